import QuizCore
import Testing

@Suite struct NumberMarkingTests {
  @Test(arguments: [
    ("5", 5.0), ("+5", 5), ("-5", -5), ("−5", -5), ("–5", -5), ("0", 0), ("007", 7), ("3.14", 3.14),
    ("3,14", 3.14), (",5", 0.5), (".5", 0.5), ("5.", 5), ("5,", 5), ("1e3", 1000), ("1E3", 1000),
    ("1e+3", 1000), ("1,5e-3", 0.001_5), (" 42 ", 42), ("\u{A0}42\t", 42), ("1,000", 1),
    ("5\u{200B}", 5), ("1e308", 1e308), ("1e-400", 0),
  ])
  func `a number is read with a point or a comma`(typed: String, number: Double) {
    #expect(NumberKey([]).number(from: typed) == number)
  }

  @Test(arguments: [
    "", " ", "abc", "nan", "NaN", "inf", "-inf", "infinity", "0x1p3", "0x10", "1.000,5", "1,000.5",
    "1,000,000", "1 000", "1'000", "1_000", "½", "1/2", "²", "５", "٥", "+-5", "--5", "5-", "e3",
    "1e", "1e+", "1e3.5", ".", ",", "-", "1e999", "5 kg", "five", "5\n6", "5%", "$5",
  ])
  func `other texts are no numbers`(typed: String) {
    #expect(NumberKey([]).number(from: typed) == nil)
  }

  @Test(arguments: [
    ("1,234", true), ("12,500", true), ("123,456", true), ("1,234,567", true), ("-1,234", true),
    ("−12,500", true), ("+1,000", true), (" 1,234\t", true), ("1,234 kg", true), ("1,234kg", true),
    ("", false), (",", false), ("1234", false), ("0,123", false), ("012,345", false),
    ("-0,500", false), (",123", false), ("1,23", false), ("1,2345", false), ("1234,567", false),
    ("1,234,5", false), ("1,,234", false), ("1,234,", false), ("1.234", false), ("1,234.5", false),
    ("1,234e3", false), ("1,abc", false), ("a,123", false), ("１,234", false), ("1,234 g", false),
    ("--1,234", false),
  ])
  func `a comma before three digits may be a decimal sign or not`(typed: String, isAmbiguous: Bool)
  {
    #expect(NumberKey([], unit: "kg").isAmbiguous(typed) == isAmbiguous)
  }

  @Test(arguments: [
    ("m/s²", "9.81 m/s²", 9.81), ("m/s²", "9.81m/s²", 9.81), ("m/s²", "9.81", 9.81),
    ("m/s²", "9.81 m/s", nil), ("kg", "5 kg", 5), ("kg", "5 KG", nil), ("kg", "kg", nil),
    ("kg", "5 g", nil), ("%", "50%", 50), ("$", "$5", 5), ("€", "5 €", 5), ("", "5", 5),
    (" km ", "5km", 5), ("e3", "1e3", 1), ("kg", "5 kg kg", nil),
  ])
  func `the unit may be typed or left out`(unit: String, typed: String, number: Double?) {
    #expect(NumberKey([], unit: unit).number(from: typed) == number)
  }

  @Test(arguments: [
    ("1", true), ("5", true), ("3,2", true), ("3.2", true), ("0.99", false), ("5.01", false),
    ("abc", false), ("nan", false), ("inf", false), ("0.9999999999", true), ("5.000000004", true),
    ("5.00000001", false),
  ])
  func `a range counts its ends`(typed: String, isRight: Bool) {
    #expect(mark(.init(from: 1, to: 5), typed) == (isRight ? .full : .nothing))
  }

  @Test(arguments: [
    (3.0, 0.5, "2.5", true), (3, 0.5, "3.5", true), (3, 0.5, "2.49", false), (3, 0, "3", true),
    (3, 0, "3.0000001", false), (0, 0, "0", true), (0, 0, "-0", true), (0, 0, "1e-12", false),
    (0.3, 0.1, "0.2", true), (0.3, 0.1, "0.4", true), (1e15, 0, "1e15", true),
  ])
  func `a tolerance counts its ends`(
    value: Double, tolerance: Double, typed: String, isRight: Bool
  ) {
    #expect(mark(.init(value, tolerance: tolerance), typed) == (isRight ? .full : .nothing))
  }

  @Test func `a negative range is a range`() {
    #expect(
      ["-3", "-5", "-1", "3", "-0,9"].map { mark(.init(from: -5, to: -1), $0).isFull } == [
        true, true, true, false, false,
      ])
  }

  @Test func `the range of the highest credit wins`() {
    let key = NumberKey(
      [
        .init(from: 9.7, to: 10, credit: 0.5, feedback: "near"),
        .init(9.81, tolerance: 0.02, feedback: "exact"),
      ], unit: "m/s²")
    let question = Question(id: "g", prompt: "?", kind: .numeric(key))
    let marks = ["9,81 m/s²", "9.9", "8", "x"].map { question.mark(.text($0)) }
    #expect(marks.map(\.share.millionths) == [1_000_000, 500_000, 0, 0])
    #expect(marks.map { $0.remarks.map(\.text) } == [["exact"], ["near"], [], []])
  }

  private func mark(_ accepted: NumberKey.Accepted, _ typed: String) -> Share {
    Question(id: "n", prompt: "?", kind: .numeric(NumberKey([accepted]))).mark(.text(typed)).share
  }
}
