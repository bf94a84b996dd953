import JSON
import QuizCore
import QuizFormats
import Testing

/// A small file of each format, with faults in it.
private let samples: [(Format, String)] = [
  (
    .gift,
    "$CATEGORY: a\n\n::t:: P? {=a =b}\n\nQ {=%x%a ~b\n\nR {=a -> b =c}\n\nS {#x}\n\nT {true}\n"
  ),
  (
    .aiken, "Q?\nA. a\nB. b\nANSWER: E\n\nR?\na) a\nb) b\nAnswer: b\n\nS?\nA. a\nB. b\nANSWER: AB\n"
  ),
  (
    .csv,
    "id,question,a,b,correct,difficulty,time limit,x y\nq 1,P?,w,x,z,odd,soon,\n,Q?,w,w,A,,,\n"
  ),
  (.csv, "a,b,c\nd,e,f\n"), (.kahoot, "Question,Answer 1,Answer 2,Time,Correct\nP?,a,b,x,7\n"),
  (.anki, "#separator:tab\n#html:true\nf\tb\n{{c1::a{{c2::b}}}}\tc\n"), (.quizlet, "a\tb\nc\n"),
  (.hashcards, "Q: a\nA: b\nx\nC: [a](b)\nQ: c\n"),
  (.markdown, "# Q?\n\n---\nid: a b\ndifficulty: odd\n---\n- [x] a\n- [ ] a\n- [ ] b\n\n# R?\n"),
  (.opentriviaqa, "#Q What?\n^ x\nA a\nB b\n"), (.ncvec, "T1A01 (D)\nWhat?\nA. a\nB. b\n~~\n"),
  (
    .moodleXML,
    "<quiz><question type=\"odd\"/><question type=\"numerical\"><name><text>n</text></name><questiontext><text>p</text></questiontext><answer fraction=\"900\"><text>x</text></answer></question></quiz>"
  ),
  (.cloze, "a {1:SA:=b} {1:NM:=x}"),
  (
    .json,
    "[{\"question\":\"p\",\"options\":[\"a\",\"b\"],\"answer\":\"c\",\"difficulty\":\"odd\"}]"
  ),
  (
    .opentdb,
    "{\"results\":[{\"type\":\"boolean\",\"question\":\"p\",\"correct_answer\":\"x\",\"incorrect_answers\":[\"y\"]}]}"
  ),
  (
    .triviaAPI,
    "[{\"type\":\"odd\",\"question\":\"p\",\"correctAnswer\":\"a\",\"incorrectAnswers\":[\"a\"]}]"
  ),
  (
    .quizAPI,
    "[{\"question\":\"p\",\"answers\":{\"answer_a\":\"x\",\"answer_b\":null},\"correct_answers\":{\"answer_b_correct\":\"true\"}}]"
  ),
]

@Test func `no reason carries a control character or more than an excerpt of a file`() {
  let signs = [
    "\u{1B}[31m", "\u{7}", "\u{9B}1m", "\u{202E}", String(repeating: "long ", count: 200),
  ]
  for (format, sample) in samples {
    let bytes = Array(sample.utf8)
    for place in 0...bytes.count {
      for (turn, sign) in signs.enumerated() where (place + turn) % 3 == 0 {
        // In JSON a control has to be escaped.
        let isJSON = [.json, .opentdb, .triviaAPI, .quizAPI].contains(format)
        let written =
          isJSON && sign.utf8.count < 100
          ? sign.unicodeScalars.map { scalar in
            "\\u" + String(String(scalar.value + 0x10000, radix: 16).dropFirst())
          }.joined() : sign
        let text = String(decoding: bytes[..<place] + written.utf8 + bytes[place...], as: UTF8.self)
        for reason in reasons(text, format) {
          let isClean = reason.unicodeScalars.allSatisfy { scalar in
            scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) && scalar != "\u{202E}"
          }
          #expect(
            isClean && reason.utf8.count < 700, "\(format) at \(place): \(reason.debugDescription)")
        }
      }
    }
  }
}

/// The texts that the problems of a file carry.
private func reasons(_ text: String, _ format: Format) -> [String] {
  do throws(ImportRefusal) {
    let log = try read(text, format)?.log
    return log?.notes.flatMap { texts(in: $0.problem) + [$0.question ?? ""] } ?? []
  } catch {
    return texts(in: error.problem)
  }
}

/// The strings anywhere in a value.
private func texts(in value: Any) -> [String] {
  if let text = value as? String { return [text] }
  return Mirror(reflecting: value).children.flatMap { texts(in: $0.value) }
}

private func read(_ text: String, _ format: Format) throws(ImportRefusal) -> DraftBank? {
  let source = SourceText(text)
  let options = ReadOptions()
  switch format {
  case .gift: return try GIFTReader.read(source)
  case .aiken: return try AikenReader.read(source)
  case .csv, .tsv: return try TableReader.read(source, options)
  case .kahoot: return try KahootReader.read(source, options)
  case .anki: return try AnkiReader.read(source, options)
  case .quizlet: return try QuizletReader.read(source, options)
  case .hashcards: return try HashcardsReader.read(source, options)
  case .markdown: return try MarkdownReader.read(source, options)
  case .opentriviaqa: return try OpenTriviaQAReader.read(source, options)
  case .ncvec: return try NCVECReader.read(source, options)
  case .moodleXML: return try MoodleXMLReader.read(source, options)
  case .cloze: return try ClozeReader.read(source, options)
  case .native, .json, .opentdb, .triviaAPI, .quizAPI: break
  }
  guard let document = try? JSONDocument(Array(text.utf8)) else { return nil }
  switch format {
  case .opentdb: return try OpenTriviaReader.read(document, options)
  case .triviaAPI: return try TriviaAPIReader.read(document, options)
  case .quizAPI: return try QuizAPIReader.read(document, options)
  default: return try LooseJSONReader.read(document, options)
  }
}
