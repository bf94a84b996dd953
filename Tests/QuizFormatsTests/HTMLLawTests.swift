import QuizCore
import QuizFormats
import Testing

private let pieces = [
  "<b>", "</b>", "<br>", "<p>", "</p>", "<sup>", "</sup>", "<sub>", "</sub>", "<pre>", "</pre>",
  "<img src='a/b.png' alt=\"x\">", "<img", "<!--", "-->", "<style>", "</style>", "<script>", "<li>",
  "<td>", "<tr>", "&#32;", "&lt;", "&amp;lt;", "&nbsp;", "&#x1F600;", "&#13;", "&#10;", "<", ">",
  "\"", "'", "=", "/", " ", "\n", "\t", "2", "n", "é", "가", "\u{301}", "\u{0}", "&", ";",
]

struct HTMLLawTests {
  @Test func `no HTML makes it stop, and text without tags is kept`() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<5_000 {
      var html = ""
      for _ in 0..<random.below(24) { html += pieces[Int(random.below(UInt64(pieces.count)))] }
      let text = HTMLText(html).text
      // Nothing but the names of media and the marks of lists and raised text can be added.
      let isBounded = text.utf8.count <= html.utf8.count * 2 + 16
      #expect(isBounded, "\(html)")
      _ = fieldText(text)
    }
    for seed in 0..<400 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let bytes = (0..<random.below(200)).map { _ in UInt8(random.below(256)) }
      _ = fieldText(HTMLText(String(decoding: bytes, as: UTF8.self)).text)
      _ = decodingEntities(String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test(arguments: [
    ("<br>&#32;<sup><p></sup>x", "\nx"), ("<b x", "<b x"), ("a<!--b", "a"),
    ("<style><!--</style>c", "c"),
    ("<style>a", ""), ("<sup>1<sub>2</sup>", "12"),
  ])
  func `what is not closed ends somewhere`(_ html: String, _ text: String) {
    #expect(fieldText(HTMLText(html).text) == fieldText(text))
  }

  @Test(arguments: [
    "&", "<b ", "<b =\"", "<!--", "<style>", "<style><!--", "<sup>", "<sup>x</sup>", "<img alt=",
    "<li>", " ", "\n", "<a a='", "<", "\u{301}", "\r\n", "&#1;", "<pre>", "<td>", "<b x=y ",
    "</style",
  ])
  func `a long text of one piece takes a moment`(_ piece: String) {
    let start = ContinuousClock.now
    let html = String(repeating: piece, count: 40_000 / piece.utf8.count)
    for end in ["", ">", "\">"] { _ = fieldText(HTMLText(html + end).text) }
    #expect(ContinuousClock.now - start < .seconds(10))
  }
}
