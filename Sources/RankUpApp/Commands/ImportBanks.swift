import Arguments
import QuizBanks
import QuizCore
import QuizFormats
import QuizStore
import Terminal

/// Brings files of questions in, whatever their format, each as a bank of the player's own.
struct ImportBanks: Command, AnswersInJSON {
  let files: [String]
  let format: Format?
  let id: BankIdentifier?
  let title: String?
  let language: LanguageTag?
  let encoding: TextEncoding?
  let columns: ColumnList?
  let indexBase: IndexBase?
  let answerKind: ReadOptions.AnswerKind?
  let fieldSeparator: Separator?
  let rowSeparator: Separator?
  let promptSide: ReadOptions.PromptSide?
  let keys: [KeyMeaning]
  let isTyped: Bool
  let isLenient: Bool
  let mayReplace: Bool
  let isDryRun: Bool

  static let name = "import"
  static let usage = Usage<ImportBanks, Words>(
    \.help.commands.importing.summary,
    examples: [
      Example("rankup import capitals.gift", \.help.commands.importing.example),
      Example(
        "rankup import words.csv --columns prompt=1,answer=3",
        \.help.commands.importing.columnsExample),
      Example(
        "rankup import quiz.csv --columns prompt=1,choice=2,choice=3,choice=4,answer=5",
        \.help.commands.importing.choicesExample),
      Example("rankup import quiz.txt --dry-run", \.help.commands.importing.dryRunExample),
      Example("rankup import - --as trivia < reply.json", \.help.commands.importing.pipeExample),
    ],
    ImportBanks.init(
      files:format:id:title:language:encoding:columns:indexBase:answerKind:fieldSeparator:
      rowSeparator:promptSide:keys:isTyped:isLenient:mayReplace:isDryRun:),
    .rest("file", help: \.help.commands.importing.files, atLeastOne: true),
    .option("from", placeholder: "FORMAT", help: \.help.commands.importing.format),
    .option("as", placeholder: "ID", help: \.help.commands.importing.identifier),
    .option("title", placeholder: "TITLE", help: \.help.commands.importing.title),
    .option("language", placeholder: "TAG", help: \.help.commands.importing.language),
    .option("encoding", placeholder: "E", help: \.help.commands.importing.encoding),
    .option("columns", placeholder: "LIST", help: \.help.commands.importing.columns),
    .option("index-base", placeholder: "N", help: \.help.commands.importing.indexBase),
    .option("answer-kind", placeholder: "KIND", help: \.help.commands.importing.answerKind),
    .option("field-separator", placeholder: "S", help: \.help.commands.importing.fieldSeparator),
    .option("row-separator", placeholder: "S", help: \.help.commands.importing.rowSeparator),
    .option("prompt-side", placeholder: "SIDE", help: \.help.commands.importing.promptSide),
    .option("map", placeholder: "MEANING=KEY", help: \.help.commands.importing.keys),
    .flag("typed", help: \.help.commands.importing.typed),
    .flag("lenient", help: \.help.commands.importing.lenient),
    .flag("replace", help: \.help.commands.importing.replace),
    .flag("dry-run", help: \.help.commands.importing.dryRun))

  func run(in desk: Desk) throws -> Reply {
    if let id, files.count > 1 { throw Failure.oneName(id.text, banks: files.count) }
    let shelf = try desk.loadShelf()
    let importer = FileImporter(
      desk: desk, request: request,
      naming: ImportNaming(id: id?.text, title: title, language: language?.text),
      destination: BankDestination(
        files: desk.files, store: desk.store, shelf: shelf, mayReplace: mayReplace,
        isDryRun: isDryRun))
    let imported = try files.flatMap { try importer.bring($0) }
    for file in imported {
      if case .failed(let report) = file.outcome { desk.complain(report) }
    }
    tellUnusedOptions(imported, desk)
    let view = BankImportView(
      files: imported, isDryRun: isDryRun, pool: isDryRun ? nil : try pool(of: imported, desk))
    return Reply(view.lines(desk.page), json: view.json(desk.words), exit: view.exit)
  }

  private var request: ImportRequest {
    var request = ImportRequest()
    request.format = format
    request.encoding = encoding
    request.options.columns = columns?.columns ?? []
    request.options.indexBase = indexBase.map { $0 == .zero ? 0 : 1 }
    request.options.answerKind = answerKind
    request.options.fieldSeparator = fieldSeparator?.text
    request.options.rowSeparator = rowSeparator?.text
    request.options.promptSide = promptSide
    request.options.isTyped = isTyped
    request.options.isLenient = isLenient
    for meaning in keys { request.options.keys[meaning.meaning] = meaning.key }
    return request
  }

  /// Tells of what was said and made no difference to any file; where none was read, of nothing.
  private func tellUnusedOptions(_ files: [ImportedFile], _ desk: Desk) {
    let formats = Set(files.compactMap(\.format))
    guard !formats.isEmpty else { return }
    for option in givenOptions where option.isUnused(by: formats) {
      let takers = option.formats.map(\.displayName)
      desk.notice(
        formats == [.native]
          ? desk.words.bankImport.optionKept(option.name, Format.native.displayName)
          : desk.words.bankImport.optionUnused(option.name, desk.words.format.list(takers)))
    }
  }

  private var givenOptions: [ImportOption] {
    ImportOption.allCases.filter { option in
      switch option {
      case .title: title != nil
      case .language: language != nil
      case .encoding: encoding != nil
      case .columns: columns != nil
      case .indexBase: indexBase != nil
      case .answerKind: answerKind != nil
      case .fieldSeparator: fieldSeparator != nil
      case .rowSeparator: rowSeparator != nil
      case .promptSide: promptSide != nil
      case .keys: !keys.isEmpty
      case .typed: isTyped
      case .lenient: isLenient
      }
    }
  }

  /// What the daily draws from now that the banks are there; nil where none is.
  private func pool(of files: [ImportedFile], _ desk: Desk) throws -> DailyPool? {
    let ids = files.compactMap { file in
      if case .imported(_, _, let bank) = file.outcome { bank.id } else { nil }
    }
    guard !ids.isEmpty else { return nil }
    return try desk.dailyPool(after: ids, try desk.openPlayer().profile)
  }
}
