extension Argument where Value: ArgumentValue {
  /// An option that has a default.
  package static func option(
    _ name: String, _ more: String..., placeholder: String? = nil, help: Sentence<Words>,
    default fallback: Value
  ) -> Self {
    let label = Label(
      .option, [name] + more, placeholder: placeholder, help: help, choices: Value.choices,
      fallback: fallback.argument)
    return Self(label) { words throws(UsageError) in
      guard let word = words.last else { return fallback }
      return try label.value(of: word)
    }
  }

  /// An option that must be given.
  package static func option(
    _ name: String, _ more: String..., placeholder: String? = nil, help: Sentence<Words>
  ) -> Self {
    let label = Label(
      .option, [name] + more, placeholder: placeholder, help: help, choices: Value.choices,
      isRequired: true)
    return Self(label) { words throws(UsageError) in
      guard let word = words.last else { throw .missing(label.title, choices: label.choices) }
      return try label.value(of: word)
    }
  }
}

extension Argument {
  /// An option that may be left out, then `nil`.
  package static func option<Wrapped: ArgumentValue>(
    _ name: String, _ more: String..., placeholder: String? = nil, help: Sentence<Words>
  ) -> Self where Value == Wrapped? {
    let label = Label(
      .option, [name] + more, placeholder: placeholder, help: help, choices: Wrapped.choices)
    return Self(label) { words throws(UsageError) in
      guard let word = words.last else { return nil }
      return try label.value(of: word) as Wrapped
    }
  }

  /// An option that may be given again and again: every value, in the order of the line.
  package static func option<Element: ArgumentValue>(
    _ name: String, _ more: String..., placeholder: String? = nil, help: Sentence<Words>
  ) -> Self where Value == [Element] {
    let label = Label(
      .option, [name] + more, placeholder: placeholder, help: help, choices: Element.choices,
      isRepeatable: true)
    return Self(label) { words throws(UsageError) in try label.values(of: words) }
  }
}

extension Label {
  func values<Value: ArgumentValue>(of words: [String]) throws(UsageError) -> [Value] {
    var values: [Value] = []
    for word in words { values.append(try value(of: word)) }
    return values
  }
}
