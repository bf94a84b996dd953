/// A civil date, as in an entry of a diary: no instant, no zone, no seconds.
///
/// Day arithmetic goes through `dayNumber`, which counts days alone, so that days of 23 or 25 hours
/// and days without a midnight are days like all others.
package struct QuizDate: Sendable, Hashable {
  /// Days since 1970-01-01, negative before it.
  package let dayNumber: Int

  /// The date so many days after 1970-01-01, kept within the years 0000 to 9999.
  package init(dayNumber: Int) {
    self.dayNumber = min(max(dayNumber, Self.dayNumbers.lowerBound), Self.dayNumbers.upperBound)
  }

  /// The day numbers there are, from 0000-01-01 to 9999-12-31.
  package static let dayNumbers = -719_528...2_932_896

  /// The date of a year, month and day of the Gregorian calendar; nil when there is no such day.
  package init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else {
      return nil
    }
    self.init(dayNumber: Self.dayNumber(year: year, month: month, day: day))
    guard self.day == day, self.month == month else { return nil }
  }

  /// Reads `yyyy-MM-dd`, ten ASCII characters, and nothing else.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = decimalNumber(bytes[0..<4]), let month = decimalNumber(bytes[5..<7]),
      let day = decimalNumber(bytes[8..<10])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The date so many days later, or earlier for a negative number.
  package func adding(days: Int) -> QuizDate {
    QuizDate(dayNumber: saturatingSum(dayNumber, days))
  }

  /// How many days lie between two dates, never negative.
  func distance(to other: QuizDate) -> Int { abs(dayNumber - other.dayNumber) }

  /// The day of the week, 0 for Monday to 6 for Sunday.
  package var weekday: Int { (dayNumber + 3).flooredDivision(by: 7).rest }
}

// The conversions count years from March, so that the leap day is the last day of a year
// (the "days from civil" algorithm, exact for the proleptic Gregorian calendar).
extension QuizDate {
  /// The year, 0 to 9999.
  package var year: Int { civil.year }
  /// The month, 1 to 12.
  package var month: Int { civil.month }
  /// The day of the month, 1 to 31.
  package var day: Int { civil.day }

  private static func dayNumber(year: Int, month: Int, day: Int) -> Int {
    let marchYear = month > 2 ? year : year - 1
    let (era, yearOfEra) = marchYear.flooredDivision(by: 400)
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  private var civil: (year: Int, month: Int, day: Int) {
    let (era, dayOfEra) = (dayNumber + 719_468).flooredDivision(by: 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }
}

extension QuizDate: Comparable {
  /// Earlier dates come first.
  package static func < (left: Self, right: Self) -> Bool { left.dayNumber < right.dayNumber }
}

extension QuizDate: CustomStringConvertible {
  /// The date as `yyyy-MM-dd`.
  package var description: String {
    let (year, month, day) = civil
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}
