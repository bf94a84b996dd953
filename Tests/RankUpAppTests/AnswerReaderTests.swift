import QuizCore
import Testing

@testable import RankUpApp

@Test func `a line at one choice is its exact text, then its label, then a command`() {
  let cities = Board.one(of: "Sydney", "Canberra", "Perth")
  let table: [(String, AnswerReading)] = [
    ("Canberra", cities.pick(1)), ("canberra", cities.pick(1)), ("  Canberra \t", cities.pick(1)),
    ("A", cities.pick(0)), ("a", cities.pick(0)), (" c ", cities.pick(2)),
    ("D", .meaningless(.notAnOption)), ("1", .meaningless(.notAnOption)),
    ("AB", .meaningless(.notAnOption)), ("A,B", .meaningless(.notAnOption)),
    ("Canb", .meaningless(.notAnOption)), ("", .meaningless(.empty)),
    ("   ", .meaningless(.empty)), ("q", .leave), ("Q", .leave), (":q", .leave), ("s", .skip),
    (":s", .skip), ("h", .hint), (":h", .hint), ("?", .keys), (":?", .keys),
    ("::q", .meaningless(.notAnOption)), (":", .meaningless(.notAnOption)),
    ("quit", .leave), ("Hint", .hint), ("skip", .skip), ("help", .keys), ("b.", cities.pick(1)),
    ("c)", cities.pick(2)), ("A.B", .meaningless(.notAnOption)),
    ("\u{1B}[A", .meaningless(.notAnOption)),
  ]
  for (line, reading) in table { #expect(cities.read(line) == reading, "\(line)") }
}

@Test func `several choices are named by labels or by texts`() {
  let rivers = Board.several(of: "Rhine", "Elbe", "Nile", "Oder")
  let table: [(String, AnswerReading)] = [
    ("A", rivers.pick(0)), ("A,C", rivers.pick(0, 2)), ("AC", rivers.pick(0, 2)),
    ("A C", rivers.pick(0, 2)), ("A;C", rivers.pick(0, 2)), ("A+C", rivers.pick(0, 2)),
    ("a & c", rivers.pick(0, 2)), ("c, a", rivers.pick(0, 2)), ("ca", rivers.pick(0, 2)),
    ("A,,C,", rivers.pick(0, 2)), ("AA", rivers.pick(0)), ("A,B,C,D", rivers.pick(0, 1, 2, 3)),
    ("Rhine", rivers.pick(0)), ("nile, Elbe", rivers.pick(1, 2)), ("Elbe,Oder", rivers.pick(1, 3)),
    ("A,E", .meaningless(.notAnOption)), ("A Elbe", .meaningless(.notAnOption)),
    (",", .meaningless(.notAnOption)), ("Nile, Po", .meaningless(.notAnOption)), ("s", .skip),
  ]
  for (line, reading) in table { #expect(rivers.read(line) == reading, "\(line)") }
}

@Test func `texts that hold commas themselves can be listed`() {
  let places = Board.several(of: "Paris, France", "Paris, Texas", "Rome", "Paris")
  let table: [(String, AnswerReading)] = [
    ("Paris, France", places.pick(0)), ("Paris, France, Rome", places.pick(0, 2)),
    ("Rome,Paris, Texas", places.pick(1, 2)), ("Paris, Rome", places.pick(2, 3)),
    ("Paris, Paris, Texas", places.pick(1, 3)), ("France, Rome", .meaningless(.notAnOption)),
    ("Paris,  France,Rome", places.pick(0, 2)),
  ]
  for (line, reading) in table { #expect(places.read(line) == reading, "\(line)") }
}

@Test func `a choice that reads like a command is that choice`() {
  let letters = Board.one(of: "s", "H", "?", "q")
  let table: [(String, AnswerReading)] = [
    ("s", letters.pick(0)), ("S", letters.pick(0)), ("h", letters.pick(1)), ("?", letters.pick(2)),
    ("q", letters.pick(3)), (":s", .skip), (":h", .hint), (":?", .keys), (":q", .leave),
  ]
  for (line, reading) in table { #expect(letters.read(line) == reading, "\(line)") }
}

@Test func `upper and lower case tell choices apart only where they must`() {
  let symbols = Board.one(of: "Co", "CO", "No")
  let table: [(String, AnswerReading)] = [
    ("Co", symbols.pick(0)), ("CO", symbols.pick(1)), ("co", .meaningless(.notAnOption)),
    ("no", symbols.pick(2)), ("B", symbols.pick(1)),
  ]
  for (line, reading) in table { #expect(symbols.read(line) == reading, "\(line)") }
}

@Test func `texts compare as readers see them`() {
  let words = Board.one(of: "caf\u{E9}", "한국어", "日本 語")
  let table: [(String, AnswerReading)] = [
    ("cafe\u{301}", words.pick(0)), ("CAF\u{C9}", words.pick(0)),
    ("\u{1112}\u{1161}\u{11AB}국어", words.pick(1)), ("日本 語", words.pick(2)),
    ("cafe", .meaningless(.notAnOption)),
  ]
  for (line, reading) in table { #expect(words.read(line) == reading, "\(line)") }
}

@Test func `numbers label more than five choices`() {
  let many = Board.several(of: "ash", "beech", "elm", "fir", "lime", "oak")
  let table: [(String, AnswerReading)] = [
    ("6", many.pick(5)), ("1,6", many.pick(0, 5)), ("16", many.pick(0, 5)),
    ("1 6", many.pick(0, 5)), ("A", .meaningless(.notAnOption)), ("7", .meaningless(.notAnOption)),
    ("0", .meaningless(.notAnOption)),
  ]
  for (line, reading) in table { #expect(many.read(line) == reading, "\(line)") }
  let twelve = Board.several(
    of: "a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "i1", "j1", "k1", "l1")
  #expect(twelve.read("12") == twelve.pick(11))
  #expect(twelve.read("1,12") == twelve.pick(0, 11))
}

@Test func `a statement is true or false by word and by label`() {
  let board = Board.sample(.trueFalse(answer: false))
  let yes = AnswerReading.response(.truth(true), ["true"])
  let no = AnswerReading.response(.truth(false), ["false"])
  let table: [(String, AnswerReading)] = [
    ("A", yes), ("b", no), ("True", yes), ("false", no), ("FALSE", no),
    ("t", .meaningless(.notAnOption)), ("q", .leave),
  ]
  for (line, reading) in table { #expect(board.read(line) == reading, "\(line)") }
}

@Test func `a typed question takes every line but those that begin with a colon`() {
  let board = Board.sample(.shortAnswer(TextKey([.init("queue")])))
  func text(_ text: String) -> AnswerReading { .response(.text(text), [text]) }
  let table: [(String, AnswerReading)] = [
    ("queue", text("queue")), ("  two words ", text("two words")),
    ("q", .meaningless(.bareKey("q"))),
    ("s", .meaningless(.bareKey("s"))), ("?", .keys), ("??", text("??")), (":q", .leave),
    (":Q", .leave),
    (":h", .hint),
    (":s", .skip), (":?", .keys), ("::q", text(":q")), ("::", text(":")),
    (":x", .meaningless(.unknownKey(":x"))), (":", .meaningless(.unknownKey(":"))),
    ("", .meaningless(.empty)), (" \t", .meaningless(.empty)), ("한국어", text("한국어")),
  ]
  for (line, reading) in table { #expect(board.read(line) == reading, "\(line)") }
}

@Test func `a question mark is an answer where it is accepted`() {
  let board = Board.sample(.shortAnswer(TextKey([.init("?"), .init("question mark")])))
  #expect(board.read("?") == .response(.text("?"), ["?"]))
  #expect(board.read(":?") == .keys)
}

@Test func `a numeric question takes numbers alone`() {
  let board = Board.sample(.numeric(NumberKey([.init(9.81, tolerance: 0.02)], unit: "m/s²")))
  func text(_ text: String) -> AnswerReading { .response(.text(text), [text]) }
  let table: [(String, AnswerReading)] = [
    ("9.81", text("9.81")), ("9,81", text("9,81")), ("-3", text("-3")),
    ("\u{2212}3", text("\u{2212}3")),
    ("1e3", text("1e3")), ("9.81 m/s²", text("9.81 m/s²")), ("ten", .meaningless(.notANumber)),
    ("nan", .meaningless(.notANumber)), ("inf", .meaningless(.notANumber)),
    ("0x10", .meaningless(.notANumber)), ("1e999", .meaningless(.notANumber)),
    ("1,000.5", .meaningless(.notANumber)), ("q", .leave), (":q", .leave), ("h", .hint),
    ("?", .keys), ("quite", .meaningless(.notANumber)), (":9", .meaningless(.unknownKey(":9"))),
    ("", .meaningless(.empty)),
  ]
  for (line, reading) in table { #expect(board.read(line) == reading, "\(line)") }
}
