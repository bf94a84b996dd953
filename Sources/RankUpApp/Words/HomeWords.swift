/// The words of the home screen.
package struct HomeWords: Sendable {
  /// What the keys of the home do.
  package struct Keys: Sendable {
    package let play: String
    package let result: String
    package let practice: String
    package let review: String
    package let rename: String
    package let avatar: String
    package let move: String
    package let change: String
    package let look: String
    package let choose: String
    package let save: String
    package let reset: String
    package let cancel: String
  }

  /// Below the name of the game.
  package let tagline: String
  /// The name of a tab.
  let tab: @Sendable (HomeTab) -> String
  /// A greeting for an hour of the day and a nickname.
  package let greeting: @Sendable (Int, String) -> String
  /// A weekday, Monday being 0, in one or two cells.
  package let weekday: @Sendable (Int) -> String
  /// What became of a day, in words.
  package let dayDone: String
  package let dayFrozen: String
  package let dayMissed: String
  package let dayOpen: String
  /// Today's daily has not begun.
  package let dailyWaits: String
  /// Answered of asked.
  package let dailyRuns: @Sendable (Int, Int) -> String
  /// Right of asked.
  package let dailyDone: @Sendable (Int, Int) -> String
  /// What finishing today's daily makes of the streak: its day, and the percent it adds.
  package let streakAhead: @Sendable (Int, Int) -> String
  /// So many questions are due for a review, at least one.
  package let due: @Sendable (Int) -> String
  /// What a daily paid in all.
  package let paid: @Sendable (String) -> String
  /// Above the last results.
  package let recent: String
  /// How to practise.
  package let practiceHint: String
  /// Rows of the account.
  package let nicknameRow: String
  package let avatarRow: String
  /// No avatar is chosen.
  package let none: String
  /// The row that starts again.
  package let resetRow: String
  /// Above the line of a new nickname, and what a nickname may be.
  package let newNickname: String
  package let nicknameRule: String
  /// Above an avatar: its number of so many.
  package let avatarOf: @Sendable (Int, Int) -> String
  package let keys: Keys
  /// The page of keys.
  package let keyList: [(key: String, meaning: String)]
}

extension HomeWords {
  static let english = HomeWords(
    tagline: "ten questions a day",
    tab: { tab in
      switch tab {
      case .home: "Home"
      case .daily: "Daily"
      case .account: "Account"
      case .settings: "Settings"
      }
    },
    greeting: { hour, name in
      switch hour {
      case 5..<12: "Good morning, \(name)"
      case 12..<18: "Good afternoon, \(name)"
      case 18..<23: "Good evening, \(name)"
      default: "Up late, \(name)?"
      }
    },
    weekday: { ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"][min(max(0, $0), 6)] },
    dayDone: "done", dayFrozen: "frozen", dayMissed: "missed", dayOpen: "open",
    dailyWaits: "Today's quiz is waiting: Enter begins.",
    dailyRuns: { "Today's quiz: \($0) of \($1) answered. Enter goes on." },
    dailyDone: { "Today's quiz is done: \($0) of \($1) right." },
    streakAhead: { "It makes day \($0) of your streak: +\($1) % XP." },
    due: { count in
      count == 1
        ? "1 question is ready for review, before you forget it."
        : "\(FormatWords.english.number(count)) questions are ready for review, before you forget them."
    },
    paid: { "It paid \($0)." },
    recent: "The last ones",
    practiceHint: "p practises: ten questions from all banks, for a tenth of the XP.",
    nicknameRow: "Nickname", avatarRow: "Avatar", none: "none yet", resetRow: "Reset progress",
    newNickname: "Your new nickname",
    nicknameRule: "1 to 20 characters, at least one of them visible.",
    avatarOf: { "Avatar \($0) of \($1)" },
    keys: Keys(
      play: "play", result: "result", practice: "practise", review: "review", rename: "rename",
      avatar: "avatar",
      move: "move", change: "change", look: "look", choose: "choose", save: "save",
      reset: "reset", cancel: "cancel"),
    keyList: [
      ("left, right, Tab", "the tab beside"), ("1 2 3 4", "a tab by its number"),
      ("h d a s", "a tab by its first letter"), ("up, down", "move in a list"),
      ("Enter", "play, or change what is chosen"), ("p", "practise"), ("r", "review"),
      ("PgUp, PgDn", "see more of a long page"),
      ("n, v", "new nickname, other avatar (account)"), ("q, Ctrl-C", "leave"),
    ])
}
