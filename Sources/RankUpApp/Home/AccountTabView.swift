import QuizCore
import Terminal

/// The tab of the player: card, ladder, and what can be changed.
struct AccountTabView {
  let state: HomeState

  /// Fills the page, or shows what is being typed or chosen.
  func fill(_ sheet: inout Sheet, _ page: Page) {
    let words = page.words.home
    switch state.entry {
    case .nickname(let editor):
      sheet.body = page.wrapped(words.newNickname, .strong) + [Text()]
      sheet.add(editor, page)
      sheet.body += [Text()] + page.wrapped(words.nicknameRule, .faint)
    case .avatar(let index):
      let avatar = Avatar.all[index]
      sheet.body = page.wrapped(words.avatarOf(index + 1, Avatar.all.count), .strong) + [Text()]
      sheet.body += page.surface.isPlain ? [] : avatar.lines.map { Text("  " + $0, .accent) }
      sheet.body += [Text()] + page.wrapped(avatar.name)
    default:
      let card = RankCard(state.player, on: state.date, due: state.due)
      sheet.body = RankCardView(card: card, namesCommands: false).lines(page)
      // A box is set apart by its border.
      if page.surface.isPlain || !page.hasRoom { sheet.body.append(Text()) }
      if let badges = state.badges {
        let row = page.words.badges.row(badges.earned, badges.count, "rankup badges")
        sheet.body += page.wrapped(row, .faint)
      }
      let (rows, start) = (rows(page), sheet.body.count)
      let end = start + rows.prefix(state.selected + 1).joined().count
      sheet.body += rows.joined()
      sheet.focus = state.selected > 0 ? start..<end : nil
      let ladder = LadderView(standing: state.player.profile.standing)
      let least = ladder.lines(page, explaining: false).count
      // The empty line gives way where the ladder has just room without it.
      if sheet.room(on: page.surface) - sheet.body.count != least { sheet.body.append(Text()) }
      let whole = ladder.lines(page)
      let room = sheet.room(on: page.surface) - sheet.body.count
      sheet.body += whole.count <= room ? whole : ladder.lines(page, explaining: false)
    }
  }

  private func rows(_ page: Page) -> [[Text]] {
    let words = page.words.home
    let avatar = state.player.profile.avatar ?? words.none
    let rows = [
      (words.nicknameRow, cleaned(state.player.profile.nickname)),
      (words.avatarRow, cleaned(avatar)),
    ]
    return rows.enumerated().map { index, row in
      MenuRow(label: row.0, value: row.1, isSelected: state.selected == index).lines(page)
    }
  }
}

/// A line of a list that the arrows move in.
struct MenuRow {
  let label: String
  let value: String
  let isSelected: Bool

  /// A pointer where the arrows stand, the label, the value.
  func lines(_ page: Page) -> [Text] {
    let pointer = Text(isSelected ? page.surface.sign("▸", or: ">") : " ", .accent)
    let start = pointer + Text(" ") + Text(label, isSelected ? .strong : .plain).padded(to: 16)
    guard page.width >= 36 else {
      return wrap(pointer + Text(" ") + Text(label + ": " + value), width: page.width)
    }
    guard !value.hasRightToLeft else {
      return [start] + wrap(Text(value, .accent), width: page.width)
    }
    return wrap(Text(value, .accent), width: page.width, after: start)
  }
}
