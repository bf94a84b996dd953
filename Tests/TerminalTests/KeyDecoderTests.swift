import Terminal
import TestSupport
import Testing

/// All keys of bytes that came at once.
private func keys(_ bytes: some Sequence<UInt8>, isOver: Bool = true) -> [Key] {
  var decoder = KeyDecoder()
  decoder.feed(bytes)
  var keys: [Key] = []
  while let key = decoder.next(isOver: isOver) { keys.append(key) }
  return keys
}

private let sequences: [(String, [Key])] = [
  ("a", [.character("a")]), (" ", [.character(" ")]), ("ab", [.character("a"), .character("b")]),
  ("é", [.character("é")]), ("e\u{301}", [.character("e\u{301}")]), ("한", [.character("한")]),
  ("👨‍👩‍👧", [.character("👨‍👩‍👧")]), ("🇰🇷🇫🇷", [.character("🇰🇷"), .character("🇫🇷")]),
  ("\r", [.enter]), ("\n", [.enter]), ("\u{1B}OM", [.enter]), ("\t", [.tab]),
  ("\u{1B}[Z", [.backTab]), ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]),
  ("\u{1B}", [.escape]), ("\u{1B}\u{1B}", [.escape, .escape]), ("\u{1}", [.control("a")]),
  ("\u{1A}", [.control("z")]), ("\0", []), ("\u{1F}", []),
  ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
  ("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", [.up, .down, .right, .left]),
  ("\u{1B}[H\u{1B}[F\u{1B}OH\u{1B}OF", [.home, .end, .home, .end]),
  ("\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~", [.home, .end, .home, .end]),
  ("\u{1B}[3~\u{1B}[5~\u{1B}[6~", [.delete, .pageUp, .pageDown]),
  ("\u{1B}[1;5C\u{1B}[1;5D\u{1B}[1;3C", [.wordRight, .wordLeft, .wordRight]),
  ("\u{1B}[1;2C", [.right]), ("\u{1B}b\u{1B}f", [.wordLeft, .wordRight]),
  ("\u{1B}\u{7F}", [.control("w")]), ("\u{1B}x", []), ("\u{1B}é", []),
  ("\u{1B}[I\u{1B}[O\u{1B}[99~\u{1B}[<0;1;2M", []), ("\u{1B}[[A", []),
  ("\u{1B}[", []), ("\u{1B}[12;", []), ("\u{1B}O", []),
  ("\u{1B}[200~a\r\nb\u{1B}[201~c", [.pasted("a\nb"), .character("c")]),
  ("\u{1B}[200~\u{1B}[A\u{1B}[201~", [.pasted("\u{1B}[A")]),
]

@Test(arguments: sequences)
func `bytes of a terminal are keys`(_ bytes: String, _ expected: [Key]) {
  #expect(keys(bytes.utf8) == expected)
}

@Test func `what is no UTF-8 is dropped and the rest is read`() {
  #expect(keys([0xFF, 0x61]) == [.character("a")])
  #expect(keys([0x61, 0xC3, 0x62]) == [.character("a"), .character("b")])
  #expect(keys([0xE2, 0x82]) == [])
  #expect(keys([0xED, 0xA0, 0x80, 0x61]) == [.character("a")])
}

@Test func `a key is the same in whatever pieces its bytes come`() {
  for (text, expected) in sequences {
    // A lone ESC, and a letter and a mark, are told apart by time alone.
    guard text != "\u{1B}", !text.contains("e\u{301}"),
      text.unicodeScalars.count < 3 || text.utf8.first == 0x1B
    else { continue }
    var decoder = KeyDecoder()
    var found: [Key] = []
    for byte in text.utf8 {
      decoder.feed([byte])
      while let key = decoder.next() { found.append(key) }
    }
    while let key = decoder.next(isOver: true) { found.append(key) }
    #expect(found == expected, "\(text.debugDescription)")
  }
}

@Test func `an escape waits for what may follow it`() {
  var decoder = KeyDecoder()
  decoder.feed([0x1B])
  #expect(decoder.next() == nil)
  #expect(decoder.isIncomplete)
  decoder.feed(Array("[A".utf8))
  #expect(decoder.next() == .up)
  #expect(!decoder.isIncomplete)
}

@Test func `a paste without an end is kept within its limit`() {
  var decoder = KeyDecoder()
  decoder.feed(Array("\u{1B}[200~".utf8))
  for _ in 0..<100 {
    decoder.feed([UInt8](repeating: 0x61, count: 4_096))
    #expect(decoder.next(isOver: true) == nil)
  }
  decoder.feed(Array("\u{1B}[201~".utf8))
  #expect(decoder.next() == .pasted(String(repeating: "a", count: KeyDecoder.pasteLimit)))
  #expect(decoder.next() == nil)
}

@Test func `no bytes stop the decoder`() {
  for seed in 0..<400 {
    var generator = SeededGenerator(seed: seed)
    let alphabet: [UInt8] = [
      0x1B, 0x5B, 0x4F, 0x7E, 0x3B, 0x32, 0x30, 0x31, 0x41, 0xC3, 0xA9, 0xF0, 0x0D, 0x00,
    ]
    let bytes = (0..<64).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
    }
    var decoder = KeyDecoder()
    decoder.feed(bytes)
    while decoder.next(isOver: true) != nil {}
    decoder.feed(Array("\u{1B}[201~".utf8))
    while decoder.next(isOver: true) != nil {}
    decoder.feed([0x71])
    #expect(decoder.next(isOver: true) == .character("q"), "seed \(seed)")
  }
}
