/// Bytes in the place of others, and why.
struct MendEdit {
  let range: Range<Int>
  let bytes: [UInt8]
  let reasons: [MendReason]
}

/// The bytes of a part of a text with edits in it, which are in order and do not overlap.
func applying(
  _ edits: some Sequence<MendEdit>, to bytes: [UInt8], in part: Range<Int>
) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(part.count)
  var offset = part.lowerBound
  for edit in edits
  where edit.range.lowerBound >= offset && edit.range.upperBound <= part.upperBound {
    result += bytes[offset..<edit.range.lowerBound]
    result += edit.bytes
    offset = edit.range.upperBound
  }
  return result + bytes[offset..<part.upperBound]
}
