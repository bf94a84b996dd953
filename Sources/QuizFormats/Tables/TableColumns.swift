/// Where in a record each part of a question stands, columns counted from 0.
struct TableColumns {
  var prompt = 0
  var identifier: Int?
  var type: Int?
  /// In the order of the table.
  var choices: [Int] = []
  /// What number the first choice has by its column's name, where these count from 0 or 1.
  private(set) var choiceBase: Int?
  /// Choices that are wrong, where the answer is the right one.
  private(set) var wrong: [Int] = []
  var answer: Int?
  /// What the answers are, where the column's name says so.
  var answerKind: ReadOptions.AnswerKind?
  /// A second column with the right answers as letters.
  var letter: Int?
  var explanation: Int?
  var topic: Int?
  var difficulty: Int?
  var tags: Int?
  var hints: [Int] = []
  var timeLimit: Int?
  /// How many columns the table has.
  var count = 0
  /// Whether all that follows the first separator is the answer, since nobody named the columns.
  private(set) var isPair = false
  /// The names of columns that mean nothing here.
  var ignored: [String] = []
  private var hasPrompt = false

  /// A prompt and an answer, as tables of two columns without a header have them.
  static var pair: TableColumns {
    var columns = TableColumns()
    columns.answer = 1
    columns.count = 2
    columns.isPair = true
    return columns
  }

  private init() {}

  /// Reads a header; nil for a record that is none: it has to name a prompt, and an answer or
  /// choices.
  init?(header: RecordReader) {
    for column in header.fields.indices {
      let name = header.line(column)
      guard !name.isEmpty else { continue }
      guard let meaning = ColumnMeaning(name: name), take(column, as: meaning) else {
        ignored.append(name)
        continue
      }
    }
    guard isComplete else { return nil }
    choiceBase = Self.base(of: choices.map { header.line($0) })
    count = header.fieldCount
    settle()
  }

  /// Takes the columns that a player names, by number from 1 or by the words of the header.
  init(_ roles: [ColumnRole], header: RecordReader, width: Int) throws(ImportRefusal) {
    let names = header.fields.indices.map { header.line($0) }
    for role in roles {
      guard let meaning = ColumnMeaning(name: role.role) else {
        throw ImportRefusal(.table(.unknownRole(excerpt(of: role.role))))
      }
      let number = Int(role.column).flatMap { 1...max(width, 1) ~= $0 ? $0 &- 1 : nil }
      let named = names.firstIndex { $0.lowercased() == role.column.lowercased() }
      guard let column = number ?? named, column < RecordReader.fieldLimit else {
        let names = names.filter { !$0.isEmpty }.map { excerpt(of: $0) }
        throw ImportRefusal(
          .table(.noSuchColumn(excerpt(of: role.column), names: names)))
      }
      guard take(column, as: meaning) else {
        throw ImportRefusal(.table(.repeatedRole(excerpt(of: role.role))))
      }
    }
    guard isComplete else { throw ImportRefusal(.table(.rolesIncomplete)) }
    count = width
    settle()
  }

  /// The separator that makes the first record of a table name its columns, if one does.
  static func namingSeparator(in bytes: [UInt8], from start: Int) -> UInt8? {
    Separator.ofTables.first { separator in
      var reader = RecordReader(bytes, separator: separator, from: start)
      return reader.nextFilled() && TableColumns(header: reader) != nil
    }
  }

  /// The number that the names of all choices count from, one by one; nil where they don't.
  private static func base(of names: [String]) -> Int? {
    let numbers = names.map { ColumnMeaning.number(in: $0) }
    guard let first = numbers.first ?? nil, 0...1 ~= first else { return nil }
    return numbers == Array(first..<first &+ names.count) ? first : nil
  }

  /// Decides what columns mean together: an only choice is the answer, and an answer among wrong ones
  /// is a choice.
  private mutating func settle() {
    if answer == nil { answer = letter }
    if answer == nil, choices.count == 1 { answer = choices.popLast() }
    guard !wrong.isEmpty else { return }
    if choices.isEmpty, let answer {
      choices = [answer] + wrong
      answerKind = .text
    } else {
      choices += wrong
      wrong = []
    }
  }

  private var isComplete: Bool { hasPrompt && (answer ?? letter ?? choices.first) != nil }

  /// Gives a column a meaning; false where another one has it already.
  private mutating func take(_ column: Int, as meaning: ColumnMeaning) -> Bool {
    switch meaning {
    case .prompt:
      guard !hasPrompt else { return false }
      (prompt, hasPrompt) = (column, true)
      return true
    case .choice: choices.append(column)
    case .wrong: wrong.append(column)
    case .hint: hints.append(column)
    case .answer(.letter): return set(\.letter, column)
    case .answer(let kind):
      guard set(\.answer, column) else { return false }
      answerKind = kind
    case .identifier: return set(\.identifier, column)
    case .type: return set(\.type, column)
    case .explanation: return set(\.explanation, column)
    case .topic: return set(\.topic, column)
    case .difficulty: return set(\.difficulty, column)
    case .tags: return set(\.tags, column)
    case .timeLimit: return set(\.timeLimit, column)
    }
    return true
  }

  private mutating func set(_ place: WritableKeyPath<TableColumns, Int?>, _ column: Int) -> Bool {
    guard self[keyPath: place] == nil else { return false }
    self[keyPath: place] = column
    return true
  }
}
