import QuizCore
import Terminal

/// What the home knows and where the player is in it; keys change it, and views show it.
struct HomeState {
  var player: Player
  /// Today's quiz date.
  var date: QuizDate
  /// The hour of the wall clock, for the greeting.
  var hour: Int
  var minutesUntilNext: Int
  /// How many questions are due for a review; nil while nothing was learned.
  var due: Int?
  /// How many badges of how many are earned; nil while nobody has looked.
  var badges: (earned: Int, count: Int)?
  var tab = HomeTab.home
  /// What is being typed or chosen, above everything else.
  private(set) var entry: Entry?
  /// The line of the account or of the settings that the arrows stand at.
  private(set) var selected = 0
  /// What the last key came to.
  var message: [Text] = []
  private(set) var showsKeys = false

  /// Something that is typed or chosen in place.
  enum Entry: Equatable {
    case nickname(LineEditor)
    /// The avatar at an index of all.
    case avatar(Int)
    case setting(Setting, LineEditor)
    /// The nickname, typed to confirm a reset.
    case reset(LineEditor)
  }

  /// What a key asks for.
  enum Intent: Equatable {
    case none
    case leave
    case daily
    case practice
    case review
    case rename(String)
    case chooseAvatar(Avatar)
    case set(Setting, String)
    case reset
    /// What was typed is not the nickname.
    case notReset
  }

  /// The rows of the account that Enter opens.
  static let accountRows = 2
  /// The row below the settings.
  static var resetRow: Int { Setting.all.count }

  /// Takes a key in.
  mutating func handle(_ key: Key) -> Intent {
    message = []
    if showsKeys {
      showsKeys = false
      return .none
    }
    if let entry { return handle(key, in: entry) }
    switch key {
    case .left, .backTab: move(to: tab.moved(by: -1))
    case .right, .tab: move(to: tab.moved(by: 1))
    case .up: selected = max(0, selected - 1)
    case .down: selected = min(max(0, rows - 1), selected + 1)
    case .enter, .character(" "): return enter()
    case .control("c"): return .leave
    case .character: return letter(key.latin ?? " ")
    default: break
    }
    return .none
  }

  private var rows: Int {
    switch tab {
    case .home, .daily: 0
    case .account: Self.accountRows
    case .settings: Self.resetRow + 1
    }
  }

  private mutating func move(to tab: HomeTab) {
    self.tab = tab
    selected = 0
  }

  private mutating func letter(_ letter: Character) -> Intent {
    switch letter {
    case "q": return .leave
    case "?": showsKeys = true
    case "1", "h": move(to: .home)
    case "2", "d": move(to: .daily)
    case "3", "a": move(to: .account)
    case "4", "s": move(to: .settings)
    case "p" where tab == .home || tab == .daily: return .practice
    case "r" where tab == .home || tab == .daily: return .review
    case "n" where tab == .account: begin(.nickname(LineEditor(player.profile.nickname)))
    case "v" where tab == .account: beginAvatar()
    default: break
    }
    return .none
  }

  private mutating func enter() -> Intent {
    switch (tab, selected) {
    case (.home, _), (.daily, _): return .daily
    case (.account, 0): begin(.nickname(LineEditor(player.profile.nickname)))
    case (.account, _): beginAvatar()
    case (.settings, Self.resetRow): begin(.reset(LineEditor()))
    case (.settings, _): return change(Setting.all[selected])
    }
    return .none
  }

  private mutating func begin(_ entry: Entry) { self.entry = entry }

  private mutating func beginAvatar() {
    let index = Avatar.all.firstIndex { $0.name == player.profile.avatar } ?? 0
    entry = .avatar(index)
  }

  /// The next word of a setting of words; others are typed.
  private mutating func change(_ setting: Setting) -> Intent {
    let value = setting.value(in: player.profile.settings)
    guard case .word(let words) = setting.values else {
      begin(.setting(setting, LineEditor(value)))
      return .none
    }
    let index = words.firstIndex(of: value) ?? -1
    return .set(setting, words[(index + 1) % words.count])
  }

  /// Keys while something is typed or chosen: Escape leaves it as it was.
  private mutating func handle(_ key: Key, in entry: Entry) -> Intent {
    if key == .escape {
      self.entry = nil
      return .none
    }
    switch entry {
    case .avatar(let index): return handle(key, atAvatar: index)
    case .nickname(var editor):
      guard key == .enter else {
        editor.handle(key)
        self.entry = .nickname(editor)
        return .none
      }
      return .rename(editor.text)
    case .setting(let setting, var editor):
      guard key == .enter else {
        editor.handle(key)
        self.entry = .setting(setting, editor)
        return .none
      }
      return .set(setting, editor.text)
    case .reset(var editor):
      guard key == .enter else {
        editor.handle(key)
        self.entry = .reset(editor)
        return .none
      }
      self.entry = nil
      let isConfirmed = editor.text.trimmingWhitespace == player.profile.nickname
      return isConfirmed ? .reset : .notReset
    }
  }

  private mutating func handle(_ key: Key, atAvatar index: Int) -> Intent {
    let count = Avatar.all.count
    switch key {
    case .left, .up, .backTab: entry = .avatar((index + count - 1) % count)
    case .right, .down, .tab: entry = .avatar((index + 1) % count)
    case .enter: return .chooseAvatar(Avatar.all[index])
    default: break
    }
    return .none
  }

  /// What was typed or chosen is done with.
  mutating func endEntry() { entry = nil }
}

extension Setting: Equatable {
  static func == (left: Setting, right: Setting) -> Bool { left.key == right.key }
}
