import Foundation
import Host
import TestSupport

extension TestWorld {
  /// Writes a card by hand, as a player with an editor would.
  func writeCard(_ entries: String) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>\(entries)</dict></plist>

      """
    try write(text, to: "~/.config/rankup/preferences.plist")
  }

  /// Writes a card of a nickname and a place on the ladder.
  func writeCard(_ nickname: String = "Leonidas", level: Int, exp: Int, lifetime: Int) throws {
    try writeCard(
      """
      <key>nickname</key><string>\(nickname)</string><key>level</key><integer>\(level)</integer>
      <key>exp</key><integer>\(exp)</integer><key>lifetimeExp</key><integer>\(lifetime)</integer>
      """)
  }

  /// Writes a file that the program sees at a path.
  func write(_ text: String, to path: String) throws {
    let file = URL(filePath: self.path(path))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The text of all journals.
  func journal() throws -> String {
    let folder = path("~/.local/share/rankup/journal")
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { name in
      try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
    }.joined()
  }

  /// Removes a file that the program sees at a path.
  func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: self.path(path))
  }

  /// Lets nothing be written from here on, as on a file system that is mounted for reading.
  func makeReadOnly() {
    let calls = calls
    self.calls.open = { path, flags, mode throws(ErrorNumber) in
      if flags & (O_WRONLY | O_RDWR | O_CREAT) != 0 { throw ErrorNumber(EROFS) }
      return try calls.open(path, flags, mode)
    }
    self.calls.access = { _ throws(ErrorNumber) in throw ErrorNumber(EROFS) }
    self.calls.mkdir = { _, _ throws(ErrorNumber) in throw ErrorNumber(EROFS) }
    self.calls.rename = { _, _ throws(ErrorNumber) in throw ErrorNumber(EROFS) }
  }
}

/// A bank of true-false questions that are all true, numbered from 1.
func statementBank(_ id: String, _ numbers: some Sequence<Int>) -> String {
  let questions = numbers.map { number in
    """
    {"id": "\(id)-\(number)", "type": "true-false", "prompt": "Statement \(number) of \(id) is true.",
    "topic": "Numbers/\(number.isMultiple(of: 2) ? "Even" : "Odd")", "answer": true}
    """
  }
  return """
    {"format": "quizbank", "formatVersion": 1, "id": "\(id)", "title": "\(id)",
    "questions": [\(questions.joined(separator: ",\n"))]}
    """
}
