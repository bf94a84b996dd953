import Host
import QuizStore

/// What the store found odd, as sentences.
struct StoreSentence {
  let words: Words

  /// One sentence.
  func text(_ notice: StoreNotice) -> String {
    let notices = words.notices
    switch notice {
    case .cardMovedAside(let path): return notices.cardMovedAside(path)
    case .cardDamaged: return notices.cardDamaged
    case .cardRebuilt: return notices.cardRebuilt
    case .newerFormat(let version): return notices.newerCard(version)
    case .cardKeysMended(let fromJournal, let adjusted):
      return notices.cardKeysMended(
        words.format.list(fromJournal), words.format.list(adjusted))
    case .cardStands: return notices.cardStands
    case .journalPassedOver(let path, let trouble):
      return notices.journalPassedOver(path, text(trouble))
    case .earlierLinesCount: return notices.earlierLinesCount
    case .oldJournalsStay(let paths):
      return notices.oldJournalsStay(words.format.list(paths))
    case .notBackedUp(let error): return notices.notBackedUp(error.path, words.errors.reason(error))
    case .notSaved(let error): return notices.cardNotSaved(error.path, words.errors.reason(error))
    }
  }
  /// Why a journal can't be read, to stand in a sentence.
  func text(_ trouble: JournalTrouble) -> String {
    switch trouble {
    case .notAFile: words.errors.notARegularFile
    case .tooLarge: words.errors.tooLargeForJournal
    case .unreadable(let error): words.errors.reason(error)
    }
  }
}
