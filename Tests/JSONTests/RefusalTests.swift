import JSON
import Testing

/// The problem at the marker, for texts that no writer of JSON should have made.
private let refusals: [(String, JSONError.Problem)] = [
  ("👉", .emptyDocument), (" \n\t👉", .emptyDocument), ("[1] 👉[2]", .textAfterValue),
  ("true👉x", .textAfterValue), ("{}\n👉}", .textAfterValue), ("1 👉// one", .textAfterValue),
  ("[1, 2👉", .unexpectedEnd), ("[👉", .unexpectedEnd), ("{\"a\"👉", .unexpectedEnd),
  ("{\"a\":👉", .unexpectedEnd), ("{\"a\":1👉", .unexpectedEnd), ("{\"a\":1,👉", .unexpectedEnd),
  ("\"abc👉", .unexpectedEnd), ("\"abc\\👉", .unexpectedEnd), ("\"\\u00👉", .unexpectedEnd),
  ("\"\\ud834👉", .unexpectedEnd), ("\"\\ud834\\u👉", .unexpectedEnd), ("nul👉", .unexpectedEnd),
  ("-👉", .unexpectedEnd), ("1.👉", .unexpectedEnd), ("1e+👉", .unexpectedEnd),
  ("[1, 2👉,]", .trailingComma), ("{\"a\": 1👉, \n}", .trailingComma),
  ("[👉,]", .unexpectedByte(0x2C)),
  ("[1,👉,2]", .unexpectedByte(0x2C)), ("[1 👉2]", .missingComma), ("[{}\n👉{}]", .missingComma),
  ("[\"a\" 👉\"b\"]", .missingComma), ("{\"a\": 1\n 👉\"b\": 2}", .missingComma),
  ("[\"say \"👉no\" to\"]", .unexpectedByte(0x6E)), ("{\"a\": 1 👉2}", .unexpectedByte(0x32)),
  ("{👉a: 1}", .unexpectedByte(0x61)), ("{👉'a': 1}", .unexpectedByte(0x27)),
  ("{👉1: 1}", .unexpectedByte(0x31)), ("{\"a\" 👉= 1}", .unexpectedByte(0x3D)),
  ("{\"a\"👉, 1}", .unexpectedByte(0x2C)), ("{\"a\"👉}", .unexpectedByte(0x7D)),
  ("[1👉}", .unexpectedByte(0x7D)), ("{\"a\": 1👉]", .unexpectedByte(0x5D)),
  ("👉]", .unexpectedByte(0x5D)), ("[\"a\"👉: 1]", .unexpectedByte(0x3A)),
  ("tr👉eu", .unexpectedByte(0x65)), ("👉True", .unexpectedByte(0x54)),
  ("👉NaN", .unexpectedByte(0x4E)),
  ("👉+1", .unexpectedByte(0x2B)), ("👉.5", .unexpectedByte(0x2E)), ("👉é", .unexpectedByte(0xC3)),
  ("[\n  👉// no\n  1]", .unexpectedByte(0x2F)), ("[👉\u{A0}1]", .unexpectedByte(0xC2)),
  ("[👉\u{B}1]", .unexpectedByte(0x0B)), ("[👉\u{0}]", .unexpectedByte(0)),
  ("👉-Infinity", .malformedNumber), ("[👉01]", .malformedNumber), ("[👉-00]", .malformedNumber),
  ("[👉1.]", .malformedNumber), ("[👉1.e5]", .malformedNumber), ("[👉1e]", .malformedNumber),
  ("[👉1.2.3]", .malformedNumber), ("[👉0x1F]", .malformedNumber), ("[👉12px]", .malformedNumber),
  ("[👉--1]", .malformedNumber), ("[👉1-2]", .malformedNumber), ("[👉1e5e5]", .malformedNumber),
  ("[\"👉\\x41\"]", .invalidEscape), ("[\"👉\\'\"]", .invalidEscape),
  ("[\"👉\\u12g4\"]", .invalidEscape),
  ("[\"👉\\U0041\"]", .invalidEscape), ("[\"👉\\u+123\"]", .invalidEscape),
  ("[\"👉\\uDEAD\"]", .loneSurrogate), ("[\"👉\\ud834\"]", .loneSurrogate),
  ("[\"é👉\\ud834\\u0041\"]", .loneSurrogate), ("[\"👉\\ud834\\ud834\"]", .loneSurrogate),
  ("[\"👉\\ud834\\n\"]", .loneSurrogate), ("{\"👉\\udc00\\ud800\": 1}", .loneSurrogate),
  ("[\"one👉\ntwo\"]", .controlCharacterInString), ("[\"한국👉\t\"]", .controlCharacterInString),
  ("{\"longer than eight bytes👉\u{1F}\": 0}", .controlCharacterInString),
  ("[\"한국어 😀\",\n \"é\", 👉é]", .unexpectedByte(0xC3)),
]

@Test(arguments: refusals)
func `refused texts, and where`(marked: String, problem: JSONError.Problem) {
  let text = MarkedText(marked)
  let expected = JSONError(problem, offset: text.offset, position: text.position)
  #expect(error(reading: text.bytes) == expected)
}

/// Ill-formed sequences, each put between `"é` and `"`, and how many bytes into them the fault is.
@Test(
  arguments: [
    [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE0, 0x80, 0x80],
    [0xE0, 0x9F, 0xBF], [0xE2, 0x82], [0xE2, 0x28, 0xA1], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
    [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x98],
    [0xF4, 0x90, 0x80, 0x80],
    [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF],
  ] as [[UInt8]])
func `text that is not UTF-8 is refused where it begins`(sequence: [UInt8]) {
  let expected = JSONError(.invalidUTF8, offset: 3, position: JSONPosition(line: 1, column: 3))
  #expect(error(reading: Array("\"é".utf8) + sequence + Array("\"".utf8)) == expected)
  #expect(error(reading: Array("\"é".utf8) + sequence) == expected)
}
