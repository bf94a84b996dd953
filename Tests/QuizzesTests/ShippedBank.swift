import Foundation
import JSON
import TestSupport

/// The folder of the banks that ship.
let quizzesFolder = repositoryFolder + "/quizzes"

/// The names of the files of the banks that ship.
let shippedBankNames: [String] =
  ((try? FileManager.default.contentsOfDirectory(atPath: quizzesFolder)) ?? [])
  .filter { $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json") }.sorted()

/// The text of a file among the banks that ship.
func shippedText(_ name: String) throws -> String {
  try String(contentsOfFile: quizzesFolder + "/" + name, encoding: .utf8)
}

/// A question of a bank that ships, as its file has it.
struct ShippedQuestion: Sendable {
  let id: String
  let type: String
  let prompt: String
  /// What is right, as texts: choices, accepted answers, `true`, items in order, `left = right`.
  let rightTexts: [String]
  /// The bounds of the numbers that are right, of numeric questions.
  let ranges: [ClosedRange<Double>]
}

/// The questions of a bank that ships, by id.
func shippedQuestions(_ bank: String) throws -> [String: ShippedQuestion] {
  let root = try JSONDocument(Array(try shippedText(bank + ".json").utf8)).root
  let questions = root["questions"]?.elements.map(ShippedQuestion.init) ?? []
  return Dictionary(questions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
}

extension ShippedQuestion {
  init(_ node: JSONNode) {
    id = node["id"]?.string ?? ""
    type = node["type"]?.string ?? ""
    prompt = node["prompt"]?.string ?? ""
    let accepted = node["acceptedAnswers"]?.elements.map(\.self) ?? []
    ranges = type == "numeric" ? accepted.compactMap(Self.range) : []
    rightTexts =
      switch type {
      case "multiple-choice", "multiple-response":
        (node["choices"]?.elements.map(\.self) ?? [])
          .filter { $0["correct"]?.boolean == true }.compactMap { $0["text"]?.string }
      case "true-false": [node["answer"]?.boolean == true ? "true" : "false"]
      case "short-answer": Self.texts(accepted)
      case "ordering": node["items"]?.elements.compactMap(\.string) ?? []
      case "matching":
        node["pairs"]?.elements.map {
          ($0["left"]?.string ?? "") + " = " + ($0["right"]?.string ?? "")
        } ?? []
      case "cloze": node["gaps"]?.elements.flatMap(Self.gapTexts) ?? []
      default: []
      }
  }

  /// The texts that a gap of a cloze takes.
  private static func gapTexts(_ gap: JSONNode) -> [String] {
    let choices = gap["choices"]?.elements.filter { $0["correct"]?.boolean == true } ?? []
    return choices.compactMap { $0["text"]?.string }
      + texts(gap["acceptedAnswers"]?.elements.map(\.self) ?? [])
  }

  private static func texts(_ accepted: [JSONNode]) -> [String] {
    accepted.compactMap { node in
      node.string ?? node["text"]?.string ?? (node["value"] ?? node).number?.text
    }
  }

  /// The bounds of an accepted number that earns everything.
  private static func range(_ node: JSONNode) -> ClosedRange<Double>? {
    guard node["credit"]?.number?.double ?? 1 >= 1 else { return nil }
    if let number = node.number?.double { return number...number }
    if let low = node["min"]?.number?.double, let high = node["max"]?.number?.double, low <= high {
      return low...high
    }
    guard let value = node["value"]?.number?.double else { return nil }
    let tolerance = node["tolerance"]?.number?.double ?? 0
    let isRelative = node["toleranceType"]?.string == "relative"
    let margin = abs(isRelative ? value * tolerance : tolerance)
    return (value - margin)...(value + margin)
  }
}
