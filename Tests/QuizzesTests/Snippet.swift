import Foundation
import TestSupport
import Testing

/// Code that a question shows, and of which it asks what it does.
struct Snippet: Sendable, CustomTestStringConvertible {
  let bank: String
  let question: ShippedQuestion
  /// The language of what is run: `swift`, `sh`, `sql` or `console`.
  let language: String
  /// The lines of the prompt's block, without the `$ ` of a console.
  let lines: [String]
  /// The file that is run in the block's place, if there is one.
  let file: String?

  var testDescription: String { question.id }

  /// What is run.
  var code: String {
    get throws {
      guard let file else { return lines.joined(separator: "\n") + "\n" }
      return try String(contentsOfFile: file, encoding: .utf8)
    }
  }

  /// The outputs that agree with the question: the right choice, an accepted answer, the number.
  var rightOutputs: [String] {
    let texts = question.rightTexts.map {
      $0.replacing("`", with: "").trimmingCharacters(in: .whitespacesAndNewlines)
    }
    switch question.type {
    case "multiple-response": return [texts.joined(separator: ", ")]
    case "ordering": return [texts.joined(separator: " > ")]
    default: return texts
    }
  }

  /// Whether what was printed is what the question calls right.
  func agrees(with output: String) -> Bool {
    if question.type == "numeric" {
      return Double(output).map { number in question.ranges.contains { $0.contains(number) } }
        ?? false
    }
    return rightOutputs.contains(output)
  }
}

extension Snippet {
  private static let folder = repositoryFolder + "/Tests/QuizzesTests/Snippets"

  /// Every snippet of the banks that ship.
  static let all: [Snippet] = shippedBankNames.flatMap { name -> [Snippet] in
    let bank = String(name.dropLast(5))
    let questions = (try? shippedQuestions(bank)) ?? [:]
    return questions.values.sorted { $0.id < $1.id }.compactMap { Snippet($0, of: bank) }
  }

  /// The files that stand for blocks, as `bank/id.ending`.
  static let files: [String] = {
    let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return found.filter { !$0.hasPrefix(".") && $0.contains("/") }.sorted()
  }()

  /// The first fenced block of a question that names a language that can be run.
  private init?(_ question: ShippedQuestion, of bank: String) {
    let blocks = question.prompt.matches(of: /(?ms)^```(swift|sh|sql|console)\n(.*?)\n```/)
    guard let block = blocks.first else { return nil }
    self.bank = bank
    self.question = question
    let isConsole = block.1 == "console"
    lines = block.2.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      isConsole && line.hasPrefix("$ ") ? String(line.dropFirst(2)) : String(line)
    }
    let own = Self.files.first { $0.hasPrefix("\(bank)/\(question.id).") }
    file = own.map { Self.folder + "/" + $0 }
    language = own.flatMap { $0.split(separator: ".").last.map(String.init) } ?? String(block.1)
  }
}
