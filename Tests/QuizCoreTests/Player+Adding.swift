import QuizCore

extension Player {
  /// The player as the entry leaves it.
  func adding(_ entry: Entry) -> Player {
    var player = self
    player.add(entry)
    return player
  }
}
