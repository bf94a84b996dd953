extension ChoiceList {
  /// Returns the positions in the bank's order as they are shown, the same for everybody.
  ///
  /// The choices that may move are shuffled among their own places. `occasion` is the date of a
  /// daily as `yyyy-MM-dd`, or the seed of a practice in decimal.
  package func displayOrder(on occasion: String, for reference: QuestionReference) -> [Int] {
    var order = Array(choices.indices)
    guard isShuffled, !choices.contains(where: { CrossReference.namesLetters($0.text) }) else {
      return order
    }
    let places = order.filter {
      !choices[$0].isFixed && !CrossReference.refersToOthers(choices[$0].text)
    }
    var movable = places
    var generator = SplitMix64(
      seed: FNV1a64.hash("rankup-choices-1", occasion, reference.bank, reference.question))
    generator.shuffle(&movable)
    for (place, choice) in zip(places, movable) { order[place] = choice }
    return order
  }
}
