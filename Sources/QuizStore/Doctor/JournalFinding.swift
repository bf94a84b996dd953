package import Host

/// What is to be said of a journal.
package enum JournalFinding: Sendable, Equatable {
  /// There is none yet.
  case none
  /// It can be read: how many lines it has, and whether this machine writes it.
  case whole(lines: Int, isOwn: Bool)
  /// A sync program or a person made it of the journal of a device.
  case copy(of: String)
  /// Lines, by their numbers from 1, that make no sense and are passed over.
  case corrupt(lines: [Int])
  /// So many lines that a newer version wrote.
  case unknown(lines: Int)
  /// The last line has no end.
  case torn(isOwn: Bool)
  /// It is a folder, a pipe, a device or a link to nothing, and passed over.
  case notFile
  /// Its name can't be that of a device, and it is passed over.
  case badName
  /// It is there and can't be read.
  case unreadable(HostError)

  var status: CheckStatus {
    switch self {
    case .none, .whole: .ok
    case .copy, .corrupt, .unknown, .torn(isOwn: false), .badName: .note
    case .torn(isOwn: true), .notFile, .unreadable: .problem
    }
  }
}
