/// The options of an item, looked up by what an answer may say.
struct OptionLookup {
  private let options: [LooseOption]
  /// The places of texts and of texts in small letters, where there are too many to look through.
  private var exact: [String: Int] = [:]
  private var folded: [String: Int] = [:]
  private var labels: [String: Int] = [:]
  /// How many are looked through one by one, which is faster than a table for each item.
  private static let few = 16

  /// Prepares the options of one item.
  init(_ options: [LooseOption]) {
    self.options = options
    for (index, option) in options.enumerated() {
      if let label = option.label, labels[label] == nil { labels[label] = index }
      guard options.count > Self.few else { continue }
      for text in [option.text, option.written] {
        if exact[text] == nil { exact[text] = index }
        let small = text.lowercased()
        let other = folded[small]
        // -1 where two differ by case alone.
        folded[small] = other == nil || other == index ? index : -1
      }
    }
  }

  /// The option that reads like a text, if need be but for its case.
  func textIndex(_ text: String) -> Int? {
    if options.count > Self.few {
      if let index = exact[text] { return index }
      if let index = folded[text.lowercased()] { return index < 0 ? nil : index }
    } else {
      if let index = options.firstIndex(where: { $0.text == text || $0.written == text }) {
        return index
      }
      let small = text.lowercased()
      let alike = options.indices.filter {
        options[$0].text.lowercased() == small || options[$0].written.lowercased() == small
      }
      if let index = alike.first { return alike.count == 1 ? index : nil }
    }
    return options.indices.prefix(26).first { index in
      afterLetter(text, index: index).map { lineText(String(Substring($0))) } == options[index].text
    }
  }

  /// The options that letters stand for: `B`, `b.`, `AC`, `A, C`, or the labels of the file.
  func letterIndices(_ text: String) -> [Int]? {
    if let index = labels[text.lowercased()] { return [index] }
    if let label = flatLabel(of: text), text.utf8.count > 1 {
      if let index = labels[label] { return [index] }
      // Whoever numbers options by name begins with 1.
      if let number = Int(label) { return index(number, base: 1).map { [$0] } }
      return letterIndex(label[...]).map { [$0] }
    }
    guard text.utf8.count <= 64 else { return nil }
    let parts = words(of: text)
    if parts.count > 1 {
      let each = parts.compactMap { letterIndex($0) }
      return each.count == parts.count ? each : nil
    }
    if let index = letterIndex(text[...]) { return [index] }
    let letters = Array(text.utf8)
    // "AB" is two letters, "cab" and "BA" are none.
    guard letters.allSatisfy({ 0x41...0x5A ~= $0 }), zip(letters, letters.dropFirst()).allSatisfy(<)
    else { return nil }
    let each = letters.compactMap { letterIndex(String(Unicode.Scalar($0))[...]) }
    return each.count == letters.count && !each.isEmpty ? each : nil
  }

  /// Each number of an answer such as `1, 3` or `1 and 3`; any other answer alone.
  func parts(of answer: LooseAnswer) -> [LooseAnswer] {
    guard case .text(let text) = answer, options.count > 1, text.utf8.count <= 64,
      textIndex(text) == nil
    else { return [answer] }
    let numbers = words(of: text).map { LooseAnswer.text(String($0)) }
    return numbers.count > 1 && numbers.allSatisfy { $0.index != nil } ? numbers : [answer]
  }

  private func words(of text: String) -> [Substring] {
    text.split { " ,;/&+".contains($0) }.filter { $0.lowercased() != "and" }
  }

  private func letterIndex(_ text: Substring) -> Int? {
    let marked = text.utf8.last.map { $0 == 0x2E || $0 == 0x29 } ?? false ? text.dropLast() : text
    let isOpen = marked.utf8.first == UInt8(ascii: "(") && text.utf8.last == UInt8(ascii: ")")
    let name = (isOpen ? marked.dropFirst() : marked).lowercased()
    if let index = labels[name] { return index }
    guard labels.isEmpty || options.contains(where: { $0.label == nil }), name.utf8.count == 1,
      let letter = name.utf8.first, 0x61...0x7A ~= letter
    else { return nil }
    let index = Int(letter) &- 0x61
    return index < options.count ? index : nil
  }

  /// The option of a number, where the first has the number `base`.
  func index(_ number: Int, base: Int) -> Int? {
    let (index, overflow) = number.subtractingReportingOverflow(base)
    return !overflow && options.indices.contains(index) ? index : nil
  }
}
