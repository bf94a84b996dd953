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

private let korean = FormatWords.korean

@Test(
  arguments: [
    ("2026-12-01", "2026년 12월 1일 화요일"), ("2026-12-06", "2026년 12월 6일 일요일"),
    ("0000-01-01", "0년 1월 1일 토요일"), ("9999-12-31", "9999년 12월 31일 금요일"),
  ])
func `a date in Korean goes from the year down`(_ date: String, _ text: String) {
  #expect(QuizDate(date).map(korean.longDate) == text)
}

@Test(
  arguments: [
    (-5, "1분"), (1, "1분"), (60, "1시간"), (192, "3시간 12분"), (1440, "24시간"),
    (.max, "153722867280912930시간 7분"),
  ])
func `a span in Korean is hours and minutes`(_ minutes: Int, _ text: String) {
  #expect(korean.span(minutes) == text)
}

@Test func `a list in Korean has commas alone`() {
  #expect(korean.list([]) == "")
  #expect(korean.list(["가"]) == "가")
  #expect(korean.list(["가", "나", "다"]) == "가, 나, 다")
  #expect(korean.number(-1_234_567) == "-1,234,567")
}
