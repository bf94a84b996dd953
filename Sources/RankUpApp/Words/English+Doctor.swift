import Host
import QuizStore

extension DoctorWords {
  static let english = DoctorWords(
    area: englishArea,
    status: { status in
      switch status {
      case .ok: "ok"
      case .note: "note"
      case .problem: "problem"
      case .mended: "mended"
      }
    },
    statusWidth: 7,
    program: { "rankup \($0); it writes cards of format \($1) and backups of format \($2)." },
    base: { finding in
      let variable = finding.variable
      return switch finding.origin {
      case .variable: "set by \(variable)."
      case .fallback: "the default, since \(variable) is not set."
      case .empty: "\(variable) is empty, which counts as not set."
      case .relative(let value):
        "\(variable) is \"\(value)\", which is no absolute path and counts as not set."
      }
    },
    place: englishPlace, card: englishCard, device: englishDevice, journal: englishJournal,
    backup: englishBackup, cache: englishCache,
    staleIndex: "the index of a bank that changed or is gone; the next start makes it anew.",
    leftover: "left half written by a run that was killed; it is of no use.",
    banks: { banks, questions in
      if questions == 0 {
        return "no question can be asked; see rankup help files for where banks lie."
      }
      return "\(counted(questions, "question")) in \(counted(banks, "bank")) can be asked."
    },
    refusedBank: { "left out: \($0) See \($1)." },
    questionsLeftOut: { "\(counted($0, "question")) left out; \($1) shows why." },
    shadowedBank: { "not played: \($0) has the id \"\($1)\" too, and comes first." },
    lock: englishLock, clock: englishClock, space: englishSpace,
    summary: { problems, notes in
      let parts = [
        problems > 0 ? counted(problems, "problem") : nil, notes > 0 ? counted(notes, "note") : nil,
      ].compactMap(\.self)
      return parts.isEmpty ? "Nothing is wrong." : parts.joined(separator: ", ") + "."
    },
    mended: { $0 == 0 ? "There was nothing to mend." : "\(counted($0, "thing")) mended." },
    howToRepair: "rankup doctor --repair mends what can be mended, after a backup.",
    repairMeaning: "This will be mended, after a backup; journals keep every line.",
    notRepaired: "Nothing was mended.")

  private static func counted(_ count: Int, _ thing: String) -> String {
    "\(FormatWords.english.number(count)) \(thing)\(count == 1 ? "" : "s")"
  }

  /// Permission bits as chmod takes them, `0700`.
  static func mode(_ mode: UInt32) -> String { "0" + String(mode, radix: 8) }

  @Sendable private static func englishArea(_ name: String) -> String {
    switch name {
    case "program": "Program"
    case "folders": "Base folders"
    case "places": "Folders and files"
    case "card": "Rank card"
    case "device": "This machine"
    case "journals": "Journals"
    case "backups": "Backups"
    case "cache": "Cache"
    case "leftovers": "Leftovers"
    case "banks": "Question banks"
    case "lock": "Lock"
    case "clock": "Clock"
    case "space": "Space"
    default: name
    }
  }

  @Sendable private static func englishPlace(_ finding: PlaceFinding) -> String {
    switch finding {
    case .folder(let bits, nil): "a folder of yours, mode \(mode(bits))."
    case .folder(let bits, let target?):
      "leads to \(target), a folder of yours, mode \(mode(bits))."
    case .link(let target): "leads to \(target)."
    case .absent(isNeeded: false): "not there yet; it is made when it is needed."
    case .absent(isNeeded: true): "not there, though you have a rank card."
    case .dangling(let target):
      "leads to \(target), which is not there; bring that back, or remove the link."
    case .notFolder: "not a folder, and has the place of one; move it away."
    case .unreachable(let error):
      "can't be looked at: \(error.reason). Check who owns it and its mode."
    case .foreign(let owner): "belongs to another user, number \(owner)."
    case .readOnly(let error):
      "can't be written to (\(error.reason)), so nothing can be saved; check who owns it, its mode and how its disk is mounted."
    case .closed(let bits):
      "your own, but its mode \(mode(bits)) keeps you out; chmod u+rwX mends that."
    case .open(let bits, _): "other users can get at it, mode \(mode(bits))."
    }
  }

  @Sendable private static func englishDevice(_ finding: DeviceFinding) -> String {
    switch finding {
    case .named(let name): "this machine writes the journal \(name)."
    case .absent: "not there yet; the first entry chooses a name."
    case .notFile: "not a file, so nothing can be saved; move it away."
    case .invalid: "holds no name; the next entry chooses a new one, and a new journal."
    case .unreadable(let error):
      "can't be read (\(error.reason)), so nothing can be saved; move it away."
    }
  }

  @Sendable private static func englishLock(_ finding: LockFinding) -> String {
    switch finding {
    case .absent: "not there yet; the first entry makes it."
    case .free: "free."
    case .notFile: "not a file, so nothing can be saved; move it away."
    case .held: "another rankup is saving at this moment."
    case .failed(let error):
      "can't be had: \(error.reason). Nothing can be saved; put the folder on a file system with locks, or mend its mode."
    }
  }

  @Sendable private static func englishClock(_ finding: ClockFinding) -> String {
    switch finding {
    case .now(let local, let offset, let date):
      "it is \(local) here, UTC\(distance(offset)); today's quiz is that of \(date)."
    case .lost: "the clock has lost its time; set it before you play."
    case .behind(let newest, let minutes):
      "the newest entry is of \(newest), \(FormatWords.english.span(minutes)) ahead; set the clock if it is wrong."
    case .laterDaily(let date):
      "the quiz of \(date) is done already; until then the streak is counted without it."
    }
  }

  /// A distance from UTC in minutes, `+09:00`.
  static func distance(_ minutes: Int) -> String {
    let digits = { (number: Int) in (number < 10 ? "0" : "") + "\(number)" }
    let size = Int(clamping: minutes.magnitude)
    return (minutes < 0 ? "-" : "+") + digits(size / 60) + ":" + digits(size % 60)
  }

  @Sendable private static func englishSpace(_ finding: SpaceFinding) -> String {
    switch finding {
    case .left(let bytes):
      "\(size(bytes, unit: " bytes")) left"
        + (finding.status == .ok ? "." : "; make room, or an answer may fail to be saved.")
    case .noFiles: "no room for another file; remove some, or nothing can be saved."
    case .unknown(let error): "doesn't tell how much room is left: \(error.reason)."
    }
  }

  /// A number of bytes in the unit that fits, one digit after the point; `unit` follows bytes.
  static func size(_ bytes: Int, unit single: String) -> String {
    let units = [single, " KB", " MB", " GB", " TB", " PB", " EB"]
    var (tenths, unit) = (bytes, 0)
    while (unit == 0 ? tenths : tenths / 10) >= 1024, unit + 1 < units.count {
      tenths = unit == 0 ? tenths / 1024 * 10 + tenths % 1024 * 10 / 1024 : tenths / 1024
      unit += 1
    }
    return (unit == 0 ? "\(tenths)" : "\(tenths / 10).\(tenths % 10)") + units[unit]
  }
}
