/// What an import does with a journal of the document.
package struct JournalTake: Sendable, Equatable {
  /// The ways to take a journal in.
  package enum Way: String, Sendable {
    /// There was none of the device.
    case written
    /// The one that is here was the beginning of it.
    case appended
    /// The one that is here went another way: it is put beside that one.
    case copied
    /// All of it is here.
    case known
  }

  /// The journal's name in the document.
  package let device: DeviceName
  /// What is done.
  package let way: Way
  /// How many whole lines are new.
  package let lines: Int
}

/// A journal that an import writes.
struct JournalWrite: Sendable {
  let device: DeviceName
  /// All that the journal has afterwards.
  let content: [UInt8]
  /// How many of these bytes it has already; nil where there is no such file.
  let present: Int?
}
