/// One sentence for people, named by its place in the type that holds all of them.
package typealias Sentence<Words> = any KeyPath<Words, String> & Sendable

/// All that help, errors and completion need to know of one argument.
package struct Label<Words: Sendable>: Sendable {
  /// The four ways an argument can stand in a line.
  package enum Kind: Sendable {
    /// An option without a value, on when it is there.
    case flag
    /// A name followed by a value.
    case option
    /// A plain word, known by its place.
    case positional
    /// All plain words that are left.
    case rest
  }

  package let kind: Kind
  /// Names without dashes, the preferred one first; a single letter is a short option.
  package let names: [String]
  /// What stands for the value in help: `ID`.
  package let placeholder: String
  package let help: Sentence<Words>
  /// The words that are taken, or hints such as `1-50`.
  package let choices: [String]
  /// The default as it would be typed.
  package let fallback: String?
  package let isRequired: Bool
  package let isRepeatable: Bool

  init(
    _ kind: Kind, _ names: [String], placeholder: String?, help: Sentence<Words>,
    choices: [String] = [], fallback: String? = nil, isRequired: Bool = false,
    isRepeatable: Bool = false
  ) {
    self.kind = kind
    self.names = names
    self.placeholder = placeholder ?? (names.first ?? "").uppercased()
    self.help = help
    self.choices = choices
    self.fallback = fallback
    self.isRequired = isRequired
    self.isRepeatable = isRepeatable
  }

  /// Whether it is written with a dash.
  package var isOption: Bool { kind == .flag || kind == .option }

  /// Every way to write the option, the preferred one first: `--count`, `-n`; none for plain words.
  package var spellings: [String] { isOption ? names.map(dashed) : [] }

  /// How errors name the argument: `--count`, or the placeholder of a plain word.
  package var title: String { spellings.first ?? placeholder }

  func value<Value: ArgumentValue>(of word: String) throws(UsageError) -> Value {
    guard let value = Value(argument: word) else {
      throw .invalid(title, word: word, choices: choices)
    }
    return value
  }
}

func dashed(_ name: String) -> String {
  (name.unicodeScalars.count == 1 ? "-" : "--") + name
}
