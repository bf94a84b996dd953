import Terminal

extension Desk {
  /// Plays a sitting by lines.
  func play(_ run: inout QuizRun, _ opening: OpeningView) throws -> Ending {
    try show(opening.lines(page))
    var conversation = Conversation(run, at: self)
    defer { run = conversation.run }
    return try conversation.play()
  }
}
