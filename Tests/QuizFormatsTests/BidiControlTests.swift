import QuizFormats
import Testing

@Test(
  arguments: [
    ("abc", false, nil), ("a\u{202E}b\u{2066}c\u{2069}", false, [3, 1]),
    ("\u{200F}\u{2014}\u{2065}\u{206A}", false, nil), (#"a\u202Eb\u2069 \u2014"#, true, [2, 1]),
    (#"a\u202E"#, false, nil), ("\u{202A}", true, [1, 0]), (#"\u20"#, true, nil),
    (#"\\u202E"#, true, nil), (#"\\\u202E \\"#, true, [1, 2]), (#"\\\\u2069\u2066"#, true, [1, 9]),
  ] as [(String, Bool, [Int]?)])
func `signs that turn the direction of text are counted, in JSON escaped ones too`(
  _ text: String, _ isJSON: Bool, _ expected: [Int]?
) {
  let found = bidiControls(in: Array(text.utf8), isJSON: isJSON)
  #expect(found.map { [$0.count, $0.first] } == expected)
}
