import JSON

/// Reads the lists of check boxes of mdquiz, quizdown and LinkedIn style.
///
/// A heading, or `question` in the front matter, is the prompt; `- [x]` are the options; a numbered
/// list without boxes is to be put in order. Texts stay Markdown.
package enum MarkdownReader {
  /// Reads the questions of a file.
  package static func read(
    _ text: SourceText, _ options: ReadOptions
  ) throws(ImportRefusal) -> DraftBank {
    var file = MarkdownFile(text, options)
    file.read()
    guard file.bank.log.readCount > 0 else { throw ImportRefusal(.common(.nothingToImport)) }
    return file.bank
  }

  /// Whether a file of a folder holds no question by its name alone.
  ///
  /// mdquiz passes over names that begin with an underscore.
  package static func isPassedOver(fileName: String) -> Bool {
    fileName.utf8.first == UInt8(ascii: "_")
  }
}

/// A file on its way to a bank.
struct MarkdownFile {
  private(set) var bank = DraftBank(idPrefix: "markdown")
  private let text: SourceText
  private let fences: FenceMap
  private let frontMatter: FrontMatter?
  private let lines: Range<Int>
  private let fileID: String?
  private var identifiers: Set<String> = []

  init(_ text: SourceText, _ options: ReadOptions) {
    self.text = text
    let whole = 0..<text.lines.count
    let start = whole.first { !MarkdownBytes.trimmed(text.line($0)).isEmpty } ?? whole.upperBound
    frontMatter = FrontMatter(text, start..<whole.upperBound)
    lines = (frontMatter?.end ?? 0)..<whole.upperBound
    fences = FenceMap(text, lines)
    fileID = options.fileStem.flatMap { isIdentifier($0) ? $0 : nil }
    bank.isMarkdown = true
  }

  mutating func read() {
    if frontMatter?.value(["question"]) != nil { readCard() } else { readMany() }
    for line in fences.unclosed where !bank.questions.isEmpty {
      bank.log.change(.markdown(.unclosedFence), at: Self.position(line))
    }
  }

  /// Reads one question whose prompt stands in the front matter.
  private mutating func readCard() {
    guard let frontMatter else { return }
    if let source = frontMatter.text("source") {
      if source.hasPrefix("https://") || source.hasPrefix("http://") {
        bank.sourceURL = source
      } else {
        bank.sourceTitle = lineText(source)
      }
    }
    var parser = MarkdownListParser(
      text, fences, isCard: true, isSequence: false, line: 0)
    parser.read(lines)
    for question in parser.questions {
      var draft = MarkdownDraft(
        question, MarkdownDialect(isCard: true), frontMatter, list: .boxes(isOrdered: false))
      draft.heading = frontMatter.text("question") ?? ""
      draft.fallbackID = fileID
      finish(&draft)
    }
  }

  /// Reads a question for each heading.
  private mutating func readMany() {
    let sections = MarkdownSection.sections(of: text, lines, fences)
    let lists = sections.map { $0.list(in: text, fences) }
    let dialect = dialect(lists)
    readBank()
    var outline = MarkdownOutline(sections, lists)
    for (place, section) in sections.enumerated() {
      outline.enter(place)
      if outline.isChapter(place) { continue }
      guard let list = lists[place] else {
        readWithoutList(section)
        continue
      }
      read(section, list, dialect, outline)
    }
    bank.title = bank.title ?? outline.title.map { lineText($0) }
  }

  private func dialect(_ lists: [MarkdownSection.List?]) -> MarkdownDialect {
    let hasKeys = frontMatter?.value(MarkdownDialect.quizdownKeys) != nil
    var (hasSequence, hasNumberedBoxes) = (false, false)
    for list in lists {
      switch list {
      case .sequence: hasSequence = true
      case .boxes(let isOrdered): hasNumberedBoxes = hasNumberedBoxes || isOrdered
      case nil: break
      }
    }
    return MarkdownDialect(isQuizdown: hasKeys || hasSequence && hasNumberedBoxes)
  }

  /// What the front matter says of the whole file.
  private mutating func readBank() {
    guard let frontMatter else { return }
    bank.title = visibleLine(frontMatter.text("title", "name"))
    bank.description = visibleField(frontMatter.text("description"))
    bank.language = frontMatter.text("language", "lang").flatMap { isLanguageTag($0) ? $0 : nil }
    bank.license = visibleLine(frontMatter.text("license"))
    if frontMatter.text("text_format") == "plain" { bank.isMarkdown = false }
    for key in frontMatter.unreadable(["title", "description", "language", "license"]) {
      bank.log.change(.markdown(.unreadableKey(excerpt(of: key))), at: Self.position(0))
    }
  }

  /// A heading without a list is a question that lacks it; lines before the first one are not.
  private mutating func readWithoutList(_ section: MarkdownSection) {
    guard section.level > 0 else { return }
    bank.log.read()
    bank.log.skip(
      .markdown(.noList), at: Self.position(section.line),
      question: MarkdownBytes.string(section.heading))
  }

  private mutating func read(
    _ section: MarkdownSection, _ list: MarkdownSection.List, _ dialect: MarkdownDialect,
    _ outline: MarkdownOutline
  ) {
    let own = ownOptions(section)
    var isSequence = false
    if case .sequence = list { isSequence = true }
    var parser = MarkdownListParser(
      text, fences, isCard: false, isSequence: isSequence, line: section.line)
    parser.read((own?.end ?? section.lines.lowerBound)..<section.lines.upperBound)
    for (place, question) in parser.questions.enumerated() {
      var draft = MarkdownDraft(
        question, dialect, place == 0 ? own : nil, list: list)
      let heading = MarkdownBytes.string(outline.prompt(section))
      if place == 0, !question.isListed { draft.heading = heading }
      draft.topic = outline.topic
      // The heading of a list of questions is their topic.
      if parser.questions.first?.isListed == true, !isBlank(heading) {
        let path = [outline.topic, lineText(heading)].compactMap(\.self)
        draft.topic = topicPath(path.joined(separator: "/"))
      }
      draft.isShuffled = frontMatter?.isFalse("shuffle_answers", "shuffleAnswers") != true
      finish(&draft)
    }
  }

  /// The block of options right below a heading.
  private func ownOptions(_ section: MarkdownSection) -> FrontMatter? {
    let first = section.lines.first { !MarkdownBytes.trimmed(text.line($0)).isEmpty }
    guard section.level > 0, let first,
      let own = FrontMatter(text, first..<section.lines.upperBound)
    else { return nil }
    for line in first..<own.end {
      if case .item(let marker) = MarkdownLine(text.line(line)), marker.box != nil { return nil }
    }
    return own
  }

  private mutating func finish(_ draft: inout MarkdownDraft) {
    bank.log.read()
    let position = Self.position(draft.question.line)
    guard var question = draft.make(at: position, &bank.log) else { return }
    if let id = question.sourceID, !identifiers.insert(id).inserted {
      bank.log.change(
        .common(.repeatedIdentifier(excerpt(of: id))), at: position, question: question.prompt)
      question.sourceID = nil
    }
    bank.questions.append(question)
  }

  private static func position(_ line: Int) -> JSONPosition {
    JSONPosition(line: line &+ 1, column: 1)
  }
}
