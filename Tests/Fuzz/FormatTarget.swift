import JSON
import QuizBanks
import QuizCore
import QuizFormats

extension FuzzTarget {
  /// A target for each foreign format, and one that is not told which format it has.
  static let formats =
    foreignFormats.map { format in
      FuzzTarget(name: name(of: format)) { checkFormat($0, as: format) }
    } + [FuzzTarget(name: "detected") { checkFormat($0, as: nil) }]

  /// The format that a target is for.
  static func format(named name: String) -> Format? {
    foreignFormats.first { self.name(of: $0) == name }
  }

  private static let foreignFormats = Format.allCases.filter { $0 != .native }

  /// The name of the format; that of loose JSON is the one of JSON itself.
  private static func name(of format: Format) -> String {
    format == .json ? "loose-json" : format.rawValue
  }
}

/// What is read of a file gives a bank that can be played whole, and the same one each time.
///
/// The first byte stands for what the player says, the rest are the file.
private func checkFormat(_ bytes: [UInt8], as format: Format?) {
  let request = request(bytes.first ?? 0, format)
  let file = Array(bytes.dropFirst())
  let reader = ForeignReader(request)
  guard case .draft(let format, let draft)? = try? reader.read(file, name: "file.txt") else {
    return
  }
  expect(!draft.questions.isEmpty || draft.log.readCount > 0, "nothing read, and not refused")
  checkCounts(draft.log, questions: draft.questions.count, "drafts")
  for note in draft.log.notes {
    if let text = note.question { checkControls(text, keepingLines: false) }
    if let place = note.position { expect(place.line > 0 && place.column > 0, "at \(place)") }
  }
  guard let assembly = assembled(draft, format) else { return }
  checkCounts(assembly.log, questions: assembly.questionCount, "bank")
  checkPlayable(assembly)
  guard case .draft(_, let again)? = try? reader.read(file, name: "file.txt") else {
    fail("refused the second time")
  }
  expectEqual(assembled(again, format)?.bytes, assembly.bytes, "brought in twice")
  checkExports(assembly.bytes)
}

/// What the player says, as a byte tells.
private func request(_ flags: UInt8, _ format: Format?) -> ImportRequest {
  var request = ImportRequest()
  request.format = format
  request.options.isLenient = flags & 1 != 0
  request.options.isTyped = flags & 2 != 0
  request.options.promptSide = flags & 4 != 0 ? .definition : nil
  request.options.indexBase = [nil, 0, 1, nil][Int(flags >> 3 & 3)]
  request.options.answerKind = ([nil] + ReadOptions.AnswerKind.allCases)[Int(flags >> 5 & 3)]
  if flags & 128 != 0 {
    request.options.fieldSeparator = ";"
    request.options.rowSeparator = "\n\n"
    request.options.columns = [ColumnRole("prompt", "2"), ColumnRole("answer", "1")]
    request.options.keys = ["prompt": "q"]
  }
  return request
}

private func assembled(_ draft: DraftBank, _ format: Format) -> BankAssembly? {
  try? BankAssembly(
    draft, of: format, id: "bank", title: lineText(draft.title ?? "Bank"), language: nil)
}

private func checkCounts(_ log: ImportLog, questions: Int, _ what: String) {
  expectEqual(log.readCount, questions + log.skippedCount, "\(what): read, and what came of it")
}

/// The bank is read with all its questions, and steers no terminal.
private func checkPlayable(_ assembly: BankAssembly) {
  guard case .bank(let bank) = BankReader().read(assembly.bytes, path: "", source: .own) else {
    fail("the bank is refused: \(String(decoding: assembly.bytes, as: UTF8.self))")
  }
  expectEqual(bank.questionCount, assembly.questionCount, "questions of the bank")
  expectEqual(bank.leftOutCount, 0, "left out of the bank")
  expect(bank.findings.isEmpty, "the bank has errors: \(bank.findings)")
  guard let root = (try? JSONDocument(assembly.bytes))?.root else { fail("deeper than banks are") }
  checkControls(in: root)
}

private func checkControls(in node: JSONNode) {
  if let text = node.string { checkControls(text, keepingLines: true) }
  for element in node.elements { checkControls(in: element) }
  for member in node.members { checkControls(in: member.value) }
}

/// What comes out of a file has no control characters but tabs and line feeds.
func checkControls(_ text: String, keepingLines: Bool) {
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x09, 0x0A: if !keepingLines { fail("a line is broken: \(text.debugDescription)") }
    case 0..<0x20, 0x7F...0x9F: fail("U+\(String(scalar.value, radix: 16)) was let through")
    default: break
    }
  }
}

/// Each writer writes as many questions as its reader reads again.
private func checkExports(_ bytes: [UInt8]) {
  guard let export = BankDrafts.read(bytes)?.bank else { fail("a bank that was read is none") }
  _ = AnkiWriter.write(export)
  _ = MarkdownWriter.write(export)
  checkWriter(.gift, GIFTWriter.write(export), of: export)
  checkWriter(.aiken, AikenWriter.write(export), of: export)
  checkWriter(.csv, CSVWriter.write(export), of: export)
}

private func checkWriter(_ format: Format, _ written: ExportText, of bank: ExportBank) {
  let count = bank.questions.count - written.losses.count { $0.part == .question }
  guard count > 0 else { return }
  var request = ImportRequest()
  request.format = format
  guard
    case .draft(_, let again)? = try? ForeignReader(request).read(
      Array(written.text.utf8), name: "")
  else { fail("\(format) is refused: \(written.text)") }
  expectEqual(again.questions.count, count, "questions of \(format) in: \(written.text)")
}
