import QuizCore

extension GIFTForm {
  /// Pairs and distractors.
  mutating func matchingText(_ key: MatchingKey, _ scoring: Scoring) -> String? {
    if scoring != .partial { lose(.scoring) }
    if !key.isShuffled { lose(.order) }
    loseFeedback(but: [])
    var lines = "\n"
    for pair in key.pairs {
      guard let left = encode(pair.left, .noArrow),
        let right = encode(pair.right, [.answer, .literal])
      else { return nil }
      lines += "\t=\(left) -> \(right)\n"
    }
    for distractor in key.distractors {
      guard let right = encode(distractor, [.answer, .literal]) else { return nil }
      lines += "\t= -> \(right)\n"
    }
    return lines
  }

  /// Items in their order, as Moodle's plugin for ordering has them.
  mutating func orderText(_ items: [String], _ scoring: Scoring) -> String? {
    loseFeedback(but: [])
    let grading = scoring == .partial ? "ABSOLUTE_POSITION" : "ALL_OR_NOTHING"
    var lines = ">\(items.count) ALL VERTICAL \(grading) SHOW none\n"
    for item in items {
      guard let text = encode(item, [.answer, .lineStart]) else { return nil }
      lines += "\t\(text)\n"
    }
    return lines
  }
}
