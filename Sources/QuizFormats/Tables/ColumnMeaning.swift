/// What a column of a table holds.
enum ColumnMeaning: Equatable {
  case identifier
  case type
  case prompt
  case choice
  /// What is right; of a certain kind where the column's name says which.
  case answer(ReadOptions.AnswerKind?)
  case explanation
  case topic
  case difficulty
  case tags
  case hint
  case timeLimit

  /// Reads the name of a column, or the role that a player gives one.
  ///
  /// Case, spaces and marks do not count, nor does what follows a spaced hyphen, a dash or a bracket:
  /// `Answer 1 - max 75 characters` is a choice.
  init?(name: String) {
    let word = Self.bare(name)
    if let meaning = Self.names[word] {
      self = meaning
    } else if Self.isChoice(word) {
      self = .choice
    } else if word.hasPrefix("hint"), Self.isNumber(word.dropFirst(4)) {
      self = .hint
    } else {
      return nil
    }
  }

  private static let names: [String: ColumnMeaning] = [
    "question": .prompt, "questiontext": .prompt, "prompt": .prompt, "front": .prompt,
    "term": .prompt,
    "correct": .answer(nil), "correctanswer": .answer(nil), "correctanswers": .answer(nil),
    "correctoption": .answer(nil), "correctchoice": .answer(nil), "rightanswer": .answer(nil),
    "answer": .answer(nil), "answers": .answer(nil), "back": .answer(nil),
    "definition": .answer(nil),
    "correctletter": .answer(.letter), "answerletter": .answer(.letter),
    "letter": .answer(.letter), "correctindex": .answer(.index), "correctnumber": .answer(.index),
    "answerindex": .answer(.index), "correcttext": .answer(.text), "answertext": .answer(.text),
    "choice": .choice, "option": .choice,
    "explanation": .explanation, "feedback": .explanation,
    "category": .topic, "topic": .topic, "subject": .topic,
    "difficulty": .difficulty, "level": .difficulty, "tags": .tags, "tag": .tags,
    "id": .identifier, "type": .type, "questiontype": .type, "hint": .hint,
    "time": .timeLimit, "timelimit": .timeLimit,
  ]

  /// Whether a word is `answer1`, `optionb`, `choice12` or one letter from `a` to `f`.
  private static func isChoice(_ word: String) -> Bool {
    if word.utf8.count == 1, let letter = word.utf8.first { return 0x61...0x66 ~= letter }
    for stem in ["answer", "option", "choice"] where word.hasPrefix(stem) {
      let rest = word.dropFirst(stem.count)
      if isNumber(rest) { return true }
      if rest.utf8.count == 1, let letter = rest.utf8.first { return 0x61...0x7A ~= letter }
    }
    return false
  }

  private static func isNumber(_ text: Substring) -> Bool {
    1...3 ~= text.utf8.count && text.utf8.allSatisfy { 0x30...0x39 ~= $0 }
  }

  /// The letters and digits of a name up to the first remark, in small letters.
  private static func bare(_ name: String) -> String {
    var bytes: [UInt8] = []
    let source = Array(name.utf8.prefix(200))
    for (offset, byte) in source.enumerated() {
      let isDash =
        source[offset...].starts(with: "–".utf8) || source[offset...].starts(with: "—".utf8)
      if isDash || byte == UInt8(ascii: "(") || source[offset...].starts(with: " - ".utf8) { break }
      switch byte {
      case 0x41...0x5A: bytes.append(byte | 0x20)
      case 0x20, 0x09, 0x0A, 0x0D: break
      case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"): break
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
