package import Host

/// What went wrong, and what to do next; one sentence each, or two.
package struct ErrorWords: Sendable {
  /// What stands before every error.
  package let prefix: String
  /// Where to find help: the command, if one was named.
  package let seeHelp: @Sendable (String?) -> String

  /// The first word names no command.
  package let unknownCommand: @Sendable (String) -> String
  /// Nobody knows this option.
  package let unknownOption: @Sendable (String) -> String
  /// The nearest word there is.
  package let didYouMean: @Sendable (String) -> String
  /// Other commands have this option: the option, this command, and theirs.
  package let misplacedOption: @Sendable (String, String?, String) -> String
  /// A plain word too many.
  package let unexpectedWord: @Sendable (String) -> String
  /// Something that must be given is not there.
  package let missing: @Sendable (String) -> String
  /// An option stands without its value.
  package let missingValue: @Sendable (String) -> String
  /// A flag was given a value.
  package let takesNoValue: @Sendable (String, String) -> String
  /// A word that is no value for this argument.
  package let invalid: @Sendable (String, String) -> String
  /// The words that would be taken.
  package let choose: @Sendable (String) -> String

  /// The nickname is refused.
  package let nicknameEmpty: String
  /// It is too long: its length, and the limit in characters.
  package let nicknameTooLong: @Sendable (Int, Int) -> String
  /// It takes too many bytes: how many, and the limit.
  package let nicknameTooBig: @Sendable (Int, Int) -> String
  /// It holds what can't be shown.
  package let nicknameControl: String
  /// It holds bytes that are no UTF-8, or the sign for them.
  package let nicknameNotText: String

  /// No bank has this id: the nearest one, and all there are.
  package let noSuchBank: @Sendable (String, String?, String) -> String
  /// A title was given where an id must be: both.
  package let titleForBank: @Sendable (String, String) -> String
  /// No topic of this name: the topics there are.
  package let noSuchTopic: @Sendable (String, String) -> String
  /// The banks hold no question that can be asked.
  package let noQuestions: String
  /// No question has this difficulty, or not together with this topic.
  package let nothingFits: @Sendable (String, String?) -> String
  /// No file of this path.
  package let noSuchFile: @Sendable (String) -> String
  /// A folder without a bank.
  package let noBanksInFolder: @Sendable (String) -> String
  /// A folder without a file to bring in.
  package let noFilesInFolder: @Sendable (String) -> String
  /// A folder without a file, but with folders: it, and the first of them.
  package let onlyFoldersInFolder: @Sendable (String, String) -> String
  /// A link leads to nothing: it, and where to.
  package let danglingLink: @Sendable (String, String) -> String
  /// A file to check has questions of another format: it, the format, and the command to try.
  package let foreignFile: @Sendable (String, String, String) -> String
  /// The player's own bank of an id would be replaced: the id, and its file.
  package let bankTaken: @Sendable (String, String) -> String
  /// A title of which nothing can be seen.
  package let blankTitle: String
  /// A format holds none of a bank's questions: the bank, and the format.
  package let nothingExported: @Sendable (String, String) -> String
  /// A bank of this id exists: the id, and its file.
  package let bankExists: @Sendable (String, String) -> String
  /// A bank that comes from standard input has no name.
  package let bankUnnamed: String
  /// A bank of the native format keeps its id.
  package let bankHasName: @Sendable (String) -> String
  /// One id for several banks: the id, and how many they are.
  package let oneName: @Sendable (String, Int) -> String
  /// A pipe or a device where a file must be.
  package let notFile: @Sendable (String) -> String
  /// Standard input can't be mended.
  package let cannotMendInput: String
  /// Another program wrote to a file in the meantime.
  package let changedMeanwhile: @Sendable (String) -> String
  /// The command has no document for `--json`: it, and those that have.
  package let noJSON: @Sendable (String, String) -> String
  /// Today's daily was drawn from other banks.
  package let otherBanks: @Sendable (String) -> String

  /// The date's quiz was drawn from other banks: the date, and the banks.
  package let otherBanksThen: @Sendable (String, String) -> String
  /// The date is not past.
  package let notPast: @Sendable (String) -> String
  /// No avatar has this name: the nearest one, and all there are.
  package let noSuchAvatar: @Sendable (String, String?, String) -> String
  /// No setting has this key: the nearest one, and all there are.
  package let noSuchSetting: @Sendable (String, String?, String) -> String
  /// A setting does not take a value: key, value, the nearest that it takes, and all of them.
  package let badSetting: @Sendable (String, String, String?, String) -> String

  /// Neither HOME nor the list of users names a folder.
  package let noHome: String
  /// A variable that names a folder isn't UTF-8.
  package let unreadableVariable: @Sendable (String) -> String
  /// Another rankup holds the lock.
  package let lockHeld: @Sendable (String) -> String
  /// An operation on a file failed: what, path, reason.
  package let fileFailed: @Sendable (FileTrouble, String, String) -> String
  /// A journal that must be read or written is none: path and reason.
  package let badJournal: @Sendable (String, String) -> String
  /// Something that is no file has the place of one.
  package let notARegularFile: String
  /// A journal is longer than any can get.
  package let tooLargeForJournal: String
  /// Why the system refused, as a phrase.
  package let reason: @Sendable (HostError) -> String
  /// There is no backup yet.
  package let noBackups: String
  /// No backup of this name: it, and the newest there are.
  package let noSuchBackup: @Sendable (String, String) -> String
  /// A backup that can't be read.
  package let badBackup: @Sendable (String) -> String
  /// A question would have to be asked: the option that makes it unnecessary.
  package let wouldAsk: @Sendable (String) -> String
  /// A quiz would have to ask.
  package let quizWouldAsk: String
  /// Something that should not happen: a description.
  package let unexpected: @Sendable (String) -> String
}

