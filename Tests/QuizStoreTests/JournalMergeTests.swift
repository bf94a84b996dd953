import QuizCore
import TestSupport
import Testing

@testable import QuizStore

/// Journals by their names without the ending; `*` stands for a copy's digits.
private struct Case: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let here: [String: String]
  let taken: [String: String]
  /// Those that are here afterwards.
  let after: [String: String]
  let takes: [JournalTake]
}

private func take(_ name: String, _ way: JournalTake.Way, _ lines: Int = 0) -> JournalTake {
  JournalTake(device: DeviceName(name), way: way, lines: lines)
}

/// The name of a copy of the journal `d`.
private func copy(_ content: String) -> String { DeviceName("d").copy(with: content.utf8).text }

private let cases = [
  Case(
    testDescription: "none here", here: [:], taken: ["d": "1\n2\n", "e": "3"],
    after: ["d": "1\n2\n", "e": "3"], takes: [take("d", .written, 2), take("e", .written)]),
  Case(
    testDescription: "the same", here: ["d": "1\n"], taken: ["d": "1\n"], after: ["d": "1\n"],
    takes: [take("d", .known)]),
  Case(
    testDescription: "the beginning of what is here", here: ["d": "1\n2\n3"],
    taken: ["d": "1\n2"], after: ["d": "1\n2\n3"], takes: [take("d", .known)]),
  Case(
    testDescription: "more than is here", here: ["d": "1\n"], taken: ["d": "1\n2\n3\n4"],
    after: ["d": "1\n2\n3\n"], takes: [take("d", .appended, 2)]),
  Case(
    testDescription: "the rest of a torn line", here: ["d": "1\n23"], taken: ["d": "1\n234\n5\n"],
    after: ["d": "1\n234\n5\n"], takes: [take("d", .appended, 2)]),
  Case(
    testDescription: "a torn line closed off here", here: ["d": "1\n2\n"], taken: ["d": "1\n2"],
    after: ["d": "1\n2\n"], takes: [take("d", .known)]),
  Case(
    testDescription: "another way", here: ["d": "1\n2\n"], taken: ["d": "1\n3\n4\n5"],
    after: ["d": "1\n2\n", copy("1\n3\n4\n"): "1\n3\n4\n"], takes: [take("d", .copied, 2)]),
  Case(
    testDescription: "another way again", here: ["d": "1\n2\n", copy("1\n3\n"): "1\n3\n"],
    taken: ["d": "1\n3\n"], after: ["d": "1\n2\n", copy("1\n3\n"): "1\n3\n"],
    takes: [take("d", .known)]),
  Case(
    testDescription: "more of the other way", here: ["d": "1\n2\n", copy("1\n3\n"): "1\n3\n"],
    taken: ["d": "1\n3\n4\n"], after: ["d": "1\n2\n", copy("1\n3\n4\n"): "1\n3\n4\n"],
    takes: [take("d", .copied, 1)]),
  Case(
    testDescription: "both ways of another home", here: ["d": "1\n3\n"],
    taken: ["d": "1\n2\n", copy("1\n3\n4\n"): "1\n3\n4\n"],
    after: ["d": "1\n3\n4\n", copy("1\n2\n"): "1\n2\n"],
    takes: [take("d", .copied, 1), take(copy("1\n3\n4\n"), .appended, 1)]),
  Case(
    testDescription: "a copy that was left half removed",
    here: ["d": "1\n", copy("2\n"): "2\n", copy("2\n3\n"): "2\n3\n"], taken: ["d": "2\n3\n"],
    after: ["d": "1\n", copy("2\n3\n"): "2\n3\n"], takes: [take("d", .known)]),
  Case(
    testDescription: "a copy's name with other content", here: ["d": "1\n", copy("2\n"): "9\n"],
    taken: ["d": "2\n"],
    after: [
      "d": "1\n", copy("2\n"): "9\n",
      DeviceName("d").copy(with: "2\n".utf8, besides: [DeviceName(copy("2\n"))]).text: "2\n",
    ],
    takes: [take("d", .copied, 1)]),
  Case(
    testDescription: "copies alone", here: [copy("7\n"): "7\n"], taken: [copy("7\n"): "7\n8\n"],
    after: [copy("7\n"): "7\n8\n"], takes: [take(copy("7\n"), .appended, 1)]),
  Case(
    testDescription: "nothing in it", here: ["d": "1\n"], taken: ["d": "", "e": ""],
    after: ["d": "1\n", "e": ""], takes: [take("d", .known), take("e", .written)]),
]

@Test(arguments: cases)
private func `journals come together as in a shared folder`(_ one: Case) throws {
  let home = TestHome()
  let folder = home.places().journalFolder
  for (name, text) in one.here { home.write(text, to: folder + "/\(name).jsonl") }
  let player = try home.store("o", seed: 1).open().player
  let journals = one.taken.map { (DeviceName($0.key), Array($0.value.utf8)) }
  let document = ProfileDocument(
    instant: Instant(milliseconds: noon), player: player,
    journals: .init(journals, uniquingKeysWith: { $1 }))
  let preview = try home.store(seed: 1).previewImport(of: document)
  let outcome = try home.store(seed: 1).importProfile(document)
  let found = try home.journals()
  #expect(
    found
      == [String: String](
        one.after.map { ($0.key + ".jsonl", $0.value) }, uniquingKeysWith: { $1 }))
  #expect(outcome.takes == one.takes && preview.takes == one.takes)
  let again = try home.store(at: 1, seed: 1).importProfile(document)
  #expect(again.isNothing && again.takes.allSatisfy { $0.way == .known })
  #expect(try home.journals() == found)
}

@Test func `a copy is named after device and content, in no more bytes than a name has`() {
  let content = "1\n".utf8
  let name = DeviceName("d").copy(with: content)
  #expect(name.text == "d.import-" + hexadecimal(lineHash(content)))
  #expect(name.original == DeviceName("d") && DeviceName("d").original == DeviceName("d"))
  #expect(name.copy(with: content).original == DeviceName("d"))
  for odd in ["d.import-", "d.import-08e5c107b5d65ec", ".import-08e5c107b5d65ec2", "import"] {
    #expect(DeviceName(odd).original == DeviceName(odd))
  }
  let long = DeviceName(String(repeating: "é", count: 124)).copy(with: content)
  #expect(long.canNameJournal && long.text.utf8.count == 248)
}
