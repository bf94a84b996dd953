import JSON
import QuizCore

/// Looks at a bank for all that could be better, beyond what reading it for play finds.
///
/// Takes time in proportion to the text. Nothing here changes what is asked.
package struct BankLinter: Sendable {
  private let wantsExplanations: Bool

  /// Makes a linter, by default one that misses no explanations.
  package init(wantsExplanations: Bool = false) { self.wantsExplanations = wantsExplanations }

  /// Reads a bank and checks it; of what is no bank only the reasons against it come back.
  ///
  /// `path` is only noted. `fileExists` says whether a file lies under a path relative to the bank's
  /// folder; without it no medium is missed.
  package func check(
    _ bytes: [UInt8], path: String, fileExists: ((String) -> Bool)? = nil
  ) -> BankCheck {
    let reading = BankReader().read(bytes, path: path, source: .own)
    guard case .bank(let bank) = reading,
      let document = try? JSONDocument(bytes, maximumDepth: BankReader.depthLimit)
    else { return BankCheck(reading) }
    var pass = LintPass(
      document, bank, wantsExplanations: wantsExplanations, fileExists: fileExists)
    pass.run()
    return BankCheck(
      reading, found: pass.log.findings(in: document), unlisted: pass.log.unlisted)
  }
}

/// One walk over the questions of a bank.
private struct LintPass {
  private let document: JSONDocument
  private let bank: LintedBank
  private let isMarkdown: Bool
  private let wantsExplanations: Bool
  private let fileExists: ((String) -> Bool)?
  private let values: [Question]
  private var identifiers = IdentifierRules()
  private var spellings = SpellingRule()
  private var positions = PositionRule()
  private var prompts = RepeatedPromptRule()
  private(set) var log = LintLog()

  init(
    _ document: JSONDocument, _ bank: Bank, wantsExplanations: Bool,
    fileExists: ((String) -> Bool)?
  ) {
    self.document = document
    self.bank = LintedBank(document.root)
    self.wantsExplanations = wantsExplanations
    self.fileExists = fileExists
    isMarkdown = bank.textFormat == .markdown
    values = bank.questions
  }

  mutating func run() {
    let list = document.root["questions"]
    let questions = (list?.kind == .array ? list : nil).map { Array($0.elements) } ?? []
    log.report(documentFindings(document))
    log.report(bank.headerFindings(questions))
    for text in TextGathering.bank(document.root) { log.report(findings(of: text)) }
    var next = 0
    for (index, node) in questions.enumerated() where node.kind == .object {
      let value = values.indices.contains(next) ? values[next] : nil
      // Questions come in the order of the text, and only the first of an id is among them.
      let isAsked = value.map { node["id"]?.string == $0.id } ?? false
      if isAsked { next += 1 }
      look(at: LintedQuestion(node, at: index, value: isAsked ? value : nil))
    }
    if let (finding, question) = identifiers.finding { log.report([finding], in: question) }
    if let list { log.report(positions.findings(at: list)) }
  }

  private mutating func look(at question: LintedQuestion) {
    for text in question.texts { log.report(findings(of: text), in: question) }
    for part in question.parts {
      log.report(part.choiceFindings + part.answerFindings + part.numberFindings, in: question)
      log.report(part.looseChoices(prompt: question.value?.prompt ?? ""), in: question)
    }
    log.report(question.giveaways, in: question)
    log.report(question.mediaFindings(exists: fileExists), in: question)
    log.report(question.timeFindings(in: bank), in: question)
    log.report(bank.licenseFindings(question.node), in: question)
    log.report(identifiers.take(question), in: question)
    log.report(spellings.take(question), in: question)
    log.report(prompts.take(question), in: question)
    if wantsExplanations { log.report(question.missingExplanation, in: question) }
    positions.take(question)
  }

  private func findings(of text: LintedText) -> [LintFinding] {
    text.findings(isMarkdown: isMarkdown) + text.markupFindings(in: bank)
  }
}
