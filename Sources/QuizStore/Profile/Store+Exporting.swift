import Host
package import QuizCore

/// What was exported.
package struct ExportedProfile: Sendable, Equatable {
  /// When.
  package let instant: Instant
  /// The player.
  package let player: Player
  /// How many journals, one a device.
  package let journals: Int
  /// How many lines they have.
  package let lines: Int
  /// How many bytes the document has.
  package let size: Int
}

/// What lies where an export is to go.
package enum ExportTarget: Sendable, Equatable {
  /// Nothing, or nothing that could be lost: a profile, an empty file, a pipe or a device.
  case free
  /// Something else.
  case taken
}

extension Store {
  /// Says whether a file may be replaced by a profile unasked.
  package func exportTarget(_ path: String) throws(StoreError) -> ExportTarget {
    try reading { () throws(HostError) in
      guard let status = try files.status(path), status.kind != .other, status.size > 0 else {
        return .free
      }
      // That a folder can't be replaced is said when it is tried.
      if status.kind == .folder { return .free }
      let bytes = try files.read(path, upTo: ProfileDocument.sizeLimit).bytes
      return bytes.map(ProfileDocument.isProfile) == true ? .free : .taken
    }
  }

  /// Writes the whole player piece by piece; what `put` throws ends it.
  ///
  /// Nothing is locked: what other processes write meanwhile may be left out.
  package func exportProfile(
    on date: QuizDate, _ put: @escaping ([UInt8]) throws -> Void
  ) throws -> ExportedProfile {
    try text(of: try settled(), on: date, put)
  }

  /// Writes the whole player to a file, which has its old content or the new one whatever happens; with
  /// nil only says what would be written.
  package func exportProfile(on date: QuizDate, to path: String?) throws -> ExportedProfile {
    let loaded = try settled()
    var bytes: [UInt8] = []
    if path != nil {
      // Quotes that are escaped make the text longer by a quarter; what is not needed is not touched.
      let size = loaded.journals.reduce(0) { $0 + $1.size }
      bytes.reserveCapacity(min(size + size / 2 + (1 << 16), ProfileDocument.sizeLimit))
    }
    let exported = try text(of: loaded, on: date) { piece in
      if path != nil { bytes += piece }
    }
    if let path {
      try writing { () throws(HostError) in try files.replace(path, with: bytes) }
    }
    return exported
  }

  private func text(
    of loaded: Loaded, on date: QuizDate, _ put: @escaping ([UInt8]) throws -> Void
  ) throws -> ExportedProfile {
    let instant = now
    var text = ProfileText(
      instant: instant, player: loaded.player, date: date, journals: loaded.journals,
      files: files, put: put)
    try text.write()
    return ExportedProfile(
      instant: instant, player: loaded.player, journals: loaded.journals.count,
      lines: text.lines, size: text.size)
  }

  /// What lies on disk, read again while others write, so that state and journals go together.
  private func settled() throws(StoreError) -> Loaded {
    var loaded = try load()
    for _ in 0..<3 {
      if try isUnchanged(since: loaded) { break }
      loaded = try load()
    }
    return loaded
  }
}
