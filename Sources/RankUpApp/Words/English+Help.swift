extension HelpWords {
  static let english = HelpWords(
    summary: "A quiz a day in the terminal, and a ladder from Bronze to Diamond.",
    sections: SectionWords(
      usage: "Usage", examples: "Examples", arguments: "Arguments", options: "Options",
      globalOptions: "Options of every command", commands: "Commands", topics: "More pages"),
    defaultValue: { "default \($0)" },
    repeatable: "may be repeated",
    start: "Start with rankup daily; rankup alone shows the rank card.",
    more: "rankup help COMMAND tells more of a command or a page.",
    common: "rankup help lists the options that every command takes.",
    commands: .english, options: .english, topics: .english)
}

extension GlobalOptionWords {
  static let english = GlobalOptionWords(
    json: "Print one JSON document instead of a page (commands that read).",
    plain: "Words instead of signs, no boxes, for screen readers.",
    color: "When to use colour.",
    noInput: "Never ask anything; fail and say which option would answer.",
    help: "Show this help.",
    version: "Show the version.")
}

extension CommandWords {
  static let english = CommandWords(
    daily: "Take today's quiz: ten questions, the same for everybody with the same banks.",
    dailyBank: "Draw from this bank; without it, from all banks in English or of no language.",
    dailyExample: "take today's quiz, or go on with it",
    dailyBankExample: "draw today's ten questions from one bank",
    dailyDate: "Take the quiz of a past date again, for no XP.",
    dailyDateExample: "a past quiz, for nothing",
    practice: "Practise any questions for small XP; the daily stays as it is.",
    practiceBanks: "Banks to practise; without it, all of them.",
    practiceCount: "How many questions.",
    practiceTopic: "Only this topic, and the topics below it.",
    practiceDifficulty: "Only this difficulty.",
    practiceSeed: "A number that fixes questions and order, to practise the same again.",
    practiceExample: "five hard questions from one bank",
    practiceSeedExample: "the same questions every time",
    rank: "Show the rank card.",
    rankExample: "the rank card",
    rankJSONExample: "for a prompt or a script",
    ranks: "Show the ladder, and what is left to climb.",
    ranksExample: "the ladder",
    check: "Say what is wrong with files of questions, with line and column.",
    checkFiles: "The files; - is standard input, and a folder stands for its .json files.",
    checkExample: "what is wrong with a bank, if anything",
    checkFolderExample: "all your own banks",
    checkInputExample: "from a pipe or a file, for a program",
    nickname: "Show your nickname, or take a new one.",
    nicknameName: "The new nickname: 1 to 20 characters.",
    nicknameShowExample: "show it",
    nicknameExample: "change it",
    reset: "Start again from Bronze, after a backup.",
    resetAll: "Forget nickname, settings, history and today's quiz too.",
    resetYes: "Do it without asking.",
    resetExample: "start again; asks for your nickname first",
    resetAllExample: "start again as a new player, without asking",
    restore: "Bring back the state of a backup; without a name the newest one.",
    restoreBackup: "The name of the backup.",
    restoreYes: "Do it without asking.",
    restoreExample: "take the last reset or restore back")
}
