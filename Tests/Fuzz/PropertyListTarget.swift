import QuizCore

@testable import QuizStore

/// A property list is read as it was written, and a card keeps what it does not know.
@Sendable func checkPropertyList(_ bytes: [UInt8]) {
  if let value = try? PropertyList(bytes) {
    let written = XMLPropertyListWriter.bytes(value)
    guard let again = try? PropertyList(written) else {
      fail("refused: \(String(decoding: written, as: UTF8.self))")
    }
    expectEqual(again, value, "read again")
    expectEqual(XMLPropertyListWriter.bytes(again), written, "written again")
  }
  guard let card = try? Card(bytes) else { return }
  let profile = card.filled(from: Profile(nickname: "Sparta042"))
  let written = Card.bytes(profile, card.marks ?? [:], over: card.root)
  guard let again = try? Card(written) else { fail("a card that was written is refused") }
  expectEqual(again.filled(from: Profile(nickname: "Other")), profile, "the card read again")
  expect(again.adjusted.isEmpty && again.refused.isEmpty, "a written card is mended: \(again)")
  expectEqual(again.marks, card.marks ?? [:], "marks")
  let known = Set(CardKey.allCases.map(\.rawValue))
  for (key, value) in card.root where !known.contains(key) {
    expectEqual(again.root[key], value, "unknown key \(key)")
  }
}
