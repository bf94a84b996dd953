import QuizCore

extension QuizWords {
  static let english = QuizWords(
    dailyTitle: "Daily quiz",
    practiceTitle: "Practice",
    questionCount: { $0 == 1 ? "1 question" : "\($0) questions" },
    streakDay: { day, percent in "day \(day) of your streak: +\(percent) % XP" },
    seed: { "seed \($0)" },
    goingOn: { next, count in "Going on at question \(next) of \(count)." },
    replaced: { count in
      count == 1
        ? "One question drawn for today is no longer in its bank; another takes its place."
        : "\(count) questions drawn for today are no longer in their banks; others take their place."
    },
    passedOver: { count in
      count == 1
        ? "One question drawn for today is no longer in its bank, and there is no other; it counts as skipped."
        : "\(count) questions drawn for today are no longer in their banks, and there are no others; they count as skipped."
    },
    fewerQuestions: { found, wanted in
      found == 1
        ? "One question fits, not \(wanted); here it is."
        : "\(found) questions fit, not \(wanted); here they are."
    },
    questionOf: { "Question \($0) of \($1)" },
    difficulty: { $0.rawValue },
    xp: { "\($0) XP" },
    severalRight: { "More than one may be right: name all that are, as in \($0),\($1)." },
    inUnit: { "The answer is in \($0)." },
    truth: { $0 ? "True" : "False" },
    either: { "\($0) or \($1)" },
    answerByLabel: { "Your answer, \($0) (\($1) for keys): " },
    answerTyped: { "Your answer (\($0) for keys): " },
    answerNumber: { "Your number (\($0) for keys): " },
    keys: [
      KeyWords(key: "h", meaning: "a hint; it halves the XP of this question"),
      KeyWords(key: "s", meaning: "skip this question, for no XP"),
      KeyWords(key: "q", meaning: "leave; what is answered is saved"),
      KeyWords(key: "?", meaning: "these keys"),
    ],
    typedKeysNote: "An answer that begins with : is typed with two, as in ::q.",
    notALabel: { "That is none of the choices. Type \($0), or \($1) for the keys." },
    notLabels: { first, last, key in
      "That does not name choices. Type one or more of \(first) to \(last), as in \(first),\(last), or \(key) for the keys."
    },
    notANumber: "That is not a number. Type digits, as in 42, 3.5 or 1e3.",
    nothingTyped: { "Nothing was typed. \($0)? shows the keys; \($0)s skips the question." },
    unknownKey: { "There is no key \($0). :? shows the keys; :\($0) types it as an answer." },
    hint: { number, count in count == 1 ? "Hint" : "Hint \(number) of \(count)" },
    hintCost: "This question now pays half.",
    noHint: { taken in taken ? "There is no further hint." : "There is no hint for this question."
    },
    right: "Right",
    wrong: "Wrong",
    partlyRight: { "Partly right, \($0) %" },
    skipped: "Skipped",
    rightAnswer: { "The answer: \($0)" },
    alternatives: { $0.joined(separator: ", or ") },
    withTolerance: { "\($0), give or take \($1)" },
    range: { "\($0) to \($1)" },
    reasons: { prize, base in
      var parts = [base]
      if prize.comboPercent > 0 { parts.append("combo +\(prize.comboPercent) %") }
      if prize.streakPercent > 0 { parts.append("streak +\(prize.streakPercent) %") }
      if prize.isHinted { parts.append("halved by the hint") }
      return parts.joined(separator: ", ")
    },
    trainingLimit: { "Today's limit of \($0) XP for practice is reached; you learn on for free." },
    answeredElsewhere: "This question was answered in another window; that answer stands.",
    levelUp: { "Level up: you are \($0) now!" },
    levelUpStory: { old, xp, new in
      "You filled all \(xp) XP of \(old). The bar starts again from 0, in the colour of \(new)."
    },
    levelUpNext: { xp, next in "\(xp) XP lead from here to \(next)." },
    levelUpTop: { "\($0) XP fill the last bar there is." },
    rightOf: { "\($0) of \($1) right" },
    sums: SumWords(
      answers: "Answers", combo: "Right answers in a row", hints: "Hints",
      streak: { "Streak, +\($0) %" }, perfect: "Every one right",
      corrected: "You were right after all", limit: "Over the day's limit", total: "Together"),
    paused: { answered, asked, command in
      answered == 0
        ? "Paused with 0 of \(asked) answered. Go on with: \(command)"
        : "Paused with \(answered) of \(asked) answered and saved. Go on with: \(command)"
    },
    practiceLeft: { answered, asked in
      answered == 0
        ? "Left with 0 of \(asked) answered."
        : "Left with \(answered) of \(asked) answered and saved."
    },
    nothingSaved: "Nothing of this was saved.",
    leftUnsaved: { "Left with \($0) of \($1) answered; nothing was saved." },
    tooManyLines: "Three lines in a row meant nothing, so the quiz stops here.",
    doneAlready: "Today's quiz is done.",
    nextDaily: { "The next one comes in \($0)." },
    nextIsHere: { "The next one is here already: \($0)" },
    offerPractice: { "Until then: \($0)" },
    before: "Before",
    now: "Now",
    barStartedAgain: "started again at the level-up")
}
