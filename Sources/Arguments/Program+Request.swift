extension Program {
  /// Reads a whole line, without the program's own name.
  ///
  /// `--help`, `-h` or `--version` before `--` win over everything, mistakes in the line too.
  package func request(_ line: [String]) throws(UsageError) -> Request {
    if let request = standingRequest(line) { return request }
    var reader = LineReader(line, labels: globalOptions)
    do throws(UsageError) {
      guard let first = try reader.nextPlainWord() else {
        guard let standard else { return .help(help(), try globals(from: reader)) }
        return try request(for: standard, reading: &reader, name: nil)
      }
      if first == "help" { return try helpRequest(reading: &reader) }
      guard let command = command(named: first) else {
        throw .unknownCommand(first, nearest: nearest(to: first, in: commandNames + ["help"]))
      }
      return try request(for: command, reading: &reader, name: first)
    } catch {
      throw withOwners(error)
    }
  }

  /// The global options as far as they can be read, for whoever must tell of an error in `line`.
  ///
  /// Values that can't be read count as not given; `nil` only when a global option is required.
  package func globals(kindlyFrom line: [String]) -> Globals? {
    var reader = LineReader(line, labels: globalOptions)
    var isAtEnd = false
    while !isAtEnd {
      do throws(UsageError) { isAtEnd = try reader.nextPlainWord() == nil } catch { continue }
    }
    return try? globals.subject(from: reader.words[...], kindly: true)
  }

  /// The command that `line` names, whether or not the rest of the line can be read.
  package func commandName(in line: [String]) -> String? {
    var reader = LineReader(line, labels: globalOptions)
    let first = try? reader.nextPlainWord()
    return first.flatMap { command(named: $0)?.name }
  }

  private func standingRequest(_ line: [String]) -> Request? {
    let words = line.prefix { $0 != "--" }
    let wantsHelp = words.contains { $0 == "--help" || $0 == "-h" }
    guard wantsHelp || words.contains("--version"), let globals = globals(kindlyFrom: line)
    else { return nil }
    guard wantsHelp else { return .version(globals) }
    return .help(commandName(in: line).flatMap { help(for: $0) } ?? help(), globals)
  }

  private func helpRequest(reading reader: inout LineReader<Words>) throws(UsageError) -> Request {
    let word = try reader.nextPlainWord()
    try reader.readToEnd()
    let globals = try globals(from: reader)
    guard let word, word != "help" else { return .help(help(), globals) }
    guard let page = help(for: word) else {
      throw .unknownCommand(word, nearest: nearest(to: word, in: commandNames + topics.map(\.name)))
    }
    return .help(page, globals)
  }

  private func request<Asked: Command<World, Words, Outcome>>(
    for command: Asked.Type, reading reader: inout LineReader<Words>, name: String?
  ) throws(UsageError) -> Request {
    let usage = Asked.usage
    let first = reader.labels.count
    reader.begin(command: name, labels: usage.labels)
    try reader.readToEnd()
    let globals = try globals(from: reader)
    if !reader.words[helpIndex].isEmpty {
      return .help(name == nil ? help() : help(for: command), globals)
    }
    return .run(try usage.subject(from: reader.words[first...]), globals)
  }

  private func globals(from reader: LineReader<Words>) throws(UsageError) -> Globals {
    try globals.subject(from: reader.words[...])
  }

  /// Turns "unknown" into "misplaced" where other commands have the option.
  private func withOwners(_ error: UsageError) -> UsageError {
    guard case .unknownOption(let option, let nearest, let command) = error else { return error }
    var spellings = [option]
    if nearest == nil, case .cluster(let letters) = Token(option) {
      spellings += letters.unicodeScalars.first.map { ["-" + String($0)] } ?? []
    }
    for spelling in spellings {
      let owners = visibleCommands.filter {
        labels(of: $0).contains { $0.spellings.contains(spelling) }
      }
      guard !owners.isEmpty else { continue }
      return .misplacedOption(spelling, command: command, belongsTo: owners.map { $0.name })
    }
    return error
  }
}
