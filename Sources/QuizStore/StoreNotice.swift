package import Host

/// Something the player should be told about the files, as data; none of it stops the program.
package enum StoreNotice: Sendable, Equatable {
  /// The card could not be understood: its bytes were put beside it and it was made anew.
  case cardMovedAside(to: String)
  /// The card can't be understood and nothing could be written; the journal was read in its place.
  case cardDamaged
  /// There was no card: it was made anew from the journal.
  case cardRebuilt
  /// The card is of a newer format: it is read as far as it is known, and never written.
  case newerFormat(version: Int)
  /// Keys of the card that could not be taken as they stood: those of a wrong type come from the
  /// journal, the others were brought to the nearest value that makes sense.
  case cardKeysMended(fromJournal: [String], adjusted: [String])
  /// The journal tells of fewer XP than the card, so the card stands.
  case cardStands
  /// Lines of another device came late and count before some of those counted already, so that these
  /// come to fewer XP than the card said: of two answers to one daily the earlier one pays.
  case earlierLinesCount
  /// A journal of another device can't be read, and was not before: it counts once it can be.
  case journalPassedOver(path: String, JournalTrouble)
  /// Everything was reset, but these journals, which are in the backup, could not be removed.
  case oldJournalsStay(at: [String])
  /// The backup of the day could not be made, in this folder; what happened is saved all the same.
  case notBackedUp(HostError)
  /// What happened is in the journal, but the card could not be written; the next start catches up.
  case notSaved(HostError)
}
