import Host
import JSON
import QuizBanks
import QuizCore
import QuizFormats
import QuizStore
import Terminal
import Testing

@testable import RankUpApp

/// What is handed to a sentence, so that it can be found in it again.
let texts = ["가나1", "다라2", "마바3", "사아4"]
let numbers = [17, 23, 41, 59]

private let problems: [Problem] = [
  .notJSON(.invalidUTF8), .notJSON(.tooDeep(limit: 17)), .notJSON(.tooLarge(limit: 17)),
  .notJSON(.unexpectedByte(0x27)), .notJSON(.unexpectedByte(0x23)),
  .notJSON(.unexpectedByte(0x54)), .notJSON(.unexpectedByte(0x7D)),
  .notJSON(.unexpectedByte(0x07)), .notJSON(.unexpectedEnd), .notJSON(.emptyDocument),
  .notJSON(.textAfterValue), .notJSON(.trailingComma), .notJSON(.missingComma),
  .notJSON(.malformedNumber), .notJSON(.controlCharacterInString), .notJSON(.invalidEscape),
  .notJSON(.loneSurrogate), .curlyQuote, .wideText(bits: 16),
  .tooLarge(byteCount: 23, limit: 17), .noFormat, .otherFormat("가나1"),
  .otherVersion(nil, supported: 17), .otherVersion("가나1", supported: 17),
  .unknownKey("가나1", nearest: nil), .unknownKey("가나1", nearest: "다라2"),
  .misplacedKey("가나1", type: "다라2"), .missingKey("가나1"),
  .wrongKind(found: .string, value: "17", expected: [.number]),
  .wrongKind(found: .string, value: "가나1", expected: [.object, .array]),
  .wrongKind(found: .array, value: "", expected: [.string, .null]),
  .wrongKind(found: .number, value: "17", expected: [.boolean]),
  .unknownWord("가나1", nearest: nil, allowed: ["다라2", "마바3"]),
  .unknownWord("가나1", nearest: "다라2", allowed: ["다라2", "마바3"]), .malformedIdentifier("가나1"),
  .malformedLanguage("가나1"), .creditOutOfRange("17"), .repeatedKey("가나1"),
  .repeatedIdentifier("가나1"), .blank, .tooFewChoices(1), .tooFewChoices(0), .correctChoices(0),
  .correctChoices(17), .noCorrectChoice, .repeatedChoice("가나1"), .noFullCredit,
  .reversedRange(minimum: "23", maximum: "17"), .negativeTolerance("-17"),
  .infiniteNumber("17"), .inexactNumber("17"), .controlCharacters(["\u{1B}"]),
  .bidiControls(["\u{202E}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}"]),
  .contradictoryCredit("17", isCorrect: true), .contradictoryCredit("17", isCorrect: false),
  .nothingToAsk,
]

/// Every sentence of a language with the name of its field, closures called with samples.
private func sentences(_ words: Words) -> [(name: String, text: String)] {
  flattened(words, "words")
}

private func flattened(_ value: Any, _ name: String) -> [(name: String, text: String)] {
  if let text = value as? String { return [(name, text)] }
  if let said = said(by: value) { return said.map { (name, $0) } }
  let children = Mirror(reflecting: value).children
  return children.enumerated().flatMap { index, child in
    flattened(child.value, name + "." + (child.label ?? "\(index)"))
  }
}

