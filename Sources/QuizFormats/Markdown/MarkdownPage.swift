import QuizCore

/// The text of a bank in Markdown, as it grows.
struct MarkdownPage {
  private var bytes: [UInt8] = []
  private var count = 0

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes what holds for the whole bank; the line on shuffling is what tells quizdown's lists.
  mutating func begin(_ bank: ExportBank) {
    var options: [(String, String)] = []
    for (key, text) in [
      ("title", bank.title), ("description", bank.description), ("language", bank.language),
      ("license", bank.license),
    ] {
      if let text, !isBlank(text) { options.append((key, Self.quoted(text))) }
    }
    options.append(("shuffle_answers", "true"))
    if !bank.isMarkdown { options.append(("text_format", "plain")) }
    add(options)
  }

  /// Writes a question that has a place here.
  mutating func add(_ question: DraftQuestion) {
    count &+= 1
    var isSequence = false
    if case .ordering = question.kind { isSequence = true }
    let guarding = MarkdownGuard(guardsNumbers: isSequence)
    addHead(question, guarding)
    for hint in question.hints {
      add(line: "")
      addQuote(hint, indent: 0)
    }
    add(line: "")
    addList(question, guarding)
    guard let explanation = question.explanation else { return }
    add(line: "")
    if explanation.hasPrefix("```") || explanation.hasPrefix("~~~") { add(line: "<!-- -->\n") }
    for line in guarding.lines(of: explanation) { add(line: line) }
  }

  /// The heading, the options below it, and what of the prompt the heading can't hold.
  private mutating func addHead(_ question: DraftQuestion, _ guarding: MarkdownGuard) {
    let isHeading = guarding.fitsHeading(question.prompt)
    let heading = MarkdownReferences.encoded(Array(question.prompt.utf8)[...])
    add(line: "")
    add(line: Array("## ".utf8) + (isHeading ? heading : Array("Q\(count).".utf8)))
    let options = Self.options(of: question)
    if !options.isEmpty {
      add(line: "")
      add(options)
    }
    guard !isHeading else { return }
    add(line: "")
    for line in guarding.lines(of: question.prompt) { add(line: line) }
  }

  private mutating func addList(_ question: DraftQuestion, _ guarding: MarkdownGuard) {
    switch question.kind {
    case .multipleChoice(let list):
      for (place, choice) in list.choices.enumerated() { add(choice, "\(place &+ 1).", guarding) }
    case .multipleResponse(let list, _):
      for choice in list.choices { add(choice, "-", guarding) }
    case .trueFalse(let answer):
      let feedback = question.feedback
      for (place, value) in [true, false].enumerated() {
        let choice = Choice(
          value ? "True" : "False", isCorrect: value == answer,
          feedback: value == answer ? feedback.correct : feedback.incorrect)
        add(choice, "\(place &+ 1).", guarding)
      }
    case .ordering(let items, _):
      for (place, item) in items.enumerated() {
        // A box at the start of an item would make it a choice.
        let lines = guarding.lines(of: item)
        let isBox = item.utf8.first == UInt8(ascii: "[")
        let first = isBox ? MarkdownReferences.number(0x5B) + (lines.first ?? []).dropFirst() : nil
        add(marker: "\(place &+ 1).", box: "", [first ?? lines.first ?? []] + lines.dropFirst())
      }
    case .shortAnswer, .numeric, .matching, .cloze, .flashcard: break
    }
  }

  private mutating func add(_ choice: Choice, _ marker: String, _ guarding: MarkdownGuard) {
    add(
      marker: marker, box: choice.isCorrect ? " [x]" : " [ ]", guarding.lines(of: choice.text))
    if let feedback = choice.feedback { addQuote(feedback, indent: marker.utf8.count &+ 1) }
  }

  /// An item; code at its beginning stands on lines of its own.
  private mutating func add(marker: String, box: String, _ lines: [[UInt8]]) {
    var lines = lines[...]
    var first = Array((marker + box).utf8)
    if let line = lines.first, Fence(line[...]) == nil {
      first += [0x20] + (lines.popFirst() ?? [])
    }
    add(line: first)
    let indent = [UInt8](repeating: 0x20, count: marker.utf8.count &+ 1)
    for line in lines { add(line: line.isEmpty ? [] : indent + line) }
  }

  private mutating func addQuote(_ text: String, indent: Int) {
    let start = [UInt8](repeating: 0x20, count: indent) + Array("> ".utf8)
    let source = SourceText(text)
    for line in source.lines.indices {
      add(line: start + MarkdownReferences.encoded(source.line(line)))
    }
  }

  private mutating func add(_ options: [(String, String)]) {
    add(line: "---")
    for (key, value) in options { add(line: "\(key): \(value)") }
    add(line: "---")
  }

  private mutating func add(line: String) { add(line: Array(line.utf8)) }

  private mutating func add(line: [UInt8]) {
    bytes += line
    bytes.append(0x0A)
  }

  /// What stands in the options of a question.
  private static func options(of question: DraftQuestion) -> [(String, String)] {
    var options: [(String, String)] = []
    for (key, text) in [
      ("id", question.sourceID), ("title", question.title), ("topic", question.topic),
    ] {
      if let text { options.append((key, quoted(text))) }
    }
    if let difficulty = question.difficulty { options.append(("difficulty", difficulty.rawValue)) }
    if !question.tags.isEmpty {
      options.append(("tags", "[" + question.tags.map(quoted).joined(separator: ", ") + "]"))
    }
    if let points = question.points { options.append(("points", "\(points)")) }
    if let seconds = question.timeLimit { options.append(("time_limit", "\(seconds)")) }
    return options + self.options(of: question.kind)
  }

  /// What the list alone does not say of a type.
  private static func options(of kind: QuestionKind) -> [(String, String)] {
    var options: [(String, String)] = []
    func add(_ list: ChoiceList) {
      if list.readsAsStatement { options.append(("type", kind.typeName)) }
      if !list.isShuffled { options.append(("shuffle_answers", "false")) }
    }
    func add(_ scoring: Scoring) {
      if scoring != .partial { options.append(("scoring", scoring.rawValue)) }
    }
    switch kind {
    case .multipleChoice(let list): add(list)
    case .multipleResponse(let list, let scoring):
      add(list)
      add(scoring)
    case .ordering(_, let scoring): add(scoring)
    default: break
    }
    return options
  }

  /// A text between double quotes.
  private static func quoted(_ text: String) -> String {
    var output = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": output += "\\\(scalar)"
      case "\n": output += "\\n"
      case "\t": output += "\\t"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output + "\""
  }
}

extension ChoiceList {
  /// Whether the choices are just True and False.
  fileprivate var readsAsStatement: Bool {
    choices.count == 2 && choices.map { $0.text.lowercased() }.sorted() == ["false", "true"]
  }
}
