import Arguments
import Foundation
import QuizBanks
import QuizCore
import Terminal
import TestSupport
import Testing

@testable import RankUpApp

/// Texts that a bank or a name may hold, hard to lay out or meant to do harm.
private let hostile = [
  "plain words", "", "\u{1B}]0;x\u{07}\u{1B}[2Jgone", "\u{9B}31m", "a\u{202E}b\u{2066}c", "日本語のリスト",
  "👩‍👩‍👧‍👦🇰🇷", "e\u{301}\u{200D}\u{FEFF}", "tab\tand\r\nline\u{2028}ends\u{0}",
  "한국어는 띄어쓰기에서 줄을 바꾼다", String(repeating: "supercalifragilistic", count: 12), "A", "1",
]

/// Above 80 columns pages stay as they are.
private let widths = Array(1...40) + [47, 53, 59, 60, 79, 80, 81, 120, 200]

private let harmless = ["plain words", "A", "1", "two words, and a comma", "x > y ? 1 : 0"]

/// Every view of the program, made of some texts.
private struct EveryView {
  let texts: [String]
  var random: SplitMix64

  init(_ texts: [String], seed: Int) {
    self.texts = texts
    random = SplitMix64(seed: UInt64(seed))
  }

  private mutating func text() -> String { texts[Int(random.next() % UInt64(texts.count))] }

  private mutating func number(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }

  private mutating func kinds() -> [QuestionKind] {
    let list = ChoiceList((0...5).map { Choice(text(), isCorrect: $0 < 2) })
    return [
      .multipleChoice(ChoiceList([Choice(text(), isCorrect: true), Choice(text())])),
      .multipleResponse(list, .partial), .trueFalse(answer: true),
      .shortAnswer(TextKey([.init(text()), .init(text())])),
      .numeric(NumberKey([.init(-123_456.75, tolerance: 0.5)], unit: text())),
      .numeric(NumberKey([.init(from: 1, to: 2)])),
      .matching(
        MatchingKey(
          (0...2).map { .init(text() + "\($0)", text()) }, distractors: [text(), text()]), .partial),
      .ordering((0...3).map { text() + "\($0)" }, .partial),
      .cloze(
        [
          Gap("a", .text(TextKey([.init(text())])), hint: text()),
          Gap("b", .number(NumberKey([.init(2)], unit: text()))), Gap("c", .choice(list)),
        ], .partial), .flashcard(back: text()),
    ]
  }

  private mutating func standing() -> Standing {
    Standing(
      rank: Rank.allCases[number(5)], xp: number(600_000), lifetimeXP: number(2) * .max)
  }

  /// Every view with its name.
  mutating func lines(_ page: Page) -> [(String, [Text])] {
    quizViews(page) + sittingViews(page) + cardViews(page) + shelfViews(page)
      + (page.surface.isPlain ? [] : helpViews(page))
  }

  /// A response, mostly of the right kind.
  private mutating func response(to kind: QuestionKind) -> Response {
    switch kind {
    case .matching: .pairs([number(4), 0, 1])
    case .ordering: .order([number(4), 2, 1, 3])
    case .cloze: .gaps([.text(text()), .text("\(number(3))"), .choices([number(6)])])
    case .flashcard: .recall(Recall.allCases[number(3)])
    default: [.truth(true), .choices([0]), .text("1")][number(3)]
    }
  }

  private mutating func quizViews(_ page: Page) -> [(String, [Text])] {
    kinds().flatMap { kind -> [(String, [Text])] in
      let hints = [text(), text()]
      let board = Board.sample(
        kind, hints: hints, explanation: text(), topic: text() + "/" + text(),
        prompt: text() + "{{a}} {{b}} {{c}}")
      let response = response(to: kind)
      let verdict = board.question.mark(response)
      let prize = Prize(
        mode: .daily, .hard, share: verdict.share, combo: number(7), streak: number(40),
        isHinted: true)
      let settled = { (verdict: Verdict?, paid: Int) in
        QuizRun.Settled(
          verdict: verdict, prize: prize, paid: paid, bonus: 0,
          act: QuizRun.Act(verdict == nil ? nil : response, nil, hints: 1, milliseconds: 0),
          isLimited: false, ranks: [],
          notices: [], next: nil)
      }
      let keys = KeysView(board: board)
      return [
        ("question", QuestionView(board: board, number: 10, count: 10).lines(worth: 3900, page)),
        ("prompt", wrap(QuestionView.prompt(for: Answering(board), page), width: page.width)),
        ("keys", keys.lines(page)),
        (
          "feedback",
          FeedbackView(board: board, settled: settled(verdict, prize.xp)).lines(page)
        ),
        (
          "skipped",
          FeedbackView(board: board, settled: settled(nil, 0)).lines(page)
        ),
        ("hint", HintView(hints: hints, taken: number(3)).lines(page)),
      ]
        + [.empty, .notAnOption, .notANumber, .unknownKey(":" + text())].map {
          ("complaint", keys.complaint($0, page))
        }
    }
  }

