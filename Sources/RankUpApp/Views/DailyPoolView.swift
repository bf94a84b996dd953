import Terminal

/// What the daily draws from now that there are new banks, and the command that chooses.
struct DailyPoolView {
  let pool: DailyPool

  /// A sentence for each new bank, and a command that takes nothing away as it stands.
  func lines(_ page: Page) -> [Text] {
    let words = page.words.bankImport
    let parts = pool.parts.flatMap { part in
      page.wrapped(
        part.count.map { words.share(part.id, $0, pool.total, pool.percent($0)) }
          ?? words.notInDaily(part.id))
    }
    let isComplete = pool.parts.allSatisfy { $0.count != nil }
    // Of one alone there is nothing to choose.
    guard pool.ids.count > 1 else { return parts }
    return parts
      + page.wrapped(
        isComplete ? words.chooseDaily : words.addToDaily, .faint,
        before: "rankup settings daily-banks \(pool.ids.joined(separator: ","))")
  }
}
