import QuizFormats
import Testing

@Test(arguments: [
  ("&quot;a&quot;", "\"a\""), ("&#039;", "'"), ("&#x1F600;", "😀"), ("&amp;lt;", "&lt;"),
  ("&#150;", "–"), ("&eacute;&hellip;", "é…"), ("&nbsp", "&nbsp"), ("&nosuch;", "&nosuch;"),
  ("a & b", "a & b"), ("&#0;&#xD800;", "&#0;&#xD800;"), ("&#;&#x;&;", "&#;&#x;&;"),
])
func `a character reference is decoded once, and only where it is one`(
  _ html: String, _ text: String
) {
  #expect(decodingEntities(html) == text)
}
