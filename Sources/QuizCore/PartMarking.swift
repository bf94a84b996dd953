// Answers of several parts. A response that lacks parts or has too many is marked all the same: what
// is not there is wrong.

extension Question {
  /// The verdict on parts that all count the same.
  func verdict(onParts parts: [Share], _ scoring: Scoring) -> Verdict {
    let share = Share(parts.count(where: \.isFull), of: parts.count).scored(scoring)
    return Verdict(
      share: share, parts: parts, remarks: [Remark(feedback.text(for: share))])
  }

  /// The verdict on what is in the gaps, each weighed by its points.
  func verdict(on responses: [Response], in gaps: [Gap], _ scoring: Scoring) -> Verdict {
    var parts: [Share] = []
    var remarks: [Remark?] = []
    for (index, gap) in gaps.enumerated() {
      let verdict = responses.indices.contains(index) ? gap.mark(responses[index]) : nil
      parts.append(verdict?.share ?? .nothing)
      remarks += (verdict?.remarks ?? []).map { Remark($0.text, in: index) }
    }
    let share = Share(weighing: parts, by: gaps.map(\.points)).scored(scoring)
    return Verdict(
      share: share, parts: parts, remarks: remarks + [Remark(feedback.text(for: share))])
  }

  /// Whether each item that was given stands at its place, as full or nothing.
  func orderShares(_ order: [Int], of count: Int) -> [Share] {
    (0..<max(0, count)).map { place in
      order.indices.contains(place) && order[place] == place ? .full : .nothing
    }
  }
}

extension MatchingKey {
  /// Whether each left side has its right side, as full or nothing.
  func shares(of picked: [Int]) -> [Share] {
    let sides = rightSides
    return pairs.enumerated().map { index, pair in
      guard picked.indices.contains(index), sides.indices.contains(picked[index]) else {
        return .nothing
      }
      return sides[picked[index]].collapsed == pair.right.collapsed ? .full : .nothing
    }
  }
}

extension Gap {
  /// The question that a gap is by itself, without words of its own.
  package var question: Question {
    let kind: QuestionKind =
      switch key {
      case .text(let key): .shortAnswer(key)
      case .number(let key): .numeric(key)
      case .choice(let list): .multipleChoice(list)
      }
    return Question(id: id, prompt: "", kind: kind)
  }

  fileprivate func mark(_ response: Response) -> Verdict { question.mark(response) }
}

extension Share {
  /// The share as it is paid: all or nothing of it where that is the scoring.
  func scored(_ scoring: Scoring) -> Share {
    scoring == .allOrNothing && isPartial ? .nothing : self
  }

  /// The mean of shares by weights, rounded once; weights that are no numbers above 0 count nothing.
  ///
  /// Only where all are full is the mean full, and only where none has anything is it nothing.
  init(weighing shares: [Share], by weights: [Double]) {
    let usable = weights.map { $0.isFinite && $0 > 0 ? $0 : 0 }
    let total = usable.reduce(0, +)
    guard total > 0, !shares.allSatisfy(\.isFull) else {
      self = !shares.isEmpty && shares.allSatisfy(\.isFull) ? .full : .nothing
      return
    }
    guard shares.contains(where: { $0 != .nothing }) else {
      self = .nothing
      return
    }
    let earned = zip(shares, usable).reduce(0) { $0 + Double($1.0.millionths) * ($1.1 / total) }
    self.init(millionths: min(max(Int((earned + 0.5).rounded(.down)), 1), 999_999))
  }
}
