import Host
import JSON
import QuizBanks
import QuizFormats
import Terminal

/// Reads files one after the other and checks each as a bank.
struct FileChecker {
  let desk: Desk
  /// Whether questions without an explanation are told of.
  var wantsExplanations = false

  /// Checks the file of a path, each bank of a folder, or with `-` what standard input holds.
  ///
  /// Only an interruption is thrown; any other trouble is what came of that file.
  func check(_ path: String) throws -> [CheckedFile] {
    do {
      if path == "-" { return [check(try desk.console.readInput(limit: limit), path)] }
      guard let inside = try desk.banks(inFolder: path) else { return [try checkFile(path)] }
      return try inside.map(checkInFolder)
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
    check(try desk.readBank(path), path)
  }

  private func failed(_ error: any Error, _ path: String) throws -> CheckedFile {
    let report = ErrorReport(error, desk.words)
    if report.isInterruption { throw error }
    return CheckedFile(path: path, outcome: .failed(report))
  }

  private func check(_ bytes: [UInt8], _ path: String) -> CheckedFile {
    let check = BankLinter(wantsExplanations: wantsExplanations)
      .check(bytes, path: path, fileExists: path == "-" ? nil : exists(beside: path))
    if let failure = foreignFailure(check, bytes, path) {
      return CheckedFile(path: path, outcome: .failed(ErrorReport(failure, desk.words)))
    }
    return CheckedFile(path: path, outcome: .read(check, surroundings(check.findings, in: bytes)))
  }

  /// What to say of a text that is no bank and known for something else; nil for any other.
  ///
  /// What is nearly JSON may be meant for a bank, and home-made JSON may lack nothing but the format.
  private func foreignFailure(
    _ check: BankCheck, _ bytes: [UInt8], _ path: String
  ) -> (any Error)? {
    guard check.format == nil else { return nil }
    let first = bytes.first { $0 > 0x20 && ![0xEF, 0xBB, 0xBF].contains($0) }
    let isJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    let name = path == "-" ? "" : lastName(of: path)
    guard isJSON ? check.findings.contains(where: \.isOfOtherFormat) : !isBankFileName(name) else {
      return nil
    }
    switch FormatDetector.detect(bytes, fileName: name) {
    case .format(.native), .format(.json), .unknown, .refused(.binary): return nil
    case .format(let format): return Failure.foreignFile(path, format: format.displayName)
    case .refused(let kind): return ImportFailure(path: path, trouble: .refused(kind))
    }
  }

  /// Whether a file lies under a path that starts in the folder of a bank.
  private func exists(beside bank: String) -> (String) -> Bool {
    let folder = parentFolder(of: bank)
    return { path in
      do {
        return try desk.files.status(joined(folder, path)) != nil
      } catch {
        // What can't be looked at may be there.
        return true
      }
    }
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

  private var limit: Int { Desk.bankByteLimit }
}

extension Finding {
  /// Whether the text is JSON and no bank.
  fileprivate var isOfOtherFormat: Bool {
    switch problem {
    case .noFormat, .otherFormat: true
    default: false
    }
  }
}
