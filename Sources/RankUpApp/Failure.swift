import Arguments
import Host
import QuizBanks
import QuizCore
import QuizStore

/// What a command can't go on with, as data; `ErrorReport` makes sentences of it.
enum Failure: Error, Equatable {
  /// No bank has this id.
  case noSuchBank(String, known: [String])
  /// No bank has this id, but one has it for a title; that one's id.
  case titleForBank(String, id: String)
  /// No question has this topic.
  case noSuchTopic(String, known: [String])
  /// The chosen banks hold nothing that can be asked.
  case noQuestions
  /// No question has the difficulty, or not together with the topic.
  case nothingFits(Difficulty, topic: String?)
  /// The date's daily was drawn from other banks.
  case otherBanks(drawn: [String])
  /// The quiz of a past date was drawn from other banks.
  case otherBanksThen(QuizDate, drawn: [String])
  /// The date of a quiz to take again is today or later.
  case notPast(QuizDate)
  /// There is no result to share: the daily of a date is not done.
  case dailyNotDone(QuizDate, isToday: Bool)
  /// Only that the daily of a date was done is known.
  case dailyForgotten(QuizDate)
  /// A confirmation would have to be asked for; the option that gives it.
  case wouldAsk(option: String)
  /// A quiz would have to ask.
  case quizWouldAsk
  /// There is no file of this path.
  case noSuchFile(String)
  /// A folder holds no bank.
  case noBanksInFolder(String)
  /// A folder holds no file to bring in; the folders that it holds, if any.
  case noFilesInFolder(String, folders: [String])
  /// A link leads to nothing, where something would be written.
  case danglingLink(String, target: String)
  /// A file to check holds questions in another format, by its name for people.
  case foreignFile(String, format: String)
  /// The player has a bank of this id that was not brought in from elsewhere: its file.
  case bankTaken(String, path: String)
  /// A title of which nothing can be seen.
  case blankTitle
  /// A format holds none of a bank's questions.
  case nothingExported(bank: String, format: String)
  /// There is a bank of this id, or a file in its place.
  case bankExists(String, path: String)
  /// Nothing gives a bank its id.
  case bankUnnamed
  /// A bank of the native format has an id of its own.
  case bankHasName(String)
  /// One id was given for several banks.
  case oneName(String, banks: Int)
  /// A pipe or a device where a file must be.
  case notFile(String)
  /// Standard input can't be mended.
  case cannotMendInput
  /// A file was changed by another program since it was read.
  case changedMeanwhile(String)
  /// The command has no document for `--json`; those that have.
  case noJSON(command: String, known: [String])
  /// No avatar has this name.
  case noSuchAvatar(String)
  /// No setting has this key.
  case noSuchSetting(String, known: [String])
  /// A setting does not take this value; those that it takes.
  case badSetting(String, value: String, SettingValues)
  /// Neither the environment nor the list of users names a home.
  case noHome
}

extension Failure {
  /// That there is no bank of an id; where it is the title of one, that one is named.
  init(noBank id: String, on shelf: Shelf) {
    let wanted = id.trimmingWhitespace.lowercased()
    let titled = shelf.banks.first { $0.title.trimmingWhitespace.lowercased() == wanted }
    self =
      titled.map { .titleForBank(id, id: $0.id) }
      ?? .noSuchBank(id, known: shelf.banks.map(\.id))
  }
}
