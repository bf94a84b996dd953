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
      if device.original != device { findings.append(.copy(of: device.original.text)) }
      if !cursor.corruptLines.isEmpty { findings.append(.corrupt(lines: cursor.corruptLines)) }
      if cursor.unknownLines > 0 { findings.append(.unknown(lines: cursor.unknownLines)) }
      if cursor.hasTornLine { findings.append(.torn(isOwn: isOwn)) }
      return findings
    } catch {
      return [.unreadable(error)]
    }
  }
}
