/// What a column of a table holds.
enum ColumnMeaning: Equatable {
  case identifier
  case type
  case prompt
  case choice
  /// A choice that is wrong, where the answer itself is another one.
  case wrong
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
    guard let meaning = Self.names[word] ?? Self.koreanNames[word] ?? Self.counted(word) else {
      return nil
    }
    self = meaning
  }

  private static let names: [String: ColumnMeaning] = [
    "question": .prompt, "questiontext": .prompt, "prompt": .prompt, "front": .prompt,
    "term": .prompt, "q": .prompt, "stem": .prompt,
    "correct": .answer(nil), "correctanswer": .answer(nil), "correctanswers": .answer(nil),
    "correctoption": .answer(nil), "correctchoice": .answer(nil), "rightanswer": .answer(nil),
    "answer": .answer(nil), "answers": .answer(nil), "back": .answer(nil),
    "definition": .answer(nil), "right": .answer(nil), "rightoption": .answer(nil),
    "rightchoice": .answer(nil), "key": .answer(nil), "answerkey": .answer(nil),
    "solution": .answer(nil),
    "correctletter": .answer(.letter), "answerletter": .answer(.letter),
    "letter": .answer(.letter), "correctindex": .answer(.index), "correctnumber": .answer(.index),
    "answerindex": .answer(.index), "correcttext": .answer(.text), "answertext": .answer(.text),
    "explanation": .explanation, "feedback": .explanation,
    "category": .topic, "topic": .topic, "subject": .topic,
    "difficulty": .difficulty, "level": .difficulty, "tags": .tags, "tag": .tags,
    "id": .identifier, "type": .type, "questiontype": .type, "hint": .hint,
    "time": .timeLimit, "timelimit": .timeLimit,
  ]

  /// What a word with a number or a letter behind it means: `answer1`, `optionb`, `wrong2`; also one
  /// letter from `a` to `f` alone, and a digit.
  private static func counted(_ word: String) -> ColumnMeaning? {
    if word.utf8.count == 1, let sign = word.utf8.first {
      return 0x61...0x66 ~= sign || 0x31...0x39 ~= sign ? .choice : nil
    }
    if koreanSignPlace(word[...]) != nil { return .choice }
    for (stem, meaning) in stems + koreanStems where word.hasPrefix(stem) {
      let rest = word.dropFirst(stem.count)
      if rest.isEmpty, meaning == .choice || meaning == .wrong { return meaning }
      if isNumber(rest) || koreanSignPlace(rest) != nil { return meaning }
      if meaning == .choice, rest.utf8.count == 1, let letter = rest.utf8.first,
        0x61...0x7A ~= letter
      {
        return meaning
      }
    }
    return nil
  }

  /// Longer ones first, so that none is taken for the beginning of another.
  private static let stems: [(String, ColumnMeaning)] = [
    ("wronganswer", .wrong), ("wrongoption", .wrong), ("wrongchoice", .wrong), ("wrong", .wrong),
    ("incorrectanswer", .wrong), ("incorrectoption", .wrong), ("incorrectchoice", .wrong),
    ("incorrect", .wrong), ("distractor", .wrong), ("alternative", .choice), ("answer", .choice),
    ("option", .choice), ("choice", .choice), ("opt", .choice), ("hint", .hint),
  ]

  /// The number that ends the name of a column, up to its first remark.
  static func number(in name: String) -> Int? {
    let digits = bare(name).utf8.reversed().prefix(while: isASCIIDigit)
    return Int(String(decoding: digits.reversed(), as: UTF8.self))
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
