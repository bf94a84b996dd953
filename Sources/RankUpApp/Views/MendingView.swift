import QuizBanks
import Terminal

/// What mending changes, as lines before and after.
struct MendingView {
  let files: [MendedFile]

  /// The most lines that are shown of a file.
  private static let limit = 100

  /// The changes of each file under its path, and what they come to.
  func lines(_ page: Page) -> [Text] {
    let count = files.reduce(0) { $0 + $1.bank.lines.count }
    return files.flatMap { lines($0, page) }
      + page.wrapped(page.words.mending.meaning(count, files.count), .strong)
  }

  private func lines(_ file: MendedFile, _ page: Page) -> [Text] {
    let words = page.words.mending
    let changes = file.bank.lines
    var lines = filled(Text(cleaned(file.path), .strong), page)
    for change in changes.prefix(Self.limit) {
      let reasons = change.reasons.map(words.reason).joined(separator: ", ")
      lines += filled(Text("\(words.line(change.line)): \(reasons)", .faint), page)
      let hides = !Set(change.reasons).isDisjoint(with: [.controlCharacters, .invisibleCharacters])
      func shown(_ line: String) -> String { cleaned(hides ? Self.revealed(line) : line) }
      lines += change.before.flatMap { filled(Text("- " + shown($0), .bad), page) }
      lines += change.after.flatMap { filled(Text("+ " + shown($0), .good), page) }
    }
    let rest = changes.count - Self.limit
    return rest > 0 ? lines + filled(Text(words.more(rest), .faint), page) : lines
  }

  /// Wrapped on a terminal; elsewhere one line.
  private func filled(_ text: Text, _ page: Page) -> [Text] {
    guard page.surface.isTerminal else { return [text] }
    return wrap(text, width: page.surface.width, rest: "  ", keepingWords: true)
  }

  /// A line in which what may be taken out is written as JSON has it, so that a change can be seen.
  private static func revealed(_ line: String) -> String {
    line.unicodeScalars.reduce(into: "") { text, scalar in
      guard MendReason.takesOut(scalar) else { return text.unicodeScalars.append(scalar) }
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
  }
}
