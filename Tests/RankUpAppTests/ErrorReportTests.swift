import Arguments
import Host
import QuizCore
import QuizStore
import Testing

@testable import RankUpApp

private func check(
  _ report: ErrorReport, _ sentence: String, _ exit: ExitCode,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(report.sentence == sentence, sourceLocation: sourceLocation)
  #expect(report.exit == exit, sourceLocation: sourceLocation)
}

@Test func `every mistake in a command line has its sentence`() {
  let table: [(UsageError, String?, String)] = [
    (
      .unknownCommand("dayli", nearest: "daily"), nil,
      "There is no command \"dayli\". Did you mean \"daily\"? See rankup help."
    ),
    (
      .unknownCommand("xyzzy", nearest: nil), nil, "There is no command \"xyzzy\". See rankup help."
    ),
    (
      .unknownOption("--bnak", nearest: "--bank", command: "daily"), "daily",
      "There is no option \"--bnak\". Did you mean \"--bank\"? See rankup help daily."
    ),
    (
      .misplacedOption("--seed", command: "daily", belongsTo: ["practice"]), "daily",
      "The option \"--seed\" belongs to practice, not to daily. See rankup help daily."
    ),
    (
      .misplacedOption("--yes", command: nil, belongsTo: ["reset", "restore"]), nil,
      "The option \"--yes\" belongs after a command: reset, restore."
        + " See rankup help."
    ),
    (
      .unexpected("two", command: "nickname"), "nickname",
      "The word \"two\" is one too many. See rankup help nickname."
    ),
    (.missing("ID", choices: []), "bank", "ID is missing. See rankup help bank."),
    (
      .missing("SHELL", choices: ["bash", "zsh"]), "completions",
      "SHELL is missing. It takes bash, zsh. See rankup help completions."
    ),
    (
      .missingValue("--count", choices: ["1-1000"]), "practice",
      "The option \"--count\" needs a value. It takes 1-1000. See rankup help practice."
    ),
    (
      .takesNoValue("--plain", word: "yes"), nil,
      "The option \"--plain\" takes no value, so \"yes\" can't stand there. See rankup help."
    ),
    (
      .invalid("--count", word: "0", choices: ["1-1000"]), "practice",
      "\"0\" does not fit --count. It takes 1-1000. See rankup help practice."
    ),
    (
      .invalid("--bank", word: "", choices: []), "daily",
      "\"\" does not fit --bank. See rankup help daily."
    ),
  ]
  for (error, command, sentence) in table {
    check(ErrorReport(error, command: command, .english), sentence, .usage)
  }
}

@Test func `every failure has its sentence and its exit code`() {
  let table: [(Failure, String, ExitCode)] = [
    (
      .noSuchBank("geo", known: ["geography", "starter"]),
      "There is no bank \"geo\". The banks are: geography and starter.", .notFound
    ),
    (
      .noSuchBank("startr", known: ["starter"]),
      "There is no bank \"startr\". Did you mean \"starter\"? The banks are: starter.", .notFound
    ),
    (
      .titleForBank("World Cities", id: "cities"),
      "\"World Cities\" is the title of a bank; here its id stands for it: cities.", .notFound
    ),
    (
      .noSuchTopic("Chess", known: ["Art", "Food", "Nature"]),
      "There is no topic \"Chess\". The topics are: Art, Food and Nature.", .usage
    ),
    (
      .noSuchTopic("Chess", known: []),
      "There is no topic \"Chess\"; the chosen banks name no topics.", .usage
    ),
    (.noQuestions, "The chosen banks hold no question that can be asked.", .badData),
    (.nothingFits(.hard, topic: nil), "No question is hard; leave out --difficulty.", .usage),
    (
      .nothingFits(.easy, topic: "Food"),
      "No question on \"Food\" is easy; leave out --topic or --difficulty.", .usage
    ),
    (
      .noJSON(command: "daily", known: ["rank", "ranks"]),
      "\"daily\" has no JSON document; rank and ranks have one.", .usage
    ),
    (
      .otherBanks(drawn: ["a", "b"]),
      "Today's quiz was drawn from a and b already; other banks can be had in practice.", .usage
    ),
    (
      .wouldAsk(option: "--yes"),
      "This has to be confirmed: run it on a terminal, or give --yes.", .usage
    ),
    (.quizWouldAsk, "A quiz has to ask; leave out --no-input.", .usage),
    (
      .noSuchSetting("them", known: ["theme", "confirm"]),
      "There is no setting \"them\". Did you mean \"theme\"? The settings are: theme and confirm.",
      .usage
    ),
    (
      .noSuchSetting("xyzzy", known: ["theme", "confirm"]),
      "There is no setting \"xyzzy\". The settings are: theme and confirm.", .usage
    ),
    (
      .badSetting("theme", value: "darc", .word(["dark", "light"])),
      "\"darc\" does not fit theme. Did you mean \"dark\"? It takes dark, light.", .usage
    ),
    (
      .badSetting("day-starts-at", value: "24", .number(0...23)),
      "\"24\" does not fit day-starts-at. It takes 0-23.", .usage
    ),
    (
      .badSetting("daily-banks", value: ",", .bankIDs),
      "\",\" does not fit daily-banks. It takes default, or ids from rankup banks with commas between them.",
      .usage
    ),
    (
      .noHome, "Neither HOME nor the list of users says where your home is; set HOME.", .inputOutput
    ),
  ]
  for (failure, sentence, exit) in table {
    check(ErrorReport(failure, .english), sentence, exit)
  }
}

