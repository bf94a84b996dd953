import QuizCore

/// What a typed line means at a question.
enum AnswerReading: Equatable {
  /// An answer, and the texts that the journal keeps of it.
  case response(Response, [String])
  case hint
  case skip
  /// The question is a bad one.
  case flag
  /// The answer before was right after all.
  case correct
  case leave
  case keys
  /// Nothing that fits.
  case meaningless(Nonsense)

  /// Why a line means nothing.
  enum Nonsense: Equatable {
    case empty
    case notAnOption
    case notANumber
    /// A number whose commas may group digits or stand for a decimal point.
    case ambiguousNumber
    case unknownKey(String)
    /// A key without the colon that it needs here.
    case bareKey(String)
    /// The question is flagged already.
    case flaggedAlready
    /// No answer can be called right now.
    case nothingToCorrect
  }
}

extension Board {
  /// Reads a line: the exact text of a choice first, then labels, then a command.
  ///
  /// Where no answer before may be called right, a bare `i` is an answer like any other.
  func read(_ line: String, mayCorrect: Bool = false) -> AnswerReading {
    let text = line.streamSafe.trimmingWhitespace
    if options.isEmpty { return readTyped(text, mayCorrect: mayCorrect) }
    if let option = option(withText: text) { return .response(response([option]), texts([option])) }
    if let picked = labelled(text) { return .response(response(picked), texts(picked)) }
    if let picked = listedTexts(text) { return .response(response(picked), texts(picked)) }
    let key = text.hasPrefix(":") ? String(text.dropFirst()) : text
    if let command = Self.command(key) { return command }
    return .meaningless(text.isEmpty ? .empty : .notAnOption)
  }

  /// Commands of a typed question begin with a colon; two of them type one.
  private func readTyped(_ text: String, mayCorrect: Bool) -> AnswerReading {
    guard !text.isEmpty else { return .meaningless(.empty) }
    var answer = text
    if text.hasPrefix("::") {
      answer = String(text.dropFirst())
    } else if text.hasPrefix(":") {
      return Self.command(String(text.dropFirst())) ?? .meaningless(.unknownKey(text))
    }
    switch question.kind {
    case .numeric(let key) where key.isAmbiguous(answer): return .meaningless(.ambiguousNumber)
    case .numeric(let key) where key.number(from: answer) == nil:
      return Self.command(answer) ?? .meaningless(.notANumber)
    // Somebody who types a key without its colon has not answered, unless that is the answer.
    case .shortAnswer(let key) where text.count == 1 && key.match(text) == nil:
      guard let command = Self.command(text), mayCorrect || command != .correct else {
        return .response(.text(answer), [answer])
      }
      return command == .keys ? .keys : .meaningless(.bareKey(text))
    default: return .response(.text(answer), [answer])
    }
  }

  private static func command(_ key: String) -> AnswerReading? {
    switch key.lowercased() {
    case "h", "hint": .hint
    case "s", "skip": .skip
    case "f", "flag": .flag
    case "i": .correct
    case "q", "quit", "exit", "leave": .leave
    case "?", "help", "keys": .keys
    default: nil
    }
  }

  private func option(withText text: String) -> Option? {
    options.first { spellings(of: $0).contains { $0.trimmingWhitespace == text } }
      ?? options.onlyElement {
        spellings(of: $0).contains { $0.trimmingWhitespace.lowercased() == text.lowercased() }
      }
  }

  /// What stands before a command here: a colon at a typed question, and where a choice reads like
  /// a command.
  var commandPrefix: String {
    let isNeeded =
      options.isEmpty || options.contains { Self.command($0.text.trimmingWhitespace) != nil }
    return isNeeded ? ":" : ""
  }

  private func option(labelled label: String) -> Option? {
    let bare = label.last.map { ".)".contains($0) } == true ? String(label.dropLast()) : label
    return options.first { $0.label.lowercased() == bare.lowercased() }
  }

  /// Reads one label, or several as in `A,C`, `A C` and `AC` where several may be picked.
  private func labelled(_ text: String) -> [Option]? {
    if let option = option(labelled: text) { return [option] }
    guard takesSeveral else { return nil }
    let parts = text.split { ",;+&".contains($0) || $0.isWhitespace }.map(String.init)
    let letters = text.map(String.init)
    return all(parts, option(labelled:)) ?? all(letters, option(labelled:))
  }

  /// Reads several choices by their texts, with commas between them and perhaps in them: of the
  /// texts that begin at a place, the longest counts.
  private func listedTexts(_ text: String) -> [Option]? {
    guard takesSeveral else { return nil }
    var parts = text.split(separator: ",").map { String($0).trimmingWhitespace }[...]
    // No option is put together from more parts than it has commas between.
    let most = options.map { $0.text.split(separator: ",").count }.max() ?? 0
    var found: [Option] = []
    while !parts.isEmpty {
      let longest = parts.indices.prefix(most).reversed().lazy.compactMap { end in
        option(withText: parts[...end].joined(separator: ", ")).map { ($0, end) }
      }.first
      guard let (option, end) = longest else { return nil }
      found.append(option)
      parts = parts[(end + 1)...]
    }
    return found.isEmpty ? nil : options.filter { found.contains($0) }
  }

  /// The options of all words, each once and in the order shown; nil when one names none.
  private func all(_ words: [String], _ find: (String) -> Option?) -> [Option]? {
    let found = words.compactMap(find)
    guard !words.isEmpty, found.count == words.count else { return nil }
    return options.filter { found.contains($0) }
  }
}

extension Array {
  /// The element for which a condition holds, if there is exactly one.
  fileprivate func onlyElement(where holds: (Element) -> Bool) -> Element? {
    let found = filter(holds)
    return found.count == 1 ? found[0] : nil
  }
}
