/// Walks through the lines below a heading and sorts them into prompt, options, hints and the rest.
struct MarkdownListParser {
  private enum Place {
    case body
    case item
    case tail
  }

  private let text: SourceText
  private let fences: FenceMap
  private let isCard: Bool
  private let isSequence: Bool

  private(set) var questions: [MarkdownQuestion] = []
  private var open: MarkdownQuestion
  private var place = Place.body
  private var contentIndent = 0
  private var blanks = 0
  private var isInQuote = false
  /// What begins the prompt of the open question, where that has no heading.
  private var style: MarkdownPrompt.Style?
  /// The column where the open question goes on, if its prompt is the item of a list.
  private var nest = 0
  private var end = 0
  /// The number of the item before.
  private var number: Int?

  /// Gets ready for lines with boxes, or with a plain numbered list.
  init(_ text: SourceText, _ fences: FenceMap, isCard: Bool, isSequence: Bool, line: Int) {
    self.text = text
    self.fences = fences
    self.isCard = isCard
    self.isSequence = isSequence
    open = MarkdownQuestion(line: line)
  }

  /// Reads lines; in a file of many questions a second list after a paragraph is another question.
  mutating func read(_ lines: Range<Int>) {
    end = lines.upperBound
    for line in lines {
      let isCode = fences[line]
      if !isCode, beginsPrompt(line) { continue }
      let bytes = text.line(line)
      let isNested = nest > 0 && MarkdownBytes.indent(of: bytes) >= nest
      let inner = isNested ? MarkdownBytes.dropping(nest, from: bytes) : bytes
      if isCode { readCode(inner) } else { read(inner, at: line) }
    }
    finish()
  }

  /// Begins a question with a line that begins a prompt as the one before, or a nested one; whether it
  /// does.
  private mutating func beginsPrompt(_ line: Int) -> Bool {
    let isFirst = place == .body && open.body.isEmpty
    guard !isCard, !isSequence, isFirst || !open.items.isEmpty,
      let prompt = MarkdownPrompt(text.line(line)),
      isFirst || style?.goesOn(to: prompt.style) == true,
      let box = MarkdownBoxPlace(after: line, of: prompt, in: text, before: end)
    else { return false }
    if isFirst {
      if prompt.style == .bullet, box == .below { return false }
    } else {
      // In bold stands many an explanation, too.
      if prompt.style == .bold, place != .item || blanks > 0 { return false }
      finish()
      open = MarkdownQuestion(line: line)
    }
    (style, nest, place, blanks, isInQuote) = (
      prompt.style, box == .nested ? prompt.contentIndent : 0, .body, 0, false
    )
    open.isListed = nest > 0
    open.body.append(nest > 0 ? prompt.text : text.line(line))
    return true
  }

  private mutating func finish() {
    open.settleLooseCode()
    questions.append(open)
  }

  private mutating func readCode(_ line: ArraySlice<UInt8>) {
    isInQuote = false
    let isBlankLine = MarkdownBytes.trimmed(line).isEmpty
    let isLoose = !isBlankLine && MarkdownBytes.indent(of: line) < 2
    switch place {
    case .body: append(line) { $0.body.append($1, after: $2) }
    case .tail: append(line) { $0.tail.append($1, after: $2) }
    case .item:
      let inner = MarkdownBytes.dropping(contentIndent, from: line)
      let hasLoose = open.items.last?.looseCode.isEmpty == false
      if !isCard, hasLoose || isLoose && Fence(line) != nil {
        append(hasLoose ? line : inner) { $0.appendToItem(\.looseCode, $1, after: $2) }
      } else {
        if isCard { blanks = 0 }
        append(inner) { $0.appendToItem(\.text, $1, after: $2) }
      }
    }
  }

  private mutating func append(
    _ line: ArraySlice<UInt8>,
    _ add: (inout MarkdownQuestion, ArraySlice<UInt8>, Int) -> Void
  ) {
    add(&open, line, blanks)
    blanks = 0
  }

  private mutating func read(_ line: ArraySlice<UInt8>, at number: Int) {
    let kind = MarkdownLine(line)
    if case .quote(let quoted) = kind, readQuote(quoted, line) { return }
    isInQuote = false
    switch kind {
    case .blank: blanks &+= 1
    case .item(let marker) where begins(marker): begin(marker, at: number)
    case .comment where place == .body && !isCard: break
    case .comment where place != .body && !isInside(line),
      .rule where place != .body && !isInside(line):
      place = .tail
      blanks = 0
    default: readText(line)
    }
  }

  /// Whether a line is indented so far that it belongs to the open item.
  private func isInside(_ line: ArraySlice<UInt8>) -> Bool {
    place == .item && MarkdownBytes.indent(of: line) >= min(2, contentIndent)
  }

  private func begins(_ marker: MarkdownMarker) -> Bool {
    guard (marker.box == nil) == isSequence else { return false }
    switch place {
    case .body: return true
    case .item: return marker.indent < contentIndent
    case .tail: return !isSequence
    }
  }

  private mutating func begin(_ marker: MarkdownMarker, at line: Int) {
    if beginsList(marker) {
      var next = MarkdownQuestion(line: line)
      next.body = open.tail
      open.tail = MarkdownText()
      finish()
      open = next
    }
    number = marker.number
    var item = MarkdownQuestion.Item(isOrdered: marker.isOrdered, box: marker.box)
    if !MarkdownBytes.trimmed(marker.text).isEmpty { item.text.append(marker.text) }
    open.items.append(item)
    place = .item
    contentIndent = marker.contentIndent
    blanks = 0
  }

  /// Whether a box begins another list than the open one: after a text, of another kind, or counted
  /// anew.
  private func beginsList(_ marker: MarkdownMarker) -> Bool {
    guard !isCard, let first = open.items.first else { return false }
    if place == .tail, !open.tail.isEmpty { return true }
    if isSequence || marker.isOrdered != first.isOrdered { return !isSequence }
    return blanks > 0 && marker.number == 1 && number ?? 0 > 1
  }

  /// Takes a quote as a hint or as the words to an option; false where it is text.
  private mutating func readQuote(
    _ quoted: ArraySlice<UInt8>, _ line: ArraySlice<UInt8>
  ) -> Bool {
    if place == .item, isCard || isInside(line) {
      blanks = 0
      open.appendToItem(\.comment, quoted, after: 0)
      return true
    }
    if isCard { return false }
    if isInQuote, blanks == 0, !open.hints.isEmpty {
      open.hints[open.hints.count &- 1].append(quoted)
    } else {
      var hint = MarkdownText()
      hint.append(quoted)
      open.hints.append(hint)
      blanks = 0
    }
    isInQuote = true
    return true
  }

  private mutating func readText(_ line: ArraySlice<UInt8>) {
    let isContinued = isCard || blanks == 0 || isInside(line)
    if place == .item, !isContinued { place = .tail }
    switch place {
    case .body: append(line) { $0.body.append($1, after: $2) }
    case .tail: append(line) { $0.tail.append($1, after: $2) }
    case .item:
      if isCard { blanks = 0 }
      let inner = MarkdownBytes.dropping(contentIndent, from: line)
      append(inner) { $0.appendToItem(\.text, $1, after: $2) }
    }
  }
}
