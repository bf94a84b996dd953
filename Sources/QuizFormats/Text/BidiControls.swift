/// The bidi embeddings, overrides and isolates of a text, each once, in the order of first use.
///
/// They can make a text read otherwise than it is written; no terminal is given one.
package func bidiControls(in text: String) -> [Unicode.Scalar] {
  guard hasByteOfBidiControls(text) else { return [] }
  var found: [Unicode.Scalar] = []
  for scalar in text.unicodeScalars where isBidiControl(scalar) && !found.contains(scalar) {
    found.append(scalar)
  }
  return found
}

private func isBidiControl(_ scalar: Unicode.Scalar) -> Bool {
  (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
}

/// A quick look for the byte that all of them begin with.
private func hasByteOfBidiControls(_ text: String) -> Bool {
  func look(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var isSuspect = false
    // Without a way out of the loop many bytes are looked at in one step.
    for byte in bytes { isSuspect = isSuspect || byte == 0xE2 }
    return isSuspect
  }
  return text.utf8.withContiguousStorageIfAvailable(look) ?? true
}
