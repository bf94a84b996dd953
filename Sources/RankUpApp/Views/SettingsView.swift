import JSON
import QuizCore
import Terminal

/// Settings with their values: all of them as a list, or one.
struct SettingsView {
  let settings: [Setting]
  let profile: Profile
  /// Whether these are all there are.
  let isList: Bool

  /// Each setting with its value and default, and below it what it means.
  func lines(_ page: Page) -> [Text] {
    let words = page.words.settings
    let widest = settings.map { Text($0.key).width }.max() ?? 0
    let entries = settings.flatMap { entry($0, keyWidth: widest, page) }
    guard isList else { return entries + page.wrapped(words.howToChangeOne, .faint) }
    return page.wrapped(words.title, .strong) + entries + [Text()]
      + page.wrapped(words.howToChange, .faint)
  }

  private func entry(_ setting: Setting, keyWidth: Int, _ page: Page) -> [Text] {
    let words = page.words.settings
    let value = setting.value(in: profile.settings)
    let shown =
      Text(value, value == setting.fallback ? .plain : .strong)
      + Text(note(on: value, setting, words), .faint)
    let isTable = page.width >= 30 && !page.surface.isPlain
    let head =
      isTable
      ? wrap(
        shown, width: page.width, after: Text(setting.key, .accent).padded(to: keyWidth + 2))
      : wrap(Text(setting.key, .accent) + ": " + shown, width: page.width)
    return head
      + page.wrapped(
        page.words[keyPath: setting.meaning] + " "
          + page.words.errors.choose(
            words.choices(setting.values)), indent: 2)
  }

  /// What the default is, in brackets, where the value alone doesn't say it.
  private func note(on value: String, _ setting: Setting, _ words: SettingsWords) -> String {
    if value == Setting.resetWord { return "" }
    if value == setting.fallback { return " (\(words.isDefault))" }
    if setting.fallback == Setting.resetWord { return " (\(words.isNotDefault))" }
    return " (\(words.defaultIs(setting.fallback)))"
  }

  /// The document of `settings --json`; every value is the text that `settings KEY VALUE` takes.
  var json: JSONValue {
    [
      "settings": .object(
        settings.map { setting in
          JSONMemberValue(
            setting.key,
            [
              "value": .string(setting.value(in: profile.settings)),
              "default": .string(setting.fallback),
            ])
        })
    ]
  }
}
