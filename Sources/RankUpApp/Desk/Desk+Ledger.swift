import QuizCore
import QuizStore

extension Desk {
  /// The ledger of a quiz; when nothing can be saved, that is said before the first question.
  func openLedger(for player: Player) -> Ledger {
    guard let problem = store.canSave() else { return Ledger(saving: player, in: store) }
    notice(words.notices.playingUnsaved(ErrorReport(problem, words).sentence))
    return Ledger(unsaved: player, at: self)
  }
}
