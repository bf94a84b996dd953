import QuizCore

extension QuizWords {
  static let english = QuizWords(
    dailyTitle: "Daily quiz",
    practiceTitle: "Practice",
    questionCount: { $0 == 1 ? "1 question" : "\($0) questions" },
    streakDay: { day, percent in "day \(day) of your streak: +\(percent) % XP" },
    adaptive:
      "Chosen for you: half due or weak, half new, and what everybody is asked where those run short.",
    goingOn: { next, count in "Going on at question \(next) of \(count)." },
    replaced: { count in
      count == 1
        ? "One of the drawn questions is no longer in its bank; another takes its place."
        : "\(count) of the drawn questions are no longer in their banks; others take their place."
    },
    passedOver: { count in
      count == 1
        ? "One of the drawn questions is no longer in its bank, and there is no other; it counts as skipped."
        : "\(count) of the drawn questions are no longer in their banks, and there are no others; they count as skipped."
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
    truth: { $0 ? "True" : "False" },
    either: { "\($0) or \($1)" },
    answerByLabel: { "Your answer, \($0) (\($1) for keys): " },
    answerTyped: { "Your answer (\($0) for keys): " },
    answerNumber: { unit, keys in
      "Your number\(unit.map { " in " + $0 } ?? "") (\(keys) for keys): "
    },
    keys: [
      KeyWords(key: "h", meaning: "a hint; the first one halves the XP of the question"),
      KeyWords(key: "s", meaning: "skip this question, for no XP"),
      KeyWords(key: "f", meaning: "flag a bad question; it is asked all the same"),
      KeyWords(key: "i", meaning: "I was right: the answer typed before counts, once a day"),
      KeyWords(key: "q", meaning: "leave; what is answered is saved"),
      KeyWords(key: "?", meaning: "these keys"),
    ],
    typedKeysNote: "An answer that begins with : is typed with two, as in ::q.",
    notALabel: { "That is none of the choices. Type \($0), or \($1) for the keys." },
    notLabels: { first, last, key in
      "That does not name choices. Type one or more of \(first) to \(last), as in \(first),\(last), or \(key) for the keys."
    },
    notANumber: "That is not a number. Type digits, as in 42, 3.5 or 1e3.",
    ambiguousNumber:
      "A comma counts as a decimal point here. Type a large number without commas, or use a point.",
    nothingTyped: { "Nothing was typed. \($0)? shows the keys; \($0)s skips the question." },
    unknownKey: { "There is no key \($0). :? shows the keys; :\($0) types it as an answer." },
    bareKey: { "At a typed question the keys begin with a colon: :\($0)" },
    hint: { number, count in count == 1 ? "Hint" : "Hint \(number) of \(count)" },
    hintCost: "This question now pays half.",
    noHint: { taken in taken ? "There is no further hint." : "There is no hint for this question."
    },
    right: "Right",
    wrong: "Wrong",
    partlyRight: { "Partly right, \($0) %" },
    skipped: "Skipped",
    rightAnswer: { "The answer: \($0)" },
    rightAnswers: "The answers:",
    withTolerance: { "\($0), give or take \($1)" },
    range: { "\($0) to \($1)" },
    reasons: { prize, base in
      var parts = [base]
      if prize.comboPercent > 0 { parts.append("in a row +\(prize.comboPercent) %") }
      if prize.streakPercent > 0 { parts.append("streak +\(prize.streakPercent) %") }
      if prize.isHinted { parts.append("halved by the hint") }
      if prize.isSelfJudged { parts.append("a quarter for a card") }
      return parts
    },
    trainingLimit: { "That is today's \($0) XP from practice. It pays again tomorrow." },
    answeredElsewhere: "This question was answered in another window; that answer stands.",
    levelUp: { "Level up: you are \($0) now!" },
    levelUpStory: { old, xp, new in
      "You filled all \(xp) XP of \(old). The bar starts again from 0, in the colour of \(new)."
    },
    levelUpNext: { xp, next in "\(xp) XP lead from here to \(next)." },
    levelUpTop: { "\($0) XP fill the last bar there is." },
    rightOf: { "\($0) of \($1) right" },
    partlyCount: { "\($0) partly" },
    sums: SumWords(
      answers: "Answers", combo: "Right in a row", hints: "Hints",
      streak: { "Streak, +\($0) %" }, perfect: "Every one right",
      corrected: "You were right after all", limit: "Over the day's limit", total: "Together"),
    paused: { answered, asked, command in
      answered == 0
        ? "Paused with 0 of \(asked) answered. Go on with: \(command)"
        : "Paused with \(answered) of \(asked) answered and saved. Go on with: \(command)"
    },
    practiceLeft: { answered, asked, right, xp in
      answered == 0
        ? "Left before the first answer."
        : "Left after \(answered) of \(asked): \(right) right, \(xp)."
    },
    sameAgain: "The same again:",
    nothingSaved: "Nothing of this was saved.",
    leftUnsaved: { "Left with \($0) of \($1) answered; nothing was saved." },
    tooManyLines: "Three lines in a row meant nothing, so the quiz stops here.",
    doneAlready: "Today's quiz is done.",
    nextDaily: { "The next one comes in \($0)." },
    nextIsHere: { "The next one is here already: \($0)" },
    offerPractice: { "Until then: \($0)" },
    before: "Before",
    sinceComingBack: "Came back",
    now: "Now",
    barStartedAgain: "started again at the level-up")
}
