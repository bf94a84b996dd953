import QuizCore
import QuizFormats
import Testing

struct GIFTTextTests {
  @Test(arguments: [
    GIFTCase(#"::Q1 T/F:: 1+1\=2 {T}"#, "1+1=2", .trueFalse(answer: true), title: "Q1 T/F"),
    GIFTCase("1+1=2: {T}", "1+1=2:", .trueFalse(answer: true)),
    GIFTCase(##"a\:b\~c\#d\{e\}f\=g\nh\\i {T}"##, "a:b~c#d{e}f=g\nh\\i", .trueFalse(answer: true)),
    GIFTCase(#"\frac \\neq \[x\] \ {T}"#, #"\frac \neq \[x\] \"#, .trueFalse(answer: true)),
    GIFTCase(#"Q {=a\\=b}"#, "Q", accepting(#"a\"#, "b")),
    GIFTCase(#"Q {=a\\\=b}"#, "Q", accepting(#"a\=b"#)),
    GIFTCase("::T\\:\\: x::Q{T}", "Q", .trueFalse(answer: true), title: "T:: x"),
    GIFTCase("::Q without an end {T}", "Q without an end", .trueFalse(answer: true)),
    GIFTCase("::a:b::Q{T}", "Q", .trueFalse(answer: true), title: "a:b"),
    GIFTCase(
      "See http://x.org // no comment {T}", "See http://x.org // no comment",
      .trueFalse(answer: true)),
    GIFTCase("One\n  two\tthree   four {T}", "One two three four", .trueFalse(answer: true)),
    GIFTCase("[html]<p>One</p><p>a &lt; b</p>{T}", "One\na < b", .trueFalse(answer: true)),
    GIFTCase(
      "One<br>two &amp; 2 < 3\\nfour {T}", "One\ntwo & 2 < 3\nfour",
      .trueFalse(answer: true)),
    GIFTCase("[plain]<b> &amp;  x {T}", "<b> &amp; x", .trueFalse(answer: true)),
    GIFTCase("[HTML]x {T}", "[HTML]x", .trueFalse(answer: true)),
    GIFTCase(
      "[html]<img src=\"a/b.png\"> {T}", "[image: b.png]", .trueFalse(answer: true),
      .common(.mediaLeftOut(1))),
    GIFTCase(
      "[html]Q{=[plain]<b> ~<i>x</i>#[plain]<u> ####[plain]&lt;}", "Q",
      .multipleChoice(
        ChoiceList([Choice("<b>", isCorrect: true), Choice("x", feedback: "<u>")])),
      explanation: "&lt;"),
    GIFTCase("[html]Tag?{=<br>}", "Tag?", accepting("<br>")),
    GIFTCase("Q{=\u{200F}שלום\u{200F}}", "Q", accepting("שלום")),
  ])
  func `a text is read by its escapes and its format`(_ example: GIFTCase) throws {
    try example.check()
  }

  @Test(arguments: [
    GIFTCase("A blank {=x} here.", "A blank _____ here.", accepting("x")),
    GIFTCase("Two plus two is {=4}.", "Two plus two is.", accepting("4")),
    GIFTCase("Pi? {#3.14}.", "Pi?", accepting(3.14)),
    GIFTCase("{=Pi} is a number.", "_____ is a number.", accepting("Pi")),
    GIFTCase("{=x}.", "_____.", accepting("x")),
    GIFTCase("Q {=x} // a comment", "Q", accepting("x")),
    GIFTCase("Q {=x} // a comment\nmore", "Q _____ more", accepting("x")),
    GIFTCase("Q {=x}\";", "Q", accepting("x"), .common(.partLeftOut("\";"))),
    GIFTCase("Q {=x}\\n", "Q", accepting("x")),
  ])
  func `text after the answers makes a missing word`(_ example: GIFTCase) throws {
    try example.check()
  }

  @Test(arguments: [
    GIFTCase("Only text.", skipped: .gift(.description)),
    GIFTCase("Q {=x", skipped: .gift(.unbalancedBrace)),
    GIFTCase("Q =x}", skipped: .gift(.unbalancedBrace)),
    GIFTCase("Q }=x{", skipped: .gift(.unbalancedBrace)),
    GIFTCase("Q {1:SHORTANSWER:=x~y}", skipped: .gift(.clozeGap)),
    GIFTCase("::T::{T}", skipped: .common(.blankPrompt)),
    GIFTCase("a {T} b {F}", "a _____ b {F}", .trueFalse(answer: true), .gift(.laterBraces)),
    GIFTCase(
      #"$\frac{1}{2}$ {T}"#, #"$\frac{1}{2}$"#, .trueFalse(answer: true),
      .gift(.mathBraces)),
    GIFTCase(
      #"Q {=$x = \sqrt{2}$ ~b}"#, "Q",
      .multipleChoice(choices([#"$x = \sqrt{2}$"#], ["b"])), .gift(.mathBraces)),
    GIFTCase("Q {Paris} {x", "Q _____ {x", accepting("Paris"), .gift(.laterBraces)),
  ])
  func `braces say where the answers are`(_ example: GIFTCase) throws {
    try example.check()
  }
}
