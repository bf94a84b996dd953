import QuizCore

extension QuestionKind {
  /// What is offered: choices, or items in their right order.
  var options: [String] {
    switch self {
    case .multipleChoice(let list), .multipleResponse(let list, _): list.choices.map(\.text)
    case .ordering(let items, _): items
    default: []
    }
  }

  /// The right answers, each a text.
  var rightLines: [String] {
    switch self {
    case .multipleChoice(let list), .multipleResponse(let list, _):
      list.choices.filter(\.isCorrect).map(\.text)
    case .trueFalse(let answer): [answer ? "true" : "false"]
    case .shortAnswer(let key): key.accepted.filter { $0.credit == 1 }.map(\.text)
    case .numeric(let key): NumberCell.text(key).map { [$0] } ?? []
    case .flashcard(let back): [back]
    default: []
    }
  }

  /// The right answers in one cell, a line each.
  var rightCell: String { rightLines.joined(separator: "\n") }

  /// What a row of a table can't hold of it.
  var lossesInTable: [ExportLoss.Part] {
    switch self {
    case .multipleChoice(let list): list.losses
    case .multipleResponse(let list, let scoring): list.losses + scoring.losses
    case .ordering(_, let scoring): scoring.losses
    case .shortAnswer(let key): key.losses
    case .numeric(let key): key.losses
    default: []
    }
  }
}

extension Scoring {
  fileprivate var losses: [ExportLoss.Part] { self == .partial ? [] : [.scoring] }
}

extension ChoiceList {
  fileprivate var losses: [ExportLoss.Part] {
    var parts: [ExportLoss.Part] = []
    if choices.contains(where: { $0.credit != nil }) { parts.append(.weights) }
    if choices.contains(where: { $0.feedback != nil }) { parts.append(.feedback) }
    if !isShuffled || choices.contains(where: \.isFixed) { parts.append(.order) }
    return parts
  }
}

extension TextKey {
  /// What is lost where only the texts with full credit are kept.
  var losses: [ExportLoss.Part] {
    var parts: [ExportLoss.Part] = []
    if accepted.contains(where: { $0.credit != 1 }) { parts.append(.weights) }
    if accepted.contains(where: { $0.feedback != nil }) { parts.append(.feedback) }
    if hasWildcards { parts.append(.wildcards) }
    if isCaseSensitive || ignoresDiacritics || ignoresPunctuation { parts.append(.matchingRules) }
    return parts
  }
}

extension NumberKey {
  fileprivate var losses: [ExportLoss.Part] {
    var parts: [ExportLoss.Part] = []
    if accepted.contains(where: { $0.credit != 1 }) { parts.append(.weights) }
    if accepted.contains(where: { $0.feedback != nil }) { parts.append(.feedback) }
    return parts
  }
}