@Test func `every trouble of the store has its sentence and its exit code`() {
  let noSpace = HostError(.write, "/j.jsonl", code: 28)
  let table: [(StoreError, String, ExitCode)] = [
    (
      .lockHeld(path: "/l"),
      "Another rankup has been saving for two seconds; try again. (It holds /l.)", .lockHeld
    ),
    (
      .unreadable(HostError(.open, "/p.plist", code: 13)),
      "/p.plist can't be read: Permission denied.", .inputOutput
    ),
    (
      .unwritable(noSpace),
      "/j.jsonl can't be written: No space left on device. Nothing that was saved is lost.",
      .inputOutput
    ),
    (
      .unwritable(HostError(.open, "/ro/lock", code: 30)),
      "/ro/lock can't be written: Read-only file system. Nothing that was saved is lost.",
      .inputOutput
    ),
    (
      .unwritable(HostError(.lock, "/l", code: 37)),
      "/l can't be locked: No locks available. Nothing was changed; "
        + "XDG_DATA_HOME can name a folder on a disk that has locks.",
      .inputOutput
    ),
    (.noBackup, "There is no backup yet; a reset makes one.", .notFound),
    (
      .noSuchBackup(name: "b", known: []),
      "There is no backup \"b\". There is none yet; a reset makes one.", .notFound
    ),
    (
      .noSuchBackup(name: "b", known: ["c", "d"]),
      "There is no backup \"b\". The newest are: c and d.", .notFound
    ),
    (.badBackup(name: "b"), "The backup \"b\" is damaged and was left alone.", .badData),
  ]
  for (error, sentence, exit) in table { check(ErrorReport(error, .english), sentence, exit) }
}

@Test func `every refusal of a nickname has its sentence`() {
  let table: [(NicknameProblem, String)] = [
    (.empty, "Nickname cannot be empty."),
    (.tooManyCharacters(21), "A nickname has at most 20 characters; this one has 21."),
    (.tooManyBytes(200), "A nickname takes at most 128 bytes; this one takes 200."),
    (.controlCharacter, "A nickname has no line breaks and no control characters."),
    (.notText, "A nickname is text in UTF-8; this one has bytes, or a U+FFFD, that are none."),
  ]
  for (problem, sentence) in table { check(ErrorReport(problem, .english), sentence, .usage) }
}

@Test func `trouble with a file names it and says what the system says`() {
  let table: [(HostError.Operation, String)] = [
    (.open, "/f can't be read: Input/output error."),
    (.read, "/f can't be read: Input/output error."),
    (.list, "/f can't be read: Input/output error."),
    (.inspect, "/f can't be read: Input/output error."),
    (.resolve, "/f can't be read: Input/output error."),
    (
      .lock,
      "/f can't be locked: Input/output error. Nothing was changed; "
        + "XDG_DATA_HOME can name a folder on a disk that has locks."
    ),
    (.write, "/f can't be written: Input/output error. Nothing that was saved is lost."),
    (.sync, "/f can't be written: Input/output error. Nothing that was saved is lost."),
    (.rename, "/f can't be written: Input/output error. Nothing that was saved is lost."),
    (.remove, "/f can't be written: Input/output error. Nothing that was saved is lost."),
    (.createFolder, "/f can't be written: Input/output error. Nothing that was saved is lost."),
  ]
  for (operation, sentence) in table {
    check(ErrorReport(HostError(operation, "/f", code: 5), .english), sentence, .inputOutput)
  }
  #expect(table.count == HostError.Operation.allCases.count)
}

@Test func `a folder that is no text is told by its variable`() {
  check(
    ErrorReport(UnreadableVariable("HOME"), .english),
    "The folder that HOME names is not UTF-8; set it to one that is.", .inputOutput)
}

@Test func `an error that nobody foresaw is told as it is`() {
  struct Surprise: Error {}
  check(
    ErrorReport(Surprise(), .english), "Something unforeseen went wrong: Surprise()", .failed)
}
