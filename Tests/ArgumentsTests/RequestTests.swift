import Arguments
import Synchronization
import Testing

/// Lines that can be read, and what they ask for.
struct RequestTests {
  @Test(arguments: [
    ("", "menu"),
    ("--json", "menu, json"),
    ("--", "menu"),
    ("menu", "menu"),
    ("brew", "brew - 2"),
    ("brew java", "brew java 2"),
    ("brew --cups 3", "brew - 3"),
    ("brew --cups=3", "brew - 3"),
    ("brew -n 3", "brew - 3"),
    ("brew -n3", "brew - 3"),
    ("brew -in3", "brew - 3 iced"),
    ("brew -n3 --cups 4 -n=5 -n 6", "brew - 6"),
    ("brew --cups many --cups 4", "brew - 4"),
    ("brew -n -3", "brew - -3"),
    ("brew -n-3", "brew - -3"),
    ("brew --cups=-3", "brew - -3"),
    (
      "brew -s strong --heat 99 --seed 18446744073709551615",
      "brew - 2 strong at 99 seed 18446744073709551615"
    ),
    (
      "brew --with milk -w sugar -wmilk --with=a=b",
      "brew - 2 with [\"milk\", \"sugar\", \"milk\", \"a=b\"]"
    ),
    ("brew --with= --with -", "brew - 2 with [\"\", \"-\"]"),
    ("brew --with=--json --with=-h", "brew - 2 with [\"--json\", \"-h\"]"),
    ("brew -iii", "brew - 2 iced"),
    ("brew -", "brew - 2"),
    ("brew -5", "brew -5 2"),
    ("brew -.5", "brew -.5 2"),
    ("brew -- -n3", "brew -n3 2"),
    ("brew -- --help", "brew --help 2"),
    ("brew -- --", "brew -- 2"),
    ("-- brew java", "brew java 2"),
    ("brew ", "brew  2"),
    ("grind a --to mild b -p -- -c", "grind [\"a\", \"b\", \"-c\"] mild pour"),
    ("adjust heat", "adjust heat - []"),
    ("adjust heat 5 1 2 -3", "adjust heat 5 [1, 2, -3]"),
    ("inspect --deep", "inspect true"),
  ])
  func `a line becomes a command with its values`(line: String, asks: String) throws {
    #expect(try outcome(words(line)) == asks)
  }

  @Test(arguments: [
    ("--color never brew", "brew - 2, color never"),
    ("brew --color=never", "brew - 2, color never"),
    ("brew java --json -n3 --color always --color never", "brew java 3, color never, json"),
    ("-j brew", "brew - 2, json"),
    ("brew -ijn3", "brew - 3 iced, json"),
    ("brew -- --json", "brew --json 2"),
  ])
  func `global options are read anywhere before two dashes`(line: String, asks: String) throws {
    #expect(try outcome(words(line)) == asks)
  }

  @Test(arguments: [
    ("help", "help for coffee"),
    ("--help", "help for coffee"),
    ("-h", "help for coffee"),
    ("-jh", "help for coffee, json"),
    ("help help", "help for coffee"),
    ("help brew", "help for command brew"),
    ("help inspect", "help for command inspect"),
    ("help roasts --json", "help for topic roasts, json"),
    ("--color never help brew", "help for command brew, color never"),
    ("brew --help", "help for command brew"),
    ("brew -h --nosuch", "help for command brew"),
    ("brew --cups many --heat --help", "help for command brew"),
    ("brew -ih", "help for command brew"),
    ("-h brew", "help for command brew"),
    ("--color never --help brew", "help for command brew, color never"),
    ("--color purple --help", "help for coffee"),
    ("--cups 3 --help", "help for coffee"),
    ("nosuch --help", "help for coffee"),
    ("--version", "version"),
    ("brew --version --json", "version, json"),
    ("--version --help", "help for coffee"),
  ])
  func `help and version win over everything`(line: String, asks: String) throws {
    #expect(try outcome(words(line)) == asks)
  }

  @Test func `without a standard command an empty line asks for help`() throws {
    let request = try coffee(standard: nil).request(["--json"])
    guard case .help(.program(let page), let globals) = request else {
      Issue.record("\(request)")
      return
    }
    #expect(page.standard == nil)
    #expect(globals.json)
  }

  @Test func `finding a command builds no other command's usage`() throws {
    let program = CoffeeProgram(
      name: "coffee", version: "1", summary: \.about, helpOption: \.help,
      versionOption: \.version, globals: Globals.usage, standard: Counted.self,
      commands: [Counted.self, Menu.self])
    _ = try program.request(["menu", "--json"])
    #expect(Counted.built.load(ordering: .relaxed) == 0)
    _ = program.help()
    #expect(Counted.built.load(ordering: .relaxed) == 1)
  }
}

/// A command that counts how often its usage is built.
private struct Counted: CoffeeCommand {
  static let built = Atomic(0)
  static let name = "counted"
  static var usage: Usage<Counted, Phrases> {
    built.add(1, ordering: .relaxed)
    return Usage(\.menu, Counted.init)
  }
  func run(in world: Void) -> String { "counted" }
}
