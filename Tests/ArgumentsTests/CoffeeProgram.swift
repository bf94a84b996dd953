import Arguments

/// The sentences of the example program.
struct Phrases: Sendable {
  let about = "Makes coffee."
  let help = "Tell what can be done."
  let version = "Tell the version."
  let color = "When to colour."
  let json = "Answer in JSON."
  let menu = "Show what there is."
  let brew = "Brew a pot."
  let brewExample = "Three strong cups."
  let cups = "How many cups."
  let strength = "How strong."
  let with = "What goes in."
  let iced = "Serve it cold."
  let heat = "How hot."
  let seed = "Seed of the swirl."
  let bean = "Which bean."
  let grind = "Grind beans."
  let target = "How fine."
  let pour = "Pour it out."
  let files = "What to grind."
  let adjust = "Show or change a setting."
  let key = "Which setting."
  let value = "Its new value."
  let inspect = "Look inside."
  let roasts = "How beans are roasted."
  let roastsText = "Light, then dark."
}

enum Color: String, CaseIterable, ArgumentValue { case auto, always, never }
enum Strength: String, CaseIterable, ArgumentValue { case mild, strong }

/// A value with a range of its own.
struct Heat: ArgumentValue {
  let degrees: Int
  init?(argument: String) {
    guard let degrees = Int(argument), (1...99).contains(degrees) else { return nil }
    self.degrees = degrees
  }
  static let choices = ["1-99"]
  var argument: String { String(degrees) }
}

struct Globals: Sendable {
  let color: Color
  let json: Bool

  static let usage = Usage<Globals, Phrases>(
    \.about, Globals.init,
    .option("color", placeholder: "WHEN", help: \.color, default: .auto),
    .flag("json", "j", help: \.json))
}

/// What commands of the example program share: they run in no world and end with a description.
protocol CoffeeCommand: Command<Void, Phrases, String> {}

struct Menu: CoffeeCommand {
  static let name = "menu"
  static let usage = Usage<Menu, Phrases>(\.menu, Menu.init)
  func run(in world: Void) -> String { "menu" }
}

struct Brew: CoffeeCommand {
  let bean: String?
  let cups: Int
  let strength: Strength?
  let with: [String]
  let iced: Bool
  let heat: Heat?
  let seed: UInt64?

  static let name = "brew"
  static let usage = Usage<Brew, Phrases>(
    \.brew, examples: [Example("coffee brew -n3 -s strong", \.brewExample)], Brew.init,
    .positional("bean", help: \.bean),
    .option("cups", "n", placeholder: "N", help: \.cups, default: 2),
    .option("strength", "s", help: \.strength),
    .option("with", "w", placeholder: "THING", help: \.with),
    .flag("iced", "i", help: \.iced),
    .option("heat", help: \.heat),
    .option("seed", help: \.seed))

  func run(in world: Void) -> String {
    var text = "brew \(bean ?? "-") \(cups)"
    if let strength { text += " \(strength)" }
    if !with.isEmpty { text += " with \(with)" }
    if iced { text += " iced" }
    if let heat { text += " at \(heat.degrees)" }
    if let seed { text += " seed \(seed)" }
    return text
  }
}

struct Grind: CoffeeCommand {
  let files: [String]
  let target: Strength
  let pour: Bool

  static let name = "grind"
  static let usage = Usage<Grind, Phrases>(
    \.grind, Grind.init,
    .rest("file", help: \.files, atLeastOne: true),
    .option("to", placeholder: "SIZE", help: \.target),
    .flag("pour", "p", help: \.pour))

  func run(in world: Void) -> String { "grind \(files) \(target)" + (pour ? " pour" : "") }
}

struct Adjust: CoffeeCommand {
  let key: String
  let value: String?
  let more: [Int]

  static let name = "adjust"
  static let usage = Usage<Adjust, Phrases>(
    \.adjust, Adjust.init, .positional("key", help: \.key), .positional("value", help: \.value),
    .rest("number", placeholder: "N", help: \.value))

  func run(in world: Void) -> String { "adjust \(key) \(value ?? "-") \(more)" }
}

struct Inspect: CoffeeCommand {
  let deep: Bool

  static let name = "inspect"
  static let isHidden = true
  static let usage = Usage<Inspect, Phrases>(
    \.inspect, Inspect.init, .flag("deep", help: \.inspect))

  func run(in world: Void) -> String { "inspect \(deep)" }
}

typealias CoffeeProgram = Program<Void, Phrases, String, Globals>

func coffee(standard: CoffeeProgram.AnyCommandType? = Menu.self) -> CoffeeProgram {
  CoffeeProgram(
    name: "coffee", version: "1.2", summary: \.about, helpOption: \.help,
    versionOption: \.version, globals: Globals.usage, standard: standard,
    commands: [Menu.self, Brew.self, Grind.self, Adjust.self, Inspect.self],
    topics: [HelpTopic("roasts", \.roasts, text: \.roastsText)])
}

/// What a line asks the example program for, in one line of text.
func outcome(_ line: [String]) throws -> String {
  switch try coffee().request(line) {
  case .run(let command, let globals): try command.run(in: ()) + told(globals)
  case .version(let globals): "version" + told(globals)
  case .help(.program(let page), let globals): "help for \(page.program)" + told(globals)
  case .help(.command(let page), let globals): "help for command \(page.name)" + told(globals)
  case .help(.topic(let page), let globals): "help for topic \(page.name)" + told(globals)
  }
}

private func told(_ globals: Globals) -> String {
  (globals.color == .auto ? "" : ", color \(globals.color)") + (globals.json ? ", json" : "")
}

/// A line as typed, split at single blanks only.
func words(_ line: String) -> [String] {
  line.isEmpty ? [] : line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
}
