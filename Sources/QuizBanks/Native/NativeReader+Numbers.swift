import JSON
import QuizCore

/// What the tolerance of an accepted number is a share of.
private enum ToleranceType: String, CaseIterable {
  case absolute
  case relative
}

extension NativeReader {
  /// Reads an accepted number in one of its three forms: a number, a value, a range.
  mutating func acceptedNumber(_ node: JSONNode) -> NumberKey.Accepted? {
    switch node.kind {
    case .number: return number(node, nil).map { NumberKey.Accepted($0) }
    case .object:
      let isRange = node[Key.value.name] == nil && hasBound(node)
      let fields = fields(of: node, allowed: isRange ? .acceptedRange : .acceptedValue)
      return isRange ? acceptedRange(fields) : acceptedValue(fields)
    default:
      reportKind(of: node, nil, expected: [.number, .object])
      return nil
    }
  }

  private func hasBound(_ node: JSONNode) -> Bool {
    node[Key.min.name] != nil || node[Key.max.name] != nil
  }

  private mutating func acceptedValue(_ fields: Fields) -> NumberKey.Accepted? {
    let node = required(.value, in: fields)
    let value = node.flatMap { number($0, .value) }
    let tolerance = tolerance(in: fields)
    let type = word(.toleranceType, in: fields, as: ToleranceType.self) ?? .absolute
    let credit = credit(in: fields)
    let feedback = remark(.feedback, in: fields)
    guard let node, let value, let tolerance, let credit else { return nil }
    let distance = type == .relative ? tolerance * abs(value) : tolerance
    guard (abs(value) + distance).isFinite else {
      log.report(
        .badNumber, .infiniteNumber(shown(node)), at: node.range.lowerBound, key: .value)
      return nil
    }
    return NumberKey.Accepted(value, tolerance: distance, credit: credit, feedback: feedback)
  }

  private mutating func tolerance(in fields: Fields) -> Double? {
    guard let node = fields[.tolerance] else { return 0 }
    guard let tolerance = number(node, .tolerance) else { return nil }
    if tolerance >= 0 { return tolerance }
    log.report(
      .badNumber, .negativeTolerance(shown(node)), at: node.range.lowerBound,
      key: .tolerance)
    return nil
  }

  private mutating func acceptedRange(_ fields: Fields) -> NumberKey.Accepted? {
    let low = required(.min, in: fields)
    let high = required(.max, in: fields)
    let minimum = low.flatMap { number($0, .min) }
    let maximum = high.flatMap { number($0, .max) }
    let credit = credit(in: fields)
    let feedback = remark(.feedback, in: fields)
    guard let low, let high, let minimum, let maximum, let credit else { return nil }
    guard minimum <= maximum else {
      log.report(
        .badNumber, .reversedRange(minimum: shown(low), maximum: shown(high)),
        at: low.range.lowerBound, key: .min)
      return nil
    }
    return NumberKey.Accepted(from: minimum, to: maximum, credit: credit, feedback: feedback)
  }

  /// Returns what a gap counts beside the others: 1 where nothing is said, nil where it is wrong.
  mutating func points(in fields: Fields) -> Double? {
    guard let node = fields[.points] else { return 1 }
    guard isKind(.number, node, .points) else { return nil }
    if let points = node.number?.double, points > 0, points <= 1_000 { return points }
    log.report(
      .wrongValue, .pointsOutOfRange(shown(node)), at: node.range.lowerBound, key: .points)
    return nil
  }

  /// Returns a number that a double holds; a whole one written out must be held exactly.
  private mutating func number(_ node: JSONNode, _ key: Key?) -> Double? {
    guard isKind(.number, node, key), let number = node.number else { return nil }
    guard let double = number.double else {
      log.report(
        .badNumber, .infiniteNumber(shown(node)), at: node.range.lowerBound, key: key)
      return nil
    }
    let exactLimit: Double = 9_007_199_254_740_992
    if number.isWrittenAsInteger, abs(double) > exactLimit {
      log.report(
        .badNumber, .inexactNumber(shown(node)), at: node.range.lowerBound, key: key)
      return nil
    }
    return double
  }
}
