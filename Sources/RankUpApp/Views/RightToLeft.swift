import Terminal

extension String {
  /// Whether any of it is written from right to left: Hebrew, Arabic, Syriac, Thaana, N'Ko, Adlam and
  /// the like, by the blocks that Unicode sets aside for them.
  var hasRightToLeft: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        true
      default: false
      }
    }
  }
}

extension Page {
  /// A sentence about a text, which stands below it where it is written from right to left: terminals
  /// differ in what they make of a line of both directions.
  func sentence(
    _ sentence: (String) -> String, about text: String, indent: Int = 0
  ) -> [Text] {
    guard text.hasRightToLeft else { return wrapped(sentence(text), indent: indent) }
    return wrapped(sentence(""), indent: indent) + wrapped(text)
  }

  /// A sentence with names in it; one that is written from right to left stands below it, and an
  /// ellipsis in its place.
  func sentence(
    naming names: [String], _ role: Role = .plain, _ sentence: ([String]) -> String
  ) -> [Text] {
    let inline = names.map { $0.hasRightToLeft ? surface.ellipsis : $0 }
    return wrapped(sentence(inline), role)
      + names.filter(\.hasRightToLeft).flatMap { wrapped($0, role) }
  }
}
