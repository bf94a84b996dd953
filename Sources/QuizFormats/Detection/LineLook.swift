/// What is seen of the lines of a text, each for itself.
struct LineLook {
  private(set) var hasAnkiHeader = false
  /// Whether the first line gives tags as older versions of Anki took them.
  private(set) var hasOldTags = false
  /// A line that only GIFT has: a title, a category or a mark of the text's form.
  private(set) var hasGIFTLine = false
  private(set) var isNCVEC = false
  /// Front matter with a question in it.
  private(set) var isMarkdownCard = false
  /// Front matter that only quizdown has.
  private(set) var isMarkdownBank = false
  private(set) var hasBoxes = false
  private(set) var hasHeadings = false
  private(set) var hasNumbers = false
  private var (hasPoolQuestion, hasPoolAnswer) = (false, false)
  private var (choices, answers, looseAnswers) = (0, 0, 0)
  private var (hasCardFront, hasCardBack, hasCardCloze) = (false, false, false)
  private var (hasStar, hasOption, hasNumber) = (false, false, false)

  var isOpenTriviaQA: Bool { hasPoolQuestion && hasPoolAnswer }
  var isAiken: Bool { answers > 0 && choices > 1 }
  /// Aiken as people write it: answers in other words, or a letter alone.
  var isLenientAiken: Bool { looseAnswers &+ answers > 0 && choices > 1 }
  var isHashcards: Bool { hasCardFront && hasCardBack || hasCardCloze }
  var isText2QTI: Bool { hasStar && (hasNumber || hasOption) }

  init(_ text: SourceText) {
    var isTop = true
    let fences = FenceMap(text, 0..<text.lines.count)
    let frontMatter = FrontMatter(text, 0..<text.lines.count)
    isMarkdownCard = frontMatter?.value(["question"]) != nil
    isMarkdownBank = frontMatter?.value(MarkdownDialect.quizdownKeys) != nil
    for index in text.lines.indices {
      let line = text.line(index)
      guard let first = line.first(where: { !MarkdownBytes.isBlank($0) }) else { continue }
      if index == 0, line.starts(with: "tags:".utf8) {
        hasOldTags = true
        continue
      }
      isTop = isTop && first == UInt8(ascii: "#")
      if isTop, Self.isAnkiHeader(line) { hasAnkiHeader = true }
      lookForPools(line)
      lookForLetters(line)
      lookForCards(line)
      if !fences[index] { lookForMarkdown(line) }
      if Self.isGIFT(line.drop(while: MarkdownBytes.isBlank)) { hasGIFTLine = true }
    }
  }

  private static func isAnkiHeader(_ line: ArraySlice<UInt8>) -> Bool {
    let key = line.dropFirst().prefix { $0 != UInt8(ascii: ":") }
    guard line.first == UInt8(ascii: "#"), key.endIndex < line.endIndex else { return false }
    var name = MarkdownBytes.string(MarkdownBytes.trimmed(key)).lowercased()
    if name.hasSuffix(" column") { name.removeLast(7) }
    return ["separator", "html", "tags", "columns", "notetype", "deck", "guid"].contains(name)
  }

  private static func isGIFT(_ line: ArraySlice<UInt8>) -> Bool {
    if line.starts(with: "::".utf8) {
      return line.dropFirst(2).firstRange(of: Array("::".utf8)) != nil
    }
    return ["$CATEGORY:", "[html]", "[markdown]", "[moodle]", "[plain]", "// [id:", "// [tag:"]
      .contains { MarkdownBytes.starts(line, with: $0) }
  }

  private mutating func lookForPools(_ line: ArraySlice<UInt8>) {
    if line.starts(with: "#Q ".utf8) { hasPoolQuestion = true }
    if line.starts(with: "^ ".utf8) { hasPoolAnswer = true }
    let code = Array(line.prefix(9))
    guard code.count == 9, "TGE".utf8.contains(code[0]), 0x41...0x4A ~= code[2],
      [1, 3, 4].allSatisfy({ MarkdownBytes.isDigit(code[$0]) }), code[5] == 0x20,
      code[6] == UInt8(ascii: "("), 0x41...0x44 ~= code[7], code[8] == UInt8(ascii: ")")
    else { return }
    isNCVEC = true
  }

  /// Options with letters and what names the right one, as Aiken and text2qti have them.
  private mutating func lookForLetters(_ line: ArraySlice<UInt8>) {
    let text = MarkdownBytes.trimmed(line)
    let isStarred = text.first == UInt8(ascii: "*")
    let option = isStarred ? text.dropFirst() : text
    if let letter = option.first, MarkdownBytes.isLetter(letter),
      let sign = option.dropFirst().first
    {
      if sign == UInt8(ascii: ")") || sign == UInt8(ascii: ".") { choices &+= isStarred ? 0 : 1 }
      if sign == UInt8(ascii: ")") {
        hasOption = true
        hasStar = hasStar || isStarred
      }
    }
    if text.starts(with: "[*]".utf8) { hasStar = true }
    if text.starts(with: "Quiz title:".utf8) { hasStar = true }
    let digits = text.prefix(while: MarkdownBytes.isDigit)
    let rest = text.dropFirst(digits.count)
    if !digits.isEmpty, rest.first == UInt8(ascii: "."), rest.dropFirst().first == 0x20 {
      hasNumber = true
    }
    if let letters = Self.answer(text) {
      if text.starts(with: "ANSWER:".utf8), letters.count == 1 { answers &+= 1 }
      looseAnswers &+= 1
    }
  }

  /// The letters of a line that names the right options, such as `ANSWER: B` or `Ans. A, C`.
  private static func answer(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    if text.count == 1 { return MarkdownBytes.isLetter(text[text.startIndex]) ? text : nil }
    let start = MarkdownBytes.string(text.prefix(24)).lowercased()
    let words = ["correct answer", "correct", "answer", "ans"]
    guard let word = words.first(where: start.hasPrefix) else { return nil }
    let rest = text.dropFirst(word.utf8.count)
    guard rest.first == UInt8(ascii: ":") || rest.first == UInt8(ascii: ".") else { return nil }
    let letters = MarkdownBytes.trimmed(rest.dropFirst())
    let isList = letters.allSatisfy { byte in
      MarkdownBytes.isLetter(byte) || ", ".utf8.contains(byte)
    }
    return !letters.isEmpty && letters.count <= 12 && isList ? letters : nil
  }

  private mutating func lookForCards(_ line: ArraySlice<UInt8>) {
    switch HashcardsLine(line) {
    case .question: hasCardFront = true
    case .answer: hasCardBack = true
    case .cloze(let text): hasCardCloze = hasCardCloze || text.contains(UInt8(ascii: "["))
    case .separator, .text: break
    }
  }

  private mutating func lookForMarkdown(_ line: ArraySlice<UInt8>) {
    switch MarkdownLine(line) {
    case .heading: hasHeadings = true
    case .item(let marker):
      hasBoxes = hasBoxes || marker.box != nil
      hasNumbers = hasNumbers || marker.isOrdered
    case .text: if hasNumbers, MarkdownMarker(belowNumber: line) != nil { hasBoxes = true }
    case .blank, .quote, .rule, .comment: break
    }
  }
}
