import JSON
import QuizCore
import QuizFormats
import Testing

struct GIFTFileTests {
  private let text = """
    // Two questions [id:q-1] [tag:a b]
    // [tag:x\\]y] [tag:<b>] [id:other] [tag:a b] [tag:

    //
    // [id:q-2]
    First {T}
    // [tag:late]

    $CATEGORY: $course$/top/Maths/Sets//Maps

    Second {
      =a
      // a comment =z
      ~b
    }

    $CATEGORY: Physics
    Third {F}

    0
    Fourth {F}

    $CATEGORY: top

    // [id:not an id]
    Fifth {F}
    """

  @Test func `comments, categories and lines are read`() throws {
    let bank = try GIFTReader.read(SourceText(text))
    #expect(bank.questions.map(\.prompt) == ["First", "Second", "Third", "0 Fourth", "Fifth"])
    #expect(bank.questions.map(\.position.line) == [6, 11, 18, 20, 26])
    #expect(bank.questions.map(\.topic) == [nil, "Maths/Sets-Maps", "Physics", "Physics", nil])
    #expect(bank.questions.map(\.sourceID) == ["q-2", nil, nil, nil, nil])
    #expect(bank.questions.map(\.tags) == [["late"], [], [], [], []])
    #expect(bank.questions[1].kind == .multipleChoice(choices(["a"], ["b"])))
    #expect(
      bank.log.notes.map(\.problem) == [
        .gift(.swallowedQuestion), .gift(.lonelyZero), .common(.changedIdentifier("not an id")),
      ])
    #expect(bank.log.notes.map(\.position?.line) == [18, 20, 26])
  }

  @Test func `the first id and every tag of a block count`() throws {
    let block = text.split(separator: "\n\n")[0] + "\nQ {T}"
    let question = try #require(try GIFTReader.read(SourceText(String(block))).questions.first)
    #expect(question.sourceID == "q-1")
    #expect(question.tags == ["a b", "x]y"])
  }

  @Test(arguments: ["\r\n", "\r"])
  func `every line end gives the same`(_ end: String) throws {
    let other = SourceText(text.replacing("\n", with: end))
    let (bank, expected) = (try GIFTReader.read(other), try GIFTReader.read(SourceText(text)))
    #expect(bank.questions == expected.questions && bank.log.notes == expected.log.notes)
  }

  @Test func `a byte order mark changes nothing`() throws {
    let bank = try GIFTReader.read(SourceText([0xEF, 0xBB, 0xBF] + Array("Q {T}".utf8)))
    #expect(bank.questions.map(\.prompt) == ["Q"])
  }

  @Test(arguments: ["", "\n \n", "// only\n// comments\n", "$CATEGORY: a/b"])
  func `a file without any item is refused`(_ text: String) {
    #expect(throws: ImportRefusal(.common(.nothingToImport))) {
      try GIFTReader.read(SourceText(text))
    }
  }

  @Test func `a bank is Markdown if all its questions are`() throws {
    let one = "[markdown]*a*  \n    b {=x ~[html]<b>y</b>}"
    let bank = try GIFTReader.read(SourceText(one + "\n\nA description."))
    #expect(bank.isMarkdown && bank.questions[0].prompt == "*a*  \n    b")
    #expect(bank.questions[0].kind == .multipleChoice(choices(["x"], ["y"])))
    #expect(try !GIFTReader.read(SourceText(one + "\n\nQ {T}")).isMarkdown)
  }

  @Test func `words may be missing as in the format of that name`() throws {
    let text = "The {=sun ~moon} shines.\n\nParis is {=big}.\n"
    let bank = try GIFTReader.read(SourceText(text))
    #expect(bank.questions.map(\.prompt) == ["The _____ shines.", "Paris is."])
    #expect(bank.questions.map(\.kind.typeName) == ["multiple-choice", "short-answer"])
  }
}