// A closure in `Any` that a mirror took out of a struct is called as one of a generic type would be,
// which it is not; one that is opened as a struct of that one field is called as it was made.
private struct OfNothing { let say: @Sendable () -> String }
private struct OfText { let say: @Sendable (String) -> String }
private struct OfMaybe { let say: @Sendable (String?) -> String }
private struct OfTextText { let say: @Sendable (String, String) -> String }
private struct OfMaybeText { let say: @Sendable (String?, String) -> String }
private struct OfTextMaybe { let say: @Sendable (String, String?) -> String }
private struct OfTextTextText { let say: @Sendable (String, String, String) -> String }
private struct OfTextMaybeText { let say: @Sendable (String, String?, String) -> String }
private struct OfTextTextTextText { let say: @Sendable (String, String, String, String) -> String }
private struct OfTextTextMaybeText {
  let say: @Sendable (String, String, String?, String) -> String
}
private struct OfTexts { let say: @Sendable ([String]) -> String }
private struct OfNumber { let say: @Sendable (Int) -> String }
private struct OfNumberNumber { let say: @Sendable (Int, Int) -> String }
private struct OfNumberNumberNumber { let say: @Sendable (Int, Int, Int) -> String }
private struct OfNumberNumberNumberNumber { let say: @Sendable (Int, Int, Int, Int) -> String }
private struct OfNumberText { let say: @Sendable (Int, String) -> String }
private struct OfNumberNumberText { let say: @Sendable (Int, Int, String) -> String }
private struct OfNumberNumberNumberText { let say: @Sendable (Int, Int, Int, String) -> String }
private struct OfTextNumberText { let say: @Sendable (String, Int, String) -> String }
private struct OfTextNumberNumber { let say: @Sendable (String, Int, Int) -> String }
private struct OfBool { let say: @Sendable (Bool) -> String }
private struct OfBadge { let say: @Sendable (Badge) -> String }
private struct OfBadgeConditionText { let say: @Sendable (Badge.Condition, String) -> String }
private struct OfBadgeProgressText { let say: @Sendable (BadgeProgress, String) -> String }
private struct OfBackupReason { let say: @Sendable (BackupReason) -> String }
private struct OfBankSource { let say: @Sendable (BankSource) -> String }
private struct OfDifficulty { let say: @Sendable (Difficulty) -> String }
private struct OfFileTroubleTextText { let say: @Sendable (FileTrouble, String, String) -> String }
private struct OfHomeTab { let say: @Sendable (HomeTab) -> String }
private struct OfHostError { let say: @Sendable (HostError) -> String }
private struct OfMode { let say: @Sendable (Mode) -> String }
private struct OfPrizeText { let say: @Sendable (Prize, String) -> [String] }
private struct OfProblem { let say: @Sendable (Problem) -> String }
private struct OfMendReason { let say: @Sendable (MendReason) -> String }
private struct OfTextAndCount { let say: @Sendable (String, Int) -> String }
private struct OfFindings { let say: @Sendable (Int, FindingCounts, Int) -> String }
private struct OfQuizDate { let say: @Sendable (QuizDate) -> String }
private struct OfNumberNumberTextText { let say: @Sendable (Int, Int, String, String) -> String }
private struct OfTextNumberNumberNumber { let say: @Sendable (String, Int, Int, Int) -> String }
private struct OfRecall { let say: @Sendable (Recall) -> String }
private struct OfNoteEffect { let say: @Sendable (ImportNote.Effect) -> String }
private struct OfImportProblem { let say: @Sendable (ImportProblem) -> String }
private struct OfRefusedKind { let say: @Sendable (RefusedKind) -> String }
private struct OfExportPart { let say: @Sendable (ExportLoss.Part) -> String }
private struct OfRank { let say: @Sendable (Rank) -> String }
private struct OfSettingValues { let say: @Sendable (SettingValues) -> String }
private struct OfSeverity { let say: @Sendable (Severity) -> String }

/// The closure in a mirror's child as the struct of its shape; nil for another shape.
func opened<Box>(_ value: Any, _ box: Box.Type, _ shape: Any.Type) -> Box? {
  guard type(of: value) == shape, MemoryLayout<Box>.size == 2 * MemoryLayout<Int>.size else {
    return nil
  }
  return withUnsafeBytes(of: value) { $0.baseAddress?.assumingMemoryBound(to: Box.self).pointee }
}

/// What a closure says for its samples; nil for no closure, or one of a shape unknown here.
private func said(by value: Any) -> [String]? {
  saidOfTexts(value) ?? saidOfNumbers(value) ?? saidOfBoth(value) ?? saidOfCases(value)
    ?? saidOfBadges(value) ?? saidOfFindings(value) ?? saidOfFormats(value)
}

private func saidOfTexts(_ value: Any) -> [String]? {
  let (a, b, c, d) = (texts[0], texts[1], texts[2], texts[3])
  if let say = opened(value, OfNothing.self, (@Sendable () -> String).self)?.say {
    return [say()]
  }
  if let say = opened(value, OfText.self, (@Sendable (String) -> String).self)?.say {
    return [say(a)]
  }
  if let say = opened(value, OfMaybe.self, (@Sendable (String?) -> String).self)?.say {
    return [say(a), say(nil)]
  }
  if let say = opened(value, OfTextText.self, (@Sendable (String, String) -> String).self)?.say {
    return [say(a, b)]
  }
  if let say = opened(value, OfMaybeText.self, (@Sendable (String?, String) -> String).self)?.say {
    return [say(a, b), say(nil, b)]
  }
  if let say = opened(value, OfTextMaybe.self, (@Sendable (String, String?) -> String).self)?.say {
    return [say(a, b), say(a, nil)]
  }
  if let say = opened(
    value, OfTextTextText.self, (@Sendable (String, String, String) -> String).self)?.say
  {
    return [say(a, b, c)]
  }
  if let say = opened(
    value, OfTextMaybeText.self, (@Sendable (String, String?, String) -> String).self)?.say
  {
    return [say(a, b, c), say(a, nil, c)]
  }
  if let say = opened(
    value, OfTextTextTextText.self, (@Sendable (String, String, String, String) -> String).self)?
    .say
  {
    return [say(a, b, c, d)]
  }
  if let say = opened(
    value, OfTextTextMaybeText.self, (@Sendable (String, String, String?, String) -> String).self)?
    .say
  {
    return [say(a, b, c, d), say(a, b, nil, d)]
  }
  if let say = opened(value, OfTexts.self, (@Sendable ([String]) -> String).self)?.say {
    return [say([a, b, c]), say([a])]
  }
  return nil
}