  private mutating func sittingViews(_ page: Page) -> [(String, [Text])] {
    let mode = [Mode.daily, .practice][number(2)]
    let references = (0..<11).map { QuestionReference(bank: text(), question: text() + "\($0)") }
    let key = SittingKey(mode: mode, date: QuizDate(dayNumber: 20_787), session: "s")
    var sitting = Sitting(key: key, questions: references, streak: number(40))
    for index in references.indices {
      let share = [Share.full, .nothing, Share(millionths: 333_333)][number(3)]
      let prize = sitting.prize(.medium, share: share, hints: number(2))
      sitting.add(
        sitting.answer(
          index, references[index], response: number(4) == 0 ? nil : [], prize: prize, hints: 0,
          milliseconds: 0))
    }
    let opening = OpeningView(
      sitting: sitting, bankTitles: mode == .daily ? [] : [text(), text()]
    ).lines(page)
    let summary = SummaryView(
      title: text(), sitting: sitting, tally: Tally(sitting, rate: { _ in .medium }, paid: 9),
      prompts: references.map { _ in number(3) == 0 ? nil : text() },
      change: (standing(), standing()))
    return [
      ("opening", opening), ("summary", summary.lines(page)),
      (
        "result",
        DailyResultView(
          summary: summary, streak: Streak(of: DaySet(), asOf: key.date),
          minutesUntilNext: number(2000),
          isSaved: true
        ).lines(page)
      ),
      ("limit", LimitView(mode: .practice).lines(page)),
    ]
  }

  private mutating func cardViews(_ page: Page) -> [(String, [Text])] {
    let player = Player(profile: Profile(nickname: text(), standing: standing()))
    let card = RankCard(player, on: QuizDate(dayNumber: 20_787))
    return [
      ("card", RankCardView(card: card).lines(page)),
      ("ladder", LadderView(standing: standing()).lines(page)),
      ("badges", BadgesView(list: badges()).lines(page)),
      ("new badges", NewBadgesView(badges: Badge.allCases).lines(page)),
      ("level-up", LevelUpView(rank: Rank.allCases[number(5)]).lines(page)),
    ]
  }

  /// Every badge, some of them earned.
  private mutating func badges() -> BadgeList {
    BadgeList(
      states: Badge.allCases.map { badge in
        BadgeState(
          badge, date: number(2) == 0 ? nil : QuizDate(dayNumber: 20_787),
          progress: BadgeProgress(number(2_000_000), of: number(2_000_000), .xp))
      })
  }

  private mutating func shelfViews(_ page: Page) -> [(String, [Text])] {
    let questions = kinds().enumerated().map { index, kind in
      Question(
        id: "q\(index)", prompt: text(), kind: kind, topic: number(3) == 0 ? nil : text(),
        difficulty: [Difficulty.easy, .hard, nil][number(3)])
    }
    let bank = Bank(
      id: "b", title: text(), language: text(), description: text(), path: "b", source: .embedded,
      questions: questions,
      disabledCount: number(2), leftOutCount: number(2),
      findings: [Finding(.unknownKey, .unknownKey("k", nearest: nil), at: nil)],
      unlistedFindingCount: number(2))
    let banks = BanksView(
      banks: [bank, bank], daily: ["b"], missing: [text()],
      // Paths are left whole.
      shadowed: [], refused: [])
    let profile = Profile(
      nickname: text(), settings: ["daily-banks": text(), "theme": "dark"])
    return [
      ("banks", banks.lines(page)),
      (
        "bank",
        BankView(bank: bank, contents: BankContents(bank.questions), isInDaily: true).lines(page)
      ),
      (
        "settings",
        SettingsView(settings: Setting.all, profile: profile, isList: true).lines(page)
      ),
    ]
  }

  private func helpViews(_ page: Page) -> [(String, [Text])] {
    let pages = RankUp.program.commandNames + RankUp.program.topics.map(\.name)
    return ([[]] + pages.map { [$0] }).compactMap { words in
      guard let request = try? RankUp.program.request(["help"] + words),
        case .help(let help, _) = request
      else { return nil }
      return ("help \(words)", HelpView(help: help).lines(page))
    }
  }
}

