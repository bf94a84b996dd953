import JSON
import QuizBanks
import QuizCore

/// A check counts what reading counts; what is mended keeps its questions and needs no more mending.
@Sendable func checkLint(_ bytes: [UInt8]) {
  let check = BankLinter(wantsExplanations: true).check(bytes, path: "/b.json") { $0.count > 9 }
  let lines = check.findings.compactMap { $0.position?.line }
  expectEqual(lines, lines.sorted(), "the lines of findings")
  guard case .bank(let bank) = BankReader().read(bytes, path: "/b.json", source: .own) else {
    expect(BankMender().mend(bytes) == nil, "what is no bank is mended")
    return
  }
  expectEqual(check.askableCount, bank.questionCount, "questions")
  expectEqual(check.leftOutCount, bank.leftOutCount, "left out")
  guard let mended = BankMender().mend(bytes) else { fail("a bank is not mended") }
  if mended.lines.isEmpty { expectEqual(mended.bytes, bytes, "changed without a line about it") }
  guard case .bank(let better) = BankReader().read(mended.bytes, path: "/b.json", source: .own)
  else { fail("mended to no bank") }
  let lost = Set(bank.questions.map(\.id)).subtracting(better.questions.map(\.id))
  expect(lost.isEmpty, "lost by mending: \(lost)")
  expectEqual(BankMender().mend(mended.bytes)?.bytes, mended.bytes, "mended twice")
}
