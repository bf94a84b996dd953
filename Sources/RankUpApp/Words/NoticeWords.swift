/// What is told beside the work, one line each.
package struct NoticeWords: Sendable {
  /// A damaged card was put aside under a path, and a new one written.
  package let cardMovedAside: @Sendable (String) -> String
  /// The card can't be understood, and nothing could be written.
  package let cardDamaged: String
  /// The card was missing or unreadable and came back from the journal.
  package let cardRebuilt: String
  /// The card comes from a newer version of the program.
  package let newerCard: @Sendable (Int) -> String
  /// Keys of the card that made no sense: those read from the journal, and those adjusted.
  package let cardKeysMended: @Sendable (String, String) -> String
  /// The journal knows less than the card.
  package let cardStands: String
  /// Earlier lines of another device left fewer XP.
  package let earlierLinesCount: String
  /// A journal that can't be read: path and reason.
  package let journalPassedOver: @Sendable (String, String) -> String
  /// Old journals could not be removed: their paths.
  package let oldJournalsStay: @Sendable (String) -> String
  /// The backup of the day could not be made: folder and reason.
  package let notBackedUp: @Sendable (String, String) -> String
  /// The answer is saved, the card is not yet: path and reason.
  package let cardNotSaved: @Sendable (String, String) -> String
  /// Nothing can be saved: the reason in a sentence.
  package let playingUnsaved: @Sendable (String) -> String
  /// The clock was set back: a later date is known.
  package let clockBehind: @Sendable (String, String) -> String
  /// A bank with questions that can't be asked: file, how many, and the command that shows why.
  package let questionsLeftOut: @Sendable (String, Int, String) -> String
  /// A file among the banks that is none: file and reason.
  package let bankRefused: @Sendable (String, String) -> String
}

extension NoticeWords {
  static let english = NoticeWords(
    cardMovedAside: {
      "Your rank card was damaged. It is kept as \($0), and a new one was made from the journal."
    },
    cardDamaged:
      "Your rank card is damaged and nothing can be written here; the journal is read instead.",
    cardRebuilt: "Your rank card was missing; it was made again from the journal.",
    newerCard: {
      "Your rank card was written by a newer rankup (format \($0)). It is read and not changed; answers still count."
    },
    cardKeysMended: { fromJournal, adjusted in
      let taken = fromJournal.isEmpty ? nil : "taken from the journal instead: \(fromJournal)"
      let moved = adjusted.isEmpty ? nil : "moved to the nearest that fit: \(adjusted)"
      return "Your rank card has values that make no sense; "
        + [taken, moved].compactMap(\.self).joined(separator: "; ") + "."
    },
    cardStands: "The journal knows of less XP than your rank card, so the card stands.",
    earlierLinesCount:
      "Answers came in from another device that were given before yours, so yours to the same questions pay nothing: you have less XP than before.",
    journalPassedOver: {
      "The journal \($0) can't be read (\($1)); what is in it counts once it can be."
    },
    oldJournalsStay: {
      "The old journals are in the backup, but could not be removed; they are still at \($0)."
    },
    notBackedUp: { folder, reason in
      "There is no backup of today: \(folder) can't be written (\(reason)). What you do is saved all the same."
    },
    cardNotSaved: { path, reason in
      "Your answers are saved; the card \(path) is not yet (\(reason)), and the next start mends it."
    },
    playingUnsaved: { "Nothing can be saved, so this counts for nothing: \($0)" },
    clockBehind: { today, later in
      "The clock says \(today), but the quiz of \(later) is done already; until that day the streak is counted without it."
    },
    questionsLeftOut: { file, count, command in
      let questions = count == 1 ? "1 question" : "\(FormatWords.english.number(count)) questions"
      return "\(file): \(questions) left out; \(command) shows why."
    },
    bankRefused: { "\($0) is left out: \($1)" })
}
