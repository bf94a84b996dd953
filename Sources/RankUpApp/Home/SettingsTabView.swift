import QuizCore
import Terminal

/// The tab of the settings: each with its value, the meaning of the one that is chosen, and the reset.
struct SettingsTabView {
  let state: HomeState

  /// Fills the page, or shows what is being typed.
  func fill(_ sheet: inout Sheet, _ page: Page) {
    switch state.entry {
    case .setting(let setting, let editor):
      sheet.body = page.wrapped(setting.key, .strong) + meaning(of: setting, page) + [Text()]
      sheet.add(editor, page)
    case .reset(let editor): fillReset(&sheet, editor, page)
    default:
      sheet.body = page.wrapped(page.words.settings.title, .strong) + [Text()]
      for (index, setting) in Setting.all.enumerated() { add(setting, index, to: &sheet, page) }
      addReset(to: &sheet, page)
    }
  }

  private func meaning(of setting: Setting, _ page: Page) -> [Text] {
    page.wrapped(page.words[keyPath: setting.meaning], .faint, indent: 2)
      + page.wrapped(
        page.words.errors.choose(page.words.settings.choices(setting.values)), .faint, indent: 2)
  }

  private func add(_ setting: Setting, _ index: Int, to sheet: inout Sheet, _ page: Page) {
    let isSelected = index == state.selected
    let start = sheet.body.count
    sheet.body += MenuRow(
      label: setting.key, value: setting.value(in: state.player.profile.settings),
      isSelected: isSelected
    ).lines(page)
    if isSelected {
      sheet.body += meaning(of: setting, page)
      sheet.focus = start..<sheet.body.count
    }
  }

  private func addReset(to sheet: inout Sheet, _ page: Page) {
    let isSelected = state.selected == HomeState.resetRow
    sheet.body.append(Text())
    let start = sheet.body.count
    sheet.body += MenuRow(label: page.words.home.resetRow, value: "", isSelected: isSelected)
      .lines(page)
    if isSelected {
      sheet.body += page.wrapped(page.words.account.resetKeeps, .faint, indent: 2)
      sheet.focus = start..<sheet.body.count
    }
  }

  private func fillReset(_ sheet: inout Sheet, _ editor: LineEditor, _ page: Page) {
    let profile = state.player.profile
    let words = page.words
    sheet.body = page.wrapped(
      words.account.resetMeaning(
        words.card.rank(profile.standing.rank), page.number(profile.standing.xp)), .warning)
    sheet.body += page.wrapped(words.account.resetKeeps) + [Text()]
    sheet.body += page.sentence(naming: [cleaned(profile.nickname)], .strong) {
      words.account.resetConfirmation($0[0])
    }
    sheet.add(editor, page)
  }
}
