import JSON

/// A text with one marker in it, as the text without it and the place where it stood.
struct MarkedText {
  let bytes: [UInt8]
  let offset: Int
  /// Counted here scalar by scalar, in the plainest way, for lines that end in LF.
  let position: JSONPosition

  /// Takes the first 👉 out of the text.
  init(_ marked: String) {
    let marker: Unicode.Scalar = "👉"
    let before = marked.unicodeScalars.prefix { $0 != marker }
    let after = marked.unicodeScalars.dropFirst(before.count + 1)
    bytes = Array(String(before).utf8) + Array(String(after).utf8)
    offset = String(before).utf8.count
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    position = JSONPosition(line: lines.count, column: (lines.last?.count ?? 0) + 1)
  }
}

/// The error that reading these bytes ends in, nil when they are JSON.
func error(reading bytes: [UInt8], maximumDepth: Int = 128) -> JSONError? {
  do throws(JSONError) {
    _ = try JSONDocument(bytes, maximumDepth: maximumDepth)
    return nil
  } catch {
    return error
  }
}

/// The value that a text holds.
func value(_ text: String) throws -> JSONValue {
  JSONValue(try JSONDocument(Array(text.utf8)).root)
}
