import QuizCore
import QuizFormats
import Testing

struct GIFTAnswerTests {
  @Test(arguments: [
    GIFTCase("Q{}", skipped: .gift(.essay)),
    GIFTCase("Q{ ####The back}", "Q", .flashcard(back: "The back")),
    GIFTCase("Q{T}", "Q", .trueFalse(answer: true)),
    GIFTCase("Q{ FALSE }", "Q", .trueFalse(answer: false)),
    GIFTCase("Q{true}", "Q", .trueFalse(answer: true), .gift(.truthInSmallLetters("true"))),
    GIFTCase(
      "Q{T#no#yes####why}", "Q", .trueFalse(answer: true), explanation: "why",
      feedback: Feedback(correct: "yes", incorrect: "no")),
    GIFTCase("Q{F##yes}", "Q", .trueFalse(answer: false), feedback: Feedback(correct: "yes")),
    GIFTCase("Q{Truth}", "Q", accepting("Truth")),
    GIFTCase("Q{#Truth}", skipped: .common(.notANumber("Truth"))),
    GIFTCase(
      "Q{=a#b####c####d}", "Q",
      .shortAnswer(TextKey([TextKey.Accepted("a", feedback: "b####c")])), explanation: "d"),
  ])
  func `the first signs of the answers say the type`(_ example: GIFTCase) throws {
    try example.check()
  }

  @Test(arguments: [
    GIFTCase(
      "Q{~a =b ~c}", "Q",
      .multipleChoice(ChoiceList([Choice("a"), Choice("b", isCorrect: true), Choice("c")]))),
    GIFTCase(
      "Q{=b#right ~%50%a#near ~%0%c}", "Q",
      .multipleChoice(
        ChoiceList([
          Choice("b", isCorrect: true, feedback: "right"),
          Choice("a", credit: 0.5, feedback: "near"), Choice("c"),
        ]))),
    GIFTCase(
      "Q{=a =b ~c}", "Q", .multipleResponse(choices(["a", "b"], ["c"]), .partial),
      .common(.severalCorrect(2))),
    GIFTCase(
      "Q{=%50%a ~b}", "Q", .multipleChoice(choices(["a"], ["b"])),
      .gift(.weightOnRightAnswer("%50%"))),
    GIFTCase(
      "Q{=%50%a =%50%b ~%-100%c}", "Q",
      .multipleResponse(choices(["a", "b"], ["c"]), .partial)),
    GIFTCase(
      "Q{~%50%a ~%50%b ~c}", "Q",
      .multipleResponse(
        ChoiceList([
          Choice("a", isCorrect: true, credit: 0.5), Choice("b", isCorrect: true, credit: 0.5),
          Choice("c"),
        ]), .partial)),
    GIFTCase(
      "Q{~ %100%a ~%--5%b ~%5.%c ~% 5%d}", "Q",
      .multipleResponse(
        ChoiceList([
          Choice("a", isCorrect: true), Choice("b"), Choice("c", isCorrect: true), Choice("% 5%d"),
        ]), .partial), .gift(.weightSum(105))),
    GIFTCase(
      "Q{~%33%a ~%33%b ~%33%c ~d}", "Q",
      .multipleResponse(
        ChoiceList(
          ["a", "b", "c"].map { Choice($0, isCorrect: true, credit: 0.33 / 0.99) } + [Choice("d")]
        ), .partial)),
    GIFTCase("Q{~a ~b}", skipped: .common(.noCorrectAnswer)),
    GIFTCase("Q{~}", skipped: .common(.tooFewChoices(0))),
    GIFTCase("Q{=a ~}", skipped: .common(.tooFewChoices(1))),
    GIFTCase("Q{= ~a ~b}", skipped: .common(.blankAnswer)),
    GIFTCase("Q{=a ~b ~}", "Q", .multipleChoice(choices(["a"], ["b"])), .common(.blankAnswer)),
    GIFTCase(
      "Q{~a =a ~b ~b}", "Q", .multipleChoice(choices(["a"], ["b"])),
      .common(.repeatedChoice("a")), .common(.repeatedChoice("b"))),
    GIFTCase("Q{~a =a}", skipped: .common(.tooFewChoices(1))),
    GIFTCase(
      "Q{~x -> y =z}", "Q",
      .multipleChoice(ChoiceList([Choice("x -> y"), Choice("z", isCorrect: true)]))),
  ])
  func `choices are right by their signs and weights`(_ example: GIFTCase) throws {
    try example.check()
  }

  @Test(arguments: [
    GIFTCase("Q{Paris}", "Q", accepting("Paris")),
    GIFTCase("Q{=no one =nobody}", "Q", accepting("no one", "nobody")),
    GIFTCase(
      "Q{=%100%a#x =%50%b#y =%0%*#z}", "Q",
      .shortAnswer(
        TextKey([
          TextKey.Accepted("a", feedback: "x"), TextKey.Accepted("b", credit: 0.5, feedback: "y"),
        ])), feedback: Feedback(incorrect: "z")),
    GIFTCase(
      "Q{=*a* =b}", "Q",
      .shortAnswer(
        TextKey([TextKey.Accepted("*a*"), TextKey.Accepted("b")], hasWildcards: true))),
    GIFTCase(#"Q{=2 \* 3}"#, "Q", accepting("2 * 3")),
    GIFTCase(
      #"Q{=2 \* 3 =*}"#, "Q",
      .shortAnswer(
        TextKey([TextKey.Accepted(#"2 \* 3"#), TextKey.Accepted("*")], hasWildcards: true))),
    GIFTCase("Q{=%50%a}", skipped: .common(.noCorrectAnswer)),
    GIFTCase("Q{=}", skipped: .common(.noAnswer)),
    GIFTCase("Q{=a =}", "Q", accepting("a"), .common(.blankAnswer)),
    GIFTCase("Q{=%0%*#x}", skipped: .common(.noAnswer)),
  ])
  func `typed answers have weights, feedback and wildcards`(_ example: GIFTCase) throws {
    try example.check()
  }
}
