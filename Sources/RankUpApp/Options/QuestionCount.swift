import Arguments

/// How many questions a practice asks, 1 to 1,000.
struct QuestionCount: ArgumentValue, Equatable {
  let number: Int

  /// What is asked when nothing is said.
  static let usual = QuestionCount(number: 10)

  static let limit = 1000
  static let choices = ["1-\(limit)"]

  var argument: String { number.description }

  private init(number: Int) { self.number = number }

  init?(argument: String) {
    guard let number = Int(argument), (1...Self.limit).contains(number) else { return nil }
    self.number = number
  }
}
