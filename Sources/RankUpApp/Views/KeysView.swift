import QuizCore
import Terminal

/// What can be typed at a question besides an answer, and why a line meant nothing.
struct KeysView {
  let board: Board
  /// Whether a hint costs anything.
  var hintsCost = true
  /// Whether the answer before may be called right.
  var mayCorrect = false

  /// The commands; those of a typed question begin with a colon.
  func lines(_ page: Page) -> [Text] {
    let colon = board.commandPrefix
    let keys = page.words.quiz.keys.filter {
      $0.key == "h" ? !board.question.hints.isEmpty : $0.key != "i" || mayCorrect
    }
    var lines = keys.flatMap { key in
      let isFree = key.key == "h" && !hintsCost
      return wrap(
        Text(isFree ? page.words.replay.freeHint : key.meaning), width: page.width,
        after: Text("  ") + Text(colon + key.key, .accent) + Text("  "))
    }
    if board.options.isEmpty { lines += page.wrapped(page.words.quiz.typedKeysNote, .faint) }
    return lines + [Text()]
  }

  /// Why a line meant nothing, and what would mean something.
  func complaint(_ nonsense: AnswerReading.Nonsense, _ page: Page) -> [Text] {
    page.wrapped(sentence(nonsense, page.words), .warning)
  }

  private func sentence(_ nonsense: AnswerReading.Nonsense, _ all: Words) -> String {
    let words = all.quiz
    let first = board.options.first?.label ?? ""
    let last = board.options.last?.label ?? ""
    let labels = board.options.count == 2 ? words.either(first, last) : words.range(first, last)
    let colon = board.commandPrefix
    switch nonsense {
    case .empty: return words.nothingTyped(colon)
    case .notANumber: return words.notANumber
    case .ambiguousNumber: return words.ambiguousNumber
    case .unknownKey(let key): return words.unknownKey(key)
    case .bareKey(let key): return words.bareKey(key)
    case .flaggedAlready: return all.objections.flaggedAlready
    case .nothingToCorrect: return all.objections.nothingToCorrect
    case .notAnOption:
      return board.takesSeveral
        ? words.notLabels(first, last, colon + "?") : words.notALabel(labels, colon + "?")
    }
  }
}
