import JSON
import Testing

@Test(
  arguments: [
    (.null, "null"), (true, "true"), (.integer(.min), "-9223372036854775808"), (1.0, "1.0"),
    (.double(-0.0), "-0.0"), (0.1, "0.1"), (1e16, "1e+16"),
    (.double(.leastNonzeroMagnitude), "5e-324"),
    (.double(.nan), "null"), (.double(.infinity), "null"), (.double(-.infinity), "null"),
    ([], "[]"), (.object([]), "{}"), ([1, "a", [nil]], "[1,\"a\",[null]]"),
    (["b": 1, "a": ["c": false]], "{\"b\":1,\"a\":{\"c\":false}}"),
    ("\" \\ / é 한 😀", "\"\\\" \\\\ / é 한 😀\""),
    ("\u{8}\u{C}\n\r\t", #""\b\f\n\r\t""#), ("\r\n", #""\r\n""#),
    ("\0\u{1B}[31m", #""\u0000\u001b[31m""#),
    ("\u{7F}\u{80}\u{9F}\u{A0}", "\"\\u007f\\u0080\\u009f\u{A0}\""),
    (
      "\u{2027}\u{2028}\u{2029}\u{202A}\u{202E}\u{202F}",
      "\"\u{2027}\\u2028\\u2029\\u202a\\u202e\u{202F}\""
    ),
    ("\u{2065}\u{2066}\u{2069}\u{206A}", "\"\u{2065}\\u2066\\u2069\u{206A}\""),
    (["\u{202E}": 0], #"{"\u202e":0}"#),
  ] as [(JSONValue, String)])
func `a value on one line`(value: JSONValue, expected: String) {
  #expect(value.serialized() == expected)
}

@Test func `sorted keys go by their UTF-8 bytes, at every level`() {
  let value: JSONValue = [
    "b": ["z": 1, "y": 2], "\u{1F600}": 3, "\u{FFFD}": 4, "é": 5, "a": 6, "B": 7, "a": 8, "": 9,
    "aa": 0,
  ]
  let expected =
    "{\"\":9,\"B\":7,\"a\":6,\"a\":8,\"aa\":0,\"b\":{\"y\":2,\"z\":1},\"é\":5,\"\u{FFFD}\":4,\"😀\":3}"
  #expect(value.serialized(JSONStyle(keys: .sorted)) == expected)
}

@Test func `indented text gives each member a line`() {
  let value: JSONValue = ["a": [1, ["b": nil], [], [:]], "c": "d"]
  let expected = """
    {
      "a": [
        1,
        {
          "b": null
        },
        [],
        {}
      ],
      "c": "d"
    }
    """
  #expect(value.serialized(JSONStyle(layout: .indented(2))) == expected)
}

@Test func `an indent out of bounds is cut to them`() {
  func written(_ spaces: Int) -> String {
    ([7] as JSONValue).serialized(JSONStyle(layout: .indented(spaces)))
  }
  #expect(written(-3) == "[\n7\n]")
  #expect(written(.max) == "[\n" + String(repeating: " ", count: 16) + "7\n]")
}
