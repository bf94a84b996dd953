import Foundation
import Testing
import XML

private let python = ["/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3"]
  .first { FileManager.default.isExecutableFile(atPath: $0) }

@Test(.enabled(if: python != nil, "needs python3"))
func `expat reads, refuses and understands the same documents`() throws {
  var documents: [String] = []
  for seed in 0..<800 {
    var random = XMLGenerator(seed: UInt64(seed))
    let document = random.document()
    documents.append(document)
    documents.append(random.mutated(document))
  }
  let answers = try expatReadings(of: documents)
  try #require(answers.count == documents.count)
  for (document, answer) in zip(documents, answers) {
    let own = reading(document)
    if own != answer { Issue.record("\(own), expat \(answer): \(document)") }
  }
  let refused = answers.count { $0 == "refused" }
  #expect(refused > 130 && refused < 670, "\(refused) of 800 mutated ones are refused")
}

/// A document as hexadecimal text: `<` name, `@` attribute, `"` text and `>` at an element's end.
private func reading(_ document: String) -> String {
  guard let document = try? XMLDocument(Array(document.utf8)) else { return "refused" }
  var parts: [String] = []
  append(document.root, to: &parts)
  return parts.joined(separator: " ")
}

private func append(_ element: XMLElement, to parts: inout [String]) {
  parts.append("<" + hexadecimal(element.name))
  for attribute in element.attributes {
    parts.append("@" + hexadecimal(attribute.name) + "=" + hexadecimal(attribute.value))
  }
  for content in element.contents {
    switch content {
    case .element(let child): append(child, to: &parts)
    case .text(let text):
      if parts.last?.first == "\"" {
        parts[parts.count - 1] += hexadecimal(text)
      } else {
        parts.append("\"" + hexadecimal(text))
      }
    }
  }
  parts.append(">")
}

private func hexadecimal(_ text: String) -> String {
  text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}

/// What expat makes of the documents, one process for all.
private func expatReadings(of documents: [String]) throws -> [String] {
  let script = """
    import sys, xml.parsers.expat as expat
    def spelled(document):
        parts = []
        def text(s):
            if parts[-1].startswith('"'): parts[-1] += s.encode().hex()
            else: parts.append('"' + s.encode().hex())
        def start(name, attributes):
            parts.append('<' + name.encode().hex())
            for at in range(0, len(attributes), 2):
                parts.append('@' + attributes[at].encode().hex() + '=' + attributes[at + 1].encode().hex())
        parser = expat.ParserCreate()
        parser.ordered_attributes = True
        parser.StartElementHandler = start
        parser.EndElementHandler = lambda name: parts.append('>')
        parser.CharacterDataHandler = text
        try: parser.Parse(document, True)
        except expat.ExpatError: return 'refused'
        return ' '.join(parts)
    for line in open(sys.argv[1]): print(spelled(bytes.fromhex(line)))
    """
  let list = FileManager.default.temporaryDirectory.appending(path: "xml-\(UUID()).txt")
  defer { try? FileManager.default.removeItem(at: list) }
  try Data(documents.map { hexadecimal($0) + "\n" }.joined().utf8).write(to: list)
  let process = Process()
  process.executableURL = URL(filePath: try #require(python))
  process.arguments = ["-c", script, list.path]
  let output = Pipe()
  process.standardOutput = output
  try process.run()
  let bytes = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
}
