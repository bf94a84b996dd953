import Arguments
import Testing

/// Mistakes in declarations.
struct UsageFlawTests {
  @Test func `the example program has no flaw`() {
    #expect(coffee().validate() == [])
  }

  @Test func `every flaw is found`() {
    let program = Program<Void, Phrases, String, [String]>(
      name: "flawed", version: "0", summary: \.about, helpOption: \.help,
      versionOption: \.version,
      globals: Usage(
        \.about, { $0 + [$1] },
        .rest("word", help: \.json), .option("json", "json", help: \.json)),
      standard: nil, commands: [Flawed.self, Menu.self, Menu.self],
      topics: [HelpTopic("help", \.help, text: \.help)])
    #expect(
      program.validate() == [
        .ambiguousWord("menu"),
        .ambiguousWord("help"),
        .unfitGlobal("WORD"),
        .unfitGlobal("--json"),
        .ambiguousOption("--json", command: nil),
        .ambiguousOption("-x", command: "flawed"),
        .ambiguousOption("-h", command: "flawed"),
        .untypableName("a=b", command: "flawed"),
        .untypableName("-c", command: "flawed"),
        .untypableName("", command: "flawed"),
        .untypableName("1", command: "flawed"),
        .untypableName("d e", command: "flawed"),
        .requiredAfterOptional("SECOND", command: "flawed"),
        .afterRest("LAST", command: "flawed"),
      ])
  }
}

/// A command with everything wrong.
private struct Flawed: CoffeeCommand {
  let flags: [Bool]

  static let name = "flawed"
  static let usage = Usage<Flawed, Phrases>(
    \.menu,
    { (one: Bool, two: Bool, _: String?, _: String, _: [String], _: [String]) in
      Flawed(flags: [one, two])
    },
    .flag("x", "a=b", "-c", "", help: \.menu),
    .flag("x", "h", "1", "d e", help: \.menu),
    .positional("first", help: \.menu),
    .positional("second", help: \.menu),
    .rest("middle", help: \.menu),
    .rest("last", help: \.menu))

  func run(in world: Void) -> String { "flawed" }
}
