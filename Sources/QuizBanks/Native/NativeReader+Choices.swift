import JSON
import QuizCore
import QuizFormats

extension NativeReader {
  mutating func multipleChoice(in fields: Fields) -> QuestionKind? {
    let isShuffled = boolean(.shuffle, in: fields) ?? defaults.isShuffled
    guard let list = required(.choices, in: fields),
      let choices = choices(list, isSingle: true)
    else { return nil }
    let correct = choices.count(where: \.isCorrect)
    if correct != 1 {
      log.report(
        .notOneCorrect, .correctChoices(correct), at: list.range.lowerBound, key: .choices)
    }
    return .multipleChoice(ChoiceList(choices, isShuffled: isShuffled))
  }

  mutating func multipleResponse(in fields: Fields) -> QuestionKind? {
    let isShuffled = boolean(.shuffle, in: fields) ?? defaults.isShuffled
    let scoring = word(.scoring, in: fields, as: Scoring.self) ?? defaults.scoring
    guard let list = required(.choices, in: fields),
      let choices = choices(list, isSingle: false)
    else { return nil }
    if !choices.contains(where: \.isCorrect) {
      log.report(.noneCorrect, .noCorrectChoice, at: list.range.lowerBound, key: .choices)
    }
    return .multipleResponse(ChoiceList(choices, isShuffled: isShuffled), scoring)
  }

  /// Reads choices; nil when one of them can't be read or they are too few.
  private mutating func choices(_ list: JSONNode, isSingle: Bool) -> [Choice]? {
    guard isKind(.array, list, .choices) else { return nil }
    var choices: [Choice] = []
    choices.reserveCapacity(list.count)
    for (index, node) in list.elements.enumerated() {
      log.part = .item(.choices, index)
      if let choice = choice(node, isSingle: isSingle) { choices.append(choice) }
    }
    log.part = .whole
    if list.count < 2 {
      log.report(
        .tooFewChoices, .tooFewChoices(list.count), at: list.range.lowerBound, key: .choices)
      return nil
    }
    guard choices.count == list.count else { return nil }
    reportRepeats(among: choices, in: list)
    return choices
  }

  private mutating func choice(_ node: JSONNode, isSingle: Bool) -> Choice? {
    guard isKind(.object, node, nil) else { return nil }
    let fields = fields(of: node, allowed: .choice)
    let text = required(.text, in: fields).flatMap { visibleText($0, .text) }
    let isCorrect = boolean(.correct, in: fields) ?? false
    let credit = fields[.credit] == nil ? nil : credit(in: fields)
    if let credit, let node = fields[.credit],
      isCorrect ? isSingle && credit < 1 : credit == 1
    {
      log.report(
        .contradictoryCredit, .contradictoryCredit(shown(node), isCorrect: isCorrect),
        at: node.range.lowerBound, key: .credit)
    }
    let feedback = remark(.feedback, in: fields)
    let isFixed = boolean(.fixed, in: fields) ?? false
    return text.map {
      Choice($0, isCorrect: isCorrect, credit: credit, feedback: feedback, isFixed: isFixed)
    }
  }

  /// Reports choices that read like an earlier one.
  private mutating func reportRepeats(among choices: [Choice], in list: JSONNode) {
    let repeats = repeatedTexts(choices.map(\.text))
    guard !repeats.isEmpty else { return }
    let offsets = list.elements.map { node in
      (node[Key.text.name] ?? node).range.lowerBound
    }
    for pair in repeats {
      log.part = .item(.choices, pair.index)
      log.report(
        .repeatedChoice, .repeatedChoice(excerpt(of: choices[pair.index].text)),
        at: offsets[pair.index], key: .text, first: offsets[pair.first])
    }
    log.part = .whole
  }
}
