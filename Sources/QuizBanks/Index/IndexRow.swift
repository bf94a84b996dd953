import QuizCore

/// One question in an index: sixteen bytes.
struct IndexRow: Sendable, Equatable {
  /// Where the question begins in the file.
  let offset: UInt32
  /// How many bytes it has there.
  let length: UInt32
  /// The position in the index of the question whose id has this row's number in the order of ids.
  let byID: UInt32
  /// From the lowest bit: 2 bits difficulty (0 none), the topic's number (0 none).
  let label: UInt32
}

extension IndexRow {
  /// Describes a question, whose `byID` is not known yet.
  init(_ question: Question, at range: Range<Int>, topic: Int) {
    let difficulty = question.difficulty.flatMap(Difficulty.allCases.firstIndex).map { $0 + 1 } ?? 0
    self.init(
      offset: UInt32(clamping: range.lowerBound), length: UInt32(clamping: range.count), byID: 0,
      label: UInt32(clamping: topic << 2 | difficulty))
  }

  /// The same row with another `byID`.
  func with(byID: Int) -> IndexRow {
    IndexRow(offset: offset, length: length, byID: UInt32(clamping: byID), label: label)
  }

  var difficulty: Difficulty? {
    let number = Int(label & 3)
    return number == 0 ? nil : Difficulty.allCases[number - 1]
  }

  /// The number of its topic, counted from 1; 0 for none.
  var topic: Int { Int(label >> 2) }
}
