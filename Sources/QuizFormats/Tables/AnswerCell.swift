/// The ways in which a cell that says what is right can be understood, as places of choices.
struct AnswerCell {
  /// The cell's words.
  let text: String

  /// The numbers that it lists, such as `2`, `1,3` or `1.0`; nil where it lists anything else.
  var numbers: [Int]? {
    guard let first = text.utf8.first, 0x30...0x39 ~= first || first == UInt8(ascii: "-") else {
      return nil
    }
    if text.utf8.count == 1 { return first == UInt8(ascii: "-") ? nil : [Int(first) &- 0x30] }
    return all(parts, Self.number)
  }

  /// Whether it can be the letters or the numbers of so many choices.
  func isPlaced(among count: Int) -> Bool {
    letters?.allSatisfy { $0 < count } ?? numbers?.allSatisfy { 0...count ~= $0 } ?? false
  }

  /// The choices that its letters name, counted from 0: `B`, `a, c`, `AC`,
  /// `option_b`, `Option 2`.
  var letters: [Int]? {
    guard text.utf8.count <= 200 else { return nil }
    if text.utf8.count == 1 { return Self.letter(text).map { [$0] } }
    if let place = Self.letter(text) { return [place] }
    if let places = all(parts, Self.letter) { return places }
    let places = text.utf8.map { Int($0) &- 0x41 }
    guard places.count > 1, places.allSatisfy({ 0..<26 ~= $0 }) else { return nil }
    return zip(places, places.dropFirst()).allSatisfy { $0 < $1 } ? places : nil
  }

  /// The choices that it spells out: one, or several with a line end, `;`, `|` or `,` between.
  func places(in choices: [String]) -> [Int]? {
    if let place = place(of: text, in: choices) { return [place] }
    guard text.utf8.contains(where: { $0 == 0x0A || Self.isSeparator($0) }) else { return nil }
    for separator in ["\n", ";", "|", ","] as [Unicode.Scalar] {
      let parts = text.unicodeScalars.split(separator: separator)
        .map { fieldText(String($0), isAnswer: true) }
      guard parts.count > 1, parts.count <= choices.count else { continue }
      if let places = all(parts, { place(of: $0, in: choices) }) { return places }
    }
    return nil
  }

  private func place(of text: String, in choices: [String]) -> Int? {
    choices.firstIndex { isSame($0, text) }
  }

  /// The cell cut at commas, semicolons, bars, slashes and spaces; nothing for a long one.
  private var parts: [String] {
    guard text.utf8.count <= 400 else { return [] }
    return text.utf8.split { Self.isSeparator($0) || $0 == 0x20 || $0 == 0x0A }
      .map { String(decoding: $0, as: UTF8.self) }.filter { $0 != "and" }
  }

  private func all(_ parts: [String], _ place: (String) -> Int?) -> [Int]? {
    guard !parts.isEmpty else { return nil }
    var places: [Int] = []
    for part in parts {
      guard let found = place(part) else { return nil }
      if !places.contains(found) { places.append(found) }
    }
    return places
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "|")
      || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "&")
  }

  /// A whole number of few digits; a spreadsheet may have put `.0` behind it.
  private static func number(_ part: String) -> Int? {
    let whole = part.hasSuffix(".0") ? String(part.dropLast(2)) : part
    return whole.utf8.count <= 6 ? Int(whole) : nil
  }

  /// The place that a letter names, which may have a dot or a bracket behind it or stand in brackets;
  /// or the name of a choice, which counts from 1 where it has a number.
  private static func letter(_ part: String) -> Int? {
    let isOpen = part.utf8.first == UInt8(ascii: "(") && part.utf8.last == UInt8(ascii: ")")
    var bytes = part.utf8.dropFirst(isOpen ? 1 : 0).makeIterator()
    guard let letter = bytes.next(), 0x61...0x7A ~= letter | 0x20 else {
      return koreanChoicePlace(part)
    }
    if let mark = bytes.next() {
      guard mark == UInt8(ascii: ")") || mark == UInt8(ascii: "."), bytes.next() == nil else {
        guard let label = flatLabel(of: part)?.utf8.first else { return nil }
        return label >= 0x61 ? Int(label) &- 0x61 : Int(label) &- 0x31
      }
    }
    return Int(letter | 0x20) &- 0x61
  }
}
