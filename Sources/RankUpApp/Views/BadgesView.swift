import QuizCore
import Terminal

/// The badges: the earned with their dates, the locked with a bar and what is left.
struct BadgesView {
  let list: BadgeList
  /// Whether today's daily is done, so that it earns nothing more.
  var isDailyDone = false

  /// The page: two tables where there is room, else a few lines for each badge.
  func lines(_ page: Page) -> [Text] {
    let words = page.words.badges
    var lines = page.wrapped(words.count(list.earned.count, list.states.count), .strong)
    if list.earned.isEmpty {
      lines += page.wrapped(words.noneYet(isDailyDone ? "rankup practice" : "rankup daily"), .faint)
    }
    lines += rows(list.earned, page)
    guard !list.locked.isEmpty else { return lines }
    return lines + [Text()] + page.wrapped(words.locked, .strong) + rows(list.locked, page)
  }

  private func rows(_ states: [BadgeState], _ page: Page) -> [Text] {
    guard !page.surface.isPlain, page.hasRoom else {
      return states.flatMap { sentence($0, page) }
    }
    guard page.width >= 72 else { return states.flatMap { narrow($0, page) } }
    return Table(
      [.init(), .init(), .init(isFlexible: true), .init(), .init(.right)],
      rows: states.map { state in
        [
          sign(state, page), name(state, page), Text(meaning(state, page), .faint),
          bar(state, width: 8, page), note(state, page),
        ]
      }
    ).drawn(width: page.width, for: page.surface)
  }

  /// Name and date at the two ends of a line, what it is for below them, and the bar.
  private func narrow(_ state: BadgeState, _ page: Page) -> [Text] {
    let start = sign(state, page) + "  "
    let head =
      state.date == nil
      ? wrap(start + name(state, page), width: page.width)
      : page.ends(start + name(state, page), note(state, page), width: page.width)
    let meaning = page.wrapped(meaning(state, page), .faint, indent: 3)
    guard state.date == nil else { return head + meaning }
    let bar = Text.spaces(3) + bar(state, width: 10, page)
    let whole = bar + "  " + note(state, page)
    return head + meaning
      + (whole.width <= page.width
        ? [whole] : [bar] + page.wrapped(note(state, page).plain, indent: 3))
  }

  /// A badge in words.
  private func sentence(_ state: BadgeState, _ page: Page) -> [Text] {
    let progress = state.progress
    let facts =
      state.date.map { [$0.description] }
      ?? [
        page.words.badges.progress(page.number(progress.value), page.number(progress.goal)),
        page.words.badges.left(progress, page.number(progress.left)),
      ]
    let told = [meaning(state, page)] + facts
    return wrap(
      name(state, page) + Text(": " + told.joined(separator: ", ")), width: page.width)
  }

  private func sign(_ state: BadgeState, _ page: Page) -> Text {
    state.date == nil
      ? Text(page.surface.sign("☆", or: "-"), .faint)
      : Text(page.surface.sign("★", or: "*"), .good)
  }

  private func name(_ state: BadgeState, _ page: Page) -> Text {
    let role: Role = if case .rank(let rank) = state.badge.condition { rank.role } else { .plain }
    return Text(page.words.badges.title(state.badge), role)
  }

  private func meaning(_ state: BadgeState, _ page: Page) -> String {
    page.words.badges.meaning(state.badge, page)
  }

  private func bar(_ state: BadgeState, width: Int, _ page: Page) -> Text {
    guard state.date == nil else { return Text() }
    return Bar(state.progress.value, of: state.progress.goal).drawn(width: width, for: page.surface)
  }

  /// The date of an earned badge, or what is left.
  private func note(_ state: BadgeState, _ page: Page) -> Text {
    if let date = state.date { return Text(date.description) }
    return Text(page.words.badges.left(state.progress, page.number(state.progress.left)))
  }
}
