import Foundation
import JSON
import TestSupport
import Testing

@testable import QuizBanks

/// The keys and types here, and those of the schema that people write banks by, are the same.
struct SchemaTests {
  private func schema() throws -> JSONNode {
    let path = "\(repositoryFolder)/quizzes/quizbank.schema.json"
    let data = try #require(FileManager.default.contents(atPath: path))
    return try JSONDocument(Array(data)).root
  }

  private func names(_ properties: JSONNode?) -> Set<String> {
    Set((properties?.members).map { $0.map(\.key) } ?? [])
  }

  @Test func `banks, defaults, choices and feedback have the keys of the schema`() throws {
    let schema = try schema()
    let parts = try #require(schema["$defs"])
    #expect(Set(KeySet.bank.names) == names(schema["properties"]))
    #expect(
      Set(KeySet.defaults.names) == names(schema["properties"]?["defaults"]?["properties"]))
    #expect(Set(KeySet.choice.names) == names(parts["choice"]?["properties"]))
    #expect(Set(KeySet.feedback.names) == names(parts["feedback"]?["properties"]))
    let numbers = parts["acceptedNumber"]?["oneOf"]?.elements.map { names($0["properties"]) }
    #expect(
      numbers == [[], Set(KeySet.acceptedValue.names), Set(KeySet.acceptedRange.names)])
    let texts = parts["acceptedText"]?["oneOf"]?.elements.map { names($0["properties"]) }
    #expect(texts == [[], Set(KeySet.acceptedText.names)])
  }

  @Test func `questions of each type have the keys of the schema`() throws {
    let parts = try #require(try schema()["$defs"])
    let question = try #require(parts["question"])
    let shared = names(question["properties"])
    let types = question["properties"]?["type"]?["enum"]?.elements.map { $0.string }
    #expect(types == QuestionType.allCases.map(\.rawValue))
    let conditions = try #require(question["allOf"]).elements.map { $0 }
    #expect(conditions.count == QuestionType.allCases.count)
    for (type, condition) in zip(QuestionType.allCases, conditions) {
      let inline = condition["then"]?["properties"]
      let reference = condition["then"]?["$ref"]?.string?.split(separator: "/").last
      let own = inline ?? reference.flatMap { parts[String($0)]?["properties"] }
      #expect(
        Set(KeySet.question(type).names) == shared.union(names(own)), "\(type.rawValue)")
    }
  }
}
