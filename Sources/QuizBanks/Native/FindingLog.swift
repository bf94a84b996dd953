import JSON

/// Collects findings with byte offsets; lines and columns are counted once, at the end.
struct FindingLog {
  /// The most findings that are kept, so that a hostile bank can't fill the memory with them.
  static let limit = 10_000

  /// The part of a question, or of a gap, in which a field stands.
  enum Part {
    case whole
    case key(Key)
    case item(Key, Int)
  }

  private struct Draft {
    let rule: Rule
    let problem: Problem
    let offset: Int
    let first: Int?
    let question: String?
    let path: FieldPath
    let effect: Finding.Effect
  }

  private var drafts: [Draft] = []
  /// How many findings were not kept.
  private(set) var unlistedCount = 0
  private var index: Int?
  private var isExamined = true
  /// The id of the question being read, once it is known.
  var question: String?
  /// Where in the question its fields are being read.
  var part = Part.whole
  /// The gap whose fields are being read, from 0; nil outside of gaps.
  var gap: Int?
  /// Whether something was found that leaves the present question out.
  private(set) var isLeftOut = false

  /// How many findings there were, kept or not.
  var count: Int { drafts.count &+ unlistedCount }

  /// Whether further findings are only counted, so that no care need be taken over them.
  var isFull: Bool { drafts.count >= Self.limit }

  /// Turns to the question of an index, or to the bank; in a disabled one nothing is left out.
  mutating func enter(question index: Int?, isDisabled: Bool = false) {
    self.index = index
    isExamined = !isDisabled
    question = nil
    part = .whole
    gap = nil
    isLeftOut = false
  }

  /// Notes a finding about a value at a byte offset.
  mutating func report(
    _ rule: Rule, _ problem: Problem, at offset: Int, key: Key? = nil, first: Int? = nil,
    effect: Finding.Effect? = nil
  ) {
    let effect = effect ?? (index == nil || !isExamined ? .kept : .leftOut)
    if effect == .leftOut { isLeftOut = true }
    guard !isFull else {
      unlistedCount &+= 1
      return
    }
    drafts.append(
      Draft(
        rule: rule, problem: problem, offset: offset, first: first, question: question,
        path: path(to: key), effect: effect))
  }

  private func path(to key: Key?) -> FieldPath {
    var steps: [FieldPath.Step] = []
    if let index { steps += [.key(Key.questions.name), .index(index)] }
    if let gap { steps += [.key(Key.gaps.name), .index(gap)] }
    switch part {
    case .whole: break
    case .key(let outer): steps.append(.key(outer.name))
    case .item(let list, let index): steps += [.key(list.name), .index(index)]
    }
    if let key { steps.append(.key(key.name)) }
    return FieldPath(steps)
  }

  /// Returns what was found in the order of the text.
  func findings(in document: JSONDocument) -> [Finding] {
    let order = drafts.indices.sorted { left, right in
      (drafts[left].offset, left) < (drafts[right].offset, right)
    }
    let sorted = order.map { drafts[$0] }
    let positions = document.positions(of: sorted.map(\.offset))
    let firsts = document.positions(of: sorted.map { $0.first ?? 0 })
    return sorted.indices.map { at in
      let draft = sorted[at]
      return Finding(
        draft.rule, draft.problem, at: positions[at], path: draft.path, question: draft.question,
        first: draft.first.map { _ in firsts[at] }, effect: draft.effect)
    }
  }
}
