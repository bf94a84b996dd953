import JSON
import QuizCore

// The state of a player as JSON: in `restored` lines, backups and the cache. Frozen like the
// journal's lines, since it stands in them.

extension Player {
  /// The player as an object of `profile` and `diary`.
  var jsonValue: JSONValue { ["profile": profile.jsonValue, "diary": diary.jsonValue] }

  /// Reads a player; nil when a part is missing or makes no sense.
  init?(_ node: JSONNode) {
    guard let profile = node["profile"].flatMap({ Profile($0) }),
      let diary = node["diary"].flatMap({ Diary($0) })
    else { return nil }
    self.init(profile: profile, diary: diary)
  }
}

extension Profile {
  /// The card as an object, settings in the order of their keys.
  var jsonValue: JSONValue {
    let settings = settings.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return .object([
      ("nickname", .string(nickname)), ("avatar", avatar.map(JSONValue.string)),
      ("level", .integer(standing.rank.level)), ("xp", .integer(standing.xp)),
      ("lifetimeXP", .integer(standing.lifetimeXP)),
      ("settings", .object(settings.map { ($0.key, .string($0.value)) })),
    ])
  }

  /// Reads a card; nil when the name is none or a number is missing.
  init?(_ node: JSONNode) {
    guard let name = node.text("nickname"), let nickname = try? Nickname(name),
      let level = node.integer("level"), let xp = node.integer("xp"),
      let lifetimeXP = node.integer("lifetimeXP")
    else { return nil }
    var settings: [String: String] = [:]
    if let members = node["settings"]?.members {
      for member in members {
        guard let value = member.value.string else { return nil }
        settings[member.key] = value
      }
    }
    self.init(
      nickname: nickname.text, avatar: node.text("avatar"),
      standing: Standing(
        rank: Rank(clampingLevel: level), xp: xp, lifetimeXP: lifetimeXP),
      settings: settings)
  }
}
