import QuizCore
import Testing

@Test(
  arguments: [
    ("a", true), ("가", true), ("🦊", true), (".", true), (" ", false), ("\u{A0}", false),
    ("\u{7}", false), ("\u{200B}", false), ("\u{301}", false), ("\u{2800}", false),
    ("\u{3164}", false), ("\u{378}", false), ("\u{AD}", false),
  ] as [(Unicode.Scalar, Bool)])
func `a scalar is visible or not`(scalar: Unicode.Scalar, isVisible: Bool) {
  #expect(scalar.isVisible == isVisible)
}
