import QuizCore
import QuizFormats
import Testing

/// Nothing traps, every item is either a question or passed over, and time grows with the size only.
struct MoodleRobustnessTests {
  @Test(.timeLimit(.minutes(5)))
  func `two thousand broken files are refused or counted in full`() {
    let fixture = Array(mixedQuiz.utf8)
    let (everywhere, inTexts) = (Array(fixture.indices), textPlaces(fixture))
    var readable = 0
    for seed in 0..<400 {
      var random = SplitMix64(seed: UInt64(seed))
      let bytes = mutated(fixture, at: seed % 8 == 0 ? everywhere : inTexts, &random)
      guard let text = try? SourceText(bytes, as: .windows1252),
        let bank = try? MoodleXMLReader.read(text, ReadOptions())
      else { continue }
      readable += 1
      #expect(bank.log.readCount == bank.questions.count + bank.log.skippedCount, "seed \(seed)")
      expectPlayable(bank, seed)
    }
    #expect(readable > 140, "\(readable) are readable")
  }

  @Test func `two thousand broken texts of questions are counted in full`() {
    let texts = [
      "{1:SA:=a~%50%b#c~*#d} x {:MCVS:=a~b#c~%-5%d}", "{2:NM:=1,5:0.1~%50%*} <b>{1:MR:=a~b}</b>",
      "[[1]] [a|b] &lt; { } \\}",
    ]
    for seed in 0..<400 {
      var random = SplitMix64(seed: UInt64(seed))
      let fixture = Array(texts[seed % 3].utf8)
      let bytes = mutated(fixture, at: Array(fixture.indices), &random)
      guard let text = try? SourceText(bytes, as: .windows1252),
        let bank = try? ClozeReader.read(text, ReadOptions())
      else { continue }
      #expect(bank.log.readCount == 1)
      #expect(bank.questions.count + bank.log.skippedCount == 1, "seed \(seed)")
      expectPlayable(bank, seed)
    }
  }

  @Test(arguments: [
    "{", "}", "~", "#", "=", "%", "\\", "&", "{1:SA:", "{1:SA:=a}", "{1:MC:=a~b}", "~=a", "%50%",
    "{ ", "{1", "\n",
    "{1:NM:=1", "&#125;", "{{", "]", "[", "[[", "[[1]]", "[a]", "[a|", "가", "\u{1}",
  ])
  func `a text of one piece is read in linear time`(_ piece: String) throws {
    let text = String(repeating: piece, count: 50_000 / piece.utf8.count)
    let time = ContinuousClock().measure {
      _ = try? ClozeReader.read(SourceText(text), ReadOptions())
      for type in ["cloze", "gapselect", "gapfill", "shortanswer", "multichoice", "matching"] {
        let safe = text.replacing("\u{1}", with: "")
        _ = try? moodleItem(
          type,
          moodleAnswer("<![CDATA[\(safe)]]>", "100")
            + "<selectoption><text>x</text></selectoption>",
          text: "<questiontext><text><![CDATA[\(safe)]]></text></questiontext>")
      }
    }
    #expect(time < .seconds(20))
  }

  @Test func `very many small parts are read in linear time`() throws {
    let count = 4_000
    let answers = (0..<count).map { moodleAnswer("a\($0)", $0 == 0 ? "100" : "0") }.joined()
    var counts: [Int] = []
    let time = try ContinuousClock().measure {
      for type in ["multichoice", "ordering", "shortanswer"] {
        counts.append(try moodleItem(type, answers).questions.count)
      }
    }
    #expect(counts == [1, 1, 1])
    #expect(time < .seconds(20))
  }
}

