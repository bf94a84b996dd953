import Foundation
import QuizBanks
import QuizCore
import TestSupport
import Testing

/// Reads a bank in which nothing may be wrong.
private func flawless(_ json: String, _ name: String) throws -> Bank {
  switch BankReader().read(Array(json.utf8), path: name, source: .shipped) {
  case .refused(let findings):
    Issue.record("\(name) is refused: \(findings)")
    throw CancellationError()
  case .bank(let bank):
    #expect(bank.findings == [], "\(name)")
    #expect(bank.leftOutCount == 0 && bank.disabledCount == 0, "\(name)")
    return bank
  }
}

@Test func `every bank that ships is flawless and as the table of quizzes/README.md says`() throws {
  let rows = try shippedText("README.md").split(separator: "\n").filter { line in
    line.hasPrefix("| `") && line.contains(".json` |")
  }
  var described: [String] = []
  for name in shippedBankNames {
    let bank = try flawless(shippedText(name), name)
    #expect(bank.id + ".json" == name)
    let counts = Difficulty.allCases.map { difficulty in
      bank.questions.count { $0.effectiveDifficulty == difficulty }.description
    }
    let language = ["en": "English", "ko": "Korean"][bank.language ?? ""] ?? bank.language ?? ""
    described.append(
      "| `\(name)` | \(bank.title) | \(language) | \(bank.questions.count) | "
        + "\(counts.joined(separator: " / ")) |")
  }
  #expect(!described.isEmpty)
  #expect(rows.map(String.init) == described)
}

@Test func `every example of quizzes/README.md is a flawless bank or question`() throws {
  let blocks = try shippedText("README.md").matches(of: /(?ms)^```json\n(.*?)^```$/)
  #expect(blocks.count >= 6)
  for block in blocks {
    let json = String(block.1)
    let isBank = json.contains(#""format": "quizbank""#)
    let whole =
      #"{"format": "quizbank", "formatVersion": 1, "id": "x", "title": "X", "questions": [\#(json)]}"#
    let bank = try flawless(isBank ? json : whole, json)
    #expect(bank.questions.count == 1, "\(json)")
  }
}

/// Prints what the schema finds wrong with each file, a line a fault.
private let check = """
  import json, sys
  from jsonschema.validators import validator_for
  schema = json.load(open(sys.argv[1], encoding="utf-8"))
  kind = validator_for(schema)
  kind.check_schema(schema)
  for path in sys.argv[2:]:
      bank = json.load(open(path, encoding="utf-8"))
      for error in kind(schema).iter_errors(bank):
          print(path, error.json_path, error.message[:200])
  """

@Test(.enabled(if: Python.has("jsonschema"), "needs Python's jsonschema: make setup-dev"))
func `the schema has nothing against the banks that ship, and much against a wrong one`() throws {
  let scratch = ScratchFolder()
  let wrong = scratch.file("wrong.json")
  let mistyped = try shippedText(shippedBankNames.first ?? "").replacing(
    "\"prompt\"", with: "\"promt\"")
  try Data(mistyped.utf8).write(to: URL(filePath: wrong))
  let schema = quizzesFolder + "/quizbank.schema.json"
  let good = try Python.run(check, [schema] + shippedBankNames.map { quizzesFolder + "/" + $0 })
  #expect(good == ProgramOutcome(.exit(0), ""))
  let bad = try Python.run(check, [schema, wrong])
  #expect(bad.ending == .exit(0))
  #expect(bad.output.contains("promt"))
}
