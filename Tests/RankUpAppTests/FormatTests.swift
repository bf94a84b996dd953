import QuizCore
import Testing

@testable import RankUpApp

private let format = FormatWords.english

@Test(
  arguments: [
    (0, "0"), (7, "7"), (999, "999"), (1000, "1,000"), (-1000, "-1,000"), (123_456, "123,456"),
    (1_234_567, "1,234,567"), (.max, "9,223,372,036,854,775,807"),
    (.min, "-9,223,372,036,854,775,808"),
  ])
func `digits are grouped by three`(_ number: Int, _ text: String) {
  #expect(format.number(number) == text)
}

@Test(
  arguments: [
    ("2026-11-30", "Monday, 30 November 2026"), ("2026-12-06", "Sunday, 6 December 2026"),
    ("2024-02-29", "Thursday, 29 February 2024"), ("1970-01-01", "Thursday, 1 January 1970"),
    ("0000-01-01", "Saturday, 1 January 0"), ("9999-12-31", "Friday, 31 December 9999"),
  ])
func `a date is written with its day of the week`(_ date: String, _ text: String) {
  #expect(QuizDate(date).map(format.longDate) == text)
}

@Test(
  arguments: [
    (-5, "1 min"), (0, "1 min"), (1, "1 min"), (59, "59 min"), (60, "1 h"), (61, "1 h 1 min"),
    (226, "3 h 46 min"), (1440, "24 h"), (1500, "25 h"), (.max, "153722867280912930 h 7 min"),
  ])
func `a span is hours and minutes`(_ minutes: Int, _ text: String) {
  #expect(format.span(minutes) == text)
}

@Test func `a list ends with and`() {
  #expect(format.list([]) == "")
  #expect(format.list(["a"]) == "a")
  #expect(format.list(["a", "b"]) == "a and b")
  #expect(format.list(["a", "b", "c"]) == "a, b and c")
}
