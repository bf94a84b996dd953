import QuizCore

/// What a player has chosen, read kindly: what makes no sense counts as not chosen.
extension Setting {
  /// The value that counts, from the settings on a card.
  func value(in settings: [String: String]) -> String {
    settings[key].flatMap { try? value(of: $0) } ?? fallback
  }

  /// The text on a card where it makes no sense, so that the default counts.
  func nonsense(in settings: [String: String]) -> String? {
    settings[key].flatMap { (try? value(of: $0)) == nil ? $0 : nil }
  }

  /// The hour at which a quiz date begins, 0 to 23.
  static func dayStartsAt(_ profile: Profile) -> Int {
    Int(value(of: "day-starts-at", in: profile.settings)) ?? 0
  }

  /// The banks that the daily draws from; nil for the default.
  static func dailyBanks(_ profile: Profile) -> [String]? {
    let value = value(of: "daily-banks", in: profile.settings)
    return value == resetWord ? nil : SettingValues.bankIDs(in: value)
  }

  /// Whether the daily draws what is due, weak or new in place of what everybody gets.
  static func adaptsDaily(_ profile: Profile) -> Bool {
    value(of: "daily-mode", in: profile.settings) == "adaptive"
  }

  /// The chance of recall at which a question is due for a review, 0.70 to 0.97.
  static func retention(_ profile: Profile) -> Double {
    Double(value(of: "retention", in: profile.settings)) ?? 0.9
  }

  /// The language that the player chose, from the settings on a card; nil for that of the system.
  static func language(_ settings: [String: String]) -> Language? {
    Language(rawValue: value(of: "language", in: settings))
  }

  /// The colours that the terminal is taken to have, from the settings on a card.
  static func theme(_ settings: [String: String]) -> Theme {
    Theme(rawValue: value(of: "theme", in: settings)) ?? .auto
  }

  /// Whether a struck label waits for Enter.
  static func confirms(_ profile: Profile) -> Bool { isOn("confirm", profile) }

  /// Whether pages may move by themselves.
  static func moves(_ profile: Profile) -> Bool { isOn("motion", profile) }

  /// Whether the home begins with the name of the game.
  static func splashes(_ profile: Profile) -> Bool { isOn("splash", profile) }

  private static func isOn(_ key: String, _ profile: Profile) -> Bool {
    value(of: key, in: profile.settings) == "on"
  }

  private static func value(of key: String, in settings: [String: String]) -> String {
    all.first { $0.key == key }?.value(in: settings) ?? resetWord
  }
}
