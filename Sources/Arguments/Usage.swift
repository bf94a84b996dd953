/// How the words of a line become a `Subject`: an initialiser and one argument per parameter.
///
///     static let usage = Usage<Daily, Words>(
///       \.dailySummary, Daily.init,
///       .option("bank", placeholder: "ID", help: \.dailyBank),
///       .flag("plain", help: \.plain))
package struct Usage<Subject: Sendable, Words: Sendable>: Sendable {
  package let summary: Sentence<Words>
  package let examples: [Example<Words>]
  /// The arguments in the order of the initialiser's parameters.
  package let labels: [Label<Words>]
  private let make: @Sendable (ArraySlice<[String]>, Bool) throws(UsageError) -> Subject

  /// Pairs each parameter of `make` with the argument that gives its value.
  package init<each Value: Sendable>(
    _ summary: Sentence<Words>, examples: [Example<Words>] = [],
    _ make: @escaping @Sendable (repeat each Value) -> Subject,
    _ arguments: repeat Argument<each Value, Words>
  ) {
    var labels: [Label<Words>] = []
    for argument in repeat each arguments { labels.append(argument.label) }
    self.summary = summary
    self.examples = examples
    self.labels = labels
    self.make = { words, kindly throws(UsageError) in
      var words = words
      return make(repeat try (each arguments).value(from: &words, kindly: kindly))
    }
  }

  /// Makes the subject of words sorted in the order of `labels`; `kindly` takes an argument whose
  /// words can't be read for one that was not given.
  func subject(
    from words: ArraySlice<[String]>, kindly: Bool = false
  ) throws(UsageError) -> Subject {
    try make(words, kindly)
  }
}
