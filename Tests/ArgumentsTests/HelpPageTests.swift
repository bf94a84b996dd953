import Arguments
import Testing

/// Pages of help, whole.
struct HelpPageTests {
  @Test func `the program's page lists commands, topics and global options`() {
    #expect(
      sketch(coffee().help()) == """
        coffee: Makes coffee. Standard: menu
        command menu: Show what there is.
        command brew: Brew a pot.
        command grind: Grind beans.
        command adjust: Show or change a setting.
        topic roasts: How beans are roasted.
        option --color WHEN: When to colour. {auto|always|never} default auto
        flag --json -j: Answer in JSON.
        flag --help -h: Tell what can be done.
        flag --version: Tell the version.
        """)
  }

  @Test func `a command's page has examples, arguments and options`() throws {
    #expect(
      sketch(try #require(coffee().help(for: "brew"))) == """
        coffee brew [BEAN] [--cups N] [--strength STRENGTH] [--with THING]... [--iced] \
        [--heat HEAT] [--seed SEED]: Brew a pot.
        example coffee brew -n3 -s strong: Three strong cups.
        positional BEAN: Which bean.
        option --cups -n N: How many cups. default 2
        option --strength -s STRENGTH: How strong. {mild|strong}
        option --with -w THING: What goes in. repeatable
        flag --iced -i: Serve it cold.
        option --heat HEAT: How hot. {1-99}
        option --seed SEED: Seed of the swirl.
        option --color WHEN: When to colour. {auto|always|never} default auto
        flag --json -j: Answer in JSON.
        flag --help -h: Tell what can be done.
        flag --version: Tell the version.
        """)
  }

  @Test func `what is required is marked, in hidden commands too`() throws {
    let grind = sketch(try #require(coffee().help(for: "grind"))).split(separator: "\n")
    #expect(
      grind[0...2] == [
        "coffee grind FILE... --to SIZE [--pour]: Grind beans.",
        "rest FILE: What to grind. required repeatable",
        "option --to SIZE: How fine. {mild|strong} required",
      ])
    let inspect = sketch(try #require(coffee().help(for: "inspect"))).split(separator: "\n")
    let adjust = sketch(try #require(coffee().help(for: "adjust"))).split(separator: "\n")
    #expect(adjust[0] == "coffee adjust KEY [VALUE [N...]]: Show or change a setting.")
    #expect(
      inspect[0...1] == ["coffee inspect [--deep]: Look inside.", "flag --deep: Look inside."])
  }

  @Test func `a topic is a page of its own`() throws {
    let page = sketch(try #require(coffee().help(for: "roasts")))
    #expect(page == "How beans are roasted.\nLight, then dark.")
    #expect(coffee().help(for: "nosuch") == nil)
  }
}

/// A page as text, with everything that is in it.
private func sketch(_ page: HelpPage<Phrases>) -> String {
  let phrases = Phrases()
  var lines: [String] = []
  switch page {
  case .program(let help):
    lines = ["\(help.program): \(phrases[keyPath: help.summary])"]
    lines[0] += " Standard: \(help.standard ?? "-")"
    lines += help.commands.map { "command \($0.name): \(phrases[keyPath: $0.summary])" }
    lines += help.topics.map { "topic \($0.name): \(phrases[keyPath: $0.summary])" }
    lines += help.globalOptions.map(sketch)
  case .command(let help):
    let call = ([help.program, help.name] + help.synopsis).joined(separator: " ")
    lines = ["\(call): \(phrases[keyPath: help.summary])"]
    lines += help.examples.map { "example \($0.line): \(phrases[keyPath: $0.caption])" }
    lines += (help.arguments + help.options + help.globalOptions).map(sketch)
  case .topic(let topic):
    lines = [phrases[keyPath: topic.summary], phrases[keyPath: topic.text]]
  }
  return lines.joined(separator: "\n")
}

private func sketch(_ label: Label<Phrases>) -> String {
  var parts = ["\(label.kind)"] + label.spellings
  if !label.placeholder.isEmpty { parts.append(label.placeholder) }
  var line = parts.joined(separator: " ") + ": " + Phrases()[keyPath: label.help]
  if !label.choices.isEmpty { line += " {\(label.choices.joined(separator: "|"))}" }
  if let fallback = label.fallback { line += " default \(fallback)" }
  if label.isRequired { line += " required" }
  if label.isRepeatable { line += " repeatable" }
  return line
}
