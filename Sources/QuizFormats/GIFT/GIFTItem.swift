import JSON
import QuizCore

/// One block on its way to a question: its parts, and what is to be noted of it.
struct GIFTItem {
  /// The format of the prompt, which its answers inherit.
  private(set) var format = GIFTFormat.moodle
  /// What was changed or decided.
  private(set) var problems: [ImportProblem] = []
  /// What can be said of an item that gives no question.
  private(set) var name: String?
  /// Words for right and wrong answers, as the answers are read.
  var feedback = Feedback()
  private var mediaCount = 0
  private var body: ArraySlice<UInt8>

  /// Takes the text of a block.
  init(_ body: ArraySlice<UInt8>) { self.body = body }

  /// Reads the question.
  mutating func question(at position: JSONPosition) throws(GIFTFailure) -> DraftQuestion {
    let title = takeTitle()
    name = title ?? excerpt(of: GIFTMark.unescaped(body.prefix(200)))
    guard let group = try GIFTAnswerGroup(in: body) else { throw GIFTFailure(.description) }
    if let problem = group.problem { note(.gift(problem)) }
    let prompt = readPrompt(group)
    guard !isBlank(prompt) else { throw GIFTFailure(common: .blankPrompt) }
    name = prompt
    var (answers, general) = splitGeneralFeedback(
      group.problem == .mathBraces ? GIFTMath.sparing(group.inside) : group.inside)
    answers = answers.trimmed
    var explanation = general.flatMap { text($0) }
    let kind = try self.kind(answers, explanation)
    if case .flashcard = kind { explanation = nil }
    var question = DraftQuestion(prompt, kind, at: position)
    question.title = title
    question.explanation = explanation
    question.feedback = feedback
    if mediaCount > 0 { note(.common(.mediaLeftOut(mediaCount))) }
    return question
  }

  /// Keeps a note about the question.
  mutating func note(_ problem: ImportProblem) { problems.append(problem) }

  /// A text in the format that it names or inherits; nil for one that is blank.
  mutating func text(
    _ raw: ArraySlice<UInt8>, isAnswer: Bool = false, isLiteral: Bool = false
  ) -> String? {
    let (text, media) = GIFTText(raw, inheriting: format)
      .content(isAnswer: isAnswer, isLiteral: isLiteral)
    mediaCount &+= media
    return isBlank(text) ? nil : text
  }

  /// An answer and the feedback after its first `#`.
  func splitFeedback(
    _ part: ArraySlice<UInt8>
  ) -> (answer: ArraySlice<UInt8>, feedback: ArraySlice<UInt8>) {
    guard let hash = part.firstIndex(of: UInt8(ascii: "#")) else { return (part, part.suffix(0)) }
    return (part[..<hash], part[(hash &+ 1)...])
  }

  private mutating func kind(
    _ answers: ArraySlice<UInt8>, _ explanation: String?
  ) throws(GIFTFailure) -> QuestionKind {
    guard let first = answers.first else {
      guard let explanation else { throw GIFTFailure(.essay) }
      return .flashcard(back: explanation)
    }
    if Self.isClozeGap(answers) { throw GIFTFailure(.clozeGap) }
    if first == UInt8(ascii: ">"), let order = GIFTOrder(answers) { return try ordering(order) }
    if first == UInt8(ascii: "#") { return try numeric(answers.dropFirst()) }
    if answers.contains(UInt8(ascii: "~")) { return try choice(answers) }
    let arrow = Self.arrow(in: answers)
    if arrow != nil, answers.contains(UInt8(ascii: "=")) { return try matching(answers) }
    if let truth = GIFTTruth(answers) { return trueFalse(truth, answers) }
    return try shortAnswer(answers)
  }

  private mutating func takeTitle() -> String? {
    guard body.hasPrefix("::") else { return nil }
    body = body.dropFirst(2)
    let colon = UInt8(ascii: ":")
    var rest = body
    while let first = rest.firstIndex(of: colon) {
      rest = rest[(first &+ 1)...]
      guard rest.first == colon else { continue }
      let title = lineText(GIFTMark.unescaped(body[..<first]))
      body = rest.dropFirst().trimmedLeft
      return isBlank(title) ? nil : title
    }
    return nil
  }

  private func splitGeneralFeedback(
    _ inside: ArraySlice<UInt8>
  ) -> (answers: ArraySlice<UInt8>, general: ArraySlice<UInt8>?) {
    let hash = UInt8(ascii: "#")
    var end = inside.endIndex
    while let last = inside[..<end].lastIndex(of: hash) {
      let run = inside[...last].reversed().prefix { $0 == hash }.count
      if run >= 4 { return (inside[..<(last &- 3)], inside[(last &+ 1)...]) }
      end = last &- run &+ 1
    }
    return (inside, nil)
  }

  /// A gap as Cloze has it: a mark, a type in capitals, and alternatives, parted by colons.
  private static func isClozeGap(_ answers: ArraySlice<UInt8>) -> Bool {
    let colon = UInt8(ascii: ":")
    let type = answers.drop(while: isASCIIDigit)
    guard type.first == colon else { return false }
    let letters = type.dropFirst().prefix { 0x41...0x5A ~= $0 || $0 == UInt8(ascii: "_") }
    return letters.count > 1 && letters.endIndex < type.endIndex && type[letters.endIndex] == colon
  }

  /// Where the first `->` begins.
  static func arrow(in text: ArraySlice<UInt8>) -> Int? {
    var rest = text
    while let dash = rest.firstIndex(of: UInt8(ascii: "-")) {
      rest = rest[(dash &+ 1)...]
      if rest.first == UInt8(ascii: ">") { return dash }
    }
    return nil
  }
}

extension GIFTItem {
  /// The prompt, with a blank in the place of the answers where text follows them.
  fileprivate mutating func readPrompt(_ group: GIFTAnswerGroup) -> String {
    let first = GIFTText(group.before, inheriting: .moodle)
    format = first.format
    let rest = afterAnswers(group.after)
    guard !rest.isEmpty else { return text(group.before) ?? "" }
    let before = group.before.trimmedRight
    var joined = Array(before)
    if rest.allSatisfy(Self.isEndMark), !GIFTText(before, inheriting: format).isEmpty {
      if let last = before.last, !Self.isEndMark(last) { joined += rest }
    } else {
      joined = Array(group.before) + Array("_____".utf8)
      if rest.startIndex > group.after.startIndex { joined.append(0x20) }
      joined += rest
    }
    return text(joined[...]) ?? ""
  }

  /// What follows the answers, without a comment, or the end of a line of program text.
  private mutating func afterAnswers(_ after: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = after.trimmed
    if text.hasPrefix("//") { text = text.drop { $0 != 0x0A }.trimmed }
    if text.allSatisfy({ $0 <= 0x20 || $0 == GIFTMark.lineBreak }) { return text.suffix(0) }
    if text.elementsEqual("\";".utf8) {
      note(.common(.partLeftOut("\";")))
      return text.suffix(0)
    }
    return text
  }

  private static func isEndMark(_ byte: UInt8) -> Bool {
    ".?!:;".utf8.contains(byte) || byte == 0xFD
  }
}
