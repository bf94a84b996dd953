import QuizCore
import Testing

@Suite struct TextMarkingTests {
  @Test(arguments: [
    ("café", "cafe\u{301}"), ("cafe\u{301}", "café"), ("한글", "\u{1112}\u{1161}\u{11AB}글"),
    ("don't", "don’t"), ("don’t", "don't"), ("\"A\"", "“A”"), ("1-2", "1–2"), ("1-2", "1−2"),
    ("a b", "a\u{A0}b"), ("a b", "  a   b\t"), ("a b", "a\u{3000}b"), ("a b", "a\r\nb"),
    ("Dr. Wily", "dr wily"), ("はい。", "はい"), ("はい", "はい。"), ("STRASSE", "straße"),
    ("Istanbul", "ISTANBUL"), ("hydrogen", "hydro\u{AD}gen"), ("hydrogen", "\u{200B}hydrogen"),
    ("hydrogen", "hydrogen\u{200F}"), ("C++", "c++"), ("C#", "c#"), ("-5", "−5"), ("!", "!"),
    ("New York, New York", "new york new york"), ("rock & roll", "Rock roll"),
    ("(water)", "water"), ("ls", "`ls`"), ("...", "..."), ("Yahoo!", "yahoo!"), ("ΟΔΟΣ", "οδος"),
    ("$5", "5"), ("I ❤ you", "I ❤️ you"), ("¿Qué?", "qué"),
  ])
  func `an answer that reads the same is right`(accepted: String, typed: String) {
    #expect(TextKey([.init(accepted)]).match(typed)?.text == accepted)
  }

  @Test func `C and its relatives, a bang and minus five differ`() {
    let answers = ["C++", "C#", "C", "!", "-5", "5", "", "?"]
    for accepted in answers {
      let matching = answers.filter { TextKey([.init(accepted)]).match($0) != nil }
      #expect(matching == [accepted])
    }
  }

  @Test func `signs of mathematics count`() {
    let answers = ["x < 5", "x > 5", "x ≥ 5", "x + 5", "x = 5", "√5", "±5", "5", "C♯", "C"]
    for accepted in answers {
      let matching = answers.filter { TextKey([.init(accepted)]).match($0) != nil }
      #expect(matching == [accepted])
    }
  }

  @Test(arguments: [
    ("cafe", "café"), ("a", "b"), ("ab", "a b"), ("AC/DC", "ACDC"), ("e-mail", "email"), ("", "a"),
    ("don't", "dont"), ("Yahoo!", "Yahoo"), ("a", ""), ("a", "   "), ("a", "\u{200B}"),
  ])
  func `an answer that reads otherwise is wrong`(accepted: String, typed: String) {
    #expect(TextKey([.init(accepted)]).match(typed) == nil)
  }

