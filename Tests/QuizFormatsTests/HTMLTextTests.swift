import QuizFormats
import Testing

@Test(arguments: [
  ("a<br>b<br/>c", "a\nb\nc"), ("<p>One</p><p>Two</p>", "One\nTwo"),
  ("2 < 3 and List<Int>", "2 < 3 and List<Int>"),
  ("<ul><li>x</li><li>y</li></ul>", "- x\n- y"),
  ("x<sup>2</sup> + H<sub>2</sub>O, e<sup>ax</sup>", "x² + H₂O, e^(ax)"),
  ("<img src='a/b.png'> <img alt=\"A cat\">", "[image: b.png] [image: A cat]"),
  ("a<!-- no > such -->b<style>p { }</style>c", "abc"), ("&lt;b&gt; <b>bold</b>", "<b> bold"),
  ("  two   words\n  here ", "two words here"), ("<pre>a\n  b</pre>", "a\n  b"),
  ("<pre>\n\na  \n \n\n\nb\t\r\n\r\nc\n\n</pre>", "a\n\nb\t\r\n\r\nc"),
  ("<table><tr><td>1</td><td>2</td></tr></table>", "1 2"), ("<a href=\"x>y\">link</a>", "link"),
])
func `HTML becomes the text that a browser shows`(_ html: String, _ text: String) {
  #expect(HTMLText(html).text == text)
}
