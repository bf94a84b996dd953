/// Returns a sum that stops at the greatest number, or the least, instead of trapping.
func saturatingSum(_ left: Int, _ right: Int) -> Int {
  let (sum, overflow) = left.addingReportingOverflow(right)
  return overflow ? (right > 0 ? .max : .min) : sum
}

/// Returns a difference that stops at the least number, or the greatest, instead of trapping.
func saturatingDifference(_ left: Int, _ right: Int) -> Int {
  let (difference, overflow) = left.subtractingReportingOverflow(right)
  return overflow ? (right < 0 ? .max : .min) : difference
}
