package import QuizCore

/// How a language writes numbers, dates, spans of time and lists.
package struct FormatWords: Sendable {
  /// A whole number with its digits grouped.
  package let number: @Sendable (Int) -> String
  /// A date with the day of the week.
  package let longDate: @Sendable (QuizDate) -> String
  /// A span of so many minutes.
  package let span: @Sendable (Int) -> String
  /// Items in a sentence.
  package let list: @Sendable ([String]) -> String
}

extension FormatWords {
  static let english = FormatWords(
    number: { grouped($0, by: ",") },
    longDate: { date in
      let days = [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
      ]
      let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
      ]
      return "\(days[date.weekday]), \(date.day) \(months[date.month - 1]) \(date.year)"
    },
    span: { minutes in
      let minutes = max(1, minutes)
      let parts = [
        minutes >= 60 ? "\(minutes / 60) h" : nil, minutes % 60 > 0 ? "\(minutes % 60) min" : nil,
      ]
      return parts.compactMap(\.self).joined(separator: " ")
    },
    list: { items in
      guard let last = items.last, items.count > 1 else { return items.first ?? "" }
      return items.dropLast().joined(separator: ", ") + " and " + last
    })
}

/// A number with a mark between each three digits.
func grouped(_ number: Int, by mark: String) -> String {
  let digits = Array(String(number.magnitude))
  var text = number < 0 ? "-" : ""
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index).isMultiple(of: 3) { text += mark }
    text.append(digit)
  }
  return text
}
