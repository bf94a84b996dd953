import QuizCore
import Terminal

/// The rank card: who, which rank, how far, and the streak behind it.
struct RankCardView {
  let card: RankCard
  /// Whether it says what is typed to take today's daily.
  var namesCommands = true

  /// The card, in a box where there is room for one.
  func lines(_ page: Page) -> [Text] {
    guard page.hasRoom, !page.surface.isPlain else { return content(width: page.width, page) }
    let width = min(page.width, 60)
    return Box(width: width, role: card.profile.standing.rank.role)
      .around(withAvatar(width: width - Box.padding, page), for: page.surface)
  }

  /// The content with the avatar beside it, or above it where there is no room for both.
  private func withAvatar(width: Int, _ page: Page) -> [Text] {
    guard let avatar = card.profile.avatar.flatMap({ Avatar(named: $0) }) else {
      return content(width: width, page)
    }
    let picture = avatar.lines.map { Text($0, card.profile.standing.rank.role) }
    let rest = width - Avatar.width - 2
    guard rest >= 30, !card.profile.nickname.hasRightToLeft else {
      return picture + content(width: width, page)
    }
    let content = content(width: rest, page)
    return (0..<max(content.count, picture.count)).map { index in
      let left = index < picture.count ? picture[index] : Text()
      return left.padded(to: Avatar.width + 2) + (index < content.count ? content[index] : Text())
    }
  }

  private func content(width: Int, _ page: Page) -> [Text] {
    let standing = StandingView(standing: card.profile.standing)
    let name = Text(cleaned(card.profile.nickname), .strong)
    var lines =
      card.profile.nickname.hasRightToLeft
      ? wrap(name, width: width) + wrap(standing.name(page), width: width)
      : page.surface.isPlain
        ? wrap(name + ", " + standing.name(page), width: width)
        : page.ends(name, standing.name(page), width: width)
    lines += standing.bar(width: width, page)
    lines += wrap(Text(standing.outlook(page), .faint), width: width)
    if !page.surface.isPlain { lines.append(Text()) }
    return lines + facts(page, width: width)
  }

  private func facts(_ page: Page, width: Int) -> [Text] {
    let words = page.words.card
    var rows = [
      (
        words.streak,
        words.streakDays(card.streak.current, card.streak.longest, card.streak.freezes)
      ),
      (words.today, today(words)),
    ]
    if let due = card.due, due > 0 { rows.append((words.review, words.due(due))) }
    rows.append((words.lifetime, page.xp(card.profile.standing.lifetimeXP)))
    let widest = rows.map { Text($0.0).width }.max() ?? 0
    return rows.flatMap { label, value in
      guard width >= 30, !page.surface.isPlain else {
        return wrap(Text("\(label): \(value)"), width: width)
      }
      return wrap(
        Text(value), width: width, after: Text(label, .faint).padded(to: widest + 2))
    }
  }

  private func today(_ words: CardWords) -> String {
    let open: String
    switch card.dailyStatus {
    case .none: open = words.dailyOpen
    case .running: open = words.dailyRunning(card.daily.results.count, card.daily.questions.count)
    case .done: return words.dailyDone(card.daily.rightCount, card.daily.questions.count)
    }
    return namesCommands ? words.dailyCommand(open) : open
  }
}
