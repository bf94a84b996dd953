import QuizCore

extension GIFTForm {
  /// Choices of which one is right.
  mutating func choiceText(_ list: ChoiceList) -> String? {
    choicesText(list) { choice in
      choice.isCorrect ? (mark: "=", credit: nil) : (mark: "~", credit: choice.credit)
    }
  }

  /// Choices of which several may be right, with weights.
  mutating func severalText(_ list: ChoiceList, _ scoring: Scoring) -> String? {
    if scoring != .partial { lose(.scoring) }
    let right = list.choices.count(where: \.isCorrect)
    let wrong = list.choices.count - right
    guard right > 0 else { return nil }
    let hasOwnWeights = Self.haveWeights(list)
    if !hasOwnWeights, list.choices.contains(where: { $0.credit != nil }) { lose(.weights) }
    return choicesText(list) { choice in
      let usual = choice.isCorrect ? 1 / Double(right) : -1 / Double(max(1, wrong))
      return (mark: "~", credit: hasOwnWeights ? choice.credit ?? 0 : usual)
    }
  }

  /// A weight as it is written; what Moodle would not take is named as lost.
  mutating func weightText(_ credit: Double) -> String {
    let parts = Int((min(max(credit.isNaN ? 0 : credit, -1), 1) * 10_000_000).rounded())
    let digits = String(abs(parts) % 100_000)
    let zeros = String(repeating: "0", count: max(0, 5 - digits.utf8.count))
    var fraction = (zeros + digits)[...]
    while fraction.last == "0" { fraction.removeLast() }
    let number = "\(parts < 0 ? "-" : "")\(abs(parts) / 100_000)"
    let percent = fraction.isEmpty ? number : "\(number).\(fraction)"
    if !Self.grades.contains(abs(parts)) { lose(.weights) }
    return "%\(percent)%"
  }

  /// The weights that Moodle keeps, in hundred thousandths of a percent.
  private static let grades: Set<Int> = [
    0, 10_000_000, 9_000_000, 8_333_333, 8_000_000, 7_500_000, 7_000_000, 6_666_667, 6_000_000,
    5_000_000, 4_000_000, 3_333_333, 3_000_000, 2_500_000, 2_000_000, 1_666_667, 1_428_571,
    1_250_000, 1_111_111, 1_000_000, 500_000,
  ]

  /// Whether the credits say themselves what is right, as weights do, and make a whole.
  private static func haveWeights(_ list: ChoiceList) -> Bool {
    guard list.choices.contains(where: { $0.credit != nil }) else { return false }
    let sum = list.choices.reduce(0) { $0 + ($1.isCorrect ? $1.credit ?? 0 : 0) }
    return abs(sum - 1) < 1e-6
      && list.choices.allSatisfy { $0.isCorrect == (($0.credit ?? 0) > 0) }
  }

  private mutating func choicesText(
    _ list: ChoiceList, _ sign: (Choice) -> (mark: String, credit: Double?)
  ) -> String? {
    if !list.isShuffled || list.choices.contains(where: \.isFixed) { lose(.order) }
    loseFeedback(but: [])
    var lines = "\n"
    for choice in list.choices {
      guard let text = encode(choice.text, .answer) else { return nil }
      let (mark, credit) = sign(choice)
      // A percent sign of the text must not be taken for a weight.
      let weight = text.hasPrefix("%") ? credit ?? (choice.isCorrect ? 1 : 0) : credit
      lines += "\t\(mark)\(weight.map { weightText($0) } ?? "")\(text)"
      lines += feedbackText(choice.feedback) + "\n"
    }
    return lines
  }
}
