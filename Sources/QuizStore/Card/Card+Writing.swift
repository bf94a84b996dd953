import QuizCore

extension Card {
  /// The bytes of a card; `root` is what stood on it before, of which unknown keys stay.
  static func bytes(
    _ profile: Profile, _ marks: JournalMarks, lost: [LostMark] = [],
    over root: [String: PropertyList] = [:]
  ) -> [UInt8] {
    var root = root
    root[CardKey.nickname.rawValue] = .string(profile.nickname)
    root[CardKey.rank.rawValue] = .string(profile.standing.rank.name)
    root[CardKey.level.rawValue] = .integer(profile.standing.rank.level)
    root[CardKey.exp.rawValue] = .integer(profile.standing.xp)
    root[CardKey.lifetimeExp.rawValue] = .integer(profile.standing.lifetimeXP)
    root[CardKey.avatar.rawValue] = profile.avatar.map(PropertyList.string)
    root[CardKey.settings.rawValue] = settings(
      profile.settings, over: root[CardKey.settings.rawValue]?.dictionary ?? [:])
    root[CardKey.formatVersion] = .integer(formatVersion)
    root[CardKey.journalMarks] = marks.propertyList
    root[CardKey.lostMarks] = lost.isEmpty ? nil : .array(lost.map(\.propertyList))
    return XMLPropertyListWriter.bytes(.dictionary(root))
  }

  /// Settings that mean the same keep the form they had; values that can't be settings stay.
  private static func settings(
    _ settings: [String: String], over old: [String: PropertyList]
  ) -> PropertyList {
    var members = old.filter { $0.value.settingText == nil }
    for (key, text) in settings {
      let kept = old[key].flatMap { $0.settingText == text ? $0 : nil }
      members[key] = kept ?? .string(text)
    }
    return .dictionary(members)
  }
}
