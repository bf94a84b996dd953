import QuizCore

/// What a typed line means at a question.
enum AnswerReading: Equatable {
  /// An answer, and the texts that the journal keeps of it.
  case response(Response, [String])
  /// A step towards the answer: the card is turned, a gap is filled.
  case step
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
  enum Nonsense: Error, Equatable {
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
    /// Not one label for each number.
    case notPairs
    /// No right side was named for the left one of a number.
    case leftMissing(String)
    /// Two right sides were named for the left one of a number.
    case leftTwice(String)
    /// Not labels alone.
    case notOrder
    /// The item of a label was not named.
    case itemMissing(String)
    /// The item of a label was named twice.
    case itemTwice(String)
    /// The card lies with its front up.
    case notTurned
  }

  /// The command that a word stands for, without a colon.
  static func command(_ word: String) -> AnswerReading? {
    switch word.lowercased() {
    case "h", "hint": .hint
    case "s", "skip": .skip
    case "f", "flag": .flag
    case "i": .correct
    case "q", "quit", "exit", "leave": .leave
    case "?", "help", "keys": .keys
    default: nil
    }
  }
}

extension Board {
  /// Reads a line as an answer or a command; of a cloze as the answer to its first gap.
  ///
  /// Where no answer before may be called right, a bare `i` is an answer like any other.
  func read(_ line: String, mayCorrect: Bool = false) -> AnswerReading {
    let text = line.streamSafe.trimmingWhitespace
    switch layout {
    case .choices, .card: return readChoice(text)
    case .line: return readTyped(text, mayCorrect: mayCorrect)
    case .gaps(let gaps):
      return gaps.first?.read(line, mayCorrect: mayCorrect) ?? .meaningless(.empty)
    case .pairs(let left, let right):
      return readLabels(text, else: .notPairs) { $0.pairs(left, right).map(answer(pairing:)) }
    case .items(let items):
      return readLabels(text, else: .notOrder) { $0.order(items).map(answer(ordering:)) }
    }
  }

  /// Reads a command, and then labels.
  private func readLabels(
    _ text: String, else nonsense: AnswerReading.Nonsense,
    _ read: (LabelReader) -> Result<AnswerReading, AnswerReading.Nonsense>
  ) -> AnswerReading {
    guard !text.isEmpty else { return .meaningless(.empty) }
    if let command = bareCommand(text) { return command }
    guard let labels = LabelReader(text) else { return .meaningless(nonsense) }
    switch read(labels) {
    case .success(let reading): return reading
    case .failure(let nonsense): return .meaningless(nonsense)
    }
  }

  /// A command with or without a colon.
  private func bareCommand(_ text: String) -> AnswerReading? {
    AnswerReading.command(text.hasPrefix(":") ? String(text.dropFirst()) : text)
  }

  /// Reads what turns a card: nothing, `t`, or a command.
  func readTurn(_ line: String) -> AnswerReading {
    let text = line.streamSafe.trimmingWhitespace
    if text.isEmpty || ["t", "turn"].contains(text.lowercased()) { return .step }
    return bareCommand(text) ?? .meaningless(.notTurned)
  }

  /// Reads the exact text of a choice first, then labels, then a command.
  private func readChoice(_ text: String) -> AnswerReading {
    if let option = option(withText: text) { return .response(response([option]), texts([option])) }
    if let picked = labelled(text) { return .response(response(picked), texts(picked)) }
    if let picked = listedTexts(text) { return .response(response(picked), texts(picked)) }
    if let command = bareCommand(text) { return command }
    return .meaningless(text.isEmpty ? .empty : .notAnOption)
  }

  /// Commands of a typed question begin with a colon; two of them type one.
  private func readTyped(_ text: String, mayCorrect: Bool) -> AnswerReading {
    guard !text.isEmpty else { return .meaningless(.empty) }
    var answer = text
    if text.hasPrefix("::") {
      answer = String(text.dropFirst())
    } else if text.hasPrefix(":") {
      return AnswerReading.command(String(text.dropFirst())) ?? .meaningless(.unknownKey(text))
    }
    switch question.kind {
    case .numeric(let key) where key.isAmbiguous(answer): return .meaningless(.ambiguousNumber)
    case .numeric(let key) where key.number(from: answer) == nil:
      return AnswerReading.command(answer) ?? .meaningless(.notANumber)
    // Somebody who types a key without its colon has not answered, unless that is the answer.
    case .shortAnswer(let key) where text.count == 1 && key.match(text) == nil:
      guard let command = AnswerReading.command(text), mayCorrect || command != .correct else {
        return .response(.text(answer), [answer])
      }
      return command == .keys ? .keys : .meaningless(.bareKey(text))
    default: return .response(.text(answer), [answer])
    }
  }

  private func option(withText text: String) -> Option? {
    options.first { spellings(of: $0).contains { $0.trimmingWhitespace == text } }
      ?? options.onlyElement {
        spellings(of: $0).contains { $0.trimmingWhitespace.lowercased() == text.lowercased() }
      }
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
