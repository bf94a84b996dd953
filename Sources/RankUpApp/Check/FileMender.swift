import Host
import QuizBanks
import Terminal

/// A file with what is to be mended in it.
struct MendedFile {
  let path: String
  /// The bytes that were read.
  let old: [UInt8]
  let bank: MendedBank
}

/// Mends files of banks, once that was confirmed.
struct FileMender {
  let desk: Desk
  /// Whether nothing is asked.
  let isConfirmed: Bool

  /// What came of mending.
  enum Outcome {
    /// Lines that tell of it, for the top of the page, and the worst that went wrong.
    case done([Text], ExitCode)
    /// It was not confirmed.
    case declined(Reply)
  }

  /// Mends the files of paths and the banks of folders.
  ///
  /// What can't be read is passed over: the check that follows tells of it.
  func mend(_ paths: [String]) throws -> Outcome {
    guard !paths.contains("-") else { throw Failure.cannotMendInput }
    let files = try mendable(paths)
    guard !files.isEmpty else { return .done(desk.page.wrapped(desk.words.mending.nothing), .done) }
    let lines = MendingView(files: files).lines(desk.page)
    guard isConfirmed else {
      if let reply = try refusal(lines) { return .declined(reply) }
      return try write(files, after: [])
    }
    return try write(files, after: lines)
  }

  private func mendable(_ paths: [String]) throws -> [MendedFile] {
    var files: [MendedFile] = []
    var seen: Set<String> = []
    for path in paths {
      try passing {
        for file in try desk.banks(inFolder: path) ?? [path] where seen.insert(file).inserted {
          try passing {
            let old = try desk.readBank(file)
            guard let bank = BankMender().mend(old), !bank.lines.isEmpty else { return }
            files.append(MendedFile(path: file, old: old, bank: bank))
          }
        }
      }
    }
    return files
  }

  /// Does what may fail; only an interruption is thrown on.
  private func passing(_ work: () throws -> Void) throws {
    do {
      try work()
    } catch {
      if ErrorReport(error, desk.words).isInterruption { throw error }
    }
  }

  /// Shows what would change and asks; nil when it was confirmed.
  private func refusal(_ lines: [Text]) throws -> Reply? {
    // A document has no room for a question.
    if desk.options.json { throw Failure.wouldAsk(option: "--yes") }
    let words = desk.words
    do {
      let confirmation = try desk.confirm(
        lines, typing: Language.allCases.map(\.words.account.yes),
        prompt: words.account.restoreConfirmation(words.account.yes))
      return desk.refusal(of: confirmation, words.mending.notMended)
    } catch Failure.wouldAsk(let option) {
      try desk.show(lines)
      throw Failure.wouldAsk(option: option)
    }
  }

  private func write(_ files: [MendedFile], after lines: [Text]) throws -> Outcome {
    var lines = lines
    var worst = ExitCode.done
    for file in files {
      do {
        try write(file)
        lines += desk.page.wrappedWhole(
          desk.words.mending.mended(file.path, file.bank.lines.count), .good)
      } catch {
        let report = ErrorReport(error, desk.words)
        if report.isInterruption { throw error }
        desk.complain(report)
        if report.exit.number > worst.number { worst = report.exit }
      }
    }
    return .done(lines, worst)
  }

  /// Writes what was mended in the place of what was read, unless another program was there.
  private func write(_ file: MendedFile) throws {
    let present = try desk.readBank(file.path)
    if present == file.bank.bytes { return }
    guard present == file.old else { throw Failure.changedMeanwhile(file.path) }
    try desk.files.replace(file.path, with: file.bank.bytes)
  }
}
