import Foundation
import JSON
import TestSupport
import Testing

@Test(.enabled(if: Python.path != nil, "needs python3"))
func `Python's json reads, refuses and understands the same documents`() throws {
  var documents: [[UInt8]] = []
  for seed in 0..<2500 {
    var random = SeededGenerator(seed: seed)
    documents.append(random.document())
    documents.append(random.hostileDocument())
  }
  let answers = try pythonReadings(of: documents)
  try #require(answers.count == documents.count)
  for (index, document) in documents.enumerated() where reading(document) != answers[index] {
    let text = String(decoding: document, as: UTF8.self)
    Issue.record("document \(index): \(reading(document)), Python \(answers[index]): \(text)")
  }
  let refused = answers.count { $0 == "refused" }
  #expect(refused > 500 && refused < 2250, "\(refused) of 2500 hostile ones are refused")
}

/// What `reference.py` prints for the documents, one process for all.
private func pythonReadings(of documents: [[UInt8]]) throws -> [String] {
  let scratch = ScratchFolder()
  let list = scratch.file("documents.txt")
  let lines = documents.map { $0.map(hexadecimal).joined() + "\n" }
  try Data(lines.joined().utf8).write(to: URL(filePath: list))
  let outcome = try Python.run(
    file: repositoryFolder + "/Tests/JSONTests/Fixtures/reference.py", [list])
  try #require(outcome.ending == .exit(0), "\(outcome.errors)")
  return outcome.output.split(separator: "\n").map(String.init)
}

/// The same line that `reference.py` prints, from this reader.
private func reading(_ document: [UInt8]) -> String {
  guard let document = try? JSONDocument(document) else { return "refused" }
  return spelled(JSONValue(document.root))
}

private func spelled(_ value: JSONValue) -> String {
  switch value {
  case .null: "n"
  case .boolean(let truth): truth ? "t" : "f"
  case .integer(let integer): "i\(integer)"
  case .double(let double):
    "d"
      + stride(from: 56, through: 0, by: -8)
      .map { hexadecimal(UInt8(truncatingIfNeeded: double.bitPattern >> $0)) }.joined()
  case .string(let text): "s" + text.utf8.map(hexadecimal).joined()
  case .array(let elements): "[" + elements.map(spelled).joined(separator: ",") + "]"
  case .object(let members):
    "{"
      + members.map { spelled(.string($0.key)) + ":" + spelled($0.value) }.joined(separator: ",")
      + "}"
  }
}

private func hexadecimal(_ byte: UInt8) -> String {
  String(byte >> 4, radix: 16) + String(byte & 0xF, radix: 16)
}
