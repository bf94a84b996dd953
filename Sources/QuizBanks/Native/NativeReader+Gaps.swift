import JSON
import QuizCore
import QuizFormats

// Gaps in a prompt.

extension NativeReader {
  mutating func cloze(in fields: Fields) -> QuestionKind? {
    let scoring = word(.scoring, in: fields, as: Scoring.self) ?? defaults.scoring
    guard let list = required(.gaps, in: fields), let gaps = gaps(list) else { return nil }
    // What is wrong with the prompt as a text was reported where it was read.
    guard let node = fields[.prompt], let prompt = node.string, !isBlank(prompt) else { return nil }
    let places = ClozeText(CleanedText(prompt).text)
    reportPlaces(places, of: gaps, at: node.range.lowerBound)
    reportUnplaced(gaps, places, in: list)
    let order = Dictionary(
      places.gaps.enumerated().lazy.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    return .cloze(gaps.sorted { order[$0.id] ?? 0 < order[$1.id] ?? 0 }, scoring)
  }

  /// Reads gaps; nil when one of them can't be read or there is none.
  private mutating func gaps(_ list: JSONNode) -> [Gap]? {
    guard isKind(.array, list, .gaps) else { return nil }
    guard list.count > 0 else {
      log.report(.misplacedGap, .noGap, at: list.range.lowerBound, key: .gaps)
      return nil
    }
    var gaps: [Gap] = []
    var firsts: [String: Int] = [:]
    for (index, node) in list.elements.enumerated() {
      log.gap = index
      guard let gap = gap(node), let id = node[Key.id.name]?.range.lowerBound else { continue }
      if let first = firsts[gap.id] {
        log.report(.misplacedGap, .repeatedGap(gap.id), at: id, key: .id, first: first)
      } else {
        firsts[gap.id] = id
        gaps.append(gap)
      }
    }
    log.gap = nil
    return gaps.count == list.count ? gaps : nil
  }

  private mutating func gap(_ node: JSONNode) -> Gap? {
    guard isKind(.object, node, nil) else { return nil }
    let written = node[Key.type.name]?.string
    let type = written.flatMap { GapType(rawValue: $0.streamSafe) }
    let fields = fields(of: node, allowed: .gap(type), type: type?.questionType)
    let id = gapIdentifier(in: fields)
    if required(.type, in: fields) != nil, type == nil {
      _ = word(.type, in: fields, as: GapType.self)
    }
    let key = type.flatMap { self.key(of: $0, in: fields) }
    let points = points(in: fields)
    let hint = remark(.hint, in: fields)
    guard let id, let key, let points else { return nil }
    return Gap(id, key, points: points, hint: hint)
  }

  /// What is right in a gap, read like a question of its type.
  private mutating func key(of type: GapType, in fields: Fields) -> Gap.Key? {
    let kind =
      switch type {
      case .shortAnswer: shortAnswer(in: fields)
      case .numeric: numeric(in: fields)
      case .multipleChoice: multipleChoice(in: fields)
      }
    return switch kind {
    case .shortAnswer(let key): .text(key)
    case .numeric(let key): .number(key)
    case .multipleChoice(let list): .choice(list)
    default: nil
    }
  }

  private mutating func gapIdentifier(in fields: Fields) -> String? {
    guard let node = required(.id, in: fields), isKind(.string, node, .id), let id = node.string
    else { return nil }
    if Gap.isIdentifier(id) { return id }
    log.report(
      .wrongValue, .malformedGapIdentifier(excerpt(of: id)), at: node.range.lowerBound, key: .id)
    return nil
  }

  /// Reports braces that lead nowhere, places without a gap, and gaps with two places.
  private mutating func reportPlaces(_ places: ClozeText, of gaps: [Gap], at offset: Int) {
    if places.isUnbalanced {
      log.report(.misplacedGap, .unbalancedBraces, at: offset, key: .prompt)
    }
    let ids = Set(gaps.map(\.id))
    var counts: [String: Int] = [:]
    for id in places.gaps {
      let count = counts[id, default: 0] + 1
      counts[id] = count
      if !ids.contains(id), count == 1 {
        log.report(.misplacedGap, .missingGap(id), at: offset, key: .prompt)
      } else if ids.contains(id), count == 2 {
        log.report(.misplacedGap, .repeatedPlaceholder(id), at: offset, key: .prompt)
      }
    }
  }

  /// Reports gaps without a place.
  private mutating func reportUnplaced(_ gaps: [Gap], _ places: ClozeText, in list: JSONNode) {
    let placed = Set(places.gaps)
    for (gap, (index, node)) in zip(gaps, list.elements.enumerated())
    where !placed.contains(gap.id) {
      log.gap = index
      let offset = (node[Key.id.name] ?? node).range.lowerBound
      log.report(.misplacedGap, .unplacedGap(gap.id), at: offset, key: .id)
    }
    log.gap = nil
  }
}
