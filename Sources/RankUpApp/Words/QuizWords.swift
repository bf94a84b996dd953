package import QuizCore

/// The words of a quiz: what is asked, how it was marked, what it paid.
package struct QuizWords: Sendable {
  /// The head of a daily.
  package let dailyTitle: String
  /// The head of a practice.
  package let practiceTitle: String
  /// How many questions there are.
  package let questionCount: @Sendable (Int) -> String
  /// The streak there will be, and what it adds in percent.
  package let streakDay: @Sendable (Int, Int) -> String
  /// How the questions of a daily were chosen that is for this player alone.
  package let adaptive: String
  /// A quiz goes on at question number (first) of (second).
  package let goingOn: @Sendable (Int, Int) -> String
  /// Questions that vanished from their banks and were replaced.
  package let replaced: @Sendable (Int) -> String
  /// Questions that vanished from their banks when there was none to replace them.
  package let passedOver: @Sendable (Int) -> String
  /// Fewer questions were found than the player asked for.
  package let fewerQuestions: @Sendable (Int, Int) -> String

  /// The place of a question among all.
  package let questionOf: @Sendable (Int, Int) -> String
  /// The name of a difficulty.
  package let difficulty: @Sendable (Difficulty) -> String
  /// An amount of XP, from the number in words.
  package let xp: @Sendable (String) -> String
  /// Several choices are right: first and last label.
  package let severalRight: @Sendable (String, String) -> String
  /// The two choices of a true-false question.
  package let truth: @Sendable (Bool) -> String

  /// The labels of two choices.
  package let either: @Sendable (String, String) -> String
  /// Before an answer: the labels, and the key that shows the keys.
  package let answerByLabel: @Sendable (String, String) -> String
  /// Before a typed answer: the key that shows the keys.
  package let answerTyped: @Sendable (String) -> String
  /// Before a typed number: its unit if it has one, and the key that shows the keys.
  package let answerNumber: @Sendable (String?, String) -> String
  /// The commands at a question with labels.
  package let keys: [KeyWords]
  /// One command as the keys page shows it.
  package struct KeyWords: Sendable {
    /// What is typed.
    package let key: String
    /// What it does.
    package let meaning: String
  }
  /// How a typed question is answered with a text that looks like a command.
  package let typedKeysNote: String
  /// The line meant nothing at a question with labels: the labels, and the key that shows the keys.
  package let notALabel: @Sendable (String, String) -> String
  /// The line meant nothing at a question with several right choices: first and last label, and the
  /// key that shows the keys.
  package let notLabels: @Sendable (String, String, String) -> String
  /// The line is no number.
  package let notANumber: String
  /// The commas of the number may mean two things.
  package let ambiguousNumber: String
  /// The line is empty: what stands before a command here, a colon or nothing.
  package let nothingTyped: @Sendable (String) -> String
  /// The line looks like a command and is none.
  package let unknownKey: @Sendable (String) -> String
  /// A key was typed without its colon.
  package let bareKey: @Sendable (String) -> String
  /// A hint: its number, how many there are, and its text follows.
  package let hint: @Sendable (Int, Int) -> String
  /// What taking a hint costs.
  package let hintCost: String
  /// There is no hint, or no further one.
  package let noHint: @Sendable (Bool) -> String

  /// All right.
  package let right: String
  /// Nothing right.
  package let wrong: String
  /// Partly right, with the share in percent.
  package let partlyRight: @Sendable (Int) -> String
  /// Passed over.
  package let skipped: String
  /// What would have been right.
  package let rightAnswer: @Sendable (String) -> String
  /// Above several right answers.
  package let rightAnswers: String
  /// A number with the distance that still counts.
  package let withTolerance: @Sendable (String, String) -> String
  /// A range of numbers or of labels.
  package let range: @Sendable (String, String) -> String
  /// How the XP came about: combo in percent, streak in percent, hint taken.
  package let reasons: @Sendable (Prize, String) -> [String]
  /// The day's limit for this mode is reached.
  package let trainingLimit: @Sendable (String) -> String
  /// Somebody answered this question elsewhere meanwhile.
  package let answeredElsewhere: String

  /// A new rank: its name.
  package let levelUp: @Sendable (String) -> String
  /// The old rank, the XP that filled it, and the new rank.
  package let levelUpStory: @Sendable (String, String, String) -> String
  /// The new rank's threshold.
  package let levelUpNext: @Sendable (String, String) -> String
  /// The top rank is reached.
  package let levelUpTop: @Sendable (String) -> String

  /// How many were right of how many.
  package let rightOf: @Sendable (Int, Int) -> String
  /// How many were partly right.
  package let partlyCount: @Sendable (Int) -> String
  /// The parts of the sum.
  package let sums: SumWords
  /// Left before the end: answered, asked, and the command that goes on.
  package let paused: @Sendable (Int, Int, String) -> String
  /// A practice was left: answered, asked, right, and the XP in words.
  package let practiceLeft: @Sendable (Int, Int, Int, String) -> String
  /// The command that asks the same again.
  package let sameAgain: String
  /// At the end of a quiz of which nothing could be saved.
  package let nothingSaved: String
  /// A quiz was left of which nothing could be saved: answered of asked.
  package let leftUnsaved: @Sendable (Int, Int) -> String
  /// Three lines in a row meant nothing.
  package let tooManyLines: String
  /// The daily is done already.
  package let doneAlready: String
  /// The next daily comes in a span.
  package let nextDaily: @Sendable (String) -> String
  /// The next daily can be taken already: the command.
  package let nextIsHere: @Sendable (String) -> String
  /// What can be done meanwhile.
  package let offerPractice: @Sendable (String) -> String
  /// The standing when the quiz began.
  package let before: String
  /// The standing when the player came back to a quiz.
  package let sinceComingBack: String
  /// The standing now.
  package let now: String
  /// The bar began again since.
  package let barStartedAgain: String
}

/// The lines of a sum of XP.
package struct SumWords: Sendable {
  /// What the answers were worth.
  package let answers: String
  /// What right answers in a row added.
  package let combo: String
  /// What hints took.
  package let hints: String
  /// What the streak added: its percentage.
  package let streak: @Sendable (Int) -> String
  /// Every question was right.
  package let perfect: String
  /// "I was right" after all.
  package let corrected: String
  /// What the day's limit took.
  package let limit: String
  /// All together.
  package let total: String
}
