import Foundation
import JSON
import QuizCore
import QuizFormats
import TestSupport
import Testing

@testable import QuizBanks

/// The text of a bank of drafts, each under the id of its place.
private func text(_ drafts: [DraftQuestion]) -> [UInt8] {
  var writer = NativeWriter(NativeWriter.Header(id: "b", title: "B"))
  for (place, draft) in drafts.enumerated() { writer.add(draft, id: "q-\(place)") }
  return writer.finish()
}

/// The places of the drafts that the reader of banks leaves out.
private func leftOut(_ drafts: [DraftQuestion]) throws -> [Int] {
  guard case .bank(let bank) = BankReader().read(text(drafts), path: "", source: .own) else {
    throw ImportTrouble.unknownFormat
  }
  let asked = Set(bank.questions.map(\.id))
  return drafts.indices.filter { !asked.contains("q-\($0)") }
}

private let seeds = 0..<15

@Test(arguments: seeds)
func `what is surely playable is never left out by the reader of banks`(seed: Int) throws {
  var source = GeneratedDrafts(seed)
  let drafts = (0..<200).map { _ in source.next() }
  let sure = drafts.filter(\.isSurelyPlayable)
  #expect(try leftOut(sure).map { sure[$0] } == [])
  // Else the law would hold for one who is sure of nothing, and for drafts without faults.
  let playable = drafts.count - (try leftOut(drafts).count)
  #expect(sure.count * 10 > playable * 8)
  #expect(playable < drafts.count)
}

@Test func `of every type some drafts are surely playable, and some are left out`() throws {
  var source = GeneratedDrafts(-1)
  let drafts = (0..<1_000).map { _ in source.next() }
  let faulty = Set(try leftOut(drafts))
  var counts: [String: (sure: Int, faulty: Int)] = [:]
  for (place, draft) in drafts.enumerated() {
    var count = counts[draft.kind.typeName] ?? (0, 0)
    if draft.isSurelyPlayable { count.sure += 1 }
    if faulty.contains(place) { count.faulty += 1 }
    counts[draft.kind.typeName] = count
  }
  #expect(counts.count == 9)
  for (type, count) in counts {
    #expect(count.sure > 0, "\(type)")
    #expect(count.faulty > 0, "\(type)")
  }
}

@Test(arguments: seeds)
func `a bank holds just what the reader of banks asks of all the drafts`(seed: Int) throws {
  var source = GeneratedDrafts(seed)
  var draft = DraftBank(idPrefix: "t")
  draft.questions = (0..<100).map { _ in source.next() }
  var book = IdentifierBook(prefix: "t", expecting: 0)
  var kept: [(id: String, draft: DraftQuestion)] = []
  for question in draft.questions {
    switch book.enter(question) {
    case .new(let id), .changed(let id, _): kept.append((id, question))
    case .repeated: break
    }
  }
  let faulty = Set(try leftOut(kept.map(\.draft)))
  let assembly = try BankAssembly(draft, of: .gift, id: "b", title: "B", language: nil)
  var header = NativeWriter.Header(id: "b", title: "B")
  header.source = .object([
    JSONMemberValue("format", "gift"), JSONMemberValue("x-seal", .string(BankSeal.blank)),
  ])
  var writer = NativeWriter(header)
  for (place, (id, question)) in kept.enumerated() where !faulty.contains(place) {
    writer.add(question, id: id)
  }
  var expected = writer.finish()
  BankSeal.seal(&expected)
  #expect(assembly.bytes == expected)
  #expect(assembly.questionCount == kept.count - faulty.count)
}

/// The paths of files that others wrote; none where they do not lie beside the project.
private let foreignFiles: [String] = {
  let folder =
    ProcessInfo.processInfo.environment["RANKUP_BANKS"] ?? repositoryFolder + "/../shared/banks"
  guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
  return names.compactMap { $0 as? String }.sorted().map { folder + "/" + $0 }
}()

@Test(.enabled(if: !foreignFiles.isEmpty))
func `what is surely playable of the files of others is never left out`() throws {
  var (sure, doubtful) = (0, 0)
  for path in foreignFiles {
    guard let data = FileManager.default.contents(atPath: path) else { continue }
    let name = String(path.split(separator: "/").last ?? "")
    guard
      case .draft(_, let bank) = try? ForeignReader(ImportRequest()).read(
        Array(data), name: name)
    else { continue }
    let drafts = bank.questions.filter(\.isSurelyPlayable)
    #expect(try leftOut(drafts) == [], "\(name)")
    sure += drafts.count
    doubtful += bank.questions.count - drafts.count
  }
  #expect(sure > 50 * doubtful)
}
