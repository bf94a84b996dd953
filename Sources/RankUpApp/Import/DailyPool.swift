import QuizBanks

/// The banks that the daily draws from, and what part of them is new.
struct DailyPool {
  /// A bank that was brought in, and how many of the daily's questions are its.
  struct Part: Equatable {
    let id: String
    /// Nil where the daily does not draw from it.
    let count: Int?
  }

  /// How many questions there are in all.
  let total: Int
  /// The banks that were brought in, each once, in their order.
  let parts: [Part]
  /// Those that it draws from, and behind them the new ones that it does not draw from.
  let ids: [String]

  init(_ daily: [Bank], imported ids: [String]) {
    total = daily.reduce(0) { $0 + $1.questionCount }
    var parts: [Part] = []
    for id in ids where !parts.contains(where: { $0.id == id }) {
      parts.append(Part(id: id, count: daily.first { $0.id == id }?.questionCount))
    }
    self.parts = parts
    self.ids = daily.map(\.id) + parts.filter { $0.count == nil }.map(\.id)
  }

  /// A part in per cent, rounded, but 0 only for less than 1.
  func percent(_ count: Int) -> Int {
    guard total > 0 else { return 0 }
    return count * 100 < total ? 0 : (count * 100 + total / 2) / total
  }
}
