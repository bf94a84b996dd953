/// How a typed text differs from the answer that it nearly was.
package struct NearMiss: Sendable, Equatable {
  /// A stretch of both texts.
  package enum Part: Sendable, Equatable {
    /// In both.
    case common(String)
    /// In the answer, and not typed.
    case missing(String)
    /// Typed, and not in the answer.
    case extra(String)
  }

  /// The stretches in their order; without the extra ones they make the answer.
  package let parts: [Part]

  /// The longest texts that are compared, in grapheme clusters.
  static let longest = 64

  /// Compares a typed text with an answer; nil where they are not nearly the same.
  ///
  /// Nearly means at most one letter wrong in four to seven, two in more; capitals don't count. The
  /// distance is that of insertions and deletions, a replacement being one of each.
  package init?(typed: String, answer: String) {
    let (typed, answer) = (Array(typed), Array(answer))
    let length = max(typed.count, answer.count)
    guard (4...Self.longest).contains(length), answer.count >= 4 else { return nil }
    let parts = Self.difference(typed, answer)
    let counts = parts.reduce(into: (missing: 0, extra: 0)) { counts, part in
      switch part {
      case .common: break
      case .missing(let text): counts.missing += text.count
      case .extra(let text): counts.extra += text.count
      }
    }
    let distance = max(counts.missing, counts.extra)
    guard distance > 0, distance <= (answer.count < 8 ? 1 : 2) else { return nil }
    self.parts = parts
  }

  /// The stretches by the longest common subsequence.
  private static func difference(_ typed: [Character], _ answer: [Character]) -> [Part] {
    let isSame = { (i: Int, j: Int) in typed[i].lowercased() == answer[j].lowercased() }
    var common = [[Int]](
      repeating: [Int](repeating: 0, count: answer.count + 1), count: typed.count + 1)
    for i in typed.indices.reversed() {
      for j in answer.indices.reversed() {
        common[i][j] =
          isSame(i, j) ? common[i + 1][j + 1] + 1 : max(common[i + 1][j], common[i][j + 1])
      }
    }
    var parts: [Part] = []
    var (i, j) = (0, 0)
    while i < typed.count || j < answer.count {
      if i < typed.count, j < answer.count, isSame(i, j) {
        parts.extend(.common(String(answer[j])))
        i += 1
        j += 1
      } else if i < typed.count, j == answer.count || common[i + 1][j] >= common[i][j + 1] {
        parts.extend(.extra(String(typed[i])))
        i += 1
      } else {
        parts.extend(.missing(String(answer[j])))
        j += 1
      }
    }
    return parts
  }
}

extension [NearMiss.Part] {
  /// Adds a part, joined to the last one where both are of a kind.
  fileprivate mutating func extend(_ part: NearMiss.Part) {
    switch (last, part) {
    case (.common(let old), .common(let new)): self[count - 1] = .common(old + new)
    case (.missing(let old), .missing(let new)): self[count - 1] = .missing(old + new)
    case (.extra(let old), .extra(let new)): self[count - 1] = .extra(old + new)
    default: append(part)
    }
  }
}

extension TextKey {
  /// How a text that earns nothing differs from the full answer that it comes nearest to.
  package func nearMiss(_ typed: String) -> NearMiss? {
    let typed = typed.trimmingWhitespace
    guard match(typed) == nil else { return nil }
    let misses = accepted.filter { $0.credit >= 1 }
      .compactMap { NearMiss(typed: typed, answer: $0.text) }
    return misses.min { $0.distance < $1.distance }
  }
}

extension NearMiss {
  /// How many letters are missing or too many.
  fileprivate var distance: Int {
    parts.reduce(0) { sum, part in
      switch part {
      case .common: sum
      case .missing(let text), .extra(let text): sum + text.count
      }
    }
  }
}
