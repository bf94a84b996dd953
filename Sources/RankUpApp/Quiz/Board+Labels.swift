import QuizCore

extension ChoiceList {
  /// The choices in an order, with their labels.
  func options(_ order: [Int]) -> [Board.Option] {
    Board.Option.labelled(order.map { (choices[$0].text, $0) })
  }
}

extension Board.Option {
  /// Letters for up to five choices, numbers for more; labels that are choices themselves give way.
  static func labelled(_ choices: [(text: String, position: Int)]) -> [Self] {
    let letters =
      choices.count <= 5 ? choices.indices.map { String("ABCDE".dropFirst($0).prefix(1)) } : nil
    let numbers = choices.indices.map { String($0 + 1) }
    let texts = Set(choices.map { $0.text.lowercased() })
    let schemes = [letters, numbers].compactMap(\.self)
    let labels =
      schemes.first { texts.isDisjoint(with: $0.map { $0.lowercased() }) }
      ?? numbers.map { "#" + $0 }
    return zip(labels, choices).map { Self(label: $0, text: $1.text, position: $1.position) }
  }

  /// Letters for any number of sides or items, where numbers mean something else; those that are keys
  /// or texts themselves give way, and beyond the letters there are pairs of them.
  static func lettered(_ sides: [(text: String, position: Int)]) -> [Self] {
    let texts = Set(sides.map { $0.text.lowercased() })
    let letters = "ABCDEGJKLMNOPRTUVWXYZ".map(String.init)
    let free = letters.filter { !texts.contains($0.lowercased()) }
    let pairs = letters.lazy.flatMap { first in letters.lazy.map { first + $0 } }
    var labels = Array(free.prefix(sides.count))
    labels += pairs.prefix(sides.count - labels.count)
    while labels.count < sides.count { labels.append("#\(labels.count + 1)") }
    return zip(labels, sides).map { Self(label: $0, text: $1.text, position: $1.position) }
  }

  /// The judgements of a card under the numbers from 1.
  static func judgements(_ word: (Recall) -> String) -> [Self] {
    Recall.allCases.enumerated().map {
      Self(label: "\($0 + 1)", text: word($1), position: $0)
    }
  }
}
