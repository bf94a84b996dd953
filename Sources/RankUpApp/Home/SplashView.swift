import QuizCore
import Terminal

/// The name of the game, in the colours of the ranks, before the home.
struct SplashView {
  /// How long it stays unless a key is struck, in milliseconds.
  static let duration = 1_000

  private static let letters = [
    #"                 _                 "#, #"  _ _ __ _ _ _ | |___  _ _ __      "#,
    #" | '_/ _` | ' \| / / || | '_ \     "#, #" |_| \__,_|_||_|_\_\\_,_| .__/     "#,
    #"                        |_|        "#,
  ]

  /// The page.
  func sheet(_ page: Page) -> Sheet {
    let isLarge = page.surface.width >= 40 && page.surface.height >= 12
    let name = isLarge ? Self.letters : ["rankup"]
    let width = name.map(\.count).max() ?? 0
    let left = Text.spaces((page.surface.width - width) / 2)
    let above = max(0, (page.surface.height - name.count - 2) / 2)
    let ranks = Rank.allCases
    let lines = name.enumerated().map { index, line in
      left + Text(line, ranks[index % ranks.count].role)
    }
    let tagline = wrap(Text(page.words.home.tagline, .faint), width: page.width).map { line in
      Text.spaces((page.surface.width - line.width) / 2) + line
    }
    return Sheet(body: Array(repeating: Text(), count: above) + lines + [Text()] + tagline)
  }
}
