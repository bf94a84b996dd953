import QuizCore
import XML

extension MoodleItem {
  /// Pairs, and right sides without a left one.
  mutating func matching() throws(MoodleSkip) -> MoodleBody {
    var pairs: [MatchingKey.Pair] = []
    var rights: [String: String] = [:]
    var loose: [String] = []
    for child in element.children where child.isNamed("subquestion") {
      let left = text(child)
      let right = text(child.child("answer"), isAnswer: true)
      if isBlank(left) {
        if !isBlank(right) { loose.append(right) }
        continue
      }
      guard !isBlank(right) else { throw MoodleSkip(.common(.blankAnswer)) }
      if let known = rights[comparableText(left)] {
        guard known == right else {
          throw MoodleSkip(.common(.repeatedChoice(excerpt(of: left))))
        }
        note(.common(.repeatedChoice(excerpt(of: left))))
      } else {
        rights[comparableText(left)] = right
        pairs.append(MatchingKey.Pair(left, right))
      }
    }
    guard pairs.count >= 2 else { throw MoodleSkip(.common(.tooFewChoices(pairs.count))) }
    let key = MatchingKey(
      pairs, distractors: distractors(loose, besides: pairs),
      isShuffled: flag("shuffleanswers", orElse: true))
    return MoodleBody(.matching(key, .partial))
  }

  /// The right sides that belong to no left one, each once.
  private mutating func distractors(
    _ loose: [String], besides pairs: [MatchingKey.Pair]
  ) -> [String] {
    var known = Set(pairs.map { comparableText($0.right) })
    var distractors: [String] = []
    for text in loose {
      if known.insert(comparableText(text)).inserted {
        distractors.append(text)
      } else {
        note(.common(.repeatedChoice(excerpt(of: text))))
      }
    }
    return distractors
  }

  /// Items in their order, which newer files number in the place of a grade.
  mutating func ordering() throws(MoodleSkip) -> MoodleBody {
    var items: [(place: Double, text: String)] = []
    var known: Set<String> = []
    for child in element.children where child.isNamed("answer") {
      let text = text(child, isAnswer: true)
      guard !isBlank(text) else { throw MoodleSkip(.common(.blankAnswer)) }
      guard known.insert(comparableText(text)).inserted else {
        throw MoodleSkip(.common(.repeatedChoice(excerpt(of: text))))
      }
      items.append((moodleNumber(child.attribute("fraction") ?? "") ?? 0, text))
    }
    guard items.count >= 2 else { throw MoodleSkip(.common(.tooFewChoices(items.count))) }
    let order = items.indices.sorted {
      (items[$0].place, $0) < (items[$1].place, $1)
    }
    if let selection = setting("selecttype"), !["", "0", "ALL"].contains(selection) {
      note(.moodle(.itemsNotChosen))
    }
    let isStrict = ["-1", "ALL_OR_NOTHING"].contains(setting("gradingtype") ?? "")
    return MoodleBody(
      .ordering(order.map { items[$0].text }, isStrict ? .allOrNothing : .partial))
  }
}
