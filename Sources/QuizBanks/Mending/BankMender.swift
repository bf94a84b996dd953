import JSON
import QuizCore
import QuizFormats

/// A bank as it is better written, and where it differs.
package struct MendedBank: Sendable {
  /// The whole new text.
  package let bytes: [UInt8]
  /// What differs, in the order of the text; none where there was nothing to mend.
  package let lines: [MendedLine]
}

/// Mends in the text of a bank what can be mended without asking: see `MendReason`.
///
/// Everything else stays byte for byte: layout, line ends, the order of keys, keys of extensions,
/// ids. No question is lost by it, and what was mended once needs no mending again.
package struct BankMender: Sendable {
  /// Makes a mender.
  package init() {}

  /// Mends a bank; nil for a text that is none, which is better mended by hand.
  package func mend(_ bytes: [UInt8]) -> MendedBank? {
    guard bytes.count <= BankReader.byteLimit, var reader = try? NativeReader(bytes),
      let document = try? JSONDocument(bytes, maximumDepth: BankReader.depthLimit),
      reader.header(of: document.root) != nil
    else { return nil }
    let mending = BankMending(document, reader.defaults)
    let edits = mending.edits
    let mended = applying(edits, to: bytes, in: 0..<bytes.count)
    // Nothing that is no bank is ever handed out.
    guard case .bank = BankReader().read(mended, path: "", source: .own) else { return nil }
    return MendedBank(bytes: mended, lines: MendListing(bytes).lines(of: edits))
  }
}

/// Finds what is to be mended in one document.
private struct BankMending {
  private let document: JSONDocument
  private let defaults: Defaults
  private let isMarkdown: Bool

  init(_ document: JSONDocument, _ defaults: Defaults) {
    self.document = document
    self.defaults = defaults
    isMarkdown = document.root["textFormat"]?.string == TextFormat.markdown.rawValue
  }

  /// What to change, in the order of the text.
  var edits: [MendEdit] {
    var edits: [MendEdit] = []
    if document.hasByteOrderMark {
      edits.append(MendEdit(range: 0..<3, bytes: [], reasons: [.byteOrderMark]))
    }
    edits += textEdits(TextGathering.bank(document.root))
    let list = document.root["questions"]
    let questions = (list?.kind == .array ? list : nil).map { Array($0.elements) } ?? []
    var taken = TakenIdentifiers(questions.compactMap { $0["id"]?.string })
    for node in questions where node.kind == .object {
      edits += questionEdits(node, &taken)
    }
    return edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func textEdits(_ texts: [LintedText]) -> [MendEdit] {
    texts.compactMap { text in
      let mended = MendedText(
        text.text, isMarkdown: isMarkdown, isAnswer: text.use == .accepted)
      guard !mended.reasons.isEmpty else { return nil }
      let bytes = Array(JSONValue.string(mended.text).serialized().utf8)
      return MendEdit(range: text.node.range, bytes: bytes, reasons: mended.reasons)
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// What to change in a question, unless it could be asked before and not after.
  private func questionEdits(_ node: JSONNode, _ taken: inout TakenIdentifiers) -> [MendEdit] {
    let edits = textEdits(TextGathering.question(node))
    let isMissingID = node["id"] == nil
    guard isMissingID || !edits.isEmpty else { return [] }
    let old = question(node, [], isMissingID)
    let new = edits.isEmpty ? old : question(node, edits, isMissingID)
    let kept = old != nil && new == nil ? [] : edits
    return (isMissingID ? [identifierEdit(node, new ?? old, &taken)] : []) + kept
  }

  /// The question that a part of the text is with edits in it; nil where it can't be asked.
  private func question(
    _ node: JSONNode, _ edits: [MendEdit], _ isMissingID: Bool
  ) -> Question? {
    var bytes = applying(edits, to: document.bytes, in: node.range)
    if isMissingID { bytes.insert(contentsOf: Array("\"id\":\"x\",".utf8), at: 1) }
    return NativeReader.question(bytes, defaults)
  }

  private func textHash(of node: JSONNode) -> UInt64 {
    var hash = FNV1a64()
    for byte in document.bytes[node.range] { hash.combine(byte) }
    return hash.value
  }

  /// Puts an id made of the content before the other members, laid out as the first of them is; of a
  /// question that can't be asked yet the content is its text.
  private func identifierEdit(
    _ node: JSONNode, _ question: Question?, _ taken: inout TakenIdentifiers
  ) -> MendEdit {
    let id = taken.free("q-" + hexadecimal(question.map(contentHash) ?? textHash(of: node)))
    let start = node.range.lowerBound + 1
    let space = document.bytes[start..<node.range.upperBound].prefix {
      $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D
    }
    let member = Array("\"id\": \"\(id)\",".utf8)
    return MendEdit(
      range: start..<start, bytes: Array(space) + member + (space.isEmpty ? [0x20] : []),
      reasons: [.missingIdentifier])
  }
}

/// What importing makes an id of.
private func contentHash(_ question: Question) -> UInt64 {
  DraftQuestion(question.prompt, question.kind, at: JSONPosition(line: 1, column: 1)).contentHash
}

/// The ids of a bank, to which new ones are added.
private struct TakenIdentifiers {
  private var ids: Set<String>
  /// The number that was put behind an id last.
  private var numbers: [String: Int] = [:]

  init(_ ids: [String]) { self.ids = Set(ids) }

  /// Returns an id, or with a number behind it where it is taken, and takes it.
  mutating func free(_ wanted: String) -> String {
    if ids.insert(wanted).inserted { return wanted }
    var number = numbers[wanted] ?? 1
    var id = wanted
    repeat {
      number += 1
      id = "\(wanted)-\(number)"
    } while !ids.insert(id).inserted
    numbers[wanted] = number
    return id
  }
}
