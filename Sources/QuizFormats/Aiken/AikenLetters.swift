/// The letters that name right choices: `B`, `B)`, and in a lenient reading `AB` or `A, B`.
struct AikenLetters {
  /// The places of the choices, from 0, each once.
  let places: [Int]
  /// Whether they are capitals.
  let areCapitals: Bool

  /// Reads letters; nil for anything else.
  init?(_ text: ArraySlice<UInt8>, areSeveralAllowed: Bool) {
    guard text.count <= 120 else { return nil }
    var letters: [UInt8] = []
    var areParted = false
    for word in text.split(whereSeparator: { Self.isSeparator($0) }) {
      let isWord = Self.joins.contains(String(decoding: word, as: UTF8.self).lowercased())
      if isWord, areSeveralAllowed, !letters.isEmpty { continue }
      guard word.allSatisfy({ 0x61...0x7A ~= $0 | 0x20 }) else { return nil }
      areParted = areParted || !letters.isEmpty
      letters += word
    }
    guard let first = letters.first, text.first == first || text.first == UInt8(ascii: "(") else {
      return nil
    }
    guard letters.count == 1 || areSeveralAllowed else { return nil }
    // Letters without a sign between them are no word: capitals, each once and in order.
    let isRun = letters.allSatisfy { $0 < 0x60 } && zip(letters, letters.dropFirst()).allSatisfy(<)
    let isAlone = text.split(whereSeparator: { Self.isSeparator($0) }).allSatisfy { word in
      word.count == 1 || Self.joins.contains(String(decoding: word, as: UTF8.self).lowercased())
    }
    guard isRun || areParted && isAlone || letters.count == 1 else { return nil }
    var places: [Int] = []
    for letter in letters where !places.contains(Int(letter & 0xDF) - 0x41) {
      places.append(Int(letter & 0xDF) - 0x41)
    }
    self.places = places
    areCapitals = letters.allSatisfy { $0 < 0x60 }
  }

  /// The letters as capitals, a comma between them.
  var names: String { places.map(Self.name).joined(separator: ", ") }

  /// The capital that names a choice, by its place from 0.
  static func name(_ place: Int) -> String {
    String(Unicode.Scalar(UInt8(ascii: "A") &+ UInt8(clamping: min(25, max(0, place)))))
  }

  private static let joins: Set<String> = ["and", "or"]

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte <= 0x20 || ",;.)(&+/".utf8.contains(byte)
  }
}