  @Test func `case counts where the bank says so`() {
    let key = TextKey([.init("MHz")], isCaseSensitive: true)
    #expect(
      ["MHz", "mhz", "Mhz", " MHz. "].map { key.match($0) != nil } == [
        true, false, false, true,
      ])
  }

  @Test func `diacritics are folded where the bank says so`() {
    let key = TextKey([.init("Gabriel García Márquez")], ignoresDiacritics: true)
    for typed in [
      "gabriel garcia marquez", "Gabriel Garci\u{301}a Márquez", "GABRIEL GÀRCÎA MARQUEZ",
    ] {
      #expect(key.match(typed) != nil, "\(typed)")
    }
    #expect(key.match("Gabriel Garcia Markez") == nil)
    let plain = TextKey([.init("Istanbul")], ignoresDiacritics: true)
    #expect(plain.match("İstanbul") != nil)
    let hangul = TextKey([.init("서울")], ignoresDiacritics: true)
    #expect(["서울", "서우"].map { hangul.match($0) != nil } == [true, false])
  }

  @Test(arguments: [
    ("AC/DC", "acdc", true), ("U.S.A.", "usa", true), ("don't", "dont", true),
    ("x > 5", "x 5", true), ("e-mail", "email", false), ("C++", "C", false), ("C#", "C", false),
    ("!", "?", false), ("?!", "?!", true), ("a_b", "ab", true), ("10€", "10", true),
  ])
  func `punctuation within words is dropped where the bank says so`(
    accepted: String, typed: String, isRight: Bool
  ) {
    let key = TextKey([.init(accepted)], ignoresPunctuation: true)
    #expect((key.match(typed) != nil) == isRight)
  }

  @Test(arguments: [
    ("*", "anything", true), ("*", "", true), ("colo*r", "colour", true), ("colo*r", "color", true),
    ("colo*r", "colo", false), ("colo*r", "xcolor", false), ("*ing", "Singing", true),
    ("*ing", "singer", false), ("a*b*c", "a1b2c", true), ("a*b*c", "acb", false),
    ("ab*ba", "aba", false), ("ab*ba", "abba", true), ("a*a", "a", false),
    ("2\\*3", "2*3", true), ("2\\*3", "2x3", false), ("2\\*3*", "2*34", true),
    ("New * City", "new york city", true), ("é*", "e\u{301}a", true), ("a\\b*", "a\\bc", true),
    ("*\\", "x\\", true), ("**", "x", true), ("*a*a*a*b", "aaaaaaaaaaaaaaaaaaaaac", false),
  ])
  func `a star stands for any run where the bank says so`(
    accepted: String, typed: String, isRight: Bool
  ) {
    let key = TextKey([.init(accepted)], hasWildcards: true)
    #expect((key.match(typed) != nil) == isRight)
  }

  @Test(
    arguments: [
      ("what*?", "What time is it?", true), ("what*?", "what time", true), ("(*)", "(a b)", true),
      ("*+", "C++", true), ("*+", "C", false), ("a*.*b", "a.b", true), ("a*.*b", "a b", false),
      ("\u{AB}*\u{BB} *!", "\u{AB}Ja\u{BB} sagt er!", true),
    ])
  func `a mark beside a star is dropped where the answer's is`(
    accepted: String, typed: String, isRight: Bool
  ) {
    #expect((TextKey([.init(accepted)], hasWildcards: true).match(typed) != nil) == isRight)
  }

  @Test func `without punctuation a mark between stars stands for nothing`() {
    let key = TextKey([.init("a*?*b")], ignoresPunctuation: true, hasWildcards: true)
    #expect(key.match("a? b") != nil)
    #expect(key.match("a b") != nil)
    #expect(key.match("b a") == nil)
  }

  @Test(
    arguments: [
      ("R* -", "Rzz -", true), ("R* -", "R", true), ("- *", "- x", true), ("* + *", "a + b", true),
      ("U.S.*", "U.S.", true), ("U.S.*", "U.S.A.", true), ("*-", "re-", true), ("*-", "re", false),
      ("* #", "c #", true), ("C* #", "D #", false),
    ])
  func `a mark that stands alone beside a star counts as it does in an answer`(
    accepted: String, typed: String, isRight: Bool
  ) {
    #expect((TextKey([.init(accepted)], hasWildcards: true).match(typed) != nil) == isRight)
  }

  @Test func `a pattern matches itself with letters in the place of its stars`() {
    let parts = [
      "*", "*", " ", "  ", "-", "+", "#", "!", ".", "?", "(", "a", "B", "\u{E9}", "\\*", "'", "<",
      "\u{2014}", "\u{AC00}", "\u{301}", "\u{200B}", "_",
    ]
    for seed in 0..<20_000 {
      var numbers = SeededNumbers(seed)
      let pattern = (0...numbers.number(in: 0...8)).map { _ in numbers.pick(parts) }.joined()
      let options = numbers.number(in: 0...7)
      let key = TextKey(
        [.init(pattern)], isCaseSensitive: options & 1 > 0, ignoresDiacritics: options & 2 > 0,
        ignoresPunctuation: options & 4 > 0, hasWildcards: true)
      var (instance, isEscaped) = ("", false)
      for character in pattern {
        if !isEscaped, character == "\\" {
          isEscaped = true
          continue
        }
        let isStar = character == "*" && !isEscaped
        instance +=
          isStar ? "zz" : isEscaped && character != "*" ? "\\\(character)" : "\(character)"
        isEscaped = false
      }
      if isEscaped { instance += "\\" }
      #expect(key.match(instance) != nil, "seed \(seed): \(instance) is no \(pattern)")
    }
  }

  @Test func `pieces between stars are found wherever they overlap themselves`() {
    for seed in 0..<2_000 {
      var numbers = SeededNumbers(seed)
      let letters = ["a", "b"]
      let piece = (0...numbers.number(in: 0...6)).map { _ in numbers.pick(letters) }.joined()
      let typed = (0...numbers.number(in: 0...30)).map { _ in numbers.pick(letters) }.joined()
      let key = TextKey([.init("*\(piece)*")], hasWildcards: true)
      let starts = typed.indices.filter { typed[$0...].hasPrefix(piece) }
      #expect((key.match(typed) != nil) == !starts.isEmpty, "seed \(seed): \(piece) in \(typed)")
      // The rest after the first place must do for the second piece.
      let twice = TextKey([.init("*\(piece)*\(piece)*")], hasWildcards: true)
      let next = starts.first.map { typed.index($0, offsetBy: piece.count) }
      let isTwice = next.map { next in starts.contains { $0 >= next } } ?? false
      #expect((twice.match(typed) != nil) == isTwice, "seed \(seed): \(piece) twice in \(typed)")
    }
  }

  @Test func `texts beyond the limits match nothing`() {
    let long = String(repeating: "a", count: TextKey.acceptedLimit)
    #expect(TextKey([.init(long)]).match(long) != nil)
    #expect(TextKey([.init(long + "a")]).match(long + "a") == nil)
    #expect(TextKey([.init("a")], isCaseSensitive: true).match("a" + long + long) == nil)
    let any = TextKey([.init("*a")], hasWildcards: true)
    #expect(any.match(long + long) != nil)
    #expect(any.match(long + long + "a") == nil)
    // What is cut is what the accepted text may be, not the list.
    #expect(TextKey([.init(long + "a"), .init("b", credit: 0.5)]).match("b")?.credit == 0.5)
  }

  @Test func `marks beyond thirty in a row count for nothing`() {
    let typed = "cafe" + String(repeating: "\u{301}", count: 31)
    let apart = "cafe" + String(repeating: "\u{301}\u{200B}", count: 40)
    let accepted = TextKey([.init("cafe" + String(repeating: "\u{301}", count: 30))])
    #expect(accepted.match(typed) != nil)
    #expect(accepted.match(apart) != nil)
    #expect(TextKey([.init("café")]).match(typed) == nil)
    #expect(TextKey([.init("cafe")], ignoresDiacritics: true).match(apart) != nil)
  }

  @Test func `a star is a star elsewhere`() {
    #expect(TextKey([.init("2*3")]).match("2*3") != nil)
    #expect(TextKey([.init("2*3")]).match("2x3") == nil)
  }

  @Test func `the highest credit wins and its share is paid`() {
    let key = TextKey(
      [
        .init("Márquez", credit: 0.5, feedback: "half"), .init("marquez", credit: 0.25),
        .init("Gabo", credit: 0.9), .init("García Márquez", feedback: "whole"),
        .init("Pablo", credit: -1),
      ], ignoresDiacritics: true)
    let question = Question(
      id: "q", prompt: "?", kind: .shortAnswer(key),
      feedback: Feedback(correct: "yes", partial: "nearly", incorrect: "no"))
    let marks = ["Marquez", "garcia marquez", "Pablo", "Gabriel", "?"].map {
      question.mark(.text($0))
    }
    #expect(marks.map(\.share.millionths) == [500_000, 1_000_000, 0, 0, 0])
    #expect(
      marks.map { $0.remarks.map(\.text) } == [
        ["half", "nearly"], ["whole", "yes"], ["no"], ["no"], ["no"],
      ])
    #expect(marks.map(\.isRight) == [false, true, false, false, false])
  }

  @Test func `folding never traps and an answer always matches itself`() {
    let scalars: [Unicode.Scalar] = [
      "a", "B", "é", "\u{301}", "-", "+", "!", "*", "\\", " ", "\r", "\n", "\u{200B}", "가", "İ",
      "ß", "’", "🙂", "\u{FE0F}", "#", "<", "\u{1112}", "\0",
    ]
    for seed in 0..<400 {
      var numbers = SeededNumbers(seed)
      var text = String.UnicodeScalarView()
      for _ in 0..<numbers.number(in: 0...12) { text.append(numbers.pick(scalars)) }
      let typed = String(text)
      for options in 0..<8 {
        let key = TextKey(
          [.init(typed)], isCaseSensitive: options & 1 > 0, ignoresDiacritics: options & 2 > 0,
          ignoresPunctuation: options & 4 > 0)
        #expect(key.match(typed) != nil, "seed \(seed), options \(options)")
      }
      _ = TextKey([.init(typed)], hasWildcards: true).match(String(typed.reversed()))
    }
  }
}
