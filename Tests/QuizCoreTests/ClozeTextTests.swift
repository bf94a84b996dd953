import QuizCore
import Testing

@Suite struct ClozeTextTests {
  @Test(
    arguments: [
      ("", [], false), ("no gap { } {x} }}", [.text("no gap { } {x} }}")], false),
      ("{{a}}", [.gap("a")], false),
      (
        "x {{a}}{{b_1}} y",
        [.text("x "), .gap("a"), .gap("b_1"), .text(" y")], false
      ),
      ("{{a}} {{a}}", [.gap("a"), .text(" "), .gap("a")], false),
      ("{{a} {{b}}", [.text("{{a} "), .gap("b")], true), ("{{", [.text("{{")], true),
      ("{{ a }}", [.text("{{ a }}")], true), ("{{}}", [.text("{{}}")], true),
      ("{{{a}}}", [.text("{"), .gap("a"), .text("}")], true), ("{{é}}", [.text("{{é}}")], true),
      ("물 {{가}} {{b}}\u{301}", [.text("물 {{가}} "), .gap("b"), .text("\u{301}")], true),
      ("\r\n{{a}}\r\n", [.text("\r\n"), .gap("a"), .text("\r\n")], false),
    ] as [(String, [ClozeText.Part], Bool)])
  func `a prompt is cut at its gaps`(prompt: String, parts: [ClozeText.Part], isUnbalanced: Bool) {
    let text = ClozeText(prompt)
    #expect(text.parts == parts)
    #expect(text.isUnbalanced == isUnbalanced)
  }

  @Test(arguments: [0, 1, 32, 33, 100])
  func `an id has 1 to 32 characters`(length: Int) {
    let id = String(repeating: "x", count: length)
    let isGap = (1...32).contains(length)
    #expect(ClozeText("{{\(id)}}").gaps == (isGap ? [id] : []))
    #expect(Gap.isIdentifier(id) == isGap)
  }

  @Test func `gaps are replaced by their number`() {
    let text = ClozeText("{{b}} and {{a}}, {{b}}")
    #expect(text.replacingGaps { "<\($0)>" } == "<0> and <1>, <2>")
    #expect(text.gaps == ["b", "a", "b"])
  }

  @Test func `a million braces are read at once`() {
    let braces = String(repeating: "{", count: 1_000_000)
    #expect(ClozeText(braces).parts == [.text(braces)])
    #expect(ClozeText(braces + "a}}").gaps == ["a"])
  }
}
