extension BinaryInteger {
  /// Divides by a positive number, rounding down also below 0; the rest is never negative.
  func flooredDivision(by divisor: Self) -> (quotient: Self, rest: Self) {
    let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? (quotient - 1, rest + divisor) : (quotient, rest)
  }
}
