import Arguments

/// What fixes the questions of a practice and their order, any unsigned 64-bit number.
struct Seed: ArgumentValue, Equatable {
  let number: UInt64

  static let choices = ["0-\(UInt64.max)"]

  var argument: String { number.description }

  init(_ number: UInt64) { self.number = number }

  init?(argument: String) {
    guard let number = UInt64(argument) else { return nil }
    self.number = number
  }
}
