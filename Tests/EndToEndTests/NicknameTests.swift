import Foundation
import TestSupport
import Testing

/// Nicknames as the shell hands them over, and as a hand-edited card does.
struct NicknameTests {
  @Test(arguments: [
    "", "   ", "\t", "\u{A0}", "\u{200B}", "\u{200B}\u{200D}", "\u{3164}", "\u{2800}",
  ])
  func `a name with nothing to see is refused and the old one stays`(name: String) throws {
    let home = ScratchHome()
    #expect(try home.run(["nickname", "Leonidas"]).ending == .exit(0))
    let outcome = try home.run(["nickname", name])
    #expect(
      outcome
        == ProgramOutcome(
          .exit(64), "", errors: "rankup: Nickname cannot be empty.\n"))
    #expect(try home.run(["nickname"]) == ProgramOutcome(.exit(0), "Leonidas\n"))
  }

  @Test(arguments: [
    "a\u{1B}[31mb", "a\nb", "a\r\nb", "a\u{7F}b", "a\u{9B}31mb", "a\u{202E}b", "a\u{2028}b",
    String(repeating: "x", count: 21),
  ])
  func `a name that would act on the terminal is refused`(name: String) throws {
    let home = ScratchHome()
    #expect(try home.run(["nickname", "Leonidas"]).ending == .exit(0))
    let outcome = try home.run(["nickname", name])
    #expect(outcome.ending == .exit(64))
    #expect(outcome.output == "")
    let told = outcome.errors.dropLast()
    #expect(!told.contains { $0.isControl }, "\(told)")
    #expect(try home.rank().nickname == "Leonidas")
  }

  @Test func `a name whose bytes are no text is refused`() throws {
    let home = ScratchHome()
    #expect(try home.run(["nickname", "Leonidas"]).ending == .exit(0))
    var launch = home.launch(["-c", #"exec "$0" nickname "$(printf 'a\377b')""#, BuiltProgram.path])
    launch.executable = "/bin/sh"
    let outcome = try BuiltProgram.start(launch).finish()
    #expect(
      outcome
        == ProgramOutcome(
          .exit(64), "",
          errors: """
            rankup: A nickname is text in UTF-8; this one has bytes, or a U+FFFD, that are none.

            """))
    #expect(try home.run(["nickname"]) == ProgramOutcome(.exit(0), "Leonidas\n"))
  }

  static let names = ["Leonidas", "it's \"me\" & <you>", "가나다 라", "👩‍👩‍👧‍👦🇰🇷", "yes!", "é"]

  @Test(arguments: names)
  func `a new process knows the name`(name: String) throws {
    let home = ScratchHome()
    #expect(try home.run(["nickname", name]).ending == .exit(0))
    #expect(try home.run(["nickname"]) == ProgramOutcome(.exit(0), name + "\n"))
  }

  @Test(ReferencePlist.isNeeded, arguments: names)
  func `another reader finds the name on the card`(name: String) throws {
    let home = ScratchHome()
    #expect(try home.run(["nickname", name]).ending == .exit(0))
    let read = try #require(try ReferencePlist.values(["nickname"], of: home.card).first)
    #expect(try JSONDecoder().decode(String.self, from: Data(read.utf8)) == name)
  }

  static let hostileNames = [
    "a\u{1B}[31mb", "a\u{0}b", "a&#0;b", "a&#27;[2Jb", "a\u{9B}2Jb", "a\u{202E}b",
  ]

  @Test(arguments: hostileNames)
  func `a name written into the card by hand can't act on the terminal`(name: String) throws {
    let home = try ScratchHome.withAlphaBank()
    try home.writeCard(exp: 500, nickname: name)
    for line in [["rank"], ["nickname"], ["rank", "--json"], ["nickname", "Leonidas"], ["rank"]] {
      let outcome = try home.run(line)
      #expect(outcome.ending == .exit(0), "\(line) \(outcome.errors)")
      let said = outcome.output + outcome.errors
      #expect(!said.contains { $0 != "\n" && $0.isControl }, "\(line): \(said)")
    }
    #expect(try home.rank().nickname == "Leonidas")
  }

  @Test(ReferencePlist.isNeeded, arguments: hostileNames)
  func `another reader can read a card that was written by hand, once it was renamed`(name: String)
    throws
  {
    let home = ScratchHome()
    try home.writeCard(exp: 500, nickname: name)
    #expect(try home.run(["nickname", "Leonidas"]).ending == .exit(0))
    #expect(try ReferencePlist.values(["nickname"], of: home.card) == ["\"Leonidas\""])
  }
}

extension Character {
  /// Whether a terminal might act on it: control characters and changes of direction.
  fileprivate var isControl: Bool {
    unicodeScalars.contains {
      $0.properties.generalCategory == .control || (0x202A...0x202E).contains($0.value)
        || (0x2066...0x2069).contains($0.value)
    }
  }
}
