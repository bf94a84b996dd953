import JSON

/// Tells what a file is from its first 64 KiB, of JSON from the whole, of a zip from its directory.
///
/// The tests go from what can't be mistaken to what is guessed; the ending of the name decides only
/// where the text does not.
package enum FormatDetector {
  /// How much of a text is looked at.
  static let headLength = 65_536

  /// Tells what the bytes of a whole file are.
  package static func detect(_ file: [UInt8], fileName: String = "") -> Detection {
    if let kind = FileSignature.kind(of: file, fileName: fileName) { return .refused(kind) }
    if FileSignature.isBinary(file.prefix(headLength)) { return .refused(.binary) }
    let isMarked = file.starts(with: [0xFF, 0xFE]) || file.starts(with: [0xFE, 0xFF])
    let text = isMarked ? (try? SourceText(file))?.bytes ?? file : file
    let start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let head = head(of: text[start...])
    guard let first = head.first(where: { !MarkdownBytes.isBlank($0) }) else { return .unknown }
    if first == UInt8(ascii: "<"), let detection = XMLRoot.detection(of: head) { return detection }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      if let document = try? JSONDocument(text) { return .format(detect(document)) }
      if JSONLook.isJSON(head) { return .format(JSONLook.format(head)) }
    }
    return TextLook(head, fileName: fileName).detection
  }

  /// The first part of a text, without a line that is cut off.
  private static func head(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.count > headLength else { return text }
    let head = text.prefix(headLength)
    let end = head.lastIndex { $0 == 0x0A || $0 == 0x0D }
    return end.map { head[...$0] } ?? head
  }
}
