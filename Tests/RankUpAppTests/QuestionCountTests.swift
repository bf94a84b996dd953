import Testing

@testable import RankUpApp

@Test(
  arguments: [
    ("1", 1), ("10", 10), ("+5", 5), ("1000", 1000), ("0", nil), ("-1", nil), ("1001", nil),
    ("100000000000000000000", nil), ("", nil), ("ten", nil), ("5.0", nil), (" 5", nil), ("٣", nil),
  ] as [(String, Int?)])
func `a practice asks 1 to 1,000 questions`(_ word: String, _ number: Int?) {
  #expect(QuestionCount(argument: word)?.number == number)
}

@Test(
  arguments: [
    ("0", 0), ("7", 7), ("18446744073709551615", .max), ("18446744073709551616", nil), ("-1", nil),
    ("", nil), ("0x1", nil), ("1e3", nil),
  ] as [(String, UInt64?)])
func `a seed is any 64-bit number`(_ word: String, _ number: UInt64?) {
  #expect(Seed(argument: word)?.number == number)
}
