import Testing

@Test func `package types, functions and initialisers are documented`() {
  let requirements = Declaration.requirements(in: SourceFile.all)
  var missing: [String] = []
  for file in SourceFile.all {
    for one in Declaration.all(in: file) where !one.isDocumented {
      // A witness has the comment of its requirement.
      if requirements.contains(one.name) || one.isLiteralWitness { continue }
      missing.append("\(file):\(one.number): \(one.line)")
    }
  }
  #expect(missing.isEmpty, "\(missing.joined(separator: "\n"))")
}

@Test func `declarations are found with and without a comment`() {
  let file = SourceFile(
    "Sources/Room/File.swift",
    """
    /// A shelf.
    @frozen
    package struct Shelf {
      package let count: Int
      /// Counts.
      package init(_ count: Int) {}
      package static func make<Value>(_ value: Value) {}
      // package func old() {}
      func own() {}
      @discardableResult package mutating func take() -> Int { 0 }
    }
    package enum Kind { case a }

    """)
  #expect(
    Declaration.all(in: file).map { "\($0.number) \($0.name) \($0.isDocumented)" } == [
      "3 struct Shelf true", "6 init(_ true", "7 func make false", "10 func take false",
      "12 enum Kind false",
    ])
}

@Test func `requirements are those within a protocol`() {
  let file = SourceFile(
    "Sources/Room/File.swift",
    """
    package protocol Console {
      /// Writes.
      func write(_ lines: [Text]) throws
      init?(argument: String)
      var width: Int { get }
    }
    package struct Real: Console {
      func help() {}
    }

    """)
  #expect(Declaration.requirements(in: [file]) == ["func write", "init?(argument"])
}
