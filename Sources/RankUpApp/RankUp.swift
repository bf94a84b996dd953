package import Arguments
import Host
import JSON
import QuizBanks
import QuizCore
import QuizStore
import Terminal

/// The whole program: a command line in, an exit code out, everything else through the world.
package struct RankUp {
  /// The version, as `--version` prints it.
  package static let version = "0.1.0"

  /// Every command, in the order in which help lists them.
  package static let program = Program<Desk, Words, Reply, GlobalOptions>(
    name: "rankup", version: version, summary: \.help.summary, helpOption: \.help.options.help,
    versionOption: \.help.options.version, globals: GlobalOptions.usage,
    standard: Start.self,
    commands: [
      OpenHome.self, DailyQuiz.self, Practice.self, Review.self, ShowRank.self, ShowLadder.self,
      ShowBadges.self,
      ShareResult.self, Rename.self, ChooseAvatar.self, ShowStatistics.self, ShowHistory.self,
      ShowBanks.self, ShowBank.self, CheckBanks.self, ImportBanks.self, ExportQuestions.self,
      NewBank.self,
      ChangeSettings.self,
      Reset.self, Restore.self, ShowBackups.self, RunDoctor.self, TransferProfile.self,
    ],
    topics: [
      HelpTopic("xp", \.help.topics.xp, text: \.help.topics.xpText),
      HelpTopic("files", \.help.topics.files, text: \.help.topics.filesText),
    ])

  private let world: World
  /// What the card says of language and colours, read before anything is said.
  private let settings: [String: String]
  private let words: Words

  /// Prepares the program for a world.
  package init(in world: World) {
    self.world = world
    settings = Self.settings(in: world)
    words = Language.chosen(settings, world.environment).words
  }

  /// Runs a command line, without the program's own name.
  package func run(_ line: [String]) -> ExitCode {
    do throws(UsageError) {
      return answer(try Self.program.request(line))
    } catch {
      let options = Self.program.globals(kindlyFrom: line)
      let console = open(options)
      let command = Self.program.commandName(in: line)
      return report(ErrorReport(error, command: command, words), on: console)
    }
  }

  private func answer(_ request: Program<Desk, Words, Reply, GlobalOptions>.Request) -> ExitCode {
    switch request {
    case .run(let command, let options):
      let console = open(options)
      return finishing(on: console) {
        guard !options.json || command is any AnswersInJSON else {
          throw Failure.noJSON(command: type(of: command).name, known: Self.commandsWithJSON)
        }
        let reply = try reply(of: command, on: console, options)
        try present(reply, options, on: console)
        return reply.exit
      }
    case .help(let help, let options):
      let console = open(options)
      return finishing(on: console) {
        try console.write(
          HelpView(help: help).lines(Page(words: words, surface: console.output)))
        return .done
      }
    case .version(let options):
      let console = open(options)
      return finishing(on: console) {
        try console.write([Text("rankup \(Self.version)")])
        return .done
      }
    }
  }

  private func reply(
    of command: any Command<Desk, Words, Reply>, on console: any Console, _ options: GlobalOptions
  ) throws -> Reply {
    let desk: Desk
    do {
      desk = try self.desk(console, options)
    } catch {
      guard let command = command as? any WorksWithoutHome else { throw error }
      return command.reply(without: error, Page(words: words, surface: console.output))
    }
    return try command.run(in: desk)
  }

  private func present(_ reply: Reply, _ options: GlobalOptions, on console: any Console) throws {
    if options.json, let json = reply.json {
      try console.writeExactly(
        json.serialized(JSONStyle(keys: .sorted, layout: .indented(2))) + "\n")
    } else {
      try console.write(reply.page)
    }
  }

  private func desk(_ console: any Console, _ options: GlobalOptions) throws -> Desk {
    guard let folders = try BaseFolders(world.environment, files: world.files) else {
      throw Failure.noHome
    }
    let world = world
    let places = Places(folders)
    return Desk(
      console: console, words: words, options: options, environment: world.environment,
      clock: world.clock, files: world.files,
      store: Store(
        places: places, files: world.files, clock: world.clock, randomBits: world.randomBits),
      loadShelf: {
        try Shelf.load(
          ShelfFolders(
            folders, executable: world.environment.executablePath(world.files),
            files: world.files),
          files: world.files, indexes: IndexFolder(joined(places.cacheFolder, "banks")),
          checking: { if let signal = world.pendingSignal() { throw Interruption(signal: signal) } }
        )
      },
      randomBits: world.randomBits)
  }

  private func open(_ options: GlobalOptions?) -> any Console {
    let isPlain = options?.plain ?? false || world.environment["RANKUP_PLAIN"]?.isEmpty == false
    let color = options?.color ?? .auto
    let console = world.openConsole(color, isPlain)
    if console.output.colors != .none || console.errors.colors != .none {
      let theme = Setting.theme(settings)
      console.adjust { theme.applied(to: $0, color) }
    }
    return console
  }

  private static func settings(in world: World) -> [String: String] {
    guard let folders = try? BaseFolders(world.environment, files: world.files) else { return [:] }
    return Store.settingsOnCard(Places(folders), world.files)
  }

  /// Runs to the end, or to an error, which is reported; a reader that went away is told nothing, and
  /// neither is a player whose signal is noted, since a terminal that hung up takes no sentence.
  private func finishing(on console: any Console, _ work: () throws -> ExitCode) -> ExitCode {
    do {
      return try work()
    } catch let error as HostError where error.isClosedPipe {
      return .closedPipe
    } catch let interruption as Interruption {
      return .signal(interruption.signal)
    } catch {
      let report = ErrorReport(error, words)
      if report.isInterruption || error is HostError, let signal = world.pendingSignal() {
        return .signal(signal)
      }
      return self.report(report, on: console)
    }
  }

  /// Tells of an error, if anybody listens.
  private func report(_ report: ErrorReport, on console: any Console) -> ExitCode {
    try? console.writeError(report, words)
    return report.exit
  }
}
