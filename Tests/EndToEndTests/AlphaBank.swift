import TestSupport

/// A bank of medium questions whose right choice always reads `alpha`, in ASCII alone.
enum AlphaBank {
  static let id = "t"

  /// The bank as JSON; `type` is what it takes to be asked, `right` the text of the right choice.
  static func json(id: String = id, count: Int = 12) -> String {
    let questions = (0..<count).map { number in
      """
      {"id": "q-\(number)", "type": "multiple-choice", "prompt": "Which one is it, number \(number)?",
       "choices": [{"text": "alpha", "correct": true}, {"text": "beta"}, {"text": "gamma"},
                   {"text": "delta"}]}
      """
    }
    return """
      {"format": "quizbank", "formatVersion": 1, "id": "\(id)", "title": "Alphas", "language": "en",
       "license": "CC0-1.0", "questions": [\(questions.joined(separator: ",\n"))]}
      """
  }
}

extension ScratchHome {
  /// Makes a home with the bank on its shelf.
  static func withAlphaBank(count: Int = 12) throws -> ScratchHome {
    let home = ScratchHome()
    try home.write(
      AlphaBank.json(count: count), to: "\(home.banksFolder)/\(AlphaBank.id).json")
    return home
  }
}

/// The command line of a daily from that bank.
let alphaDaily = ["daily", "--bank", AlphaBank.id]

/// What every prompt of a question ends with; from then on typing is not thrown away.
let promptEnd = "): "

extension RunningProgram {
  /// Waits until a daily of ten asks for the answer to a question.
  func wait(forQuestion number: Int) throws {
    try wait(for: "Question \(number) of 10")
    try wait(for: promptEnd)
  }
}
