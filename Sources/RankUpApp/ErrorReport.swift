import Arguments
import Host
import QuizCore
import QuizStore

/// An error as one sentence for the player and an exit code: the one place that makes them.
struct ErrorReport: Equatable {
  /// What is wrong, where, and what to do next.
  let sentence: String
  /// How the program ends.
  let exit: ExitCode
  /// Whether a signal cut the work short, so that nobody needs a sentence.
  var isInterruption = false

  /// Reports a mistake in the command line; `command` is the one that was named, if any.
  init(_ error: UsageError, command: String?, _ words: Words) {
    let problem = UsageSentence(words: words.errors).text(error)
    sentence = problem + " " + words.errors.seeHelp(command)
    exit = .usage
  }

  /// Reports any error that a command ends with.
  init(_ error: any Error, _ words: Words) {
    switch error {
    case let failure as Failure: self.init(failure, words)
    case let problem as NicknameProblem: self.init(problem, words)
    case let error as StoreError: self.init(error, words)
    case let refusal as ProfileRefusal:
      self.init(sentence: ProfileSentence(words: words).text(refusal), exit: .badData)
    case let failure as ImportFailure:
      self.init(sentence: ImportFailureSentence(words: words).text(failure), exit: .badData)
    case let error as HostError: self.init(error, error.trouble, words)
    case let error as UnreadableVariable:
      self.init(sentence: words.errors.unreadableVariable(error.name), exit: .inputOutput)
    default:
      self.init(sentence: words.errors.unexpected("\(error)"), exit: .failed)
    }
  }

  private init(sentence: String, exit: ExitCode) {
    self.sentence = sentence
    self.exit = exit
  }

  private init(_ failure: Failure, _ words: Words) {
    let errors = words.errors
    switch failure {
    case .noSuchBank(let id, let known):
      self.init(
        sentence: errors.noSuchBank(id, nearest(to: id, in: known), words.format.list(known)),
        exit: .notFound)
    case .titleForBank(let title, let id):
      self.init(sentence: errors.titleForBank(title, id), exit: .notFound)
    case .noSuchTopic(let topic, let known):
      self.init(
        sentence: errors.noSuchTopic(topic, words.format.list(known)), exit: .usage)
    case .noQuestions: self.init(sentence: errors.noQuestions, exit: .badData)
    case .nothingFits(let difficulty, let topic):
      self.init(
        sentence: errors.nothingFits(words.quiz.difficulty(difficulty), topic), exit: .usage)
    case .noSuchFile(let path): self.init(sentence: errors.noSuchFile(path), exit: .notFound)
    case .noBanksInFolder(let path):
      self.init(sentence: errors.noBanksInFolder(path), exit: .notFound)
    case .noFilesInFolder(let path, let folders):
      self.init(
        sentence: folders.isEmpty
          ? errors.noFilesInFolder(path)
          : errors.onlyFoldersInFolder(path, beginning(of: folders)),
        exit: .notFound)
    case .danglingLink(let path, let target):
      self.init(sentence: errors.danglingLink(path, target), exit: .inputOutput)
    case .foreignFile(let path, let format):
      let name = path == "-" ? words.profile.pipe : path
      let command =
        path == "-"
        ? "rankup import - --as ID --dry-run" : "rankup import \(shellQuoted(path)) --dry-run"
      self.init(sentence: errors.foreignFile(name, format, command), exit: .badData)
    case .bankTaken(let id, let path):
      self.init(sentence: errors.bankTaken(id, path), exit: .failed)
    case .blankTitle: self.init(sentence: errors.blankTitle, exit: .usage)
    case .nothingExported(let bank, let format):
      self.init(sentence: errors.nothingExported(bank, format), exit: .badData)
    case .bankExists(let id, let path):
      self.init(sentence: errors.bankExists(id, path), exit: .failed)
    case .bankUnnamed: self.init(sentence: errors.bankUnnamed, exit: .usage)
    case .bankHasName(let id): self.init(sentence: errors.bankHasName(id), exit: .usage)
    case .oneName(let id, let count): self.init(sentence: errors.oneName(id, count), exit: .usage)
    case .notFile(let path): self.init(sentence: errors.notFile(path), exit: .inputOutput)
    case .cannotMendInput: self.init(sentence: errors.cannotMendInput, exit: .usage)
    case .changedMeanwhile(let path):
      self.init(sentence: errors.changedMeanwhile(path), exit: .failed)
    case .noJSON(let command, let known):
      self.init(sentence: errors.noJSON(command, words.format.list(known)), exit: .usage)
    case .otherBanks(let drawn):
      self.init(sentence: errors.otherBanks(words.format.list(drawn)), exit: .usage)
    case .otherBanksThen(let date, let drawn):
      self.init(
        sentence: errors.otherBanksThen(date.description, words.format.list(drawn)), exit: .usage)
    case .notPast(let date): self.init(sentence: errors.notPast(date.description), exit: .usage)
    case .dailyNotDone(let date, let isToday):
      self.init(
        sentence: isToday
          ? words.share.notDoneToday("rankup daily") : words.share.notDone(date.description),
        exit: .failed)
    case .dailyForgotten(let date):
      self.init(sentence: words.share.forgotten(date.description), exit: .failed)
    case .wouldAsk(let option): self.init(sentence: errors.wouldAsk(option), exit: .usage)
    case .quizWouldAsk: self.init(sentence: errors.quizWouldAsk, exit: .usage)
    case .noSuchAvatar(let name):
      let names = Avatar.all.map(\.name)
      self.init(
        sentence: errors.noSuchAvatar(
          name, Self.meant(by: name, in: names), words.format.list(names)),
        exit: .usage)
    case .noSuchSetting(let key, let known):
      self.init(
        sentence: errors.noSuchSetting(
          key, Self.meant(by: key, in: known), words.format.list(known)),
        exit: .usage)
    case .badSetting(let key, let value, let values):
      self.init(
        sentence: errors.badSetting(
          key, value, values.nearest(to: value), words.settings.choices(values)),
        exit: .usage)
    case .noHome: self.init(sentence: errors.noHome, exit: .inputOutput)
    }
  }

