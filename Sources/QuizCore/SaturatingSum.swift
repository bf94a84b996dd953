/// Returns a sum that stops at the greatest number, or the least, instead of trapping.
package func saturatingSum(_ left: Int, _ right: Int) -> Int {
  let (sum, overflow) = left.addingReportingOverflow(right)
  return overflow ? (right > 0 ? .max : .min) : sum
}
