import Arguments
import Host
import QuizBanks
import QuizCore
import QuizStore
import Terminal

/// The home on a screen: shows it, waits for keys, and does what they ask for.
struct HomeScreen {
  private var desk: Desk
  private var stage: Stage
  private var state: HomeState
  /// The theme that the screen has; nil before the first look.
  private var theme: Theme?
  private let splashes: Bool

  /// Opens the home of a player on the desk's screen, with the splash if the player wants one too.
  init(
    _ player: Player, in opened: OpenedStore, at desk: Desk, on stage: Stage, splashing: Bool
  ) {
    self.desk = desk
    self.stage = stage
    splashes = splashing && Setting.splashes(player.profile)
    state = HomeState(player: player, date: desk.today(for: player), hour: 0, minutesUntilNext: 0)
    refresh(player, in: opened)
    state.message = notices()
  }

  /// What was told beside the page, which the screen covers.
  private func notices() -> [Text] {
    desk.told.takeUnseen().flatMap { stage.page.wrapped($0, .warning) }
  }

  /// Runs until the player leaves; a signal is returned.
  mutating func run() throws -> Int32? {
    if splashes, let end = try splash() { return signal(end) }
    var offset = 0
    var tab = state.tab
    while true {
      noteBadges()
      let view = HomeView(state: state)
      switch try stage.wait(at: &offset, within: Self.untilNextMinute(desk.now), { view.sheet($0) })
      {
      case .end: return nil
      case .interrupted(let signal): return signal
      case .timedOut: refresh(state.player)
      case .key(let key):
        let intent = state.handle(key)
        if intent == .leave { return nil }
        if let signal = try follow(intent) { return signal }
        if state.tab != tab { offset = 0 }
        tab = state.tab
      }
    }
  }

  /// Milliseconds until the clock shows another minute.
  private static func untilNextMinute(_ now: Instant) -> Int {
    Int(60_000 - ((now.milliseconds % 60_000) + 60_000) % 60_000)
  }

  /// Shows the name for a moment; what ended the wait, if it ends the home too.
  private func splash() throws -> Stage.Wake? {
    var offset = 0
    let wake = try stage.wait(at: &offset, within: SplashView.duration, SplashView().sheet)
    switch wake {
    case .key, .timedOut: return nil
    case .end, .interrupted: return wake
    }
  }

  private func signal(_ wake: Stage.Wake) -> Int32? {
    if case .interrupted(let signal) = wake { signal } else { nil }
  }

  /// Takes the player, the settings and the time as they are now; `opened` is what was just found on
  /// disk.
  private mutating func refresh(_ player: Player, in opened: OpenedStore? = nil) {
    if player != state.player { state.badges = nil }
    state.player = player
    state.due = desk.dueCount(for: player, in: opened)
    desk.words = Language.chosen(player.profile.settings, desk.environment).words
    stage.words = desk.words
    stage.moves = Setting.moves(player.profile)
    take(Setting.theme(player.profile.settings))
    state.date = desk.today(for: player)
    state.hour = desk.clock.local(desk.clock.now()).hour
    state.minutesUntilNext = desk.minutesUntilNext(after: state.date, for: player)
  }

  /// Counts the badges once they are to be seen; what can't be counted is not shown.
  private mutating func noteBadges() {
    guard state.tab == .account, state.badges == nil,
      let states = try? desk.badges(of: state.player, asOf: state.date)
    else { return }
    state.badges = (states.count { $0.date != nil }, states.count)
  }

  /// Gives the screen, and what is told after it, the colours of a theme.
  private mutating func take(_ new: Theme) {
    guard new != theme else { return }
    theme = new
    let choice = desk.options.color
    desk.console.adjust { new.applied(to: $0, choice) }
    stage.screen.remeasure()
  }

  /// Does what a key asked for; what goes wrong is told on the page.
  private mutating func follow(_ intent: HomeState.Intent) throws -> Int32? {
    do {
      switch intent {
      case .none, .leave: break
      case .daily where state.player.diary.isFinished(state.date): return try showResult()
      case .daily: return try play(DailyQuiz(banks: [], date: nil))
      case .practice:
        return try play(
          Practice(banks: [], count: .usual, topic: nil, difficulty: nil, seed: nil))
      case .review: return try review()
      case .rename(let name): try rename(name)
      case .chooseAvatar(let avatar):
        try record(.set(key: Profile.avatarKey, value: avatar.name))
        state.endEntry()
      case .set(let setting, let value): try set(setting, value)
      case .reset: try reset()
      case .notReset: say(stage.words.account.notReset)
      }
    } catch let interruption as Interruption {
      return interruption.signal
    } catch {
      state.message = stage.page.wrapped(
        ErrorReport(error, stage.words).sentence, .warning)
    }
    return nil
  }

  private mutating func say(_ sentence: String, _ role: Role = .plain) {
    state.message = stage.page.wrapped(sentence, role)
  }

  /// Plays on the same screen and comes back with the player as the quiz left it.
  private mutating func play(_ command: some Command<Desk, Words, Reply>) throws -> Int32? {
    let reply = try command.run(in: desk)
    let opened = try desk.store.open()
    refresh(opened.player, in: opened)
    state.message = notices()
    return reply.exit.signal
  }

  /// Reviews what is due, or says that nothing is.
  private mutating func review() throws -> Int32? {
    let command = Review(count: nil, banks: [], newCount: nil, isCram: false)
    if state.due ?? 0 > 0 { return try play(command) }
    state.message = try command.run(in: desk).page
    return nil
  }

  /// Shows what today's quiz came to.
  private func showResult() throws -> Int32? {
    let view = try DailyQuiz(banks: [], date: nil).resultView(of: state.date, state.player, desk)
    let words = stage.words.screens
    let keys = KeyLine(keys: [(words.names.anyKey, words.hints.goOn)])
    return signal(
      try stage.rest { Sheet(body: view.lines($0), foot: [Text(), keys.text($0)]) })
  }

  private mutating func record(_ event: Event) throws {
    let recorded = try desk.store.record { _ in [event] }
    refresh(recorded.player)
    let sentences = recorded.notices.map(StoreSentence(words: stage.words).text)
    state.message = sentences.flatMap { stage.page.wrapped($0, .warning) }
  }

  private mutating func rename(_ name: String) throws {
    let nickname = try Nickname(name)
    let old = state.player.profile.nickname
    if nickname.text != old { try record(.renamed(nickname.text)) }
    state.endEntry()
    let words = stage.words.account
    let new = cleaned(nickname.text)
    state.message =
      nickname.text == old
      ? stage.page.sentence(naming: [new], .good) { words.sameName($0[0]) }
      : stage.page.sentence(naming: [cleaned(old), new], .good) { words.renamed($0[0], $0[1]) }
  }

  private mutating func set(_ setting: Setting, _ word: String) throws {
    let value = try setting.value(of: word)
    if setting.values == .bankIDs, value != setting.fallback {
      _ = try desk.banks(SettingValues.bankIDs(in: value), on: desk.loadShelf())
    }
    if setting.value(in: state.player.profile.settings) != value {
      try record(.set(key: setting.key, value: value))
    }
    state.endEntry()
  }

  private mutating func reset() throws {
    let outcome = try desk.store.reset(all: false)
    refresh(outcome.player)
    let words = stage.words.account
    state.message =
      stage.page.wrapped(words.resetDone)
      + stage.page.wrapped(
        words.undoWith, .faint, before: "rankup restore \(outcome.backup.name)")
  }
}
