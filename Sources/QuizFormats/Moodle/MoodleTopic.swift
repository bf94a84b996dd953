/// A path of categories as a topic, without what only tells where in Moodle it hangs; nil where
/// nothing is left.
///
/// Parts stand between single slashes; a doubled one is a slash within a name, and becomes a hyphen,
/// since topics have none. Leading marks such as `$course$` and the part `top` are dropped.
func moodleTopic(_ path: String) -> String? {
  var parts: [[Unicode.Scalar]] = [[]]
  let scalars = Array(path.unicodeScalars)
  var index = 0
  while index < scalars.count {
    let isSlash = scalars[index] == "/"
    let isDoubled = isSlash && index + 1 < scalars.count && scalars[index + 1] == "/"
    if isSlash, !isDoubled {
      parts.append([])
    } else {
      parts[parts.count - 1].append(isDoubled ? "-" : scalars[index])
    }
    index += isDoubled ? 2 : 1
  }
  var names = parts.map { lineText(String(String.UnicodeScalarView($0))) }.filter { !isBlank($0) }
  if let first = names.first, isContext(first) { names.removeFirst() }
  if names.first == "top" { names.removeFirst() }
  return names.isEmpty ? nil : names.joined(separator: "/")
}

/// Whether a part is a mark such as `$course$`, `$system$` or `$cat1$`.
private func isContext(_ part: String) -> Bool {
  let bytes = part.utf8
  return bytes.count > 2 && bytes.first == 0x24 && bytes.last == 0x24
    && bytes.dropFirst().dropLast().allSatisfy { 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 }
}
