import Host
import QuizCore
import QuizStore

// What the doctor says of card, journals, backups and cache.
extension DoctorWords {
  @Sendable static func englishCard(_ finding: CardFinding) -> String {
    let list = FormatWords.english.list
    return switch finding {
    case .none: "not there yet; the first entry makes it."
    case .missing: "not there, though the journals have entries; it can be made again from them."
    case .whole(let version): "whole, format \(version)."
    case .damaged: "damaged; it can be put aside and made again from the journals."
    case .endless: "no card, but something far longer or a device; it can be put aside."
    case .unreadable(let error): "can't be read: \(error.reason). Check who owns it and its mode."
    case .newer(let version):
      "of format \(version), which a newer rankup wrote; it is read and not changed."
    case .older(let version): "of format \(version); the next entry brings it to the present one."
    case .refused(let keys):
      "values that make no sense, taken from the journals instead: \(list(keys))."
    case .adjusted(let keys): "values out of bounds, moved to the nearest that fit: \(list(keys))."
    case .agrees(let standing): "agrees with the journals: \(shown(standing))."
    case .differs(let card, let journals, true):
      "says \(shown(card)), but the journals come to \(shown(journals)); it can take theirs."
    case .differs(let card, let journals, false):
      "says \(shown(card)), the journals come to \(shown(journals)); so that nothing is lost, the card stands."
    case .notCompared(let error):
      "can't be compared with the journals: \(error.path) can't be read (\(error.reason)). Check who owns it and its mode."
    }
  }

  private static func shown(_ standing: Standing) -> String {
    let number = FormatWords.english.number
    return
      "\(standing.rank.name) with \(number(standing.xp)) XP, lifetime \(number(standing.lifetimeXP))"
  }

  @Sendable static func englishJournal(_ finding: JournalFinding) -> String {
    switch finding {
    case .none: "no journal yet; the first entry makes one."
    case .whole(let lines, let isOwn):
      "\(counted(lines, "line")), written by \(isOwn ? "this machine" : "another machine")."
    case .copy(let device): "looks like a copy of the journal \(device); it is read too."
    case .corrupt(let lines):
      "\(counted(lines.count, "line")) that make\(lines.count == 1 ? "s" : "") no sense and \(lines.count == 1 ? "is" : "are") passed over: \(numbers(lines))."
    case .unknown(let lines): "\(counted(lines, "line")) of a newer rankup, passed over here."
    case .torn(isOwn: true): "the last line is torn; it can be closed off."
    case .torn(isOwn: false):
      "the last line is torn, or not all here yet; its machine closes it off."
    case .notFile: "not a file, and passed over; move it away."
    case .badName:
      "no device can have this name, and it is passed over; rename it if it is a journal."
    case .unreadable(let error): "can't be read: \(error.reason). Check who owns it and its mode."
    }
  }

  /// Line numbers, the first ones where there are many.
  private static func numbers(_ lines: [Int]) -> String {
    let shown = lines.prefix(10).map { "\($0)" }.joined(separator: ", ")
    return lines.count > 10 ? shown + " and more" : shown
  }

  private static func counted(_ count: Int, _ thing: String) -> String {
    "\(FormatWords.english.number(count)) \(thing)\(count == 1 ? "" : "s")"
  }

  @Sendable static func englishBackup(_ finding: BackupFinding) -> String {
    switch finding {
    case .none: "no backup yet."
    case .count(let count, let newest):
      "\(counted(count, "backup")); the newest was made at \(newest.description.prefix(10)) \(newest.description.dropFirst(11).prefix(5)) UTC."
    case .damaged: "damaged, so it can't be restored; it can be moved aside."
    case .newer: "of a newer rankup, so it can't be restored here."
    case .notFile: "not a file, and passed over; move it away."
    case .unreadable(let error): "can't be read: \(error.reason). Check who owns it and its mode."
    }
  }

  @Sendable static func englishCache(_ finding: CacheFinding) -> String {
    switch finding {
    case .absent: "not there yet; a long history makes it."
    case .fits(let lag):
      lag == 0 ? "fits the journals." : "fits the journals, \(counted(lag, "line")) behind."
    case .stale: "damaged or out of date; it can be thrown away and comes back by itself."
    }
  }
}
