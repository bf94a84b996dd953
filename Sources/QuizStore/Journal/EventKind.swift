import QuizCore

/// The kinds of lines in a journal, by the names that they have there.
enum EventKind: String, CaseIterable, Sendable {
  case drawn
  case answered
  case skipped
  case hinted
  case corrected
  case flagged
  case renamed
  case set
  case reset
  case restored

  /// Whether its lines belong to a sitting, whose mode and date they name.
  var isOfSitting: Bool {
    switch self {
    case .drawn, .answered, .skipped, .hinted, .corrected: true
    case .flagged, .renamed, .set, .reset, .restored: false
    }
  }
}

extension Event {
  /// The kind of its line.
  var kind: EventKind {
    switch self {
    case .drawn: .drawn
    case .answered(_, let answer): answer.isSkipped ? .skipped : .answered
    case .hinted: .hinted
    case .corrected: .corrected
    case .flagged: .flagged
    case .renamed: .renamed
    case .set: .set
    case .reset: .reset
    case .restored: .restored
    }
  }
}
