import JSON
import Testing

@Test(
  arguments: [
    ("null", .null), ("true", .boolean(true)), (" false\n", .boolean(false)),
    ("\t42\r", .integer(42)),
    ("\"\"", .string("")), ("[]", .array([])), ("[ ]", .array([])), ("{}", .object([])),
    ("{\r\n}", .object([])), ("[[],{}]", .array([.array([]), .object([])])),
    ("[1, [2, 3], \"4\"]", .array([1, .array([2, 3]), "4"])),
    ("{\"a\": {\"b\": [null]}, \"a\": 1}", .object([.init("a", ["b": [nil]]), .init("a", 1)])),
    ("{\"\": \"\"}", .object([.init("", "")])),
    ("-0", .integer(0)), ("-0.0", .double(-0.0)), ("1.0", .double(1)), ("1e2", .double(100)),
    ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
    ("9223372036854775808", .double(9_223_372_036_854_775_808)), ("1e999", .double(.infinity)),
    (#""\"\\\/\b\f\n\r\t""#, .string("\"\\/\u{8}\u{C}\n\r\t")),
    (#""\u00e9\u00E9é\u0000""#, .string("éé\u{E9}\0")), (#""\ud83d\uDE00""#, .string("😀")),
    (#""\ud7ff\ue000\uffff""#, .string("\u{D7FF}\u{E000}\u{FFFF}")),
    ("\"한국어 \u{7F}\u{10FFFF}\"", .string("한국어 \u{7F}\u{10FFFF}")),
  ] as [(String, JSONValue)])
func `accepted texts and what they mean`(text: String, expected: JSONValue) throws {
  #expect(try value(text) == expected)
}

// RFC 8259, sections 6, 7, 8.3 and 13.
@Test(
  arguments: [
    ("\"Hello world!\"", "Hello world!"), ("42", 42), ("true", true),
    ("1E400", .double(.infinity)), ("3.141592653589793238462643383279", .double(.pi)),
    (#""\u005C""#, "\\"), (#""\uD834\uDD1E""#, "\u{1D11E}"), (#""a\\b""#, "a\\b"),
    (#""a\u005Cb""#, "a\\b"),
  ] as [(String, JSONValue)])
func `the RFC's small examples`(text: String, expected: JSONValue) throws {
  #expect(try value(text) == expected)
}

@Test func `the RFC's object`() throws {
  let text = """
    {
      "Image": {
          "Width":  800,
          "Height": 600,
          "Title":  "View from 15th Floor",
          "Thumbnail": {
              "Url":    "http://www.example.com/image/481989943",
              "Height": 125,
              "Width":  100
          },
          "Animated" : false,
          "IDs": [116, 943, 234, 38793]
        }
    }
    """
  let expected: JSONValue = [
    "Image": [
      "Width": 800, "Height": 600, "Title": "View from 15th Floor",
      "Thumbnail": [
        "Url": "http://www.example.com/image/481989943", "Height": 125, "Width": 100,
      ],
      "Animated": false, "IDs": [116, 943, 234, 38793],
    ]
  ]
  #expect(try value(text) == expected)
}

@Test func `the RFC's array`() throws {
  let text = """
    [
      {
         "precision": "zip",
         "Latitude":  37.7668,
         "Longitude": -122.3959,
         "Address":   "",
         "City":      "SAN FRANCISCO",
         "State":     "CA",
         "Zip":       "94107",
         "Country":   "US"
      },
      {
         "precision": "zip",
         "Latitude":  37.371991,
         "Longitude": -122.026020,
         "Address":   "",
         "City":      "SUNNYVALE",
         "State":     "CA",
         "Zip":       "94085",
         "Country":   "US"
      }
    ]
    """
  let expected: JSONValue = [
    [
      "precision": "zip", "Latitude": 37.7668, "Longitude": -122.3959, "Address": "",
      "City": "SAN FRANCISCO", "State": "CA", "Zip": "94107", "Country": "US",
    ],
    [
      "precision": "zip", "Latitude": 37.371991, "Longitude": -122.02602, "Address": "",
      "City": "SUNNYVALE", "State": "CA", "Zip": "94085", "Country": "US",
    ],
  ]
  #expect(try value(text) == expected)
}

@Test func `a byte order mark is passed over and reported`() throws {
  let marked = try JSONDocument([0xEF, 0xBB, 0xBF] + Array("[7]".utf8))
  #expect(marked.hasByteOrderMark)
  #expect(JSONValue(marked.root) == [7])
  #expect(marked.root.range == 3..<6)
  #expect(marked.positions(of: [3, 0]) == [.init(line: 1, column: 1), .init(line: 1, column: 1)])
  #expect(try !JSONDocument(Array("[7]".utf8)).hasByteOrderMark)
}

@Test func `nesting is read down to the limit and no further`() throws {
  func nested(_ levels: Int) -> [UInt8] {
    Array((String(repeating: "[", count: levels) + String(repeating: "]", count: levels)).utf8)
  }
  for (limit, deepest) in [(128, 128), (1, 1), (0, 0), (-5, 0), (512, 512), (.max, 512)] {
    if deepest > 0 {
      #expect(error(reading: nested(deepest), maximumDepth: limit) == nil, "limit \(limit)")
    }
    let refused = error(reading: nested(deepest + 1), maximumDepth: limit)
    #expect(refused?.problem == .tooDeep(limit: deepest), "limit \(limit)")
    #expect(refused?.offset == deepest, "limit \(limit)")
  }
  #expect(error(reading: Array("7".utf8), maximumDepth: 0) == nil)
  let hostile = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
  #expect(error(reading: hostile)?.problem == .tooDeep(limit: 128))
}

@Test func `a document at the deepest limit is copied and written back`() throws {
  let text = String(repeating: "[{\"a\":", count: 256) + "1" + String(repeating: "}]", count: 256)
  let document = try JSONDocument(Array(text.utf8), maximumDepth: 512)
  #expect(JSONValue(document.root).serialized() == text)
}

@Test func `a part of a text is read with the places of the whole`() throws {
  let text = Array("{\"a\":1}\n{\"b\":[2]}\n{\"c\":}".utf8)
  let second = try JSONDocument(text, in: 8..<17)
  #expect(JSONValue(second.root) == ["b": [2]])
  #expect(second.root.range == 8..<17)
  #expect(second.positions(of: [13]) == [JSONPosition(line: 2, column: 6)])
  #expect(throws: JSONError(.unexpectedByte(0x7D), offset: 23, position: .init(line: 3, column: 6)))
  {
    try JSONDocument(text, in: 18..<900)
  }
  #expect(throws: JSONError(.emptyDocument, offset: 24, position: .init(line: 3, column: 7))) {
    try JSONDocument(text, in: 500..<900)
  }
}