private func saidOfNumbers(_ value: Any) -> [String]? {
  let (a, b, c, d) = (numbers[0], numbers[1], numbers[2], numbers[3])
  if let say = opened(value, OfNumber.self, (@Sendable (Int) -> String).self)?.say {
    return [say(a), say(1), say(0), say(-1)]
  }
  if let say = opened(value, OfNumberNumber.self, (@Sendable (Int, Int) -> String).self)?.say {
    return [say(a, b), say(1, b), say(0, b), say(a, 0)]
  }
  if let say = opened(value, OfNumberNumberNumber.self, (@Sendable (Int, Int, Int) -> String).self)?
    .say
  {
    return [say(a, b, c), say(0, b, c), say(1, 1, 1), say(0, 0, 0)]
  }
  if let say = opened(
    value, OfNumberNumberNumberNumber.self, (@Sendable (Int, Int, Int, Int) -> String).self)?.say
  {
    return [say(a, b, c, d), say(1, 1, 1, 1), say(1, 0, 0, 0), say(2, 0, 1, 0)]
  }
  return nil
}

private func saidOfBoth(_ value: Any) -> [String]? {
  let (a, b) = (texts[0], texts[1])
  let (m, n, o) = (numbers[0], numbers[1], numbers[2])
  if let say = opened(value, OfNumberText.self, (@Sendable (Int, String) -> String).self)?.say {
    return [9, 15, 20, 2].map { say($0, a) }
  }
  if let say = opened(
    value, OfNumberNumberText.self, (@Sendable (Int, Int, String) -> String).self)?.say
  {
    return [say(m, n, a), say(0, n, a)]
  }
  if let say = opened(
    value, OfNumberNumberNumberText.self, (@Sendable (Int, Int, Int, String) -> String).self)?.say
  {
    return [say(m, n, o, a), say(0, n, 0, a)]
  }
  if let say = opened(
    value, OfTextNumberText.self, (@Sendable (String, Int, String) -> String).self)?.say
  {
    return [say(a, m, b), say(a, 1, b)]
  }
  if let say = opened(
    value, OfTextNumberNumber.self, (@Sendable (String, Int, Int) -> String).self)?.say
  {
    return [say(a, m, n)]
  }
  if let say = opened(
    value, OfNumberNumberTextText.self, (@Sendable (Int, Int, String, String) -> String).self)?.say
  {
    return [say(m, n, a, b)]
  }
  if let say = opened(
    value, OfTextNumberNumberNumber.self, (@Sendable (String, Int, Int, Int) -> String).self)?.say
  {
    return [say(a, m, n, o)]
  }
  if let say = opened(value, OfBool.self, (@Sendable (Bool) -> String).self)?.say {
    return [say(true), say(false)]
  }
  return nil
}

/// What is said of files of other formats.
private func saidOfFormats(_ value: Any) -> [String]? {
  if let say = opened(value, OfNoteEffect.self, (@Sendable (ImportNote.Effect) -> String).self)?.say
  {
    return ImportNote.Effect.allCases.map(say)
  }
  if let say = opened(value, OfImportProblem.self, (@Sendable (ImportProblem) -> String).self)?.say
  {
    return importProblems.map(say)
  }
  if let say = opened(value, OfRefusedKind.self, (@Sendable (RefusedKind) -> String).self)?.say {
    return RefusedKind.allCases.map(say)
  }
  if let say = opened(value, OfExportPart.self, (@Sendable (ExportLoss.Part) -> String).self)?.say {
    return ExportLoss.Part.allCases.map(say)
  }
  if let say = opened(value, OfRecall.self, (@Sendable (Recall) -> String).self)?.say {
    return Recall.allCases.map(say)
  }
  return nil
}

