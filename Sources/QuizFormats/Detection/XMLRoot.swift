/// The name of the first element of an XML or HTML text, found without reading the rest.
enum XMLRoot {
  /// What such a text is; nil where it may be text that just begins with a tag.
  static func detection(of text: ArraySlice<UInt8>) -> Detection? {
    var rest = text.drop(while: MarkdownBytes.isBlank)
    let isDeclared = starts(rest, "<?xml")
    // Declarations, comments and the type of the document stand before the root.
    for _ in 0..<100 {
      guard rest.first == UInt8(ascii: "<") else { break }
      if starts(rest, "<!doctype html") { return .refused(.webPage) }
      guard let after = skip(rest) else { break }
      rest = after.drop(while: MarkdownBytes.isBlank)
    }
    guard rest.first == UInt8(ascii: "<") else {
      return isDeclared ? .refused(.otherXML) : nil
    }
    let name = rest.dropFirst().prefix { !MarkdownBytes.isBlank($0) && !"/>".utf8.contains($0) }
    let full = MarkdownBytes.string(name.prefix(100)).lowercased()
    let root = full.utf8.split(separator: UInt8(ascii: ":")).last.map {
      String(decoding: $0, as: UTF8.self)
    }
    return detection(root ?? "") ?? (isDeclared ? .refused(.otherXML) : nil)
  }

  private static func detection(_ root: String) -> Detection? {
    switch root {
    case "quiz": .format(.moodleXML)
    case "html", "head", "body": .refused(.webPage)
    case "moodle_backup", "question_categories": .refused(.moodleBackup)
    case "plist": .refused(.propertyList)
    case "svg": .refused(.image)
    case "manifest": .refused(.qtiPackage)
    case "questestinterop", "assessmentitem", "assessmenttest": .refused(.qti)
    case _ where root.hasPrefix("qti-"): .refused(.qti)
    default: nil
    }
  }

  /// What follows a declaration, a comment or a document type.
  private static func skip(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    if starts(text, "<!doctype"), let mark = text.first(where: { $0 == 0x5B || $0 == 0x3E }),
      mark == 0x5B
    {
      // What it declares itself stands between brackets, with tags of its own.
      return text.firstRange(of: Array("]>".utf8)).map { text[$0.upperBound...] }
    }
    for (start, end) in [("<?", "?>"), ("<!--", "-->"), ("<!doctype", ">")]
    where starts(text, start) {
      guard let range = text.firstRange(of: Array(end.utf8)) else { return nil }
      return text[range.upperBound...]
    }
    return nil
  }

  private static func starts(_ text: ArraySlice<UInt8>, _ mark: String) -> Bool {
    text.prefix(mark.utf8.count).map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }.elementsEqual(mark.utf8)
  }
}
