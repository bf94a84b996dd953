import Foundation
import TestSupport
import Testing

private let tables = repositoryFolder + "/Tests/QuizzesTests/Tables"

/// A fact that was written down apart from the bank, and the question that asks for it.
private struct FactRow {
  let question: String
  let fact: String
  let answer: String

  /// Whether the question has just this answer; marks of code are not compared.
  func agrees(with question: ShippedQuestion) -> Bool {
    let right = question.rightTexts.map { $0.replacing("`", with: "") }
    switch question.type {
    case "ordering": return right == answer.components(separatedBy: " > ")
    case "numeric":
      return question.ranges.contains { range in Double(answer).map(range.contains) ?? false }
    case "multiple-choice", "multiple-response", "matching":
      return Set(right) == Set(answer.components(separatedBy: " | ")) || right == [answer]
    default:
      let accepted = Set(right.map { $0.lowercased() })
      return answer.components(separatedBy: " | ").allSatisfy { accepted.contains($0.lowercased()) }
    }
  }
}

/// The rows of a bank's table; none where it has no table.
private func rows(_ bank: String) -> [FactRow] {
  guard let text = try? String(contentsOfFile: "\(tables)/\(bank).tsv", encoding: .utf8) else {
    return []
  }
  return text.split(separator: "\n").dropFirst().map { line in
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 3 else { return FactRow(question: String(line), fact: "", answer: "") }
    return FactRow(question: fields[0], fact: fields[1], answer: fields[2])
  }
}

/// The banks that have a table of facts.
private let tabled: [String] =
  ((try? FileManager.default.contentsOfDirectory(atPath: tables)) ?? [])
  .filter { $0.hasSuffix(".tsv") }.map { String($0.dropLast(4)) }.sorted()

@Test(arguments: tabled)
func `every question agrees with the table of its bank's facts`(_ bank: String) throws {
  let questions = try shippedQuestions(bank)
  let rows = rows(bank)
  #expect(rows.count >= 10)
  for row in rows {
    guard let question = questions[row.question] else {
      Issue.record("\(bank).tsv tells of \(row.question), which \(bank).json does not have")
      continue
    }
    #expect(
      row.agrees(with: question),
      "\(row.question): \(row.fact) is \(row.answer), not \(question.rightTexts)")
  }
}
