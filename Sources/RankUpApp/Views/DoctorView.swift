import JSON
import QuizStore
import Terminal

/// What was looked at and found, in groups, a line each with a sign and a word; then a sum.
struct DoctorView {
  private let checks: [DoctorCheck]
  private let isMendable: Bool
  /// The user's home, which `~` stands for on a page.
  private let home: String?
  /// The name of the backup made before a repair.
  private let backup: String?
  private let hasRepaired: Bool

  /// Shows one look; `hasRepaired` says that a repair was asked for and there was nothing to mend.
  init(_ diagnosis: Diagnosis, home: String?, hasRepaired: Bool = false) {
    checks = diagnosis.checks
    isMendable = diagnosis.isMendable
    self.home = home
    backup = nil
    self.hasRepaired = hasRepaired
  }

  /// Shows the look after a repair, with what was mended since the one before it.
  init(_ after: Diagnosis, since before: Diagnosis, backup: String?, home: String?) {
    checks = after.showingMended(since: before)
    isMendable = after.isMendable
    self.home = home
    self.backup = backup
    hasRepaired = true
  }

  /// How many problems there are, or are left.
  var problems: Int { count(.problem) }

  private func count(_ status: DoctorStatus) -> Int { checks.count { $0.status == status } }

  /// The whole page.
  func lines(_ page: Page) -> [Text] {
    let groups = DoctorArea.allCases.flatMap { area -> [Text] in
      let group = checks.filter { $0.area == area }
      if group.isEmpty { return [] }
      return page.wrapped(page.words.doctor.area(area.rawValue), .strong)
        + group.flatMap { line($0, page) }
    }
    return groups + [Text()] + summary(page)
  }

  /// What a repair would mend, as the explanation before it is confirmed.
  func mendable(_ page: Page) -> [Text] {
    page.wrapped(page.words.doctor.repairMeaning, .warning)
      + checks.filter(\.isMendable).flatMap { line($0, page) }
  }

  private func line(_ check: DoctorCheck, _ page: Page) -> [Text] {
    let words = page.words.doctor
    let label =
      page.surface.isPlain
      ? Text(words.status(check.status) + ": ")
      : Text(sign(check.status, page) + " " + words.status(check.status), role(check.status))
        .padded(to: words.statusWidth + 2) + "  "
    let path = check.path.map { Text(shortened($0) + ": ", .strong).oneLine } ?? Text()
    let text = path + Text(check.message).oneLine
    // Paths are left whole, so that they can be copied; a log gets one line.
    guard page.surface.isTerminal else { return [(label + text).oneLine] }
    return wrap(
      text, width: page.width, first: label, rest: .spaces(page.width < 60 ? 2 : label.width),
      keepingWords: true)
  }

  private func sign(_ status: DoctorStatus, _ page: Page) -> String {
    switch status {
    case .ok, .mended: page.surface.sign("✓", or: "+")
    case .note: "!"
    case .problem: page.surface.sign("✗", or: "x")
    }
  }

  private func role(_ status: DoctorStatus) -> Role {
    switch status {
    case .ok, .mended: .good
    case .note: .warning
    case .problem: .bad
    }
  }

  /// The path with `~` for the home.
  private func shortened(_ path: String) -> String {
    guard let home, home.utf8.count > 1, path.utf8.starts(with: home.utf8) else { return path }
    let rest = String(decoding: path.utf8.dropFirst(home.utf8.count), as: UTF8.self)
    return rest.isEmpty || rest.utf8.first == UInt8(ascii: "/") ? "~" + rest : path
  }

  private func summary(_ page: Page) -> [Text] {
    let words = page.words.doctor
    let notes = count(.note)
    let role: Role = problems > 0 ? .bad : notes > 0 ? .warning : .good
    var lines = page.wrapped(words.summary(problems, notes), role)
    if hasRepaired {
      let mended = count(.mended)
      lines += page.wrapped(mended == 0 && isMendable ? words.notRepaired : words.mended(mended))
    }
    if let backup {
      lines += page.wrapped(page.words.account.undoWith, before: "rankup restore \(backup)")
    }
    if isMendable, !hasRepaired { lines += page.wrapped(words.howToRepair, .faint) }
    return lines
  }

  /// The document of `doctor --json`.
  var json: JSONValue {
    let shown = checks.filter { $0.status != .mended }
    var members: [JSONMemberValue] = [
      JSONMemberValue("checks", .array(shown.map(json))),
      JSONMemberValue("problems", .integer(problems)),
      JSONMemberValue("notes", .integer(count(.note))),
    ]
    if hasRepaired {
      let mended = checks.filter { $0.status == .mended }
      members.append(JSONMemberValue("repaired", .array(mended.map(json))))
      members.append(JSONMemberValue("backup", backup.map { .string($0) } ?? nil))
    }
    return .object(members)
  }

  private func json(_ check: DoctorCheck) -> JSONValue {
    var members: [JSONMemberValue] = [
      JSONMemberValue("area", .string(check.area.rawValue)),
      JSONMemberValue("status", .string(check.status.rawValue)),
      JSONMemberValue("message", .string(check.message)),
      JSONMemberValue("mendable", .boolean(check.isMendable)),
    ]
    if let path = check.path { members.append(JSONMemberValue("path", .string(path))) }
    return .object(members)
  }
}
