import JSON
import QuizCore

/// What a backup holds: the card's bytes, how far the journals were folded, and what they came to.
struct BackupFile: Sendable, Equatable {
  let instant: Instant
  let reason: BackupReason
  let player: Player
  let marks: JournalMarks
  /// The bytes of the card; nil when there was none.
  let card: [UInt8]?
  /// The journals whole, by device, in backups before everything was reset.
  let journals: [DeviceName: [UInt8]]?

  static let format = "rankup-backup"
  static let formatVersion = 1

  /// Describes a backup.
  init(
    instant: Instant, reason: BackupReason, player: Player, marks: JournalMarks, card: [UInt8]?,
    journals: [DeviceName: [UInt8]]? = nil
  ) {
    self.instant = instant
    self.reason = reason
    self.player = player
    self.marks = marks
    self.card = card
    self.journals = journals
  }

  /// The bytes of the file, one JSON object.
  var bytes: [UInt8] {
    let journals = journals?.sorted { $0.key < $1.key }
    let value = JSONValue.object([
      ("format", .string(Self.format)), ("formatVersion", .integer(Self.formatVersion)),
      ("at", .string(instant.description)), ("reason", .string(reason.rawValue)),
      ("state", player.jsonValue), ("marks", marks.jsonValue),
      ("card", card.map { .string(Base64.encoded($0)) }),
      (
        "journals",
        journals.map { .object($0.map { ($0.key.text, .string(Base64.encoded($0.value))) }) }
      ),
    ])
    return value.compactBytes + [newline]
  }

  /// The most bytes that a backup may have; with the journals of a long life in it, it has some ten
  /// million.
  static let sizeLimit = 1 << 29

  /// Whether a newer version wrote the file.
  static func isNewer(_ bytes: [UInt8]) -> Bool {
    guard let root = try? JSONDocument(bytes).root, root.text("format") == format else {
      return false
    }
    return root.integer("formatVersion").map { $0 > formatVersion } ?? false
  }

  /// The object in the bytes of a file; nil when it is no backup of a format known here.
  static func root(_ bytes: [UInt8]) -> JSONNode? {
    guard let root = try? JSONDocument(bytes).root, root.text("format") == format,
      root.integer("formatVersion") == formatVersion
    else { return nil }
    return root
  }

  /// Reads all of a file; nil when it is no backup of a format known here.
  init?(_ bytes: [UInt8]) {
    guard let root = Self.root(bytes), let instant = root.instant("at"),
      let reason = root.text("reason"), let player = root["state"].flatMap({ Player($0) }),
      let marks = root["marks"].flatMap({ JournalMarks($0) })
    else { return nil }
    var journals: [DeviceName: [UInt8]]?
    for member in root["journals"]?.members.map({ $0 }) ?? [] {
      guard let bytes = member.value.string.flatMap({ Base64.decoded($0) }) else { return nil }
      journals = journals ?? [:]
      journals?[DeviceName(member.key)] = bytes
    }
    if root["journals"] != nil, journals == nil { journals = [:] }
    self.init(
      instant: instant, reason: BackupReason(rawValue: reason), player: player, marks: marks,
      card: root.text("card").flatMap { Base64.decoded($0) }, journals: journals)
  }
}

extension Backup {
  /// Describes a backup as it is listed.
  init(_ file: BackupFile, name: String, path: String) {
    self.init(
      name: name, path: path, instant: file.instant, reason: file.reason, file.player.profile,
      holdsJournals: file.journals != nil)
  }

  /// Reads of a file what is listed, which is little of one that holds journals.
  init?(listing bytes: [UInt8], name: String, path: String) {
    guard let root = BackupFile.root(bytes), let instant = root.instant("at"),
      let reason = root.text("reason"),
      let profile = root["state"]?["profile"].flatMap({ Profile($0) })
    else { return nil }
    self.init(
      name: name, path: path, instant: instant, reason: BackupReason(rawValue: reason), profile,
      holdsJournals: root["journals"] != nil)
  }

  private init(
    name: String, path: String, instant: Instant, reason: BackupReason, _ profile: Profile,
    holdsJournals: Bool
  ) {
    self.init(
      name: name, path: path, instant: instant, reason: reason, nickname: profile.nickname,
      rank: profile.standing.rank, xp: profile.standing.xp,
      lifetimeXP: profile.standing.lifetimeXP, holdsJournals: holdsJournals)
  }
}