/// Checks what a bank of the native format must have.
private func expectPlayable(_ bank: DraftBank, _ seed: Int) {
  for question in bank.questions {
    #expect(!isBlank(question.prompt), "seed \(seed)")
    #expect(fieldText(question.prompt) == question.prompt, "seed \(seed)")
    switch question.kind {
    case .multipleChoice(let list):
      #expect(list.choices.count > 1 && list.choices.count { $0.isCorrect } == 1, "seed \(seed)")
    case .multipleResponse(let list, _):
      #expect(list.choices.count > 1 && list.choices.contains { $0.isCorrect }, "seed \(seed)")
    case .shortAnswer(let key): #expect(key.accepted.contains { $0.credit == 1 }, "seed \(seed)")
    case .numeric(let key): #expect(key.accepted.contains { $0.credit == 1 }, "seed \(seed)")
    case .matching(let key, _): #expect(key.pairs.count > 1, "seed \(seed)")
    case .ordering(let items, _): #expect(Set(items).count == items.count, "seed \(seed)")
    case .cloze(let gaps, _):
      #expect(!gaps.isEmpty, "seed \(seed)")
      for gap in gaps { #expect(question.prompt.contains("{{\(gap.id)}}"), "seed \(seed)") }
      #expect(question.prompt.split(separator: "{{").count <= gaps.count + 1, "seed \(seed)")
    case .trueFalse, .flashcard: break
    }
  }
}

/// The bytes with one to three of the places flipped, cut, doubled or filled with something.
private func mutated(_ fixture: [UInt8], at places: [Int], _ random: inout SplitMix64) -> [UInt8] {
  var bytes = fixture
  let count = 1 + Int(random.below(3))
  let chosen = (0..<count).map { _ in places[Int(random.below(UInt64(places.count)))] }
  // From the last to the first, so that the places before are still the same.
  for at in chosen.sorted(by: >) where at < bytes.count {
    let range = at..<min(bytes.count, at + 1 + Int(random.below(6)))
    switch random.below(6) {
    case 0: bytes[at] = UInt8(32 + random.below(95))
    case 1 where range.count < bytes.count: bytes.removeSubrange(range)
    case 2: bytes.insert(contentsOf: bytes[range], at: at)
    case 3:
      let piece = pieces[Int(random.below(UInt64(pieces.count)))]
      bytes.insert(contentsOf: piece.utf8, at: at)
    case 4: bytes.swapAt(at, Int(random.below(UInt64(bytes.count))))
    default: bytes[at] = bytes[at] == UInt8(ascii: "0") ? UInt8(ascii: "1") : UInt8(ascii: "0")
    }
  }
  return bytes
}

/// What may be put into a text.
private let pieces = [
  "~", "#", "=", "{", "}", "%", "&amp;", "{{", "0", "-", "*", "1e9", "[[1]]", "&amp;#1;",
  "&#60;b&#62;", "<text/>", "<answer/>",
]

/// The places of a document that are in no tag.
private func textPlaces(_ document: [UInt8]) -> [Int] {
  var places: [Int] = []
  var isTag = false
  for (place, byte) in document.enumerated() {
    if byte == UInt8(ascii: "<") { isTag = true }
    if !isTag { places.append(place) }
    if byte == UInt8(ascii: ">") { isTag = false }
  }
  return places
}

/// A question of each type.
private let mixedQuiz = """
  <quiz><question type="category"><category><text>$course$/top/A</text></category></question>
  <question type="multichoice"><name><text>n</text></name><questiontext format="html"><text>Q</text></questiontext>
  <single>false</single><answer fraction="50"><text>A</text></answer><answer fraction="50"><text>B</text></answer>
  <answer fraction="-20"><text>C</text></answer></question>
  <question type="truefalse"><questiontext><text>Q</text></questiontext>
  <answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question>
  <question type="shortanswer"><questiontext><text>Q</text></questiontext>
  <answer fraction="100"><text>A*</text></answer><answer fraction="0"><text>*</text></answer></question>
  <question type="numerical"><questiontext><text>Q</text></questiontext>
  <answer fraction="100"><text>1.5</text><tolerance>0.1</tolerance></answer>
  <units><unit><multiplier>1</multiplier><unit_name>m</unit_name></unit></units></question>
  <question type="matching"><questiontext><text>Q</text></questiontext>
  <subquestion><text>a</text><answer><text>1</text></answer></subquestion>
  <subquestion><text>b</text><answer><text>2</text></answer></subquestion></question>
  <question type="ordering"><questiontext><text>Q</text></questiontext>
  <answer fraction="1"><text>A</text></answer><answer fraction="2"><text>B</text></answer></question>
  <question type="cloze"><questiontext><text>{1:SA:=a~%50%b#c} {:MC:=a~b} {2:NM:=1:0.5}</text></questiontext></question>
  <question type="gapselect"><questiontext><text>[[1]] [[2]]</text></questiontext>
  <selectoption><text>a</text><group>1</group></selectoption><selectoption><text>b</text><group>1</group></selectoption></question>
  <question type="gapfill"><questiontext><text>The [cat|dog] [x]</text></questiontext></question>
  <question type="essay"><questiontext><text>Q</text></questiontext><graderinfo><text>I</text></graderinfo></question>
  <question type="description"><questiontext><text>Q</text></questiontext></question></quiz>
  """
