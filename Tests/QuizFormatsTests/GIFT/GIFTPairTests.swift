import JSON
import QuizCore
import QuizFormats
import Testing

@Suite(.enabled(if: GIFTBanks.arePresent))
struct GIFTPairTests {
  @Test func `there are nineteen pairs`() {
    #expect(GIFTBanks.pairs.count == 19)
  }

  @Test(arguments: GIFTBanks.pairs)
  func `a text gives what the other parser makes of it`(_ name: String) throws {
    let text = try SourceText(GIFTBanks.bytes("gift-grammar-peg/\(name).gift"))
    let document = try JSONDocument(GIFTBanks.bytes("gift-grammar-peg/\(name).json"))
    let items = document.root.elements.filter { $0["type"]?.string != "Category" }
    let expected = items.map(expectation)
    guard !expected.isEmpty else {
      #expect(throws: ImportRefusal(.common(.nothingToImport))) { try GIFTReader.read(text) }
      return
    }
    #expect(sketches(of: try GIFTReader.read(text)) == expected)
  }
}

/// What the questions of a bank say, and in their places the reasons of what was passed over.
private func sketches(of bank: DraftBank) -> [[String]] {
  let passed = bank.log.notes.filter { $0.effect == .skipped }
    .map { ($0.position?.line ?? 0, ["\($0.problem)"]) }
  return (bank.questions.map { ($0.position.line, sketch(of: $0)) } + passed)
    .sorted { $0.0 < $1.0 }.map(\.1)
}

private func sketch(of question: DraftQuestion) -> [String] {
  var lines = [
    question.kind.typeName, "title \(question.title ?? "-")", "id \(question.sourceID ?? "-")",
    "tags \(question.tags)", "prompt \(question.prompt)",
  ]
  switch question.kind {
  case .multipleChoice(let list), .multipleResponse(let list, _):
    lines += list.choices.map {
      answer($0.text, $0.credit ?? ($0.isCorrect ? 1 : 0), $0.feedback)
    }
  case .trueFalse(let truth):
    lines.append("\(truth)")
  case .shortAnswer(let key):
    lines += key.accepted.map { answer($0.text, $0.credit, $0.feedback) }
  case .numeric(let key):
    lines += key.accepted.map { answer("\($0.minimum)…\($0.maximum)", $0.credit, $0.feedback) }
  default: lines.append("\(question.kind)")
  }
  lines.append("wrong \(question.feedback.incorrect ?? "-")")
  lines.append("right \(question.feedback.correct ?? "-")")
  lines.append("explanation \(question.explanation ?? "-")")
  return lines
}

private func answer(_ text: String, _ credit: Double, _ feedback: String?) -> String {
  "\((credit * 100_000).rounded() / 1000)% \(text) # \(feedback ?? "-")"
}

/// The same of an item of the other parser.
private func expectation(_ item: JSONNode) -> [String] {
  let type = item["type"]?.string ?? ""
  if type == "Description" { return ["\(ImportProblem.gift(.description))"] }
  if type == "Essay" { return ["\(ImportProblem.gift(.essay))"] }
  var prompt = clean(item["stem"]) ?? ""
  // A blank before nothing but a full stop is dropped here, and the stop beside another mark.
  if prompt.hasSuffix(" _____ .") {
    prompt.removeLast(8)
    if !prompt.hasSuffix("?"), !prompt.hasSuffix(".") { prompt += "." }
  }
  var lines = [
    typeName(type, item), "title \(item["title"]?.string ?? "-")",
    "id \(item["id"]?.string ?? "-")",
    "tags \((item["tags"]?.elements.compactMap(\.string)) ?? [])", "prompt \(prompt)",
  ]
  switch type {
  case "TF": lines.append("\(item["isTrue"]?.boolean ?? false)")
  case "Numerical": lines += numbers(item["choices"])
  default:
    lines += (item["choices"].map { Array($0.elements) } ?? []).map { choice in
      answer(clean(choice["text"]) ?? "", credit(choice), clean(choice["feedback"]))
    }
  }
  // Its names for the feedback go by the place: the first is for the wrong response.
  lines.append("wrong \(clean(item["trueFeedback"]) ?? "-")")
  lines.append("right \(clean(item["falseFeedback"]) ?? "-")")
  lines.append("explanation \(clean(item["globalFeedback"]) ?? "-")")
  return lines
}

private func typeName(_ type: String, _ item: JSONNode) -> String {
  switch type {
  case "MC":
    item["choices"]?.elements.contains { $0["isCorrect"]?.boolean == true } == true
      ? "multiple-choice" : "multiple-response"
  case "TF": "true-false"
  case "Short": "short-answer"
  case "Numerical": "numeric"
  default: type
  }
}

private func credit(_ choice: JSONNode) -> Double {
  if let weight = number(choice["weight"]) { return weight / 100 }
  return choice["isCorrect"]?.boolean == true ? 1 : 0
}

private func numbers(_ choices: JSONNode?) -> [String] {
  guard let choices else { return [] }
  guard choices.kind == .array else { return [answer(range(choices), 1, nil)] }
  return choices.elements.map { choice in
    answer(choice["text"].map(range) ?? "", credit(choice), clean(choice["feedback"]))
  }
}

private func range(_ value: JSONNode) -> String {
  if let low = number(value["numberLow"]), let high = number(value["numberHigh"]) {
    return "\(low)…\(high)"
  }
  let (middle, slack) = (number(value["number"]) ?? .nan, number(value["range"]) ?? 0)
  return "\(middle - slack)…\(middle + slack)"
}

private func number(_ node: JSONNode?) -> Double? { node?.number?.double }

/// A text of the other parser after the same clean-up as here.
private func clean(_ node: JSONNode?) -> String? {
  guard let node, let format = node["format"]?.string, let text = node["text"]?.string else {
    return nil
  }
  switch format {
  case "markdown": return fieldText(text)
  case "html": return fieldText(HTMLText(text).text)
  default: return fieldText(HTMLText(lineText(text)).text)
  }
}
