import JSON
import QuizCore

/// What a whole line of a journal turns out to be.
enum JournalLine: Sendable, Equatable {
  /// Something this version knows.
  case entry(Entry)
  /// Well-formed, but of a newer version, or of a kind or a mode unknown here: passed over in silence.
  case unknown
  /// No line that any version writes.
  case corrupt

  /// Indices from here on are taken for damage; nothing that counts up from one can overflow then.
  static let indexLimit = 1_000_000
  /// XP of one award beyond this are taken for damage: it is far more than any rule pays.
  static let xpLimit = 1_000_000

  /// Reads a line without its line end.
  init(_ bytes: some Sequence<UInt8>) { self.init(Array(bytes)[...]) }

  /// Reads a line without its line end, that of an answer quickly.
  init(_ bytes: ArraySlice<UInt8>) {
    if let entry = Self.answer(bytes) {
      self = .entry(entry)
    } else {
      self.init(json: Array(bytes))
    }
  }

  /// Reads any line without its line end.
  init(json bytes: [UInt8]) {
    guard let document = try? JSONDocument(bytes), let version = document.root.natural("v"),
      version > 0, let name = document.root.text("kind")
    else {
      self = .corrupt
      return
    }
    let root = document.root
    guard version == Entry.lineVersion, let kind = EventKind(rawValue: name),
      !(kind.isOfSitting && root.namesUnknownMode)
    else {
      self = .unknown
      return
    }
    guard let id = root.text("id"), let instant = root.instant("at"), let event = Event(kind, root)
    else {
      self = .corrupt
      return
    }
    self = .entry(Entry(id: id, instant: instant, event: event))
  }
}
