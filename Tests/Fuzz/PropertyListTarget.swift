import QuizCore

@testable import QuizStore

/// A property list is read as it was written, and a card keeps what it does not know.
@Sendable func checkPropertyList(_ bytes: [UInt8]) {
  if let value = try? PropertyList(bytes) {
    let written = XMLPropertyListWriter.bytes(value)
    guard let again = try? PropertyList(written) else {
      fail("refused: \(String(decoding: written, as: UTF8.self))")
    }
    if value.isText {
      expectEqual(again, value, "read again")
      expectEqual(XMLPropertyListWriter.bytes(again), written, "written again")
    }
  }
  guard let card = try? Card(bytes), PropertyList.dictionary(card.root).isText else { return }
  let profile = card.filled(from: Profile(nickname: "Sparta042"))
  let written = Card.bytes(profile, card.marks ?? [:], over: card.root)
  guard let again = try? Card(written) else { fail("a card that was written is refused") }
  expectEqual(again.filled(from: Profile(nickname: "Other")), profile, "the card read again")
  expect(again.adjusted.isEmpty && again.refused.isEmpty, "a written card is mended: \(again)")
  expectEqual(again.marks, card.marks ?? [:], "marks")
  let known = Set(CardKey.allCases.map(\.rawValue) + [CardKey.formatVersion, CardKey.journalMarks])
  for (key, value) in card.root where !known.contains(key) {
    expectEqual(again.root[key], value, "unknown key \(key)")
  }
}

extension PropertyList {
  /// Whether XML can hold every text in it; a binary list may have others.
  fileprivate var isText: Bool {
    switch self {
    case .string(let text): Self.isText(text)
    case .array(let elements): elements.allSatisfy(\.isText)
    case .dictionary(let members): members.allSatisfy { Self.isText($0.key) && $0.value.isText }
    default: true
    }
  }

  private static func isText(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x09, 0x0A, 0x20..<0xFFFE, 0x10000...: true
      default: false
      }
    }
  }
}
