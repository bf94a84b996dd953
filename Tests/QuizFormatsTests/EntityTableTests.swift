import Foundation
import QuizCore
import QuizFormats
import Testing

/// What Python has to say about character references, where there is a Python.
private enum Python {
  static let path: String? = ["/usr/bin/python3", "/usr/local/bin/python3"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// The lines that a program prints.
  static func lines(_ program: String) throws -> [String] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: path ?? "")
    process.arguments = ["-c", program]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}

@Suite(.enabled(if: Python.path != nil))
struct EntityTableTests {
  @Test func `every name of HTML 4 and every number means what Python says`() throws {
    let lines = try Python.lines(
      """
      import html, html.entities
      names = ["&%s;" % n for n in sorted(html.entities.name2codepoint)] + ["&apos;"]
      numbers = ["&#%d;" % n for n in list(range(128, 160)) + list(range(32, 127)) + [160, 8364, 128512]]
      for text in names + numbers + [n.replace("&#", "&#x0") for n in []]:
          print(text, " ".join("%x" % ord(c) for c in html.unescape(text)))
      """)
    #expect(lines.count == 253 + 32 + 95 + 3)
    // HTML has Latin-1 controls for the five bytes that windows-1252 leaves undefined.
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      let scalars = decodingEntities(words[0]).unicodeScalars.map { String($0.value, radix: 16) }
      #expect(scalars == Array(words.dropFirst()), "\(words[0])")
    }
  }
}
