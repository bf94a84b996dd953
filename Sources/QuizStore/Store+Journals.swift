import Host
package import QuizCore

/// What a look at every line of a journal found.
package struct JournalReport: Sendable, Equatable {
  /// The device that writes it.
  package let device: DeviceName
  /// Where it lies.
  package let path: String
  /// How many whole lines it has.
  package let lines: Int
  /// The numbers, from 1, of lines that make no sense and are passed over.
  package let corruptLines: [Int]
  /// How many lines a newer version wrote.
  package let unknownLines: Int
  /// Whether its last line was torn; the next append closes it off.
  package let hasTornLine: Bool
}

extension Store {
  /// Calls `body` with every entry of all journals, in the order in which they are folded.
  package func forEachEntry(_ body: (Entry) -> Void) throws(StoreError) {
    let journals = try readableJournals().journals
    try reading { () throws(HostError) in
      var merged = try MergedJournals(journals.map { JournalCursor($0) })
      while let item = try merged.next() { body(item.entry) }
    }
  }

  /// Reads every line of every journal and says what is wrong with them, by the bytes of their names.
  package func journalReports() throws(StoreError) -> [JournalReport] {
    try reading { () throws(HostError) in
      var reports: [JournalReport] = []
      for journal in try JournalFolder.journals(places, files) {
        var cursor = JournalCursor(journal)
        while try cursor.next() != nil {}
        reports.append(
          JournalReport(
            device: journal.device, path: journal.path, lines: cursor.lines,
            corruptLines: cursor.corruptLines, unknownLines: cursor.unknownLines,
            hasTornLine: cursor.hasTornLine))
      }
      return reports
    }
  }
}
