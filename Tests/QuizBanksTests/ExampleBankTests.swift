import Foundation
import QuizCore
import TestSupport
import Testing

@testable import QuizBanks

/// The example of the format, which shows each type of question once.
let exampleBytes: [UInt8] = {
  let path = "\(repositoryFolder)/Tests/QuizBanksTests/Fixtures/example.json"
  return FileManager.default.contents(atPath: path).map(Array.init) ?? []
}()

struct ExampleBankTests {
  private func exampleBank() throws -> Bank {
    let reading = BankReader().read(exampleBytes, path: "/quizzes/e.json", source: .system)
    guard case .bank(let bank) = reading else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return bank
  }

  @Test func `the example says what it is`() throws {
    let bank = try exampleBank()
    #expect(bank.id == "example-mixed")
    #expect(bank.title == "Example bank with every question type")
    #expect(bank.language == "en")
    #expect(bank.description == "Shows each question type once.")
    #expect(bank.textFormat == .plain)
    #expect(bank.path == "/quizzes/e.json")
    #expect(bank.source == .system)
    #expect(bank.disabledCount == 0)
    #expect(bank.leftOutCount == 0)
    #expect(bank.findings == [])
  }

  @Test func `the example's choices are read`() throws {
    let bank = try exampleBank()
    #expect(
      bank.question("geo-0001")
        == Question(
          id: "geo-0001", prompt: "Which city is the capital of Australia?",
          kind: .multipleChoice(
            ChoiceList([
              Choice("Canberra", isCorrect: true),
              Choice("Sydney", feedback: "Sydney is the largest city, not the capital."),
              Choice("Melbourne", feedback: "Seat of parliament until 1927."),
              Choice("None of these", isFixed: true),
            ])),
          topic: "Geography/Capitals", difficulty: .easy,
          explanation: "Canberra was purpose-built as a compromise between Sydney and Melbourne.",
          hints: ["It is neither of the two largest cities.", "It was built to be the capital."]))
    #expect(
      bank.question("math-0001")
        == Question(
          id: "math-0001", prompt: "Which of these numbers are prime?",
          kind: .multipleResponse(
            ChoiceList([
              Choice("2", isCorrect: true), Choice("9"), Choice("11", isCorrect: true),
              Choice("15"),
            ]), .partial),
          topic: "Mathematics", difficulty: .medium,
          feedback: Feedback(
            correct: "Both found.", partial: "There are two.",
            incorrect: "Try dividing each by 3.")))
  }

  @Test func `the example's typed and plain answers are read`() throws {
    let bank = try exampleBank()
    #expect(
      bank.question("hist-0001")
        == Question(
          id: "hist-0001", prompt: "The Great Fire of London was in 1666.",
          kind: .trueFalse(answer: true), topic: "History", difficulty: .medium,
          explanation: "It began on 2 September 1666 in Pudding Lane."))
    #expect(
      bank.question("lit-0001")?.kind
        == .shortAnswer(
          TextKey(
            [
              TextKey.Accepted("Gabriel García Márquez"), TextKey.Accepted("García Márquez"),
              TextKey.Accepted(
                "Márquez", credit: 0.5, feedback: "His full surname is García Márquez."),
            ], ignoresDiacritics: true)))
    #expect(
      bank.question("phys-0001")?.kind
        == .numeric(
          NumberKey(
            [
              NumberKey.Accepted(9.81, tolerance: 0.02),
              NumberKey.Accepted(
                from: 9.7, to: 10, credit: 0.5, feedback: "Close; give two decimals."),
            ], unit: "m/s²")))
  }

  @Test func `the example's answers of several parts are read`() throws {
    let bank = try exampleBank()
    #expect(
      bank.questions.dropFirst(5).map(\.kind) == [
        .matching(
          MatchingKey(
            [.init("Canada", "Ottawa"), .init("Italy", "Rome"), .init("Japan", "Tokyo")],
            distractors: ["Toronto"]), .partial),
        .ordering(["Mercury", "Venus", "Earth", "Mars"], .partial),
        .cloze(
          [
            Gap("a", .text(TextKey([.init("hydrogen"), .init("H")]))),
            Gap("b", .number(NumberKey([.init(100)]))),
            Gap(
              "c",
              .choice(ChoiceList([Choice("expands", isCorrect: true), Choice("shrinks")]))),
          ], .partial),
        .flashcard(back: "Rembrandt van Rijn, The Night Watch, 1642"),
      ])
    let pool = Pool([bank.poolSource])
    #expect(
      pool.hashes.indices.map(pool.reference)
        == bank.questions.map { QuestionReference(bank: "example-mixed", question: $0.id) })
  }
}
