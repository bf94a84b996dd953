import QuizCore

@testable import QuizBanks

/// Any bytes are a bank or a refusal with a reason; reading and indexing agree; nothing that can be
/// asked is without a right answer.
@Sendable func checkBank(_ bytes: [UInt8]) {
  let stamp = FileStamp(
    path: "/b.json", size: bytes.count, modifiedSeconds: 0, modifiedNanoseconds: 0, device: 1,
    inode: 1)
  let indexing = BankReader().index(bytes, of: stamp)
  switch BankReader().read(bytes, path: "/b.json", source: .own) {
  case .refused(let findings):
    expect(findings.contains { $0.effect == .refused }, "refused without a reason")
    if case .index = indexing { fail("indexed, though reading refuses it: \(findings)") }
  case .bank(let bank):
    guard case .index(let index) = indexing else { fail("read, though indexing refuses it") }
    expectEqual(index.head.counts.questions, bank.questionCount, "questions")
    expectEqual(index.head.counts.leftOut, bank.leftOutCount, "left out")
    expectEqual(index.head.header.id, bank.id, "id")
    let hashes = bank.questions.map { QuestionReference(bank: bank.id, question: $0.id).hash }
    expectEqual(index.hashes, hashes.sorted(), "hashes")
    expectEqual(Set(bank.questions.map(\.id)).count, bank.questions.count, "ids that differ")
    for question in bank.questions { check(question) }
  }
}

private func check(_ question: Question) {
  switch question.kind {
  case .multipleChoice(let list):
    let shares = list.choices.indices.map { question.mark(.choices([$0])).share }
    expect(shares.contains(.full), "no choice of \(question.id) is right")
  case .multipleResponse(let list, _):
    let right = list.choices.indices.filter { list.choices[$0].isCorrect }
    expect(question.mark(.choices(right)).share.isFull, "all right of \(question.id) is not full")
  case .trueFalse:
    let shares = [true, false].map { question.mark(.truth($0)).share }
    expect(shares.filter(\.isFull).count == 1, "\(question.id) is not true or false")
  case .numeric(let key):
    for accepted in key.accepted {
      expect(accepted.minimum <= accepted.maximum, "an empty range in \(question.id)")
    }
  default: break
  }
  _ = question.mark(.text(question.prompt))
  _ = question.mark(.choices([Int.max, -1]))
}
