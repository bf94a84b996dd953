import QuizCore
import Terminal

/// The home as a page: the tab's content above, the tabs and the keys below.
struct HomeView {
  let state: HomeState

  /// Under this size there is a plain menu of words.
  static let smallest = (columns: 40, rows: 12)

  /// The page at the surface's size.
  func sheet(_ page: Page) -> Sheet {
    let surface = page.surface
    guard surface.width >= Self.smallest.columns, surface.height >= Self.smallest.rows else {
      return menu(page)
    }
    var sheet = Sheet(head: [], foot: foot(page))
    sheet.rule = rule(page)
    fill(&sheet, page)
    return sheet
  }

  /// What stands below: a message, the tabs, the keys.
  private func foot(_ page: Page) -> [Text] {
    state.message + [rule(page), tabs(page), KeyLine(keys: keys(page)).text(page)]
  }

  private func rule(_ page: Page) -> Text {
    Text(String(repeating: page.surface.sign("─", or: "-"), count: page.surface.width), .faint)
  }

  /// The names of the tabs, with their numbers where there is room.
  private func tabs(_ page: Page) -> Text {
    let numbered = tabs(page, isNumbered: true)
    return numbered.width <= page.surface.width ? numbered : tabs(page, isNumbered: false)
  }

  private func tabs(_ page: Page, isNumbered: Bool) -> Text {
    HomeTab.allCases.map { tab -> Text in
      let name = page.words.home.tab(tab)
      let number = isNumbered ? "\(tab.rawValue + 1) " : ""
      // Brackets, so that no colour is needed.
      return tab == state.tab
        ? Text("[\(number)\(name)]", .strong) : Text(" \(number)\(name) ", .faint)
    }.joined(separator: Text(" "))
  }

  private func keys(_ page: Page) -> [(key: String, meaning: String)] {
    let (words, names) = (page.words.home.keys, page.words.screens.names)
    let leave = [("?", page.words.screens.hints.keys), ("q", page.words.screens.hints.leave)]
    if state.showsKeys { return [(names.anyKey, page.words.screens.hints.goOn)] }
    switch state.entry {
    case .avatar:
      return [(names.arrows, words.look), (names.enter, words.choose), ("Esc", words.cancel)]
    case .nickname, .setting: return [(names.enter, words.save), ("Esc", words.cancel)]
    case .reset: return [(names.enter, words.reset), ("Esc", words.cancel)]
    case nil: break
    }
    switch state.tab {
    case .home, .daily:
      let isDone = state.player.diary.isFinished(state.date)
      let review = state.due ?? 0 > 0 ? [("r", words.review)] : []
      return [(names.enter, isDone ? words.result : words.play)] + review
        + [("p", words.practice)] + leave
    case .account:
      return [("n", words.rename), ("v", words.avatar)] + leave
    case .settings:
      return [(page.surface.sign("↑↓", or: names.arrows), words.move), (names.enter, words.change)]
        + leave
    }
  }

  private func fill(_ sheet: inout Sheet, _ page: Page) {
    if state.showsKeys {
      sheet.body = keysPage(page)
      return
    }
    switch state.tab {
    case .home: sheet.body = HomeTabView(state: state).lines(page)
    case .daily: sheet.body = DailyTabView(state: state).lines(page)
    case .account: AccountTabView(state: state).fill(&sheet, page)
    case .settings: SettingsTabView(state: state).fill(&sheet, page)
    }
  }

  private func keysPage(_ page: Page) -> [Text] {
    let words = page.words.home
    return [Text(page.words.screens.keysTitle, .strong), Text()]
      + words.keyList.flatMap { page.explained($0, $1, label: 18) }
  }

  /// The same keys and facts in words, for a window too small for more.
  private func menu(_ page: Page) -> Sheet {
    let plain = Page(words: page.words, surface: page.surface.plain)
    var sheet = Sheet(foot: [Text(), KeyLine(keys: keys(page)).text(page)])
    fill(&sheet, plain)
    let names = HomeTab.allCases.map { "\($0.rawValue + 1) \(page.words.home.tab($0))" }
    sheet.body = state.message + sheet.body + plain.wrapped(names.joined(separator: ", "), .faint)
    if let cursor = sheet.cursor {
      sheet.cursor = (cursor.line + state.message.count, cursor.column)
    }
    if let focus = sheet.focus {
      let by = state.message.count
      sheet.focus = (focus.lowerBound + by)..<(focus.upperBound + by)
    }
    return sheet
  }
}
