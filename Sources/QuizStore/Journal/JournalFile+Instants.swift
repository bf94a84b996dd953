import Host
import JSON
import QuizCore

extension JournalFile {
  /// The instants of all whole lines from an offset on that begin before a limit, nil for a line
  /// without one.
  ///
  /// A line that stands again says nothing of the clock: with `passingOverCopies`, which takes
  /// longer, it has none either.
  mutating func instants(
    from offset: Int, upTo limit: Int = .max, passingOverCopies: Bool = false
  ) throws(HostError) -> [Instant?] {
    var instants: [Instant?] = []
    var seen: Set<UInt64> = []
    var offset = offset
    while offset < limit, let line = try line(at: offset) {
      var instant = line.bytes.flatMap { JournalLine.instant($0) }
      if passingOverCopies, let bytes = line.bytes, case .entry(let entry) = JournalLine(bytes) {
        instant = seen.insert(entry.identity).inserted ? instant : nil
      }
      instants.append(instant)
      offset = line.end
    }
    return instants
  }

  /// Whether no line after a mark shows that the lines up to it count otherwise than it says.
  mutating func keepsOrder(after mark: JournalMark) throws(HostError) -> Bool {
    guard mark.offset > 0, mark.offset < size else { return true }
    return try instants(from: mark.offset).allSatisfy { instant in
      !(instant.map { ClockCorrection.isAhead(mark.latest, of: $0) } ?? false)
    }
  }
}

extension JournalLine {
  /// The instant of a line, without reading the rest where it stands near the beginning, as in the
  /// lines that are written here.
  static func instant(_ line: ArraySlice<UInt8>) -> Instant? {
    if line.isEmpty { return nil }
    if let instant = instantInPlace(line) { return instant }
    let end = min(line.endIndex, line.startIndex + 64)
    for start in line.startIndex..<end where line[start...].starts(with: instantStart) {
      let text = line[start...].dropFirst(instantStart.count).prefix { $0 != instantEnd }
      if let instant = Instant(String(decoding: text.prefix(40), as: UTF8.self)) { return instant }
    }
    return (try? JSONDocument(Array(line)))?.root.instant("at")
  }

  private static let instantStart = Array(#""at":""#.utf8)
  private static let instantEnd = UInt8(ascii: "\"")
}
