import QuizCore

/// A question while it is answered line by line: what was taken so far, and what comes next.
struct Answering {
  let board: Board
  /// Whether the card shows its back.
  private(set) var isTurned = false
  private var responses: [Response] = []
  private var texts: [String] = []

  /// Begins a question.
  init(_ board: Board) { self.board = board }

  /// The gap that the next line is for, from 0; nil where the question has none.
  var gap: Int? { board.gaps.isEmpty ? nil : min(responses.count, board.gaps.count - 1) }

  /// What the next line is read as an answer to: the question, or one of its gaps.
  var current: Board { gap.map { board.gaps[$0] } ?? board }

  /// Whether a card waits to be turned.
  var waitsForTurn: Bool {
    if case .card = board.layout { return !isTurned }
    return false
  }

  /// Takes a line in; a question of several steps is answered with the last of them.
  mutating func read(_ line: String, mayCorrect: Bool = false) -> AnswerReading {
    if waitsForTurn {
      let reading = board.readTurn(line)
      isTurned = reading == .step
      return reading
    }
    let reading = current.read(line, mayCorrect: mayCorrect)
    guard !board.gaps.isEmpty, case .response(let response, let text) = reading else {
      return reading
    }
    responses.append(response)
    texts.append(text.joined(separator: ", "))
    return responses.count < board.gaps.count ? .step : .response(.gaps(responses), texts)
  }
}
