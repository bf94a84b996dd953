import Foundation
import JSON
import QuizCore
import QuizFormats
import Testing

/// Base64 and percent signs, through the reader that alone uses them.
struct TextDecodingTests {
  private let read: ReplyReader = { try OpenTriviaReader.read($0, $1) }

  @Test func `Base64 agrees with Foundation on every length`() throws {
    var random = SplitMix64(seed: 7)
    for length in 1..<200 {
      let scalars = (0..<length).map { _ in
        Unicode.Scalar(UInt32(0x4E00 + random.below(0x5000))) ?? "x"
      }
      let text =
        String(String.UnicodeScalarView(scalars)) + String(repeating: "x", count: length % 3)
      let encoded = Data(text.utf8).base64EncodedString()
      let bank = try reply(
        #"[{"type":"bXVsdGlwbGU=","question":"\#(encoded)","correct_answer":"YQ==","incorrect_answers":["Yg=="]}]"#,
        read)
      #expect(bank.questions.first?.prompt == text)
    }
  }

  @Test(arguments: [
    "YQ=", "YQ", "YR==", "YQ==\\n", "Y Q=", "====", "Y===", "YQ==YQ==", "-_==", "YWJ=",
  ])
  func `loose Base64 is none`(_ text: String) throws {
    let bank = try reply(
      #"[{"type":"bXVsdGlwbGU=","question":"\#(text)","correct_answer":"YQ==","incorrect_answers":["Yg=="]}]"#,
      read)
    #expect(noteLines(bank) == ["skipped 1 notBase64(field: \"question\")"])
  }

  @Test(arguments: [
    ("a%20b%", "a b%"), ("%41%6a%6A%20", "Ajj"), ("%2", "%2"), ("%G1%20x", "%G1 x"),
    ("%25%32%30%20", "%20"), ("%F0%9F%98%80%20+", "😀 +"),
  ])
  func `percent signs are decoded once, and only where they are some`(
    _ raw: String, _ text: String
  ) throws {
    let bank = try reply(
      #"[{"type":"multiple","question":"\#(raw)","correct_answer":"%C3%A9","incorrect_answers":["x%20y"]}]"#,
      read)
    #expect(bank.questions.map(questionLine) == [text + " | multiple-choice | *é | x y"])
  }
}
