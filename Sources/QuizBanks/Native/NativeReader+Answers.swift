import JSON
import QuizCore
import QuizFormats

extension NativeReader {
  mutating func shortAnswer(in fields: Fields) -> QuestionKind? {
    let isCaseSensitive = boolean(.caseSensitive, in: fields) ?? defaults.isCaseSensitive
    let ignoresDiacritics = boolean(.ignoreDiacritics, in: fields) ?? defaults.ignoresDiacritics
    let ignoresMarks = boolean(.ignorePunctuation, in: fields) ?? defaults.ignoresPunctuation
    let hasWildcards = boolean(.wildcards, in: fields) ?? false
    guard
      let accepted = accepted(
        in: fields, read: { $0.acceptedText($1) }, credit: \TextKey.Accepted.credit)
    else { return nil }
    return .shortAnswer(
      TextKey(
        accepted, isCaseSensitive: isCaseSensitive, ignoresDiacritics: ignoresDiacritics,
        ignoresPunctuation: ignoresMarks, hasWildcards: hasWildcards))
  }

  mutating func numeric(in fields: Fields) -> QuestionKind? {
    let unit = fields[.unit].flatMap { text($0, .unit, isLine: true) }
    guard
      let accepted = accepted(
        in: fields, read: { $0.acceptedNumber($1) }, credit: \NumberKey.Accepted.credit)
    else { return nil }
    return .numeric(NumberKey(accepted, unit: unit.flatMap { isBlank($0) ? nil : $0 }))
  }

  /// Reads the list of accepted answers, one of which must earn full credit.
  private mutating func accepted<Accepted>(
    in fields: Fields, read: (inout NativeReader, JSONNode) -> Accepted?,
    credit: (Accepted) -> Double
  ) -> [Accepted]? {
    guard let list = required(.acceptedAnswers, in: fields),
      isKind(.array, list, .acceptedAnswers)
    else { return nil }
    var accepted: [Accepted] = []
    accepted.reserveCapacity(list.count)
    for (index, node) in list.elements.enumerated() {
      log.part = .item(.acceptedAnswers, index)
      if let answer = read(&self, node) { accepted.append(answer) }
    }
    log.part = .whole
    guard accepted.count == list.count else { return nil }
    if !accepted.contains(where: { credit($0) == 1 }) {
      log.report(.noFullCredit, .noFullCredit, at: list.range.lowerBound, key: .acceptedAnswers)
    }
    return accepted
  }

  private mutating func acceptedText(_ node: JSONNode) -> TextKey.Accepted? {
    switch node.kind {
    case .string: return visibleText(node, nil).map { TextKey.Accepted($0) }
    case .object:
      let fields = fields(of: node, allowed: .acceptedText)
      let text = required(.text, in: fields).flatMap { visibleText($0, .text) }
      let credit = credit(in: fields)
      let feedback = remark(.feedback, in: fields)
      guard let text, let credit else { return nil }
      return TextKey.Accepted(text, credit: credit, feedback: feedback)
    default:
      reportKind(of: node, nil, expected: [.string, .object])
      return nil
    }
  }
}
