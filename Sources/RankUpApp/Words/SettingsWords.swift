/// The words of the settings.
package struct SettingsWords: Sendable {
  /// The head of the list.
  package let title: String
  /// What each setting decides.
  package let dayStartsAt: String
  package let language: String
  package let dailyBanks: String
  package let dailyMode: String
  package let retention: String
  package let theme: String
  package let confirm: String
  package let motion: String
  package let splash: String
  /// The values that a setting takes, as a list in a sentence.
  let choices: @Sendable (SettingValues) -> String
  /// Beside a value that is the default.
  package let isDefault: String
  /// Beside a value that is not.
  package let isNotDefault: String
  /// Beside a value that is not the default: the default.
  package let defaultIs: @Sendable (String) -> String
  /// Below the list: how to change one.
  package let howToChange: String
  /// Below one setting: how to take it back.
  package let howToChangeOne: String
  /// A setting has a new value: key and value.
  package let changed: @Sendable (String, String) -> String
  /// A setting has that value already: key and value.
  package let unchanged: @Sendable (String, String) -> String
  /// Today's quiz was drawn before the change.
  package let todayStays: String
  /// What the card says makes no sense: key, what it says, and the default.
  package let nonsense: @Sendable (String, String, String) -> String
}

extension SettingsWords {
  static let english = SettingsWords(
    title: "Settings",
    dayStartsAt: "The hour at which the day of a quiz begins.",
    language:
      "The language of all words, and of the banks that the daily draws from by default; auto asks the system.",
    dailyBanks:
      "The banks that the daily draws from; by default those in your language or in none.",
    dailyMode:
      "How the daily's questions are chosen: random, the same for everybody, or adaptive, half due or weak and half new.",
    retention:
      "The chance that you still know a question at which it comes up for review.",
    theme:
      "What your terminal's colours are: auto lets the terminal say it, mono shows none.",
    confirm: "Whether the key of a choice answers only after Enter.",
    motion: "Whether bars run and XP count up.",
    splash: "Whether the home begins with the name of the game.",
    choices: { values in
      switch values {
      case .number(let range): "\(range.lowerBound)-\(range.upperBound)"
      case .hundredths(let range): SettingValues.text(of: range)
      case .word(let words): words.joined(separator: ", ")
      case .bankIDs: "default, or ids from rankup banks with commas between them"
      }
    },
    isDefault: "default",
    isNotDefault: "not the default",
    defaultIs: { "default \($0)" },
    howToChange: "rankup settings KEY VALUE changes one; the value default takes it back.",
    howToChangeOne: "The value default takes it back.",
    changed: { "\($0) is now \($1)." },
    unchanged: { "\($0) is \($1) already." },
    todayStays: "Today's quiz stays as it was drawn.",
    nonsense: { key, text, fallback in
      "The card has \"\(text)\" for \(key), which makes no sense; \(fallback) counts."
    })
}
