package import QuizCore

/// The words of questions that are answered in several parts or steps, by lines.
package struct PartWords: Sendable {
  /// How pairs are named: an example.
  package let pairsHow: @Sendable (String) -> String
  /// How an order is named: an example.
  package let orderHow: @Sendable (String) -> String
  /// Before the pairs: the key that shows the keys.
  package let answerPairs: @Sendable (String) -> String
  /// Before the order: the key that shows the keys.
  package let answerOrder: @Sendable (String) -> String
  /// Before what fills a gap: its number, how many there are, what is wanted or nothing, and the key
  /// that shows the keys.
  package let answerGap: @Sendable (Int, Int, String, String) -> String
  /// That a number is wanted: its unit if it has one.
  package let aNumber: @Sendable (String?) -> String
  /// Before a card is turned: the key that shows the keys.
  package let turnCard: @Sendable (String) -> String
  /// Before a card is judged: what stands for what, and the key that shows the keys.
  package let judgeCard: @Sendable (String, String) -> String
  /// A judgement.
  package let recall: @Sendable (Recall) -> String
  /// What was right in a part that was not.
  package let rightIs: @Sendable (String) -> String

  /// How each of these questions is answered, for the page of keys.
  package let keys: Keys
  /// What is typed, and what it does.
  package struct Keys: Sendable {
    /// Of pairs.
    package let pairs: [QuizWords.KeyWords]
    /// Of an order.
    package let order: [QuizWords.KeyWords]
    /// Of a card.
    package let card: [QuizWords.KeyWords]
  }

  /// The line names no pairs: the key that shows the keys.
  package let notPairs: @Sendable (String) -> String
  /// A number lacks its letter.
  package let leftMissing: @Sendable (String) -> String
  /// A number has two letters.
  package let leftTwice: @Sendable (String) -> String
  /// The line names no order: the key that shows the keys.
  package let notOrder: @Sendable (String) -> String
  /// A letter is missing.
  package let itemMissing: @Sendable (String) -> String
  /// A letter is there twice.
  package let itemTwice: @Sendable (String) -> String
  /// The card was not turned: the key that shows the keys.
  package let notTurned: @Sendable (String) -> String
}

extension PartWords {
  static let english = PartWords(
    pairsHow: { "Put a letter to each number, as in \($0)." },
    orderHow: { "Type all letters in the right order, as in \($0)." },
    answerPairs: { "Your pairs (\($0) for keys): " },
    answerOrder: { "Your order (\($0) for keys): " },
    answerGap: { number, count, wanted, keys in
      "Gap \(number) of \(count)\(wanted.isEmpty ? "" : ", " + wanted) (\(keys) for keys): "
    },
    aNumber: { "a number\($0.map { " in " + $0 } ?? "")" },
    turnCard: { "Think of the answer, then Enter turns the card (\($0) for keys): " },
    judgeCard: { "How well did you know it, \($0) (\($1) for keys): " },
    recall: { $0.rawValue },
    rightIs: { "right: \($0)" },
    keys: Keys(
      pairs: [
        .init(key: "1B 2A", meaning: "a letter for each number"),
        .init(key: "BA", meaning: "letters alone count from the first number on"),
      ],
      order: [.init(key: "BCA", meaning: "all letters in the right order")],
      card: [
        .init(key: "Enter", meaning: "turn the card; so does t"),
        .init(key: "1 2 3", meaning: "once it is turned: not known, known with effort, known"),
      ]),
    notPairs: { "That does not name pairs. Type a letter for each number, or \($0) for the keys." },
    leftMissing: { "Number \($0) has no letter yet. Name a letter for every number." },
    leftTwice: { "Number \($0) has two letters. Name one for every number." },
    notOrder: { "That is no order. Type all letters in the right order, or \($0) for the keys." },
    itemMissing: { "\($0) is missing. Name every letter once." },
    itemTwice: { "\($0) is there twice. Name every letter once." },
    notTurned: { "Enter turns the card first; \($0) shows the keys." })
}
