import QuizCore

/// The card as it was read, kindly: what can't be taken as it stands is a hole to be filled from
/// the journal, or is brought to the nearest value that makes sense.
struct Card: Sendable, Equatable {
  /// The version of the format that is written.
  static let formatVersion = 1

  /// Everything that stands on it, also what is not known here.
  let root: [String: PropertyList]
  /// The version that it says it has, 1 when it says nothing.
  let version: Int
  /// How far it includes the journals; nil when it doesn't say.
  private(set) var marks: JournalMarks?
  /// What it includes of journals whose lines were gone when it was written.
  let lost: [LostMark]
  /// What stands on it; values at the place of a hole mean nothing.
  private let profile: Profile
  /// The XP in the bar as they stand there, before a rank bounds them.
  private let xp: Int
  /// The keys whose value is to come from the journal.
  let holes: Set<CardKey>
  /// Those of them that have a value of a wrong type, or a name that is refused.
  let refused: [CardKey]
  /// Keys whose value was out of bounds.
  let adjusted: [CardKey]

  /// Reads a card; throws when it is no property list or no dictionary.
  init(_ bytes: [UInt8]) throws(PropertyListError) {
    guard let root = try PropertyList(bytes).dictionary else { throw .malformed }
    self.root = root
    version = root[CardKey.formatVersion]?.integer ?? Self.formatVersion
    marks = root[CardKey.journalMarks].flatMap { JournalMarks($0) }
    lost = LostMark.all(root[CardKey.lostMarks])
    var reader = CardReader(root)
    xp = reader.natural(.exp) ?? 0
    profile = reader.profile(xp: xp)
    holes = Set(reader.missing + reader.refused)
    refused = reader.refused
    adjusted = reader.adjusted
  }

  /// The settings on it.
  var settings: [String: String] { profile.settings }

  /// Whether a newer version wrote it, so that it must not be written here.
  var isNewer: Bool { version > Self.formatVersion }

  /// Whether it doesn't say, in words known here, how far it includes the journals, and nobody can
  /// write that on it.
  var needsMeeting: Bool { isNewer && marks == nil }

  /// The card with marks that are known from elsewhere.
  func including(_ marks: JournalMarks) -> Card {
    var card = self
    card.marks = marks
    return card
  }

  /// Whether an older version wrote it, in a format that is upgraded by the next write.
  var isOlder: Bool { version < Self.formatVersion }

  /// Puts values from the journal in the place of the holes.
  func filled(from journal: Profile) -> Profile {
    let source = { (key: CardKey) in holes.contains(key) ? journal : profile }
    let rank = source(.level).standing.rank
    let xp = min(holes.contains(.exp) ? journal.standing.xp : self.xp, rank.threshold)
    let lifetimeXP =
      holes.contains(.lifetimeExp)
      ? max(journal.standing.lifetimeXP, Self.leastLifetimeXP(rank, xp))
      : profile.standing.lifetimeXP
    return Profile(
      nickname: source(.nickname).nickname, avatar: source(.avatar).avatar,
      standing: Standing(rank: rank, xp: xp, lifetimeXP: lifetimeXP),
      settings: source(.settings).settings)
  }

  /// The least that must have been won to stand at a place of the ladder.
  private static func leastLifetimeXP(_ rank: Rank, _ xp: Int) -> Int {
    Rank.allCases.filter { $0.level < rank.level }.reduce(xp) { $0 + $1.threshold }
  }
}
