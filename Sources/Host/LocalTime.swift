/// A civil date and time of day in one place, with that place's distance from UTC at that moment.
package struct LocalTime: Sendable, Equatable {
  package var year: Int
  /// 1 to 12.
  package var month: Int
  /// 1 to 31.
  package var day: Int
  package var hour: Int
  package var minute: Int
  package var second: Int
  /// Seconds to add to UTC, positive in the east.
  package var utcOffsetSeconds: Int

  /// Makes a time from its parts; those not given are 0.
  package init(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0,
    utcOffsetSeconds: Int = 0
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.utcOffsetSeconds = utcOffsetSeconds
  }
}

// The proleptic Gregorian calendar with a constant offset, where libc can't say or a test sets it.
extension LocalTime {
  /// Reads the clock of a place with a constant offset; milliseconds are cut off.
  package init(instant milliseconds: Int64, utcOffsetSeconds: Int) {
    let offset = min(max(utcOffsetSeconds, -86_400), 86_400)
    let (seconds, _) = divided(Int(milliseconds), by: 1_000)
    let (days, rest) = divided(seconds + offset, by: 86_400)
    // Days since 1 March of the year 0, when a 400-year cycle of 146,097 days begins.
    let (cycle, dayOfCycle) = divided(days + 719_468, by: 146_097)
    let leapFree =
      dayOfCycle - dayOfCycle / 1_460 + dayOfCycle / 36_524 - dayOfCycle / 146_096
    let yearOfCycle = leapFree / 365
    let dayOfYear = dayOfCycle - (yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    self.init(
      year: cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1,
      hour: rest / 3_600, minute: rest / 60 % 60, second: rest % 60, utcOffsetSeconds: offset)
  }

  /// The instant in milliseconds since 1970 UTC, by the offset in the value.
  ///
  /// Parts outside their range carry over; years are held within two hundred million.
  package var instant: Int64 {
    let part = { (value: Int) in min(max(value, -1_000_000_000), 1_000_000_000) }
    let (carriedYears, month) = divided(part(self.month) - 1, by: 12)
    let yearFromJanuary = min(max(year, -200_000_000), 200_000_000) + carriedYears
    let marchYear = month < 2 ? yearFromJanuary - 1 : yearFromJanuary
    let monthFromMarch = month < 2 ? month + 10 : month - 2
    let (cycle, yearOfCycle) = divided(marchYear, by: 400)
    let dayOfCycle =
      yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + (153 * monthFromMarch + 2) / 5
    let days = cycle * 146_097 + dayOfCycle + part(day) - 1 - 719_468
    let seconds = days * 86_400 + part(hour) * 3_600 + part(minute) * 60 + part(second)
    let (product, isOver) = (seconds - part(utcOffsetSeconds)).multipliedReportingOverflow(
      by: 1_000)
    return isOver ? (seconds < 0 ? .min : .max) : Int64(product)
  }
}

/// Quotient towards negative infinity and a remainder that is never negative.
private func divided(_ number: Int, by divisor: Int) -> (quotient: Int, remainder: Int) {
  let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
  return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
}
