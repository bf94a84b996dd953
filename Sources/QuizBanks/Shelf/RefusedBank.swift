package import Host

/// A file, or a whole folder, from which no bank could be had.
package struct RefusedBank: Sendable, Equatable {
  /// Why there is no bank.
  package enum Reason: Sendable, Equatable {
    /// It was read and is no bank.
    case findings([Finding])
    /// The system would not give it.
    case host(HostError)
    /// It is a folder, a pipe or a device.
    case notFile
    /// It is listed, but not there: a link to nothing, or just removed.
    case missing
  }

  /// The file or folder.
  package let path: String
  /// Why there is no bank.
  package let reason: Reason

  /// Notes a refusal.
  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}

/// A bank that is not played, since another one was found first under its id.
package struct ShadowedBank: Sendable, Equatable {
  /// The id that both have.
  package let id: String
  /// The file of the hidden one.
  package let path: String
  /// The file of the one that is played.
  package let by: String

  /// Notes that a bank is hidden.
  package init(id: String, path: String, by: String) {
    self.id = id
    self.path = path
    self.by = by
  }
}
