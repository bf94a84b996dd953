import Host

/// Works out how the journals of a document come together with those that are here, as a shared folder
/// would bring them together; nothing is written.
struct JournalMerge: Sendable {
  /// The journals as they will be.
  private(set) var known: [KnownJournal]
  /// What becomes of each journal of the document.
  private(set) var takes: [JournalTake] = []
  /// What is to be written, in this order.
  private(set) var writes: [JournalWrite] = []
  /// Copies made by earlier imports whose lines are all in what is here or will be.
  private(set) var superseded: [DeviceName] = []

  /// Takes the journals of a document in, by the bytes of their names, so that a device's own comes
  /// before its copies.
  init(_ journals: [DeviceName: [UInt8]], into known: [KnownJournal]) throws(HostError) {
    self.known = known
    for (device, content) in journals.sorted(by: { $0.key < $1.key }) {
      try take(device, content)
    }
    // What is new comes first: until it is there, nothing that was here is touched.
    writes = writes.filter { $0.present == nil } + writes.filter { $0.present != nil }
  }

  /// A journal of the same device, and how many of the document's bytes it begins with.
  private struct Relative {
    let journal: KnownJournal
    let common: Int

    /// Whether the document's bytes go on where it ends.
    var isBeginning: Bool { common == journal.size }
  }

  private mutating func take(_ device: DeviceName, _ content: [UInt8]) throws(HostError) {
    let end = (content.lastIndex(of: newline) ?? -1) + 1
    var relatives: [Relative] = []
    for journal in known where journal.device.original == device.original {
      relatives.append(
        Relative(journal: journal, common: try journal.commonLength(with: content)))
    }
    let most = relatives.map(\.common).max() ?? 0
    let lines = content[min(most, end)..<end].count { $0 == newline }
    if let holder = relatives.first(where: { $0.common >= end }) {
      takes.append(JournalTake(device: device, way: .known, lines: 0))
      drop(relatives, within: holder.journal.device)
      return
    }
    let own = relatives.first { $0.journal.device == device.original }
    let (write, way) = Self.write(
      content, end: end, of: device,
      beside: own ?? relatives.first { $0.journal.device == device },
      among: relatives.map(\.journal.device))
    takes.append(JournalTake(device: device, way: way, lines: lines))
    add(write)
    drop(relatives, within: write.device)
  }

  /// What is written of a journal that is not here yet; only a new one takes a torn last line along.
  private static func write(
    _ content: [UInt8], end: Int, of device: DeviceName, beside own: Relative?,
    among taken: [DeviceName]
  ) -> (JournalWrite, JournalTake.Way) {
    guard let own else {
      return (JournalWrite(device: device, content: content, present: nil), .written)
    }
    // Most have no torn line, and a long journal is not copied in vain.
    let whole = end == content.count ? content : Array(content[..<end])
    if own.isBeginning {
      let (target, present) = (own.journal.device, own.journal.size)
      return (JournalWrite(device: target, content: whole, present: present), .appended)
    }
    let target = device.original.copy(with: whole, besides: taken)
    return (JournalWrite(device: target, content: whole, present: nil), .copied)
  }

  private mutating func add(_ write: JournalWrite) {
    writes.append(write)
    known.removeAll { $0.device == write.device }
    known.append(KnownJournal(write.device, bytes: write.content))
    known.sort { $0.device < $1.device }
  }

  /// Lets copies go that are the beginning of what another journal holds.
  private mutating func drop(_ relatives: [Relative], within holder: DeviceName) {
    for relative in relatives where relative.isBeginning {
      let device = relative.journal.device
      // One that was written for this document is not there yet.
      guard device != holder, device != device.original, relative.journal.plannedBytes == nil
      else { continue }
      superseded.append(device)
      known.removeAll { $0.device == device }
    }
  }
}
