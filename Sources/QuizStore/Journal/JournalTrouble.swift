package import Host

/// Why a journal can't be read.
package enum JournalTrouble: Sendable, Equatable {
  /// A folder, a pipe, a socket or a device has its place.
  case notAFile
  /// It is far longer than a journal can get.
  case tooLarge
  /// The system doesn't let it be read.
  case unreadable(HostError)
}

extension JournalTrouble {
  /// The error where the journal is needed.
  func error(_ path: String) -> StoreError {
    switch self {
    case .notAFile, .tooLarge: .badJournal(path: path, self)
    case .unreadable(let error): .unreadable(error)
    }
  }
}
