import JSON
import Testing

@Test func `each kind answers for itself and for nothing else`() throws {
  let root = try JSONDocument(Array("[null, true, false, 1.5, \"s\", [8, 9], {\"k\": 0}]".utf8))
    .root
  let described = root.elements.map { node in
    "\(node.kind) \(node.boolean as Any) \(node.string as Any) \(node.number?.text as Any) "
      + "\(node.count) \(node.elements.map(\.range)) \(node.members.map(\.key)) "
      + "\(node["k"]?.range as Any)"
  }
  #expect(
    described == [
      "null nil nil nil 0 [] [] nil",
      "boolean Optional(true) nil nil 0 [] [] nil",
      "boolean Optional(false) nil nil 0 [] [] nil",
      "number nil nil Optional(\"1.5\") 0 [] [] nil",
      "string nil Optional(\"s\") nil 0 [] [] nil",
      "array nil nil nil 2 [Range(31..<32), Range(34..<35)] [] nil",
      "object nil nil nil 1 [] [\"k\"] Optional(Range(44..<45))",
    ])
}

@Test func `ranges hold quotes and brackets`() throws {
  let text = "{\"a\" : [1, \"é\\n\"], \"b\":{}}"
  let document = try JSONDocument(Array(text.utf8))
  func written(_ range: Range<Int>) -> String {
    String(decoding: document.bytes[range], as: UTF8.self)
  }
  #expect(written(document.root.range) == text)
  #expect(document.root.members.map { written($0.keyRange) } == ["\"a\"", "\"b\""])
  #expect(document.root.members.map { written($0.value.range) } == ["[1, \"é\\n\"]", "{}"])
  #expect(document.root["a"]?.elements.map { written($0.range) } == ["1", "\"é\\n\""])
}

@Test func `a member is found by the bytes of its decoded key, the first of several`() throws {
  let text = #"{"x": {"b": 0}, "\u0061": 1, "a": 2, "é": 3, "e\u0301": 4, "": 5, "b\\": 6}"#
  let root = try JSONDocument(Array(text.utf8)).root
  let found = ["a", "\u{E9}", "e\u{301}", "", "b\\", "x", "b", "A", "aa"].map { key in
    root[key].map { JSONValue($0).serialized() }
  }
  #expect(found == ["1", "3", "4", "5", "6", "{\"b\":0}", nil, nil, nil])
}
