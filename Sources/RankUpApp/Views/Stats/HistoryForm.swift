import QuizCore
import Terminal

/// How the lines of a history are laid out: in columns that fit all of them, or in a few words each.
struct HistoryForm {
  private let page: Page
  /// The most results that are shown of one sitting.
  private let resultLimit: Int
  private let kindWidth: Int
  private let resultWidth: Int
  private let rightWidth: Int
  private let xpWidth: Int

  /// The cells of a date.
  private static let dateWidth = 10
  /// The least columns of a page with a table.
  private static let tableWidth = 60

  /// Looks through all lines for the widest of each column.
  init(_ lines: [History.Line], _ page: Page) {
    self.page = page
    let words = page.words.history
    var (results, asked, right, xp) = (0, 0, 0, 0)
    for case .sitting(let sitting) in lines {
      results = max(results, sitting.results.count + sitting.openCount)
      asked = max(asked, sitting.asked)
      right = max(right, sitting.rightCount)
      xp = max(xp, sitting.xp)
    }
    func width(_ texts: String...) -> Int { texts.map { Text($0).width }.max() ?? 0 }
    let heads = words.columns
    kindWidth =
      (Mode.allCases.map { width(words.kind($0)) } + [width(words.freeze, heads[1])]).max() ?? 0
    resultLimit = page.width < Self.tableWidth ? 12 : 20
    resultWidth = max(min(results, resultLimit), width(heads[2]))
    rightWidth = width("\(right)/\(asked)", heads[3])
    xpWidth = width(page.number(xp), heads[4])
  }

  private var isTable: Bool {
    page.width >= Self.tableWidth && !page.surface.isPlain && tableCells <= page.width
  }

  private var tableCells: Int {
    let ranks = Rank.allCases.map { Text(page.words.card.rank($0)).width }.max() ?? 0
    return Self.dateWidth + kindWidth + resultWidth + rightWidth + xpWidth + ranks + 10
  }

  /// The heads of the columns, where there are any.
  var columns: [Text] {
    guard isTable else { return [] }
    let heads = page.words.history.columns
    return [
      row([
        Text(heads[0], .faint), Text(heads[1], .faint), Text(heads[2], .faint),
        Text(heads[3], .faint), Text(heads[4], .faint), Text(heads[5], .faint),
      ])
    ]
  }

  private func row(_ cells: [Text]) -> Text {
    let gap = Text("  ")
    return cells[0].padded(to: Self.dateWidth) + gap + cells[1].padded(to: kindWidth) + gap
      + cells[2].padded(to: resultWidth) + gap + cells[3].padded(to: rightWidth, .right) + gap
      + cells[4].padded(to: xpWidth, .right) + gap + cells[5]
  }

  /// A line of the history: one where there is room for columns, else as many as it takes.
  func lines(for line: History.Line) -> [Text] {
    let date = line.date.description
    switch line {
    case .frozen: return frozen(date)
    case .sitting(let sitting): return lines(for: sitting, date)
    }
  }

  private func frozen(_ date: String) -> [Text] {
    let words = page.words.history
    let sign = Text(page.surface.sign("◆", or: "*"), .accent)
    guard isTable else {
      let text = page.surface.isPlain ? Text() : sign + Text(" ")
      return wrap(
        Text(date, .faint) + Text(page.surface.isPlain ? ": " : "  ") + text
          + Text("\(words.freeze), \(words.bridged)"), width: page.width)
    }
    return [
      Text(date).padded(to: Self.dateWidth + 2) + Text(words.freeze, .accent).padded(to: kindWidth)
        + Text("  ") + sign + Text(" " + words.bridged, .faint)
    ].map { $0.shortened(to: page.width, mark: page.surface.ellipsis) }
  }

  private func lines(for sitting: PastSitting, _ date: String) -> [Text] {
    let words = page.words.history
    let right = page.words.quiz.rightOf(sitting.rightCount, sitting.asked)
    let rank = Text(page.words.card.rank(sitting.rank), sitting.rank.role)
    guard !isTable else {
      return [
        row([
          Text(date), Text(words.kind(sitting.key.mode)), signs(of: sitting),
          Text("\(sitting.rightCount)/\(sitting.asked)"), Text(page.number(sitting.xp)), rank,
        ])
      ]
    }
    let facts = page.line([words.kind(sitting.key.mode), right])
    let xp = page.xp(sitting.xp)
    guard !page.surface.isPlain else {
      return wrap(
        Text("\(date): \(facts), \(words.counts(of: sitting)), \(xp), ") + rank, width: page.width)
    }
    let head = Text(date, .faint) + Text("  ")
    let short = page.line([
      words.kind(sitting.key.mode), "\(sitting.rightCount)/\(sitting.asked)",
    ])
    let isRoomy = (head + Text(facts)).width <= page.width
    return wrap(head + Text(isRoomy ? facts : short), width: page.width)
      + wrap(
        Text("  ") + signs(of: sitting) + Text("  " + xp + "  ") + rank,
        width: page.width)
  }

  /// A sign for each question, those without an answer at the end.
  func signs(of sitting: PastSitting) -> Text {
    let open = min(sitting.openCount, resultLimit)
    let signs =
      sitting.results.prefix(resultLimit + 1).map { ResultSign(share: $0.share, page).sign }
      + Array(repeating: Self.open(page), count: open)
    guard signs.count > resultLimit else { return signs.joined() }
    let mark = Text(page.surface.ellipsis, .faint)
    return signs.prefix(resultLimit - mark.width).reduce(Text(), +) + mark
  }

  /// The sign of a question without an answer.
  static func open(_ page: Page) -> Text { Text(page.surface.sign("·", or: "."), .faint) }
}

extension HistoryWords {
  /// How many results there are of each kind, in words.
  func counts(of sitting: PastSitting) -> String {
    let shares = sitting.results.map(\.share)
    let counts = [
      (partly, shares.count { $0?.isPartial == true }),
      (wrong, shares.count { $0 == .nothing }), (skipped, shares.count { $0 == nil }),
      (open, sitting.openCount),
    ].filter { $0.1 > 0 }
    guard !counts.isEmpty else { return allRight }
    return counts.map { "\($0.1) \($0.0)" }.joined(separator: ", ")
  }
}
