import Terminal

/// All avatars, the chosen one marked.
struct AvatarsView {
  let chosen: String?

  /// Pictures with their names below them; the names alone where pictures mean nothing.
  func lines(_ page: Page) -> [Text] {
    let words = page.words.account
    let end = [Text()] + page.wrapped(words.chooseAvatar("rankup avatar NAME"), .faint)
    guard page.hasRoom, !page.surface.isPlain else {
      return Avatar.all.flatMap { page.wrapped(label($0, page)) } + end
    }
    let cell = Avatar.width + 4
    let count = max(1, page.width / cell)
    let rows = stride(from: 0, to: Avatar.all.count, by: count).map {
      Array(Avatar.all[$0..<min($0 + count, Avatar.all.count)])
    }
    return rows.flatMap { row(of: $0, cell: cell, page) } + end
  }

  private func row(of avatars: [Avatar], cell: Int, _ page: Page) -> [Text] {
    let pictures = (0..<Avatar.height).map { line in
      avatars.map { avatar in
        Text(avatar.lines[line], avatar.name == chosen ? .accent : .plain).padded(to: cell)
      }.joined().trimmed
    }
    let names = avatars.map { avatar in
      Text(label(avatar, page), avatar.name == chosen ? .accent : .faint).padded(to: cell)
    }.joined().trimmed
    return pictures + [names, Text()]
  }

  private func label(_ avatar: Avatar, _ page: Page) -> String {
    avatar.name == chosen ? "\(avatar.name) (\(page.words.account.chosen))" : avatar.name
  }
}

extension Text {
  /// The text without the spaces at its end.
  fileprivate var trimmed: Text { wrap(self, width: 1_000)[0] }
}
