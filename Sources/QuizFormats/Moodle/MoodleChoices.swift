import QuizCore

/// Choices on their way into a question, each text once.
struct MoodleChoices {
  /// In the order of the file.
  private(set) var choices: [Choice] = []
  /// The texts that came again.
  private(set) var repeated: [String] = []
  private var places: [String: Int] = [:]

  /// Adds a choice; of two that read the same the right one stays, or else the first.
  mutating func add(_ choice: Choice) {
    let key = comparableText(choice.text)
    guard let place = places[key] else {
      places[key] = choices.count
      choices.append(choice)
      return
    }
    repeated.append(choice.text)
    if choice.isCorrect, !choices[place].isCorrect { choices[place] = choice }
  }

  /// How many of the choices are right.
  var correctCount: Int { choices.count { $0.isCorrect } }
}

/// A clean text with each run of white space as one space, so that texts that look the same are.
func comparableText(_ text: String) -> String {
  var previous: UInt8 = 0
  for byte in text.utf8 {
    // These bytes begin or are spaces other than the plain one; all else is clean already.
    let isSuspect = byte < 0x20 || byte == 0xC2 || 0xE1...0xE3 ~= byte
    if isSuspect || (byte == 0x20 && previous == 0x20) { return lineText(text, isAnswer: true) }
    previous = byte
  }
  return text
}

/// An answer of the file with what it earns.
struct MoodleAnswer {
  let text: String
  /// In percent, −100 to 100.
  let fraction: Double
  let feedback: String?

  /// Whether it earns all there is.
  var isFull: Bool { fraction > 99.99 }

  /// What it earns, −1 to 1.
  var credit: Double { isFull ? 1 : shortened(fraction / 100) }
}

/// A credit without the digits that only division made.
private func shortened(_ credit: Double) -> Double { (credit * 1e9).rounded() / 1e9 }

extension MoodleAnswer {
  /// The choice it is where one is picked.
  var pickedChoice: Choice {
    Choice(
      text, isCorrect: isFull, credit: isFull || fraction == 0 ? nil : credit, feedback: feedback)
  }
}

/// What right choices together earn, and whether that has to be written beside each.
struct MoodleShares {
  /// Whether the right ones add up to all there is.
  let addUp: Bool
  /// Whether what the choices earn goes without saying.
  ///
  /// Each right one earns the same, and the wrong ones take the same so that all of them take
  /// everything, or nothing: then ticking all would be right, which no author means.
  let areUsual: Bool
  private let sum: Double

  init(_ answers: [MoodleAnswer]) {
    let right = answers.map(\.fraction).filter { $0 > 0 }
    let wrong = answers.map(\.fraction).filter { $0 <= 0 }
    sum = right.reduce(0, +)
    addUp = abs(sum - 100) <= 1
    let share = 100 / Double(max(1, right.count))
    let loss = -100 / Double(max(1, wrong.count))
    areUsual =
      right.allSatisfy { abs($0 - share) < 0.01 }
      && (wrong.allSatisfy { abs($0 - loss) < 0.01 } || wrong.allSatisfy { $0 == 0 })
  }

  /// What a choice earns; nil where it need not be said.
  func credit(of answer: MoodleAnswer) -> Double? {
    guard addUp, !areUsual, answer.fraction != 0 else { return nil }
    return shortened(answer.fraction > 0 ? min(1, answer.fraction / sum) : answer.fraction / 100)
  }
}
