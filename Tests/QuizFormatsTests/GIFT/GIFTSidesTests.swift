import QuizCore
import QuizFormats
import Testing

struct GIFTSidesTests {
  @Test(arguments: [
    GIFTCase(
      "Q{=cat -> Katze =dog -> Hund = -> Maus =cow->Kuh ####why}", "Q",
      .matching(
        MatchingKey(
          [
            MatchingKey.Pair("cat", "Katze"), MatchingKey.Pair("dog", "Hund"),
            MatchingKey.Pair("cow", "Kuh"),
          ], distractors: ["Maus"]), .partial), explanation: "why"),
    GIFTCase(
      "Q{=a -> x -> y =b -> x -> y}", "Q",
      .matching(
        MatchingKey([MatchingKey.Pair("a", "x -> y"), MatchingKey.Pair("b", "x -> y")]), .partial)),
    GIFTCase(
      "Q{=a -> x =b -> y = -> y = -> z = -> z}", "Q",
      .matching(
        MatchingKey(
          [MatchingKey.Pair("a", "x"), MatchingKey.Pair("b", "y")], distractors: ["z"]), .partial)),
    GIFTCase(
      "Q{=a -> x =a -> x =b -> y}", "Q",
      .matching(
        MatchingKey([MatchingKey.Pair("a", "x"), MatchingKey.Pair("b", "y")]), .partial),
      .common(.repeatedChoice("a"))),
    GIFTCase("Q{=a -> x =a -> y}", skipped: .gift(.repeatedLeftSide("a"))),
    GIFTCase("Q{=a -> x = -> y}", skipped: .common(.tooFewChoices(1))),
    GIFTCase("Q{=a -> x =b}", skipped: .gift(.noArrow("b"))),
    GIFTCase("Q{=a -> x =b ->}", skipped: .common(.blankAnswer)),
  ])
  func `pairs are told by their arrows`(_ example: GIFTCase) throws {
    try example.check()
  }

  @Test(arguments: [
    GIFTCase(
      "Q{>3 ALL V ALL_OR_NOTHING SHOW none\none\n two\nthree\n####why}", "Q",
      .ordering(["one", "two", "three"], .allOrNothing), explanation: "why"),
    GIFTCase("Q{> 3\none\ntwo\nthree}", "Q", .ordering(["one", "two", "three"], .partial)),
    GIFTCase(
      "Q{>2 RANDOM HORIZONTAL REL 1 ABCD\na\nb\nc}", "Q",
      .ordering(["a", "b", "c"], .partial), .gift(.orderingSubset(2, of: 3))),
    GIFTCase("Q{>0 All men\nb}", "Q", .ordering(["All men", "b"], .partial)),
    GIFTCase("Q{>2\na\na}", skipped: .common(.repeatedChoice("a"))),
    GIFTCase("Q{>2\na}", skipped: .common(.tooFewChoices(1))),
    GIFTCase("Q{> x}", "Q", accepting("> x")),
  ])
  func `items stand in their order`(_ example: GIFTCase) throws {
    try example.check()
  }
}
