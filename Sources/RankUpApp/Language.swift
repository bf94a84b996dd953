import Host
import QuizCore

/// A language that the program speaks.
enum Language: String, Sendable, CaseIterable {
  case english = "en"
  case korean = "ko"

  /// The primary subtag.
  var code: String { rawValue }

  /// The language of a player: what the setting says, else what the locale does, else English.
  static func chosen(_ profile: Profile, _ environment: Environment) -> Language {
    if let set = Setting.language(profile) { return set }
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = variables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    return Language(rawValue: String(locale.prefix { $0 != "_" && $0 != "." && $0 != "-" }))
      ?? .english
  }
}
