import Host
import QuizBanks
import QuizFormats
import Terminal

/// Reads files one after the other and makes a bank of each.
struct FileImporter {
  let desk: Desk
  let request: ImportRequest
  let naming: ImportNaming
  let destination: BankDestination

  /// Brings the file of a path in, each file of a folder, or with `-` what standard input holds.
  ///
  /// Only an interruption is thrown; any other trouble is what came of that file.
  func bring(_ path: String) throws -> [ImportedFile] {
    do {
      if path == "-" {
        let bytes = try desk.console.readInput(limit: limit)
        return [try bring(bytes, path, name: "")]
      }
      guard let status = try desk.files.status(path) else { throw Failure.noSuchFile(path) }
      guard status.kind == .folder else { return [try bringFile(path)] }
      return try bringFolder(path)
    } catch {
      return [try failed(error, path)]
    }
  }

  /// Brings the files of a folder in, and tells of the folders in it, which are passed over.
  private func bringFolder(_ path: String) throws -> [ImportedFile] {
    let kinds = try desk.files.list(path).filter { !$0.hasPrefix(".") }.map {
      (name: $0, kind: try desk.files.status(joined(path, $0))?.kind)
    }
    let folders = kinds.filter { $0.kind == .folder }.map(\.name)
    let names = kinds.filter { $0.kind == .file }.map(\.name)
    guard !names.isEmpty else { throw Failure.noFilesInFolder(path, folders: folders) }
    return try FolderImporter(files: self, folder: path).bring(names)
      + (folders.isEmpty ? [] : [ImportedFile(path: path, outcome: .foldersPassedOver(folders))])
  }

  /// Brings one file in.
  func bringFile(_ path: String) throws -> ImportedFile {
    do {
      return try bring(try bytes(of: path), path, name: lastName(of: path))
    } catch {
      return try failed(error, path)
    }
  }

  func bytes(of path: String) throws -> [UInt8] {
    guard let status = try desk.files.status(path) else { throw Failure.noSuchFile(path) }
    // A pipe is not opened: that would wait for a writer, and a signal could not end it.
    guard status.kind == .file else { throw Failure.notFile(path) }
    return try desk.files.read(path, limit: limit)
  }

  private func bring(_ bytes: [UInt8], _ path: String, name: String) throws -> ImportedFile {
    do {
      switch try ForeignReader(request).read(bytes, name: name) {
      case .native(let bank): return try take(bank, bytes, path)
      case .draft(let format, let draft): return try take(draft, format, path, name: name)
      }
    } catch let trouble as ImportTrouble {
      throw ImportFailure(path: path, trouble: trouble)
    }
  }

  /// Makes a bank of drafts; `name` is what its id and title are made from where nothing is said.
  func take(
    _ draft: DraftBank, _ format: Format, _ path: String, name: String
  ) throws -> ImportedFile {
    let stem = fileStem(of: name)
    guard let id = naming.id ?? stem.map(destination.freeIdentifier) else {
      throw Failure.bankUnnamed
    }
    // What was said when it was brought in first need not be said again.
    let known = destination.origin(of: id)
    let title = naming.title ?? known?.title ?? draft.title ?? stem ?? id
    let language = naming.language ?? draft.language ?? known?.language
    let assembly: BankAssembly
    do throws(ImportTrouble) {
      assembly = try BankAssembly(
        draft, of: format, id: id, title: title, language: language)
    } catch {
      throw ImportFailure(path: path, trouble: error)
    }
    let bank = try destination.put(
      assembly.bytes, id: id, title: assembly.title, language: language,
      questionCount: assembly.questionCount, known: known)
    return ImportedFile(path: path, outcome: .imported(format, assembly.log, bank))
  }

  /// Puts a bank of the native format among the player's as it is.
  private func take(_ bank: Bank, _ bytes: [UInt8], _ path: String) throws -> ImportedFile {
    if let id = naming.id, id != bank.id { throw Failure.bankHasName(bank.id) }
    var log = ImportLog()
    log.read(bank.questionCount + bank.disabledCount + bank.leftOutCount)
    log.skipUnnoted(bank.leftOutCount)
    var told: Set<FieldPath.Step> = []
    // A question may break several rules, and is passed over once.
    let findings = bank.findings.filter { finding in
      finding.effect == .leftOut && finding.path.steps.count > 1
        && told.insert(finding.path.steps[1]).inserted
    }
    guard bank.questionCount > 0 else {
      return ImportedFile(path: path, outcome: .empty(.native, log), findings: findings)
    }
    let put = try destination.put(
      bytes, id: bank.id, title: bank.title, language: bank.language,
      questionCount: bank.questionCount)
    return ImportedFile(path: path, outcome: .imported(.native, log, put), findings: findings)
  }

  /// What came of a file that gave nothing.
  func failed(_ error: any Error, _ path: String) throws -> ImportedFile {
    if let failure = error as? ImportFailure,
      case .nothingLeft(let format, let log) = failure.trouble
    {
      return ImportedFile(path: path, outcome: .empty(format, log))
    }
    let report = ErrorReport(error, desk.words)
    if report.isInterruption { throw error }
    return ImportedFile(path: path, outcome: .failed(report))
  }

  /// One byte more than a file may have, so that one that is too large is seen to be.
  private var limit: Int { ForeignReader.byteLimit + 1 }
}

/// What the player wants banks to be called.
struct ImportNaming {
  /// The id; nil to make one from the file's name.
  let id: String?
  /// The title; nil to take the file's.
  let title: String?
  /// A BCP 47 tag; nil to take the file's, if it has one.
  let language: String?
}

/// A file's name without its last ending; nil for standard input.
func fileStem(of name: String) -> String? {
  var options = ReadOptions()
  options.fileName = name
  return options.fileStem
}
