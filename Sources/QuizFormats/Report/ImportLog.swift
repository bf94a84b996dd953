package import JSON

/// Counts what a file holds, and keeps what was passed over or changed on the way.
package struct ImportLog: Sendable, Equatable {
  /// The most notes that are kept, so that a hostile file can't fill the memory with them.
  package static let limit = 10_000

  /// How many items there were that could be questions, those passed over too.
  package private(set) var readCount = 0
  /// How many of them gave no question.
  package private(set) var skippedCount = 0
  /// In the order of their lines, those about the whole first; file by file where there are several.
  package private(set) var notes: [ImportNote] = []
  /// Where the notes of the file that is being read begin.
  private var start = 0
  /// How many notes were not kept.
  package private(set) var unlistedCount = 0

  /// Begins with nothing read.
  package init() {}

  /// Counts an item that may become a question.
  package mutating func read(_ count: Int = 1) { readCount &+= count }

  /// Notes that the item being read gives no question.
  package mutating func skip(
    _ problem: ImportProblem, at position: JSONPosition?, question: String? = nil
  ) {
    skippedCount &+= 1
    keep(.skipped, problem, at: position, question: question)
  }

  /// Counts items that give no question and of which other findings tell.
  package mutating func skipUnnoted(_ count: Int) { skippedCount &+= count }

  /// Notes that something was changed or left out, while the question is kept.
  package mutating func change(
    _ problem: ImportProblem, at position: JSONPosition?, question: String? = nil
  ) {
    keep(.changed, problem, at: position, question: question)
  }

  /// Takes over the notes of another file that goes into the same bank.
  package mutating func take(notesOf other: ImportLog) {
    skippedCount &+= other.skippedCount
    unlistedCount &+= other.unlistedCount
    start = notes.count
    for note in other.notes {
      keep(note.effect, note.problem, at: note.position, question: note.question)
    }
    start = notes.count
  }

  private mutating func keep(
    _ effect: ImportNote.Effect, _ problem: ImportProblem, at position: JSONPosition?,
    question: String?
  ) {
    guard notes.count < Self.limit else {
      unlistedCount &+= 1
      return
    }
    let note = ImportNote(effect, problem, at: position, question: question)
    notes.insert(note, at: place(after: note.line))
  }

  /// The place after all notes of the file that are about the same line or one before.
  private func place(after line: Int) -> Int {
    var (low, high) = (start, notes.count)
    if low == high || notes[high &- 1].line <= line { return high }
    while low < high {
      let middle = low &+ (high &- low) / 2
      if notes[middle].line <= line { low = middle &+ 1 } else { high = middle }
    }
    return low
  }
}

extension ImportNote {
  /// Its line; 0 where it is about the whole.
  fileprivate var line: Int { position?.line ?? 0 }
}
