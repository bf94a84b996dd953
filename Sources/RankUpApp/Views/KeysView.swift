import QuizCore
import Terminal

/// What can be typed at a question besides an answer, and why a line meant nothing.
struct KeysView {
  let board: Board
  /// Whether the question has hints; those of a gap belong to its question.
  var hasHints: Bool?
  /// Whether a hint costs anything.
  var hintsCost = true
  /// Whether the answer before may be called right.
  var mayCorrect = false

  /// How a line answers, where that is not plain to see, and the commands.
  func lines(_ page: Page) -> [Text] {
    answering(page.words.parts.keys).flatMap { listed($0.key, $0.meaning, page) } + commands(page)
  }

  private func answering(_ words: PartWords.Keys) -> [QuizWords.KeyWords] {
    switch board.layout {
    case .choices, .line, .gaps: []
    case .pairs: words.pairs
    case .items: words.order
    case .card: words.card
    }
  }

  private func listed(_ key: String, _ meaning: String, _ page: Page) -> [Text] {
    wrap(Text(meaning), width: page.width, after: Text("  ") + Text(key, .accent) + Text("  "))
  }

  /// The commands; where lines are typed they begin with a colon.
  func commands(_ page: Page) -> [Text] {
    let colon = board.commandPrefix
    let keys = page.words.quiz.keys.filter {
      $0.key == "h" ? hasHints ?? !board.hints.isEmpty : $0.key != "i" || mayCorrect
    }
    var lines = keys.flatMap { key in
      let isFree = key.key == "h" && !hintsCost
      return listed(colon + key.key, isFree ? page.words.replay.freeHint : key.meaning, page)
    }
    if board.isTyped || !board.gaps.isEmpty {
      lines += page.wrapped(page.words.quiz.typedKeysNote, .faint)
    }
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
    case .notPairs: return all.parts.notPairs(colon + "?")
    case .leftMissing(let label): return all.parts.leftMissing(label)
    case .leftTwice(let label): return all.parts.leftTwice(label)
    case .notOrder: return all.parts.notOrder(colon + "?")
    case .itemMissing(let label): return all.parts.itemMissing(label)
    case .itemTwice(let label): return all.parts.itemTwice(label)
    case .notTurned: return all.parts.notTurned(colon + "?")
    case .notAnOption:
      return board.takesSeveral
        ? words.notLabels(first, last, colon + "?") : words.notALabel(labels, colon + "?")
    }
  }
}