/// What is wrong with a line on a surface; nil where nothing is.
private func fault(_ line: Text, _ surface: Surface) -> String? {
  let plain = line.plain
  if plain.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
    return "a control character"
  }
  if cleaned(plain) != plain { return "what must be cleaned" }
  guard line.width > surface.width else { return nil }
  return surface.width == 1 && plain.count == 1 ? nil : "\(line.width) cells"
}

@Test func `no view is wider than its surface or lets harm through`() {
  for width in widths {
    let surfaces = [
      Surface(width: width, colors: .trueColor, isTerminal: true),
      Surface(width: width, isUnicode: false, isPlain: true), Surface(width: width, isPlain: true),
    ]
    for (index, surface) in surfaces.enumerated() {
      var every = EveryView(hostile, seed: width * 3 + index)
      // Each language has each surface at every other width.
      let language = Language.allCases[(width + index) % Language.allCases.count]
      for (name, lines) in every.lines(Page(words: language.words, surface: surface)) {
        for line in lines {
          let fault = fault(line, surface)
          #expect(
            fault == nil, "\(name), \(language), \(width), surface \(index): \(line.plain)")
        }
      }
    }
  }
}

@Test
func `an ASCII surface shows ASCII and the letters of the language where the banks are ASCII`() {
  for width in Array(1...21) + [25, 30, 40, 59, 80, 100] {
    let surface = Surface(width: width, isUnicode: false, isPlain: width.isMultiple(of: 5))
    var every = EveryView(harmless, seed: width)
    for (name, lines) in every.lines(Page(words: .english, surface: surface)) {
      for line in lines {
        #expect(line.plain.utf8.allSatisfy { $0 < 0x80 }, "\(name) at \(width): \(line.plain)")
      }
    }
    for (name, lines) in every.lines(Page(words: .korean, surface: surface)) {
      for line in lines {
        let isFit = line.plain.unicodeScalars.allSatisfy {
          $0.isASCII || (0xAC00...0xD7A3).contains($0.value)
        }
        #expect(isFit, "\(name) at \(width): \(line.plain)")
      }
    }
  }
}

@Test func `every English word is ASCII`() throws {
  let folder = URL(filePath: repositoryFolder + "/Sources/RankUpApp/Words")
  let files = try FileManager.default.contentsOfDirectory(
    at: folder, includingPropertiesForKeys: nil
  )
  .filter { $0.pathExtension == "swift" && !$0.lastPathComponent.hasPrefix("Korean") }
  #expect(files.count > 5)
  for file in files {
    let bytes = try Data(contentsOf: file)
    #expect(bytes.allSatisfy { $0 < 0x80 }, "\(file.lastPathComponent)")
  }
}

@Test func `a whole daily of hostile texts stays within every width`() throws {
  let choices = hostile.filter { !$0.isEmpty }.enumerated().map { index, text in
    Choice(text + "\(index)", isCorrect: index == 0)
  }
  for width in [1, 2, 3, 5, 8, 13, 19, 20, 21, 33, 40, 60, 79, 80, 81, 200] {
    let world = TestWorld()
    try world.addBank(hostileBank(choices), named: "h")
    for surface in [
      Surface(width: width, isTerminal: true),
      Surface(width: width, isTerminal: true, isUnicode: false),
    ] {
      for line in ["rankup", "rankup practice h --count 3 --seed 1", "rankup practice nosuch"] {
        let visit = world.run(line, typing: ["?", "x\u{1B}y", "A", "s", "1"], on: surface)
        for event in visit.console.events {
          switch event {
          // Prompts on the narrowest surfaces are left to the terminal.
          case .asked where width < Page.narrowest: break
          // A sentence beside the page keeps its words whole: paths and commands are copied from it.
          case .wroteError(let text) where !text.plain.contains(" "): break
          case .wrote(let text), .wroteError(let text), .asked(let text, _):
            let fault = fault(text, surface)
            #expect(fault == nil, "\(line) at \(width): \(text.plain)")
          case .wroteExactly: Issue.record("\(line) wrote past the cleaning")
          }
        }
      }
    }
  }
}

/// A bank whose texts are all hostile, written with JSON escapes.
private func hostileBank(_ choices: [Choice]) throws -> String {
  let questions = (0..<3).map { number in
    [
      "id": "h-\(number)", "type": "multiple-choice", "prompt": hostile.joined(separator: " "),
      "topic": hostile[2] + "/" + hostile[5], "explanation": hostile[4], "hints": [hostile[3]],
      "choices": choices.map { ["text": $0.text, "correct": $0.isCorrect] },
    ] as [String: Any]
  }
  let bank: [String: Any] = [
    "format": "quizbank", "formatVersion": 1, "id": "h", "title": hostile[2],
    "questions": questions,
  ]
  return String(decoding: try JSONSerialization.data(withJSONObject: bank), as: UTF8.self)
}
