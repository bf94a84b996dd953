import Host

/// A language that the program speaks.
enum Language: String, Sendable, CaseIterable {
  case english = "en"
  case korean = "ko"

  /// The primary subtag.
  var code: String { rawValue }

  /// Everything that it says.
  var words: Words {
    switch self {
    case .english: .english
    case .korean: .korean
    }
  }

  /// The language of a player: what the setting says, else what the locale does, else English.
  static func chosen(_ settings: [String: String], _ environment: Environment) -> Language {
    if let set = Setting.language(settings) { return set }
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = variables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    return Language(rawValue: String(locale.prefix { !"_.-@".contains($0) }))
      ?? .english
  }
}
