import Arguments
import QuizCore

/// A choice of the player's that lasts: what it is called, what it means, which values it takes.
struct Setting: Sendable {
  /// The word by which it is named, on the card and in the journal too.
  let key: String
  /// What it decides.
  let meaning: Sentence<Words>
  /// The value that counts where none is set.
  let fallback: String
  /// The values that make sense.
  let values: SettingValues

  /// The word that takes any setting back to its default.
  static let resetWord = "default"

  /// Every setting, in the order in which they are listed.
  static let all = [
    Setting(
      key: "day-starts-at", meaning: \.settings.dayStartsAt, fallback: "0", values: .number(0...23)),
    Setting(
      key: "language", meaning: \.settings.language, fallback: "auto",
      values: .word(["auto"] + Language.allCases.map(\.code))),
    Setting(
      key: "daily-banks", meaning: \.settings.dailyBanks, fallback: "default", values: .bankIDs),
    Setting(
      key: "daily-mode", meaning: \.settings.dailyMode, fallback: "random",
      values: .word(["random", "adaptive"])),
    Setting(
      key: "retention", meaning: \.settings.retention, fallback: "0.9",
      values: .hundredths(70...97)),
    Setting(
      key: "theme", meaning: \.settings.theme, fallback: Theme.auto.rawValue,
      values: .word(Theme.allCases.map(\.rawValue))),
    Setting(
      key: "confirm", meaning: \.settings.confirm, fallback: "off", values: .word(["on", "off"])),
    Setting(
      key: "motion", meaning: \.settings.motion, fallback: "on", values: .word(["on", "off"])),
    Setting(
      key: "splash", meaning: \.settings.splash, fallback: "on", values: .word(["on", "off"])),
  ]

  /// The setting of a key.
  init(of key: String) throws(Failure) {
    guard let setting = Self.all.first(where: { $0.key == key }) else {
      throw .noSuchSetting(key, known: Self.all.map(\.key))
    }
    self = setting
  }

  private init(key: String, meaning: Sentence<Words>, fallback: String, values: SettingValues) {
    self.key = key
    self.meaning = meaning
    self.fallback = fallback
    self.values = values
  }

  /// The value that a word stands for, in the one form in which it is stored.
  func value(of word: String) throws(Failure) -> String {
    if word.trimmingWhitespace == Self.resetWord { return fallback }
    guard let value = values.value(of: word) else {
      throw .badSetting(key, value: word, values)
    }
    return value
  }
}
