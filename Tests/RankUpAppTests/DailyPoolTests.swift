import QuizBanks
import QuizCore
import Testing

@testable import RankUpApp

private func bank(_ id: String, _ count: Int) -> Bank {
  Bank(
    id: id, title: id, path: "/\(id).json", source: .own,
    questions: (0..<count).map {
      Question(id: "q\($0)", prompt: "P", kind: .trueFalse(answer: true))
    })
}

@Test(arguments: [
  (1, 1264, 0, "1 of them (under 1 %) is from new."), (1, 99, 1, "1 of them (1 %) is from new."),
  (5, 495, 1, "5 of them (1 %) are from new."), (1, 2, 33, "1 of them (33 %) is from new."),
])
func `the part that a bank has in the daily is told`(
  _ count: Int, _ others: Int, _ percent: Int, _ end: String
) {
  let pool = DailyPool([bank("new", count), bank("old", others)], imported: ["new", "new"])
  #expect(pool.parts == [DailyPool.Part(id: "new", count: count)])
  #expect(pool.total == count + others)
  #expect(pool.percent(count) == percent)
  let told = Words.english.bankImport.share("new", count, pool.total, pool.percent(count))
  let total = FormatWords.english.number(pool.total)
  #expect(told == "The daily draws from \(total) questions; \(end)")
}

@Test func `a bank that is all there is, and one that the daily leaves out`() {
  let alone = DailyPool([bank("new", 5_000)], imported: ["new"])
  #expect(
    Words.english.bankImport.share("new", 5_000, alone.total, alone.percent(5_000))
      == "The daily draws from new alone: 5,000 questions.")
  #expect(
    DailyPool([bank("old", 3)], imported: ["new"]).parts == [DailyPool.Part(id: "new", count: nil)])
}
