extension ChoiceList {
  /// Returns the positions in the bank's order as they are shown, the same for everybody.
  ///
  /// The choices that may move are shuffled among their own places. `occasion` is the date of a
  /// daily as `yyyy-MM-dd`, or the seed of a practice in decimal; `gap` is the id of the gap that
  /// they are for, where they are for one.
  package func displayOrder(
    on occasion: String, for reference: QuestionReference, gap: String? = nil
  ) -> [Int] {
    var order = Array(choices.indices)
    guard isShuffled, !choices.contains(where: { CrossReference.namesLetters($0.text) }) else {
      return order
    }
    let places = order.filter {
      !choices[$0].isFixed && !CrossReference.refersToOthers(choices[$0].text)
    }
    var movable = places
    var generator = SplitMix64(choicesOf: reference, on: occasion, gap: gap)
    generator.shuffle(&movable)
    for (place, choice) in zip(places, movable) { order[place] = choice }
    return order
  }
}

extension MatchingKey {
  /// Returns the left sides and the right sides as they are shown, as positions among the pairs and
  /// in `rightSides`.
  package func displayOrder(
    on occasion: String, for reference: QuestionReference
  ) -> (left: [Int], right: [Int]) {
    var (left, right) = (Array(pairs.indices), Array(rightSides.indices))
    var generator = SplitMix64(choicesOf: reference, on: occasion)
    generator.shuffle(&right)
    if isShuffled { generator.shuffle(&left) }
    return (left, right)
  }
}

extension QuestionReference {
  /// Returns the positions of so many items as they are shown, never in the right order where there
  /// are two or more: what a shuffle leaves in it is turned by one place.
  package func displayOrder(ofItems count: Int, on occasion: String) -> [Int] {
    var order = Array(0..<max(0, count))
    var generator = SplitMix64(choicesOf: self, on: occasion)
    generator.shuffle(&order)
    guard order.count > 1, order.elementsEqual(order.indices) else { return order }
    return Array(order.dropFirst() + order.prefix(1))
  }
}

extension SplitMix64 {
  /// The generator that orders what a question shows on an occasion.
  fileprivate init(choicesOf reference: QuestionReference, on occasion: String, gap: String? = nil)
  {
    let (bank, question) = (reference.bank, reference.question)
    self.init(
      seed: gap.map { FNV1a64.hash("rankup-choices-1", occasion, bank, question, $0) }
        ?? FNV1a64.hash("rankup-choices-1", occasion, bank, question))
  }
}