private func saidOfBadges(_ value: Any) -> [String]? {
  if let say = opened(value, OfBadge.self, (@Sendable (Badge) -> String).self)?.say {
    return Badge.allCases.map(say)
  }
  if let say = opened(
    value, OfBadgeConditionText.self, (@Sendable (Badge.Condition, String) -> String).self)?.say
  {
    return Badge.allCases.map { say($0.condition, texts[0]) }
  }
  if let say = opened(
    value, OfBadgeProgressText.self, (@Sendable (BadgeProgress, String) -> String).self)?.say
  {
    let units: [BadgeProgress.Unit] = [
      .dailies, .answers, .days, .xp, .perfectDailies, .rightAnswers, .banks, .topics, .questions,
      .weekdays, .returns,
    ]
    return units.flatMap { unit in
      [17, 1].map { say(BadgeProgress(0, of: $0, unit), texts[0]) }
    }
  }
  return nil
}

private func saidOfCases(_ value: Any) -> [String]? {
  if let say = opened(value, OfBackupReason.self, (@Sendable (BackupReason) -> String).self)?.say {
    return [.reset, .resetAll, .restore, .daily, .repair, .upgrade, .profileImport].map(say)
  }
  if let say = opened(value, OfBankSource.self, (@Sendable (BankSource) -> String).self)?.say {
    return [.own, .shipped, .system, .embedded].map(say)
  }
  if let say = opened(value, OfDifficulty.self, (@Sendable (Difficulty) -> String).self)?.say {
    return Difficulty.allCases.map(say)
  }
  if let say = opened(
    value, OfFileTroubleTextText.self, (@Sendable (FileTrouble, String, String) -> String).self)?
    .say
  {
    return [.reading, .writing, .locking].map { say($0, texts[0], texts[1]) }
  }
  if let say = opened(value, OfHomeTab.self, (@Sendable (HomeTab) -> String).self)?.say {
    return HomeTab.allCases.map(say)
  }
  if let say = opened(value, OfHostError.self, (@Sendable (HostError) -> String).self)?.say {
    return [2, 5, 13, 20, 21, 27, 28, 30].map { say(HostError(.open, "/x", code: $0)) }
  }
  if let say = opened(value, OfMode.self, (@Sendable (Mode) -> String).self)?.say {
    return Mode.allCases.map(say)
  }
  if let say = opened(value, OfPrizeText.self, (@Sendable (Prize, String) -> [String]).self)?.say {
    let prize = Prize(mode: .daily, .hard, share: .full, combo: 3, streak: 17, isHinted: true)
    return say(prize, texts[0])
  }
  if let say = opened(value, OfProblem.self, (@Sendable (Problem) -> String).self)?.say {
    return (problems + lintProblems.map { .lint($0) }).map(say)
  }
  if let say = opened(value, OfMendReason.self, (@Sendable (MendReason) -> String).self)?.say {
    return MendReason.allCases.map(say)
  }
  if let say = opened(value, OfTextAndCount.self, (@Sendable (String, Int) -> String).self)?.say {
    return numbers.map { say(texts[0], $0) }
  }
  if let say = opened(value, OfFindings.self, (@Sendable (Int, FindingCounts, Int) -> String).self)?
    .say
  {
    var counts = FindingCounts(errors: 17)
    for severity in [Severity.warning, .warning, .info] { counts.add(severity) }
    return [say(1, FindingCounts(), 0), say(2, counts, 5)]
  }
  if let say = opened(value, OfQuizDate.self, (@Sendable (QuizDate) -> String).self)?.say {
    return (0..<400).map { say(QuizDate(dayNumber: $0)) }
  }
  if let say = opened(value, OfRank.self, (@Sendable (Rank) -> String).self)?.say {
    return Rank.allCases.map(say)
  }
  if let say = opened(value, OfSettingValues.self, (@Sendable (SettingValues) -> String).self)?.say
  {
    return [.number(17...23), .word(["가나1", "다라2"]), .bankIDs].map(say)
  }
  if let say = opened(value, OfSeverity.self, (@Sendable (Severity) -> String).self)?.say {
    return [.error, .warning, .info].map(say)
  }
  return nil
}

/// The paths of every value in the words that is neither a text or a number, nor a closure of a known
/// shape, nor made of such.
private func unknownShapes(_ value: Any, _ name: String) -> [String] {
  if value is String || value is Int || said(by: value) != nil { return [] }
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle != nil else { return ["\(name): \(type(of: value))"] }
  return mirror.children.flatMap { unknownShapes($0.value, name + "." + ($0.label ?? "")) }
}

