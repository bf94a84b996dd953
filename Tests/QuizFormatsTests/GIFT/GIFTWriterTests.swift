import JSON
import QuizCore
import QuizFormats
import Testing

struct GIFTWriterTests {
  @Test func `a bank is written with comments, categories and every type`() {
    let choice = ChoiceList([
      Choice("50%: a=b", isCorrect: true), Choice("%5% {x}", credit: 0.5, feedback: "no #1"),
      Choice("<b>\nx"),
    ])
    let key = TextKey([TextKey.Accepted("2*2"), TextKey.Accepted("4", credit: 0.5)])
    let number = NumberKey([
      NumberKey.Accepted(3, tolerance: 0.5), NumberKey.Accepted(from: -1, to: 2, credit: 0.25),
    ])
    let pairs = MatchingKey(
      [MatchingKey.Pair("a -> b", "c"), MatchingKey.Pair("d", "e")], distractors: ["f"])
    var first = question("q1", .multipleChoice(choice))
    first.title = "A: title"
    first.topic = "Maths/Sets"
    first.tags = ["x]y", "z"]
    first.explanation = "Why\nnot"
    var truth = question("q3", .trueFalse(answer: false))
    truth.feedback = Feedback(correct: "yes", incorrect: "no")
    let bank = ExportBank(
      title: "My bank",
      questions: [
        first,
        question("q2", .multipleResponse(choices(["a", "b", "c"], ["d"]), .partial)), truth,
        question("q4", .shortAnswer(key)), question("q5", .numeric(number)),
        question("q6", .matching(pairs, .partial)),
        question("q7", .ordering(["//", "b"], .allOrNothing)),
        question("q8", .flashcard(back: "B")),
        question("q9", .cloze([Gap("a", .text(key))], .partial)),
      ])
    let written = GIFTWriter.write(bank)
    #expect(written.text == expected)
    #expect(written.losses == [ExportLoss(.essay, of: "q8"), ExportLoss(.question, of: "q9")])
  }

  private func question(_ id: String, _ kind: QuestionKind) -> DraftQuestion {
    var question = DraftQuestion("Q?", kind, at: JSONPosition(line: 1, column: 1))
    question.sourceID = id
    return question
  }

  private let expected = ##"""
    // My bank

    $CATEGORY: Maths/Sets

    // [id:q1] [tag:x\]y] [tag:z]
    ::A\: title::Q? {
    	=50%\: a\=b
    	~%50%%5% \{x\}#no \#1
    	~[plain]<b>\nx
    ####Why\nnot
    }

    $CATEGORY: $course$/top

    // [id:q2]
    Q? {
    	~%33.33333%a
    	~%33.33333%b
    	~%33.33333%c
    	~%-100%d
    }

    // [id:q3]
    Q? {FALSE#no#yes}

    // [id:q4]
    Q? {
    	=2\\*2
    	=%50%4
    }

    // [id:q5]
    Q? {#
    	=3:0.5
    	=%25%-1..2
    }

    // [id:q6]
    Q? {
    	=[html]a -&gt; b -> c
    	=d -> e
    	= -> f
    }

    // [id:q7]
    Q? {>2 ALL VERTICAL ALL_OR_NOTHING SHOW none
    	[plain]//
    	b
    }

    // [id:q8]
    Q? {
    ####B
    }


    """##

  @Test func `Markdown is marked on every question`() throws {
    let bank = ExportBank(
      title: "", isMarkdown: true,
      questions: [question("q", .multipleChoice(choices(["*a*  \n- b"], ["[html]"])))])
    let written = GIFTWriter.write(bank)
    #expect(
      written.text
        == "// [id:q]\n[markdown]Q? {\n\t=*a*  \\n- b\n\t~[markdown][html]\n}\n\n")
    #expect(written.losses == [])
    let read = try GIFTReader.read(SourceText(written.text))
    #expect(read.isMarkdown && read.questions.map(\.kind) == bank.questions.map(\.kind))
  }

  @Test func `what has no place is named`() {
    var one = question("q", .multipleResponse(choices(["a"], ["b"]), .allOrNothing))
    one.feedback = Feedback(partial: "p")
    one.hints = ["h"]
    one.difficulty = .easy
    one.tags = ["<x>"]
    one.title = "a\nb"
    let two = question(
      "r",
      .numeric(NumberKey([NumberKey.Accepted(1), NumberKey.Accepted(2, credit: 0.37)], unit: "m")))
    let three = question("s", .shortAnswer(TextKey([TextKey.Accepted("a->b")])))
    let four = question("t", .flashcard(back: "the cat"))
    let bank = ExportBank(title: "", questions: [one, two, three, four])
    #expect(
      GIFTWriter.write(bank).losses.map { "\($0.question) \($0.part)" } == [
        "q feedback", "q hints", "q scoring", "q difficulty", "q tags", "q title",
        "r weights", "r unit", "s question", "t essay",
      ])
  }
}
