import Arguments
import JSON
import QuizBanks
import QuizCore
import QuizStore
import Terminal

/// Shows the settings or one of them, or changes one.
struct ChangeSettings: Command, AnswersInJSON {
  let key: String?
  let newValue: String?

  static let name = "settings"
  static let usage = Usage<ChangeSettings, Words>(
    \.help.commands.settings,
    examples: [
      Example("rankup settings", \.help.commands.settingsShowExample),
      Example("rankup settings day-starts-at 4", \.help.commands.settingsDayExample),
      Example("rankup settings daily-banks rivers,starter", \.help.commands.settingsBanksExample),
      Example("rankup settings daily-banks default", \.help.commands.settingsDefaultExample),
    ],
    ChangeSettings.init(key:newValue:),
    .positional("key", help: \.help.commands.settingsKey),
    .positional("value", help: \.help.commands.settingsValue))

  func run(in desk: Desk) throws -> Reply {
    guard let key else { return try show(Setting.all, isList: true, at: desk) }
    let setting = try Setting(of: key)
    guard let newValue else { return try show([setting], isList: false, at: desk) }
    return try change(setting, to: try setting.value(of: newValue), at: desk)
  }

  private func show(_ settings: [Setting], isList: Bool, at desk: Desk) throws -> Reply {
    let profile = try desk.openPlayer().profile
    for setting in settings {
      guard let nonsense = setting.nonsense(in: profile.settings) else { continue }
      desk.notice(desk.words.settings.nonsense(setting.key, nonsense, setting.fallback))
    }
    let view = SettingsView(settings: settings, profile: profile, isList: isList)
    return Reply(view.lines(desk.page), json: view.json)
  }

  private func change(_ setting: Setting, to value: String, at desk: Desk) throws -> Reply {
    if setting.values == .bankIDs, value != setting.fallback {
      let shelf = try desk.openShelf()
      do {
        _ = try desk.banks(SettingValues.bankIDs(in: value), on: shelf)
      } catch let failure as Failure {
        // A title has spaces where a list has them between its ids.
        let whole = Failure(noBank: newValue ?? value, on: shelf)
        if case .titleForBank = whole { throw whole }
        throw failure
      }
    }
    let change = Event.set(key: setting.key, value: value)
    let recorded = try desk.store.record { player in
      (player.profile.settings[setting.key] ?? setting.fallback) == value ? [] : [change]
    }
    desk.tell(recorded.notices)
    var desk = desk
    desk.words = Language.chosen(recorded.player.profile.settings, desk.environment).words
    let words = desk.words.settings
    let isChanged = recorded.entries.contains { $0.event == change }
    let sentence = (isChanged ? words.changed : words.unchanged)(setting.key, value)
    let view = SettingsView(
      settings: [setting], profile: recorded.player.profile, isList: false)
    return Reply(
      desk.page.wrapped(sentence)
        + (isChanged ? consequence(of: setting, for: recorded.player, desk) : []),
      json: view.json)
  }

  /// A quiz that was drawn stays as it is, whatever the next ones are drawn from.
  private func consequence(of setting: Setting, for player: Player, _ desk: Desk) -> [Text] {
    let today = desk.today(for: player)
    guard ["daily-banks", "daily-mode", "language"].contains(setting.key),
      !player.diary.daily(on: today).questions.isEmpty
    else { return [] }
    return desk.page.wrapped(desk.words.settings.todayStays, .faint)
  }
}
