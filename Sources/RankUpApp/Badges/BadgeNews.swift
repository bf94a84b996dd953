import QuizBanks
import QuizCore
import QuizStore

/// The badges that a quiz earned, looked for once at its end.
final class BadgeNews {
  private var found: [Badge]?

  /// What is earned now and was not before the first answer of a run that is over.
  func badges(of run: QuizRun) -> [Badge] {
    if let found { return found }
    let new = run.newBadges()
    found = new
    return new
  }
}

extension Ledger {
  /// The badges earned up to a date; nil where nothing is saved, or the journals can't be read.
  func badges(on shelf: Shelf, asOf date: QuizDate) -> [Badge]? {
    guard let study = try? self.study() else { return nil }
    return shelf.badges(study, of: player, asOf: date).filter { $0.date != nil }.map(\.badge)
  }
}
