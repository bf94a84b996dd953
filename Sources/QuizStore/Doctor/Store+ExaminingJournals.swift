import Host
import QuizCore

extension Store {
  /// Looks at every line of every journal, that of this machine first.
  func journalChecks(own device: DeviceName?) -> [Check] {
    let names: [String]
    do throws(HostError) {
      names = try files.list(places.journalFolder).filter {
        $0.utf8.first != UInt8(ascii: ".") && $0.hasSuffix(".jsonl")
      }
    } catch {
      return [Check(.journal(.unreadable(error)), at: places.journalFolder)]
    }
    if names.isEmpty { return [Check(.journal(.none), at: places.journalFolder)] }
    let own = device.map { $0.text + ".jsonl" }
    let ordered = names.filter { $0 == own } + names.filter { $0 != own }
    return ordered.flatMap { name in
      let path = joined(places.journalFolder, name)
      return journalFindings(name, path, isOwn: name == own).map { Check(.journal($0), at: path) }
    }
  }

  private func journalFindings(_ name: String, _ path: String, isOwn: Bool) -> [JournalFinding] {
    let device = DeviceName(String(name.dropLast(6)))
    guard device.canNameFile else { return [.badName] }
    do throws(HostError) {
      guard let status = try files.status(path), status.kind == .file else { return [.notFile] }
      var cursor = JournalCursor(
        JournalFile(device: device, path: path, size: status.size, files: files))
      while try cursor.next() != nil {}
      var findings: [JournalFinding] = [.whole(lines: cursor.lines, isOwn: isOwn)]
      if let original = device.copied { findings.append(.copy(of: original)) }
      if !cursor.corruptLines.isEmpty { findings.append(.corrupt(lines: cursor.corruptLines)) }
      if cursor.unknownLines > 0 { findings.append(.unknown(lines: cursor.unknownLines)) }
      if cursor.hasTornLine { findings.append(.torn(isOwn: isOwn)) }
      return findings
    } catch {
      return [.unreadable(error)]
    }
  }
}

extension DeviceName {
  /// The device of whose journal this looks like a copy, whoever made it: eight hex digits, and
  /// something after them.
  fileprivate var copied: String? {
    let digits = text.utf8.prefix(8)
    let isHexadecimal = digits.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
    guard isHexadecimal, digits.count == 8, text.utf8.count > 8 else { return nil }
    return String(decoding: digits, as: UTF8.self)
  }
}
