import QuizCore
import QuizStore
import Terminal

extension Desk {
  /// Plays a sitting: with single keys on a screen where there is one, by lines otherwise.
  ///
  /// On a screen the page of `result` is shown at its end, for the run that came to it.
  func play(
    _ run: inout QuizRun, _ opening: OpeningView, result: (QuizRun) -> ResultPage
  ) throws -> Ending {
    if let screen { return try play(&run, opening, on: screen, result) }
    guard let screen = console.openScreen() else {
      try show(opening.lines(page))
      var conversation = Conversation(run, at: self)
      defer { run = conversation.run }
      let ending = try conversation.play()
      remember(conversation.run, ending)
      return ending
    }
    defer { screen.close() }
    return try play(&run, opening, on: screen, result)
  }

  private func play(
    _ run: inout QuizRun, _ opening: OpeningView, on screen: any Screen,
    _ result: (QuizRun) -> ResultPage
  ) throws -> Ending {
    let stage = stage(on: screen, for: run.ledger.player)
    var quiz = KeyedQuiz(run, opening, on: stage, at: self)
    defer { run = quiz.run }
    let ending = try quiz.play()
    remember(quiz.run, ending)
    if ending == .finished { try result(quiz.run).show(on: stage) }
    return ending
  }

  /// Puts down what is known of every question once a quiz is finished, so that the next command need
  /// not look at its answers again.
  private func remember(_ run: QuizRun, _ ending: Ending) {
    if ending == .finished, run.ledger.isSaving { store.keepStudy() }
  }

  /// The stage on a screen, as the player's settings want it.
  func stage(on screen: any Screen, for player: Player) -> Stage {
    Stage(screen: screen, words: words, clock: clock, moves: Setting.moves(player.profile))
  }
}
