package import Host
package import QuizCore

// What is to be said of the smaller files, and of the file system.

/// What is to be said of this machine's name.
package enum DeviceFinding: Sendable, Equatable {
  case named(String)
  /// There is none yet.
  case absent
  /// The file holds no name.
  case invalid
  /// A folder, a pipe or a device has its place.
  case notFile
  /// It is there and can't be read.
  case unreadable(HostError)

  var status: CheckStatus {
    switch self {
    case .named, .absent: .ok
    case .invalid: .note
    case .notFile, .unreadable: .problem
    }
  }
}

/// What is to be said of the backups.
package enum BackupFinding: Sendable, Equatable {
  /// There is none yet.
  case none
  /// So many can be restored, and when the newest was made.
  case count(Int, newest: Instant)
  /// It can't be understood.
  case damaged
  /// A newer version wrote it.
  case newer
  /// It is a folder, a pipe, a device or a link to nothing.
  case notFile
  /// It is there and can't be read, or the folder can't.
  case unreadable(HostError)

  var status: CheckStatus {
    switch self {
    case .none, .count: .ok
    case .newer, .notFile: .note
    case .damaged, .unreadable: .problem
    }
  }
}

/// What is to be said of the folded diary that spares reading the journals.
package enum CacheFinding: Sendable, Equatable {
  case absent
  /// It is of these journals: how many lines it lags behind.
  case fits(lag: Int)
  /// It is damaged, of another version, of other journals, or tells something else than they do.
  case stale

  var status: CheckStatus { self == .stale ? .note : .ok }
}

/// What is to be said of the lock that guards every write.
package enum LockFinding: Sendable, Equatable {
  case absent
  case free
  /// Another process is writing at this moment.
  case held
  /// A folder, a pipe or a device has the place of its file.
  case notFile
  /// It can't be had at all, as in a folder whose file system has no locks.
  case failed(HostError)

  var status: CheckStatus {
    switch self {
    case .absent, .free: .ok
    case .held: .note
    case .notFile, .failed: .problem
    }
  }
}

/// What is to be said of a file system that holds some of the files.
package enum SpaceFinding: Sendable, Equatable {
  /// So many bytes are left.
  case left(bytes: Int)
  /// No more file can be made, though there are bytes left.
  case noFiles
  /// It doesn't tell.
  case unknown(HostError)

  /// Below so many bytes something may fail to be saved.
  static let leastBytes = 1 << 20
  /// Below so many it is worth a word.
  static let fewBytes = 20 << 20

  /// How grave it is.
  package var status: CheckStatus {
    switch self {
    case .left(let bytes):
      bytes < Self.leastBytes ? .problem : bytes < Self.fewBytes ? .note : .ok
    case .noFiles: .problem
    case .unknown: .note
    }
  }
}