/// What was being done to a file when it failed.
package enum FileTrouble: Sendable {
  case reading
  case writing
  case locking
}

extension ErrorWords {
  static let english = ErrorWords(
    prefix: "rankup: ",
    seeHelp: { command in
      command.map { "See rankup help \($0)." } ?? "See rankup help."
    },
    unknownCommand: { "There is no command \"\($0)\"." },
    unknownOption: { "There is no option \"\($0)\"." },
    didYouMean: { "Did you mean \"\($0)\"?" },
    misplacedOption: { option, command, owners in
      command.map { "The option \"\(option)\" belongs to \(owners), not to \($0)." }
        ?? "The option \"\(option)\" belongs after a command: \(owners)."
    },
    unexpectedWord: { "The word \"\($0)\" is one too many." },
    missing: { "\($0) is missing." },
    missingValue: { "The option \"\($0)\" needs a value." },
    takesNoValue: { "The option \"\($0)\" takes no value, so \"\($1)\" can't stand there." },
    invalid: { "\"\($1)\" does not fit \($0)." },
    choose: { "It takes \($0)." },
    nicknameEmpty: "Nickname cannot be empty.",
    nicknameTooLong: { "A nickname has at most \($1) characters; this one has \($0)." },
    nicknameTooBig: { "A nickname takes at most \($1) bytes; this one takes \($0)." },
    nicknameControl: "A nickname has no line breaks and no control characters.",
    nicknameNotText: "A nickname is text in UTF-8; this one has bytes, or a U+FFFD, that are none.",
    noSuchBank: { id, nearest, known in
      let hint = nearest.map { " Did you mean \"\($0)\"?" } ?? ""
      return "There is no bank \"\(id)\".\(hint) The banks are: \(known)."
    },
    titleForBank: { "\"\($0)\" is the title of a bank; here its id stands for it: \($1)." },
    noSuchTopic: { topic, known in
      known.isEmpty
        ? "There is no topic \"\(topic)\"; the chosen banks name no topics."
        : "There is no topic \"\(topic)\". The topics are: \(known)."
    },
    noQuestions: "The chosen banks hold no question that can be asked.",
    nothingFits: { difficulty, topic in
      topic.map { "No question on \"\($0)\" is \(difficulty); leave out --topic or --difficulty." }
        ?? "No question is \(difficulty); leave out --difficulty."
    },
    noSuchFile: { "There is no file \"\($0)\"." },
    noBanksInFolder: { "The folder \"\($0)\" holds no .json file." },
    noFilesInFolder: { "The folder \"\($0)\" holds no file." },
    onlyFoldersInFolder: {
      "The folder \"\($0)\" holds no file, only folders; import each by its own name: \($1)."
    },
    danglingLink: { path, target in
      "\(path) is a link to \(target), where there is nothing; "
        + "make what it leads to, or remove the link."
    },
    foreignFile: { path, format, command in
      "\(path) is no bank yet but a file of the format \(format); see what would come of it with: \(command)"
    },
    bankTaken: { id, path in
      "You have a bank \"\(id)\" of your own: \(path). "
        + "Give the new one another id with --as, or replace yours with --replace."
    },
    blankTitle: "A title needs something to be seen.",
    nothingExported: { "None of the questions of \"\($0)\" fits the format \($1)." },
    bankExists: { "There is a bank \"\($0)\" already: \($1). Choose another id." },
    bankUnnamed: "Standard input has no name; give the bank an id with --as.",
    bankHasName: { "The bank has an id of its own, \"\($0)\", and keeps it; leave --as out." },
    oneName: { id, count in
      "--as \(id) names one bank, and there are \(count) files; import them one by one."
    },
    notFile: { "\"\($0)\" is not a file; give - to read from a pipe." },
    cannotMendInput:
      "--fix changes a file, and - is standard input; name the file, or leave --fix out.",
    changedMeanwhile: {
      "\"\($0)\" was changed by another program in the meantime, and was left alone; run it again."
    },
    noJSON: { "\"\($0)\" has no JSON document; \($1) have one." },
    otherBanks: {
      "Today's quiz was drawn from \($0) already; other banks can be had in practice."
    },
    otherBanksThen: { "The quiz of \($0) was drawn from \($1); leave out --bank." },
    notPast: { "\($0) is not past; rankup daily without --date takes today's quiz." },
    noSuchAvatar: { name, nearest, known in
      let hint = nearest.map { " Did you mean \"\($0)\"?" } ?? ""
      return "There is no avatar \"\(name)\".\(hint) The avatars are: \(known)."
    },
    noSuchSetting: { key, nearest, known in
      let hint = nearest.map { " Did you mean \"\($0)\"?" } ?? ""
      return "There is no setting \"\(key)\".\(hint) The settings are: \(known)."
    },
    badSetting: { key, value, nearest, choices in
      let hint = nearest.map { " Did you mean \"\($0)\"?" } ?? ""
      return "\"\(value)\" does not fit \(key).\(hint) It takes \(choices)."
    },
    noHome: "Neither HOME nor the list of users says where your home is; set HOME.",
    unreadableVariable: { "The folder that \($0) names is not UTF-8; set it to one that is." },
    lockHeld: { path in
      "Another rankup has been saving for two seconds; try again. (It holds \(path).)"
    },
    fileFailed: { trouble, path, reason in
      switch trouble {
      case .reading: "\(path) can't be read: \(reason)."
      case .writing: "\(path) can't be written: \(reason). Nothing that was saved is lost."
      case .locking:
        "\(path) can't be locked: \(reason). Nothing was changed; "
          + "XDG_DATA_HOME can name a folder on a disk that has locks."
      }
    },
    badJournal: { path, reason in
      "The journal \(path) can't be used (\(reason)); move it away, or put the file back that was there."
    },
    notARegularFile: "Not a regular file",
    tooLargeForJournal: "Far too large",
    reason: \.reason,
    noBackups: "There is no backup yet; a reset makes one.",
    noSuchBackup: { name, known in
      "There is no backup \"\(name)\"."
        + (known.isEmpty ? " There is none yet; a reset makes one." : " The newest are: \(known).")
    },
    badBackup: { "The backup \"\($0)\" is damaged and was left alone." },
    wouldAsk: { "This has to be confirmed: run it on a terminal, or give \($0)." },
    quizWouldAsk: "A quiz has to ask; leave out --no-input.",
    unexpected: { "Something unforeseen went wrong: \($0)" })
}
