import QuizCore
import QuizFormats
import Testing

@Suite(.enabled(if: GIFTBanks.arePresent))
struct GIFTSampleTests {
  @Test func `a sample gives ten questions of four types`() throws {
    let bank = try GIFTReader.read(SourceText(GIFTBanks.bytes("giftplay-sample-es.gift.txt")))
    #expect(
      bank.questions.map(\.kind.typeName) == [
        "true-false", "true-false", "multiple-choice", "multiple-choice", "multiple-response",
        "short-answer", "multiple-choice", "multiple-choice", "multiple-choice",
        "multiple-response",
      ])
    #expect(bank.log.readCount == 10 && bank.log.notes.isEmpty && !bank.isMarkdown)
    #expect(bank.questions[0].prompt == "1+1=2" && bank.questions[0].title == "Q1")
    let second = Feedback(
      correct: "Correcto, sale por el Este", incorrect: "Incorrecto, sale por el Este")
    #expect(bank.questions[1].feedback == second)
    let explanation = "Colón llegó a América en su primer viaje en 1492"
    #expect(bank.questions[8].explanation == explanation)
  }

  @Test func `braces and equals signs of LaTeX are told from those of answers`() throws {
    let bank = try GIFTReader.read(
      SourceText(GIFTBanks.bytes("giftplay-latex-unescaped-braces-es.gift")))
    #expect(bank.questions.map(\.kind.typeName).filter { $0.hasPrefix("multiple") }.count == 6)
    #expect(bank.questions.map(\.kind.typeName).filter { $0 == "true-false" }.count == 2)
    #expect(bank.log.readCount == 8 && bank.log.skippedCount == 0)
    guard case .multipleChoice(let first) = bank.questions[0].kind,
      case .multipleResponse(let sixth, _) = bank.questions[5].kind
    else { throw GIFTSampleFault.otherType }
    #expect(
      first.choices == [
        Choice(#"$x = \sqrt{25}$"#), Choice(#"$x = \dfrac{21}{3}$"#), Choice("$x = 2^3 + 3$"),
        Choice("$x = 11$", isCorrect: true),
      ])
    #expect(
      bank.questions[0].prompt
        == #"¿Cuál es el valor de $x$ en la ecuación $\dfrac{2x - 4}{3} = 6$?"#)
    #expect(sixth.choices.map(\.isCorrect) == [true, true, false, false])
    #expect(sixth.choices.map(\.credit) == [0.5, 0.5, -1, -1])
    #expect(bank.questions.map(\.prompt).filter { $0.contains("_____") } == [])
  }
}

private enum GIFTSampleFault: Error {
  case otherType
}
