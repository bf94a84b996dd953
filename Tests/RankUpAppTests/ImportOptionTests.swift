import QuizBanks
import QuizFormats
import Testing

@testable import RankUpApp

/// Files of every format, chosen so that each option which may make a difference to one does.
private let samples: [Format: [String]] = [
  .native: [
    #"{"format":"quizbank","formatVersion":1,"id":"n","title":"N","questions":[{"id":"a","type":"true-false","prompt":"A.","answer":true}]}"#
  ],
  .opentdb: [
    #"{"response_code":0,"results":[{"type":"multiple","difficulty":"easy","category":"C","question":"Q é?","correct_answer":"a","incorrect_answers":["b","c"]}]}"#
  ],
  .triviaAPI: [
    #"[{"category":"music","id":"622","correctAnswer":"a é","incorrectAnswers":["b","c"],"question":{"text":"Q?"},"tags":["x"],"type":"text_choice","difficulty":"easy"}]"#
  ],
  .quizAPI: [
    #"[{"id":1,"question":"Q é?","answers":{"answer_a":"x","answer_b":"y"},"multiple_correct_answers":"false","correct_answers":{"answer_a_correct":"true","answer_b_correct":"false"},"category":"Linux","difficulty":"Easy"}]"#
  ],
  .json: [
    #"[{"question":"Q é?","options":["2","1","3"],"answer":"1"}]"#,
    #"[{"question":"Q?","options":["a","b","c"],"answer":1}]"#, #"[{"q":"front?","a":"back"}]"#,
    #"[{"question":"Q?","x":"Y?","answer":"a"}]"#,
  ],
  .gift: ["Q é? {=a ~b}\n\nThe text. {T}\n"],
  .aiken: ["Q é?\nA. a\nB. b\nANSWER: A\n", "Q?\nA. a\nB. b\nC. c\nANSWER: A, B\n"],
  .moodleXML: [
    "<quiz><question type=\"truefalse\"><name><text>N</text></name><questiontext format=\"plain_text\"><text>P é.</text></questiontext><answer fraction=\"100\"><text>true</text></answer><answer fraction=\"0\"><text>false</text></answer></question></quiz>"
  ],
  .cloze: ["A é {1:SHORTANSWER:=gap} in a text.\n"],
  .anki: ["#separator:tab\n#html:false\nfront é\tback\n", "a;b\tc;d\ne;f\tg;h\n"],
  .quizlet: ["a é;b\tc;d\ne;f\tg;h\n"],
  .csv: [
    "front,back\né,b\n", "a;x,b;x\nc;x,d;x\n",
    "question,option 1,option 2,option 3,answer\nQ?,2,1,3,1\n",
    "question,option 1,option 2,option 3,answer\nQ?,x,y,z,1\n",
  ],
  .tsv: [
    "front\tback\né\tb\n", "a;x\tb;x\nc;x\td;x\n",
    "question\toption 1\toption 2\toption 3\tanswer\nQ?\t2\t1\t3\t1\n",
    "question\toption 1\toption 2\toption 3\tanswer\nQ?\tx\ty\tz\t1\n",
  ],
  .kahoot: ["Question;Answer 1;Answer 2;Correct answer(s)\nQ é, x?;a;b;1\n"],
  .hashcards: ["Q: front é?\nA: back\n\nC: A [gap] here.\n"],
  .markdown: ["# Q é?\n\n- [x] a\n- [ ] b\n"],
  .opentriviaqa: ["#Q Question é?\n^ a\nA a\nB b\n"],
  .ncvec: ["T1A01 (C) [97.1]\nQuestion é?\nA. a\nB. b\nC. c\nD. d\n~~\n"],
]

/// What comes of a file: its drafts, or why there are none.
private func outcome(_ text: String, _ request: ImportRequest) -> String {
  do throws(ImportTrouble) {
    switch try ForeignReader(request).read(Array(text.utf8), name: "x") {
    case .native(let bank): return "\(bank.questions)"
    case .draft(_, let draft): return "\(draft.questions) \(draft.log)"
    }
  } catch {
    return "\(error)"
  }
}

/// What a player may say with an option.
private func requests(_ option: ImportOption, _ format: Format) -> [ImportRequest] {
  var plain = ImportRequest()
  plain.format = format
  func changed(_ change: (inout ImportRequest) -> Void) -> ImportRequest {
    var request = plain
    change(&request)
    return request
  }
  return switch option {
  case .title, .language: []
  case .encoding: TextEncoding.allCases.map { encoding in changed { $0.encoding = encoding } }
  case .columns:
    [changed { $0.options.columns = [ColumnRole("prompt", "2"), ColumnRole("answer", "1")] }]
  case .indexBase: [0, 1].map { base in changed { $0.options.indexBase = base } }
  case .answerKind:
    ReadOptions.AnswerKind.allCases.map { kind in changed { $0.options.answerKind = kind } }
  case .fieldSeparator:
    [changed { $0.options.fieldSeparator = "," }, changed { $0.options.fieldSeparator = ";" }]
  case .rowSeparator: [changed { $0.options.rowSeparator = "c" }]
  case .promptSide: [changed { $0.options.promptSide = .definition }]
  case .keys: [changed { $0.options.keys = ["prompt": "x"] }]
  case .typed: [changed { $0.options.isTyped = true }]
  case .lenient: [changed { $0.options.isLenient = true }]
  }
}

@Test(arguments: Format.allCases)
func `an option is for the formats to whose files it makes a difference`(_ format: Format) throws {
  let texts = try #require(samples[format])
  var plain = ImportRequest()
  plain.format = format
  for option in ImportOption.allCases where option != .title && option != .language {
    let makesDifference = texts.contains { text in
      requests(option, format).contains { outcome(text, $0) != outcome(text, plain) }
    }
    #expect(makesDifference == option.formats.contains(format), "\(option) \(format)")
  }
}
