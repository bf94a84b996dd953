/// The prompt of a cloze, cut at its gaps.
package struct ClozeText: Sendable, Equatable {
  /// A stretch of the prompt.
  package enum Part: Sendable, Equatable {
    /// Words as they stand there.
    case text(String)
    /// The gap of an id.
    case gap(String)
  }

  /// The stretches in their order.
  package let parts: [Part]
  /// Whether two braces open somewhere that no id and two closing braces follow.
  package let isUnbalanced: Bool

  /// The ids of the gaps in the order of the prompt; one that is there twice comes twice.
  package var gaps: [String] {
    parts.compactMap { part in
      if case .gap(let id) = part { id } else { nil }
    }
  }

  /// Reads a prompt; braces that open no gap are words.
  package init(_ prompt: String) {
    var parts: [Part] = []
    var isUnbalanced = false
    let bytes = prompt.utf8
    let brace = UInt8(ascii: "{")
    // From where on words were not taken over, and where the search is.
    var (start, place) = (bytes.startIndex, bytes.startIndex)
    while let open = bytes[place...].firstIndex(of: brace) {
      place = bytes.index(after: open)
      guard place < bytes.endIndex, bytes[place] == brace else { continue }
      guard let (id, end) = Self.gap(at: bytes.index(after: place), in: bytes) else {
        isUnbalanced = true
        continue
      }
      if start < open { parts.append(.text(String(prompt[start..<open]))) }
      parts.append(.gap(id))
      (start, place) = (end, end)
    }
    if start < bytes.endIndex { parts.append(.text(String(prompt[start...]))) }
    self.parts = parts
    self.isUnbalanced = isUnbalanced
  }

  /// The prompt with other words in the place of each gap, which is given by its number from 0.
  package func replacingGaps(_ words: (Int) -> String) -> String {
    var number = 0
    return parts.reduce(into: "") { text, part in
      switch part {
      case .text(let words): text += words
      case .gap:
        text += words(number)
        number += 1
      }
    }
  }

  /// The id that begins at a place and the end of the braces behind it.
  private static func gap(
    at start: String.Index, in bytes: String.UTF8View
  ) -> (id: String, end: String.Index)? {
    let id = bytes[start...].prefix(Gap.longestIdentifier + 1).prefix(while: Gap.isIdentifierByte)
    let close = bytes[id.endIndex...].prefix(2)
    guard Gap.isIdentifier(id), close.elementsEqual("}}".utf8) else { return nil }
    return (String(Substring(id)), close.endIndex)
  }
}

extension Gap {
  static let longestIdentifier = 32

  /// Whether a text is an id of a gap.
  package static func isIdentifier(_ text: String) -> Bool { isIdentifier(text.utf8) }

  fileprivate static func isIdentifier(_ bytes: some Collection<UInt8>) -> Bool {
    (1...longestIdentifier).contains(bytes.count) && bytes.allSatisfy(isIdentifierByte)
  }

  fileprivate static func isIdentifierByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
