import Host
import JSON
import QuizBanks
import Terminal

/// Reads files one after the other and checks each as a bank.
struct FileChecker {
  let desk: Desk

  /// Checks the file of a path, each bank of a folder, or with `-` what standard input holds.
  ///
  /// Only an interruption is thrown; any other trouble is what came of that file.
  func check(_ path: String) throws -> [CheckedFile] {
    do {
      if path == "-" { return [check(try desk.console.readInput(limit: limit), path)] }
      guard try desk.files.status(path)?.kind == .folder else { return [try checkFile(path)] }
      let names = try desk.files.list(path).filter(isBankFileName)
      guard !names.isEmpty else { throw Failure.noBanksInFolder(path) }
      return try names.map { try checkInFolder(joined(path, $0)) }
    } catch {
      return [try failed(error, path)]
    }
  }

  private func checkInFolder(_ path: String) throws -> CheckedFile {
    do {
      return try checkFile(path)
    } catch {
      return try failed(error, path)
    }
  }

  private func checkFile(_ path: String) throws -> CheckedFile {
    guard let status = try desk.files.status(path) else { throw Failure.noSuchFile(path) }
    // A pipe is not opened: that would wait for a writer, and a signal could not end it.
    guard status.kind == .file else { throw Failure.notFile(path) }
    return check(try desk.files.read(path, limit: limit), path)
  }

  private func failed(_ error: any Error, _ path: String) throws -> CheckedFile {
    let report = ErrorReport(error, desk.words)
    if report.isInterruption { throw error }
    return CheckedFile(path: path, outcome: .failed(report))
  }

  private func check(_ bytes: [UInt8], _ path: String) -> CheckedFile {
    let check = BankCheck(BankReader().read(bytes, path: path, source: .own))
    return CheckedFile(path: path, outcome: .read(check, surroundings(check.findings, in: bytes)))
  }

  /// What stands around each finding, where it will be shown.
  private func surroundings(
    _ findings: [Finding], in bytes: [UInt8]
  ) -> [SourceWalk.Surroundings?] {
    guard CheckView.showsSource(desk.page) else { return [] }
    var walk = SourceWalk(bytes)
    return findings.map { finding in
      finding.position.map { walk.surroundings(of: $0, limit: desk.page.surface.width) }
    }
  }

  /// One byte more than a bank may have, so that one that is too large is seen to be.
  private var limit: Int { BankReader.byteLimit + 1 }
}