  /// The word that a mistaken one is the beginning of, or is near to.
  private static func meant(by word: String, in known: [String]) -> String? {
    nearest(to: word, in: known) ?? known.first { !word.isEmpty && $0.hasPrefix(word) }
  }

  private init(_ error: StoreError, _ words: Words) {
    let errors = words.errors
    switch error {
    case .lockHeld(let path): self.init(sentence: errors.lockHeld(path), exit: .lockHeld)
    case .unreadable(let error): self.init(error, error.trouble, words)
    case .unwritable(let error):
      // Writing begins with opening and looking, which alone would sound like reading.
      self.init(error, error.operation == .lock ? .locking : .writing, words)
    case .badJournal(let path, let trouble):
      self.init(
        sentence: errors.badJournal(path, StoreSentence(words: words).text(trouble)),
        exit: .inputOutput)
    case .noBackup: self.init(sentence: errors.noBackups, exit: .notFound)
    case .noSuchBackup(let name, let known):
      self.init(
        sentence: errors.noSuchBackup(name, words.format.list(known)), exit: .notFound)
    case .badBackup(let name): self.init(sentence: errors.badBackup(name), exit: .badData)
    }
  }

  private init(_ problem: NicknameProblem, _ words: Words) {
    let errors = words.errors
    switch problem {
    case .empty: self.init(sentence: errors.nicknameEmpty, exit: .usage)
    case .tooManyCharacters(let count):
      self.init(
        sentence: errors.nicknameTooLong(count, Nickname.characterLimit), exit: .usage)
    case .tooManyBytes(let count):
      self.init(sentence: errors.nicknameTooBig(count, Nickname.byteLimit), exit: .usage)
    case .controlCharacter: self.init(sentence: errors.nicknameControl, exit: .usage)
    case .notText: self.init(sentence: errors.nicknameNotText, exit: .usage)
    }
  }

  private init(_ error: HostError, _ trouble: FileTrouble, _ words: Words) {
    self.init(
      sentence: words.errors.fileFailed(trouble, error.path, words.errors.reason(error)),
      exit: .inputOutput)
    isInterruption = error.isInterruption
  }
}

/// A mistake in the command line as a sentence, with the nearest word or the words that fit.
struct UsageSentence {
  let words: ErrorWords

  /// The sentence, without the pointer to help.
  func text(_ error: UsageError) -> String {
    switch error {
    case .unknownCommand(let word, let nearest):
      words.unknownCommand(word) + suggestion(nearest)
    case .unknownOption(let option, let nearest, _):
      words.unknownOption(option) + suggestion(nearest)
    case .misplacedOption(let option, let command, let owners):
      words.misplacedOption(option, command, owners.joined(separator: ", "))
    case .unexpected(let word, _): words.unexpectedWord(word)
    case .missing(let name, let choices): words.missing(name) + offer(choices)
    case .missingValue(let option, let choices): words.missingValue(option) + offer(choices)
    case .takesNoValue(let option, let word): words.takesNoValue(option, word)
    case .invalid(let name, let word, let choices): words.invalid(name, word) + offer(choices)
    }
  }

  private func suggestion(_ nearest: String?) -> String {
    nearest.map { " " + words.didYouMean($0) } ?? ""
  }

  private func offer(_ choices: [String]) -> String {
    choices.isEmpty ? "" : " " + words.choose(choices.joined(separator: ", "))
  }
}

extension HostError {
  /// What kind of trouble it is for the player.
  var trouble: FileTrouble {
    switch operation {
    case .open, .read, .list, .inspect, .resolve: .reading
    case .lock: .locking
    default: .writing
    }
  }
}
