import Arguments

/// How many days up to today are looked at, 1 to 36,500.
struct DayCount: ArgumentValue, Equatable {
  let number: Int

  static let limit = 36_500
  static let choices = ["1-\(limit)"]

  var argument: String { number.description }

  init?(argument: String) {
    guard let number = Int(argument), (1...Self.limit).contains(number) else { return nil }
    self.number = number
  }
}