@Test func `every sentence of every language is heard here`() {
  for language in Language.allCases {
    #expect(unknownShapes(language.words, "words") == [], "\(language)")
    #expect(sentences(language.words).count > 900, "\(language)")
  }
}

@Test func `the doctor's column is as wide as its widest word`() {
  for language in Language.allCases {
    let doctor = language.words.doctor
    let widths = [DoctorStatus.ok, .note, .problem, .mended].map { Text(doctor.status($0)).width }
    #expect(widths.max() == doctor.statusWidth, "\(language)")
  }
}

@Test func `no sentence is empty, has a hole in it or loses its spaces`() {
  for language in Language.allCases {
    for (name, text) in sentences(language.words) {
      #expect(text.contains { !$0.isWhitespace }, "\(language) \(name)")
      for hole in [
        "Optional(", "nil", "%d", "%@", "%s", "%1", "$0", "$1", "\\(", "  .", " ,", " ?",
      ] {
        #expect(!text.contains(hole), "\(language) \(name): \(text)")
      }
      #expect(text.first != " ", "\(language) \(name): \(text)")
    }
  }
}

@Test func `Korean names whatever English names`() {
  let english = sentences(.english)
  let korean = sentences(.korean)
  #expect(english.map(\.name) == korean.map(\.name))
  for (left, right) in zip(english, korean) {
    for mark in texts + numbers.map(\.description) where left.text.contains(mark) {
      #expect(right.text.contains(mark), "\(left.name): \(left.text) | \(right.text)")
    }
  }
}

/// What is typed as it stands, and names of things that Korean leaves in Latin letters.
private let latinWords: Set<String> = [
  "XP", "JSON", "UTF", "ID", "id", "Enter", "Esc", "Tab", "Space", "PgUp", "PgDn", "Ctrl", "U",
  "rankup", "home", "daily", "practice", "check", "bank", "banks", "settings", "restore", "help",
  "COMMAND", "KEY", "VALUE", "NAME", "HOME", "A", "B", "C", "auto", "mono", "default", "en", "pt",
  "BR", "null", "true", "false", "credit", "format", "quizbank", "formatVersion", "correct", "min",
  "max", "x", "comment", "multiple", "response", "e", "n", "h", "s", "f", "i", "q", "p", "v", "d",
  "a", "r", "FFFD", "json", "cram", "new", "topic", "difficulty", "all", "date", "input", "no",
  "bits", "T", "N",
  "share", "badges", "doctor", "repair", "profile", "export", "import", "files", "XDG", "DATA",
  "UTC", "KB", "GB",
  "EB", "review", "random", "adaptive",
  "chmod", "u", "rwX", "history", "DATE",
  "fix", "BOM", "NFC", "HTML", "Markdown", "SPDX", "CC", "BY", "SA", "LicenseRef", "Mine", "fixed",
  "wildcards", "tolerance", "numeric", "choice", "license", "language", "ko", "authors", "source",
  "explanation", "https", "http", "Aiken", "Moodle", "t", "windows", "from", "as", "replace",
]

/// Names of formats, and what is typed to bring files in or stands in them.
private let importWords: Set<String> = [
  "XML", "CSV", "GIFT", "Open", "Trivia", "Anki", "Kahoot", "Cloze", "QTI", "SQLite", "PDF",
  "OpenDocument", "Common", "Cartridge", "URL", "Base", "zip", "txt", "quiz", "qti", "php", "api",
  "amp", "medium", "hard", "easy", "hashcards", "answer", "ANSWER", "Answer", "answers", "prompt",
  "index", "text", "separator", "kind", "field", "Q", "P", "H", "map", "columns", "base", "tags",
  "question", "Question", "letter", "lenient", "items", "hint", "cloze", "True", "TRUE", "False",
  "FALSE", "SHORTANSWER", "DOCTYPE", "CATEGORY", "wrong", "options", "distractors", "promt", "type",
  "time", "TSV", "native", "gift", "csv", "anki", "markdown", "aiken",
]

@Test func `no English is left in Korean`() {
  for (name, text) in sentences(.korean)
  where name != "words.help.topics.filesText" && !name.hasSuffix(".key") {
    let words = text.split { !($0.isASCII && $0.isLetter) }.map(String.init)
    for word in words where !latinWords.contains(word) && !importWords.contains(word) {
      // A code point, or a byte that can't be shown.
      let isDigits = word.allSatisfy { $0.isHexDigit && !$0.isLowercase }
      #expect(isDigits, "\(name): \(word) in \(text)")
    }
    #expect(
      words.count < 3 || text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) },
      "\(name): \(text)")
  }
}
