extension Argument where Value: ArgumentValue {
  /// A plain word that must be given.
  package static func positional(
    _ name: String, placeholder: String? = nil, help: Sentence<Words>
  ) -> Self {
    let label = Label(
      .positional, [name], placeholder: placeholder, help: help, choices: Value.choices,
      isRequired: true)
    return Self(label) { words throws(UsageError) in
      guard let word = words.last else { throw .missing(label.title, choices: label.choices) }
      return try label.value(of: word)
    }
  }
}

extension Argument {
  /// A plain word that may be left out, then `nil`.
  package static func positional<Wrapped: ArgumentValue>(
    _ name: String, placeholder: String? = nil, help: Sentence<Words>
  ) -> Self where Value == Wrapped? {
    let label = Label(
      .positional, [name], placeholder: placeholder, help: help, choices: Wrapped.choices)
    return Self(label) { words throws(UsageError) in
      guard let word = words.last else { return nil }
      return try label.value(of: word) as Wrapped
    }
  }

  /// All plain words that are left; with `atLeastOne` an empty rest is an error.
  package static func rest<Element: ArgumentValue>(
    _ name: String, placeholder: String? = nil, help: Sentence<Words>, atLeastOne: Bool = false
  ) -> Self where Value == [Element] {
    let label = Label(
      .rest, [name], placeholder: placeholder, help: help, choices: Element.choices,
      isRequired: atLeastOne, isRepeatable: true)
    return Self(label) { words throws(UsageError) in
      if atLeastOne && words.isEmpty { throw .missing(label.title, choices: label.choices) }
      return try label.values(of: words)
    }
  }
}
