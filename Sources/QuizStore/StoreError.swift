package import Host

/// Why the store could not do what was asked; nothing was changed then.
package enum StoreError: Error, Sendable, Equatable {
  /// Another process has the lock of this path for longer than was waited.
  case lockHeld(path: String)
  /// A file that must be read can't be; it is left as it is.
  case unreadable(HostError)
  /// A file that must be written can't be.
  case unwritable(HostError)
  /// A journal that must be read or written can't be one; it is left as it is.
  case badJournal(path: String, JournalTrouble)
  /// There is no backup at all.
  case noBackup
  /// There is no backup of this name; the newest five of those there are.
  case noSuchBackup(name: String, known: [String])
  /// The backup of this name can't be understood.
  case badBackup(name: String)
}
