extension NumberKey.Accepted {
  /// The distance from the value that still counts, with the fewest digits that give these bounds;
  /// the plain difference has digits that only rounding made.
  package var tolerance: Double {
    guard let value else { return 0 }
    let difference = maximum - value
    guard difference > 0, difference.isFinite else { return 0 }
    var exponent = 0
    var leading = difference
    while leading >= 10, exponent < 400 { (leading, exponent) = (leading / 10, exponent + 1) }
    while leading < 1, exponent > -400 { (leading, exponent) = (leading * 10, exponent - 1) }
    var factor = 1.0
    for digits in 0..<17 {
      let number = (leading * factor).rounded()
      let candidate = Double("\(Int64(number))e\(exponent - digits)")
      if let candidate, value + candidate == maximum, value - candidate == minimum {
        return candidate
      }
      factor *= 10
    }
    return difference
  }
}
