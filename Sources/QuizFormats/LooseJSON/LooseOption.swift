import JSON

/// An option of home-made JSON.
struct LooseOption {
  /// On one line, without the letter that all options of the item begin with.
  var text: String
  /// As it stands in the file, on one line.
  let written: String
  /// What answers call it, such as a letter, in small letters; nil where the file gives none.
  var label: String?
  /// Whether it is right, where it says so itself.
  var isRight: Bool?
  /// What to tell someone who picked it.
  var feedback: String?

  /// Describes an option by its text.
  init(_ raw: String, label: String? = nil) {
    written = lineText(raw, isAnswer: true)
    text = written
    self.label = label
  }

  /// Reads an option that is a text, or an object around one; nil for anything else.
  init?(_ node: JSONNode, label: String? = nil) {
    if let text = node.scalarText {
      self.init(text, label: label)
      return
    }
    guard let text = Self.first(of: Self.textKeys, in: node)?.scalarText else { return nil }
    let own = Self.first(of: Self.labelKeys, in: node)?.scalarText.map { $0.lowercased() }
    self.init(text, label: label ?? own)
    isRight = Self.first(of: Self.flagKeys, in: node)?.flag
    feedback = visibleField(Self.first(of: Self.feedbackKeys, in: node)?.string)
  }

  private static func first(of keys: [String], in node: JSONNode) -> JSONNode? {
    for key in keys {
      if let value = node[key], value.kind != .null { return value }
    }
    return nil
  }

  private static let textKeys = [
    "text", "answer", "content", "texto", "option", "choice", "value", "name", "title", "label",
  ]
  private static let labelKeys = ["letter", "key", "id", "chave", "label"]
  private static let flagKeys = [
    "isCorrect", "is_correct", "correct", "right", "isRight", "is_right", "correta", "isAnswer",
  ]
  private static let feedbackKeys = ["feedback", "explanation", "rationale"]
}

/// Reads the options under a key: a list, or an object whose keys are their labels.
///
/// An object of truth values has the options as its keys. Nulls are left out; nil where something
/// else stands among them.
func looseOptions(_ node: JSONNode) -> [LooseOption]? {
  var options: [LooseOption] = []
  if node.kind == .array {
    for element in node.elements where element.kind != .null {
      guard let option = LooseOption(element) else { return nil }
      options.append(option)
    }
    return options
  }
  guard node.kind == .object else { return nil }
  let members = Array(node.members)
  let areFlags = !members.isEmpty && members.allSatisfy { $0.value.kind == .boolean }
  for member in members where member.value.kind != .null {
    if areFlags {
      var option = LooseOption(member.key)
      option.isRight = member.value.boolean
      options.append(option)
    } else {
      guard let option = LooseOption(member.value, label: member.key.lowercased()) else {
        return nil
      }
      options.append(option)
    }
  }
  return options
}

/// Takes the letters `A.`, `B)`, `(c)` off options that all have them, in sequence.
func removeLetters(from options: inout [LooseOption]) {
  guard options.count > 1, options.count <= 26 else { return }
  var bare: [Substring.UTF8View] = []
  for (index, option) in options.enumerated() {
    guard let rest = afterLetter(option.written, index: index) else {
      return labelByLetters(&options)
    }
    bare.append(rest)
  }
  for (index, rest) in bare.enumerated() {
    let text = lineText(String(Substring(rest)), isAnswer: true)
    if isBlank(text) { return }
    options[index].text = text
  }
}

/// Calls options that all begin with a letter of their own, but out of sequence, by it.
private func labelByLetters(_ options: inout [LooseOption]) {
  var letters: [String] = []
  for option in options {
    let start = option.written.utf8.prefix(2)
    let first = start.first == UInt8(ascii: "(") ? start.last : start.first
    guard option.label == nil, let letter = first.map({ $0 | 0x20 }), 0x61...0x7A ~= letter,
      afterLetter(option.written, index: Int(letter &- 0x61)) != nil
    else { return }
    letters.append(String(Unicode.Scalar(letter)))
  }
  guard Set(letters).count == letters.count else { return }
  for (index, letter) in letters.enumerated() { options[index].label = letter }
}

/// What follows the letter or number of a position, such as `B) ` at 1; nil where there is none.
func afterLetter(_ text: String, index: Int) -> Substring.UTF8View? {
  var rest = text[...].utf8
  let isOpen = rest.first == UInt8(ascii: "(")
  if isOpen { rest = rest.dropFirst() }
  guard 0..<26 ~= index, let mark = rest.first else { return nil }
  let isLetter = mark | 0x20 == UInt8(ascii: "a") &+ UInt8(index) && mark >= 0x41
  guard isLetter || index < 9 && mark == UInt8(ascii: "1") &+ UInt8(index) else { return nil }
  rest = rest.dropFirst()
  guard let sign = rest.first,
    sign == UInt8(ascii: ")") || !isOpen && (sign == 0x2E || sign == 0x3A)
  else { return nil }
  rest = rest.dropFirst()
  // "1.5" and "A.M." are no letters of options.
  guard rest.first == 0x20 else { return nil }
  return rest
}
