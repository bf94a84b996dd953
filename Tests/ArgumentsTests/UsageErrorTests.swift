import Arguments
import Testing

/// Lines that can't be read, and what is said to be wrong.
struct UsageErrorTests {
  static let table: [(String, UsageError)] = [
    ("bwer", .unknownCommand("bwer", nearest: nil)),
    ("brwe", .unknownCommand("brwe", nearest: "brew")),
    ("BREW", .unknownCommand("BREW", nearest: "brew")),
    ("hlep", .unknownCommand("hlep", nearest: "help")),
    ("inspec", .unknownCommand("inspec", nearest: nil)),
    (" ", .unknownCommand("", nearest: nil)),
    ("-", .unknownCommand("-", nearest: nil)),
    ("-- -n", .unknownCommand("-n", nearest: nil)),
    ("help roast", .unknownCommand("roast", nearest: "roasts")),
    ("help nosuch", .unknownCommand("nosuch", nearest: nil)),
    ("help brew now", .unexpected("now", command: nil)),
    ("brew --cusp 3", .unknownOption("--cusp", nearest: "--cups", command: "brew")),
    ("brew --colour never", .unknownOption("--colour", nearest: "--color", command: "brew")),
    ("brew --verison", .unknownOption("--verison", nearest: "--version", command: "brew")),
    ("brew -cups", .unknownOption("-cups", nearest: "--cups", command: "brew")),
    ("brew --n 3", .unknownOption("--n", nearest: "-n", command: "brew")),
    ("brew -x", .unknownOption("-x", nearest: nil, command: "brew")),
    ("brew -ix", .unknownOption("-x", nearest: nil, command: "brew")),
    ("brew --=3", .unknownOption("--=3", nearest: nil, command: "brew")),
    ("brew ---", .unknownOption("---", nearest: nil, command: "brew")),
    ("brew -👍🏽", .unknownOption("-👍🏽", nearest: nil, command: "brew")),
    ("--jsno", .unknownOption("--jsno", nearest: "--json", command: nil)),
    ("menu --deep", .unknownOption("--deep", nearest: nil, command: "menu")),
    ("menu --cups 3", .misplacedOption("--cups", command: "menu", belongsTo: ["brew"])),
    ("menu -n3", .misplacedOption("-n", command: "menu", belongsTo: ["brew"])),
    ("--cups 3 brew", .misplacedOption("--cups", command: nil, belongsTo: ["brew"])),
    ("help --to mild", .misplacedOption("--to", command: nil, belongsTo: ["grind"])),
    ("menu now", .unexpected("now", command: "menu")),
    ("brew java now", .unexpected("now", command: "brew")),
    ("brew --cups", .missingValue("--cups", choices: [])),
    ("brew -n", .missingValue("-n", choices: [])),
    ("brew -s --json", .missingValue("-s", choices: ["mild", "strong"])),
    ("brew --heat -- 5", .missingValue("--heat", choices: ["1-99"])),
    ("--color", .missingValue("--color", choices: ["auto", "always", "never"])),
    ("brew --iced=yes", .takesNoValue("--iced", word: "yes")),
    ("brew --json=", .takesNoValue("--json", word: "")),
    ("menu --help=brew", .takesNoValue("--help", word: "brew")),
    ("brew --cups many", .invalid("--cups", word: "many", choices: [])),
    ("brew -n=", .invalid("--cups", word: "", choices: [])),
    (
      "brew -n 9223372036854775808",
      .invalid("--cups", word: "9223372036854775808", choices: [])
    ),
    ("brew --seed -1", .invalid("--seed", word: "-1", choices: [])),
    ("brew --heat 100", .invalid("--heat", word: "100", choices: ["1-99"])),
    ("brew -s bold", .invalid("--strength", word: "bold", choices: ["mild", "strong"])),
    (
      "brew --color purple",
      .invalid("--color", word: "purple", choices: ["auto", "always", "never"])
    ),
    ("adjust", .missing("KEY", choices: [])),
    ("adjust heat 5 1 two", .invalid("N", word: "two", choices: [])),
    ("grind a", .missing("--to", choices: ["mild", "strong"])),
    ("grind --to mild", .missing("FILE", choices: [])),
  ]

  @Test(arguments: table)
  func `a mistake is told as data`(line: String, mistake: UsageError) {
    #expect(throws: mistake) { try outcome(line == " " ? [""] : words(line)) }
  }

  @Test func `an equals sign is found under a combining mark`() throws {
    let line = ["brew", "--with=\u{301}x", "-w\u{301}x\r\n", "-w=\r\n"]
    guard case .run(let command, _) = try coffee().request(line) else {
      Issue.record("\(line) runs nothing")
      return
    }
    #expect((command as? Brew)?.with == ["\u{301}x", "\u{301}x\r\n", "\r\n"])
  }

  @Test(arguments: [
    ("nosuch --color never", "never", false),
    ("--color never brew --nosuch --json", "never", true),
    ("brew --heat --color=never -j", "never", true),
    ("brew --color purple --json", "auto", true),
    ("--json --color", "auto", true),
    ("-- --json", "auto", false),
    ("brew -ij", "auto", false),
  ])
  func `globals are read from lines with mistakes`(line: String, color: String, json: Bool) throws {
    let globals = try #require(coffee().globals(kindlyFrom: words(line)))
    #expect(globals.color.rawValue == color)
    #expect(globals.json == json)
  }

  @Test(arguments: [
    ("", nil), ("brew --nosuch", "brew"), ("--color never grind", "grind"), ("nosuch", nil),
    ("--nosuch brew", nil),
  ])
  func `the command is known in lines with mistakes`(line: String, command: String?) {
    #expect(coffee().commandName(in: words(line)) == command)
  }
}
