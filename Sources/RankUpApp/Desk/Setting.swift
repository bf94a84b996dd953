import QuizCore

/// The settings that the rules read, with their defaults.
enum Setting {
  /// The hour at which a quiz date begins, 0 to 23.
  static func dayStartsAt(_ profile: Profile) -> Int {
    let hour = profile.settings["day-starts-at"].flatMap { Int($0) } ?? 0
    return (0...23).contains(hour) ? hour : 0
  }

  /// The banks that the daily draws from; nil for the default.
  static func dailyBanks(_ profile: Profile) -> [String]? {
    guard let value = profile.settings["daily-banks"], value != "default" else { return nil }
    let ids = value.split { $0 == "," || $0.isWhitespace }.map(String.init)
    return ids.isEmpty ? nil : ids
  }
}
