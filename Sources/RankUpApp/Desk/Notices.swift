import Host
import JSON
import QuizBanks
import QuizCore
import QuizStore
import Terminal

extension Desk {
  /// Tells what the store found odd or could not do, a line each.
  func tell(_ notices: [StoreNotice]) {
    for one in notices { notice(StoreSentence(words: words).text(one)) }
  }

  /// Tells if a later date is known to be done: the clock was set back, or is wrong.
  func tellIfClockIsBehind(_ today: QuizDate, _ player: Player) {
    guard let later = player.diary.finishedDate(after: today) else { return }
    notice(words.notices.clockBehind(today.description, later.description))
  }

  /// Tells of files that are no banks, and of banks with questions that can't be asked.
  func tellFaults(of shelf: Shelf) {
    for refused in shelf.refused {
      notice(sentence(about: refused))
    }
    for bank in shelf.banks where bank.leftOutCount > 0 {
      let command = "rankup check " + shellQuoted(bank.path)
      notice(
        words.notices.questionsLeftOut(lastName(of: bank.path), bank.leftOutCount, command))
    }
  }

  /// What became of a file that is no bank.
  func sentence(about refused: RefusedBank) -> String {
    words.notices.bankRefused(name(of: refused), reason(of: refused))
  }

  /// The file's name, as for banks with faults; the whole path of what the system would not give.
  private func name(of refused: RefusedBank) -> String {
    if case .findings = refused.reason { return lastName(of: refused.path) }
    return refused.path
  }

  /// Why a file is no bank, with a full stop.
  func reason(of refused: RefusedBank) -> String {
    switch refused.reason {
    case .findings(let findings):
      let reason = findings.first { $0.effect == .refused } ?? findings.first
      guard let reason else { return words.findings.notFile + "." }
      return FindingSentence(words: words.findings).placedText(reason)
    case .host(let error): return words.errors.reason(error) + "."
    case .notFile: return words.findings.notFile + "."
    case .missing: return words.findings.missing + "."
    }
  }
}
