import Arguments

/// A command that has something to say even where no folder of the player's can be found.
protocol WorksWithoutHome {
  /// What it says in the place of the error that finding the folders ended with.
  func reply(without error: any Error, _ page: Page) -> Reply
}
