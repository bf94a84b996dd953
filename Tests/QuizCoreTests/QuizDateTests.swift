import QuizCore
import Testing

@Suite struct QuizDateTests {
  @Test(arguments: [
    ("0000-01-01", -719_528, 5), ("0001-01-01", -719_162, 0), ("1600-02-29", -135_081, 1),
    ("1900-03-01", -25_508, 3), ("1969-12-31", -1, 2), ("1970-01-01", 0, 3),
    ("2000-02-29", 11_016, 1), ("2026-11-30", 20_787, 0), ("2100-02-28", 47_540, 6),
    ("9999-12-31", 2_932_896, 4),
  ])
  func `known dates have known numbers and weekdays`(text: String, number: Int, weekday: Int) {
    #expect(QuizDate(text)?.dayNumber == number)
    #expect(QuizDate(dayNumber: number).description == text)
    #expect(QuizDate(dayNumber: number).weekday == weekday)
  }

  @Test func `the first and last day of every month convert both ways`() {
    var number = -719_528
    for year in 0...9999 {
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      for (month, length) in zip(1...12, lengths) {
        expect(year, month, 1, is: number)
        expect(year, month, length, is: number + length - 1)
        if QuizDate(year: year, month: month, day: length + 1) != nil {
          Issue.record("\(year)-\(month) has a day \(length + 1)")
        }
        number += length
      }
    }
    #expect(number == 2_932_897)
  }

  private func expect(_ year: Int, _ month: Int, _ day: Int, is number: Int) {
    let date = QuizDate(dayNumber: number)
    if date.year != year || date.month != month || date.day != day
      || QuizDate(year: year, month: month, day: day) != date
    {
      Issue.record("\(year)-\(month)-\(day) is not day \(number) but \(date)")
    }
  }

  @Test func `every day of four centuries follows the one before`() {
    for number in (-135_140)...11_020 {
      let (date, next) = (QuizDate(dayNumber: number), QuizDate(dayNumber: number + 1))
      let isSameMonth = date.month == next.month && next.day == date.day + 1
      if QuizDate(date.description) != date || !(isSameMonth || next.day == 1) || date >= next {
        Issue.record("day \(number): \(date), \(next)")
      }
    }
  }

  @Test(arguments: [
    "", "2026-11-3", "2026-11-300", "2026-13-01", "2026-00-10", "2026-02-29", "2026-04-31",
    "2026-01-00", "2026/11/30", "26-11-30", "+026-11-30", "2026-11-3０", "2026-11-30\n",
    " 2026-11-30", "-001-01-01", "٢٠٢٦-11-30", "2026-1１-30",
  ])
  func `other texts are no dates`(text: String) {
    #expect(QuizDate(text) == nil)
  }

  @Test func `parts out of range are no date`() {
    #expect(QuizDate(year: -1, month: 1, day: 1) == nil)
    #expect(QuizDate(year: 10_000, month: 1, day: 1) == nil)
    #expect(QuizDate(year: .max, month: .max, day: .max) == nil)
    #expect(QuizDate(year: .min, month: .min, day: .min) == nil)
  }

  @Test func `day arithmetic stops at the ends of the calendar`() {
    let (first, last) = (QuizDate(dayNumber: .min), QuizDate(dayNumber: .max))
    #expect(first.description == "0000-01-01")
    #expect(last.description == "9999-12-31")
    #expect(today.adding(days: 1).description == "2026-12-01")
    #expect(today.adding(days: -30).description == "2026-10-31")
    #expect(today.adding(days: .max) == last)
    #expect(QuizDate(dayNumber: -1).adding(days: .min) == first)
    #expect(first.adding(days: -1) == first)
    #expect(last.adding(days: 1) == last)
  }

  @Test(arguments: [
    (0, 0, "2026-07-10"), (0, 4, "2026-07-09"), (3, 4, "2026-07-09"), (4, 4, "2026-07-10"),
    (23, 0, "2026-07-10"), (22, 23, "2026-07-09"), (23, 23, "2026-07-10"),
  ])
  func `the day starts at the hour that is set`(hour: Int, dayStartsAt: Int, date: String) {
    let quizDate = QuizDate(
      year: 2026, month: 7, day: 10, hour: hour, dayStartsAt: dayStartsAt)
    #expect(quizDate?.description == date)
  }

  @Test func `an early hour of the first of a month belongs to the month before`() {
    for (month, before) in [(1, "2023-12-31"), (3, "2024-02-29"), (7, "2024-06-30")] {
      let date = QuizDate(year: 2024, month: month, day: 1, hour: 3, dayStartsAt: 4)
      #expect(date?.description == before, "month \(month)")
    }
    #expect(QuizDate(year: 2026, month: 2, day: 30, hour: 3, dayStartsAt: 4) == nil)
  }
}
