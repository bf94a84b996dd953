import JSON
import QuizBanks
import Terminal

/// The banks on the shelf, and below them what became of other files.
struct BanksView {
  let banks: [Bank]
  /// The ids of the banks that the daily draws from.
  let daily: Set<String>
  /// Ids in the setting `daily-banks` that no bank has.
  let missing: [String]
  let shadowed: [ShadowedBank]
  /// A sentence about each file that is no bank.
  let refused: [String]

  /// A table where there is room for one, else a few lines for each bank.
  func lines(_ page: Page) -> [Text] {
    let words = page.words.banks
    let list =
      page.width >= 60 && !page.surface.isPlain
      ? table(page) : banks.flatMap { entry($0, page) }
    let hidden = shadowed.map { words.shadowed($0.path, $0.by, $0.id) }
    // Paths are left whole, so that they can be copied.
    let notes = (hidden + refused).flatMap { sentence in
      wrap(Text(sentence, .warning).oneLine, width: page.width, keepingWords: true)
    }
    let gone = missing.isEmpty ? [] : page.wrapped(words.missing(missing), .warning)
    return page.wrapped(words.title, .strong) + list
      + (notes.isEmpty && gone.isEmpty ? [] : [Text()]) + notes + gone + [Text()]
      + page.wrapped(words.howToShow, .faint)
  }

  private func table(_ page: Page) -> [Text] {
    let words = page.words.banks
    let columns: [Table.Column] = [
      .init(), .init(isFlexible: true), .init(), .init(.right), .init(.right), .init(),
      .init(.right),
    ]
    let rows = banks.map { bank in
      [
        Text(bank.id, .accent), Text(bank.title), Text(bank.language ?? words.noLanguage),
        Text(page.number(bank.questionCount)), Text(page.number(bank.leftOutCount)),
        Text(words.source(bank.source)), Text(words.isInDaily(daily.contains(bank.id))),
      ]
    }
    return Table(columns, rows: [words.columns.map { Text($0, .faint) }] + rows)
      .drawn(width: page.width, for: page.surface)
  }

  private func entry(_ bank: Bank, _ page: Page) -> [Text] {
    wrap(Text(bank.id, .accent) + ": " + Text(bank.title).oneLine, width: page.width)
      + page.filled(
        page.words.banks.facts(of: bank, isInDaily: daily.contains(bank.id), page), .faint,
        indent: 2)
  }

  /// The document of `banks --json`.
  var json: JSONValue {
    [
      "banks": .array(
        banks.map { bank in
          .object(bank.jsonFields + [JSONMemberValue("questions", .integer(bank.questionCount))])
        })
    ]
  }
}

extension BankWords {
  /// What is told of a bank in a line: language, counts, where it is from, whether it is in the daily.
  func facts(of bank: Bank, isInDaily: Bool, _ page: Page) -> [String] {
    [
      language(bank.language), page.words.quiz.questionCount(bank.questionCount),
      bank.leftOutCount > 0 ? leftOut(bank.leftOutCount) : "",
      bank.disabledCount > 0 ? disabled(bank.disabledCount) : "",
      source(bank.source), inDaily(isInDaily),
    ]
  }
}
