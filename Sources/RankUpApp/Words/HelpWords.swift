/// The words of the help pages.
package struct HelpWords: Sendable {
  /// What the program is.
  package let summary: String
  /// Heads of the sections of a page.
  package let sections: SectionWords
  /// Beside an option that has a default.
  package let defaultValue: @Sendable (String) -> String
  /// Beside an option that may be repeated.
  package let repeatable: String
  /// What the program does without a command, and where to start.
  package let start: String
  /// How to learn more of a command.
  package let more: String
  /// Where the options of every command are told.
  package let common: String

  /// What each command does, what its options mean, and what its examples show.
  package let commands: CommandWords
  /// The same of the commands that show what was learned and played.
  package let statistics: StatisticsHelpWords
  package let history: HistoryHelpWords
  /// What the options of every command mean.
  package let options: GlobalOptionWords
  /// Pages that belong to no command.
  package let topics: TopicWords
}

/// Heads of the sections of a help page.
package struct SectionWords: Sendable {
  package let usage: String
  package let examples: String
  package let arguments: String
  package let options: String
  package let globalOptions: String
  package let commands: String
  package let topics: String
}

/// What the options of every command mean.
package struct GlobalOptionWords: Sendable {
  package let json: String
  package let plain: String
  package let color: String
  package let noInput: String
  package let help: String
  package let version: String
}

/// What each command does, in its summary, options and examples.
package struct CommandWords: Sendable {
  package let daily: String
  package let dailyBank: String
  package let dailyExample: String
  package let dailyBankExample: String
  package let dailyDate: String
  package let dailyDateExample: String

  package let practice: String
  package let practiceBanks: String
  package let practiceCount: String
  package let practiceTopic: String
  package let practiceDifficulty: String
  package let practiceSeed: String
  package let practiceExample: String
  package let practiceSeedExample: String

  package let rank: String
  package let rankExample: String
  package let rankJSONExample: String
  package let ranks: String
  package let ranksExample: String

  package let badges: String
  package let badgesExample: String
  package let badgesJSONExample: String
  package let share: String
  package let shareDate: String
  package let shareExample: String
  package let shareDateExample: String
  package let sharePlainExample: String

  package let review: ReviewHelpWords
  package let importing: ImportHelpWords
  package let exporting: ExportHelpWords

  package let check: String
  package let checkFiles: String
  package let checkExample: String
  package let checkFolderExample: String
  package let checkInputExample: String
  package let checkStrict: String
  package let checkExplanations: String
  package let checkFix: String
  package let checkYes: String
  package let checkFixExample: String

  package let home: String
  package let homeExample: String
  package let avatar: String
  package let avatarName: String
  package let avatarShowExample: String
  package let avatarExample: String
  package let nickname: String
  package let nicknameName: String
  package let nicknameShowExample: String
  package let nicknameExample: String

  package let banks: String
  package let banksExample: String
  package let banksJSONExample: String

  package let bank: String
  package let bankID: String
  package let bankExample: String
  package let bankJSONExample: String

  package let settings: String
  package let settingsKey: String
  package let settingsValue: String
  package let settingsShowExample: String
  package let settingsDayExample: String
  package let settingsBanksExample: String
  package let settingsDefaultExample: String

  package let reset: String
  package let resetAll: String
  package let resetYes: String
  package let resetExample: String
  package let resetAllExample: String

  package let restore: String
  package let restoreBackup: String
  package let restoreYes: String
  package let restoreExample: String

  package let backups: String
  package let backupsExample: String

  package let doctor: String
  package let doctorRepair: String
  package let doctorYes: String
  package let doctorExample: String
  package let doctorRepairExample: String
  package let doctorJSONExample: String

  package let profile: String
  package let profileDirection: String
  package let profileFile: String
  package let profileDryRun: String
  package let profileYes: String
  package let profileExportExample: String
  package let profileImportExample: String
  package let profileDryRunExample: String
  package let profilePipeExample: String
}

/// Pages that belong to no command: what each is about, and its text.
package struct TopicWords: Sendable {
  package let xp: String
  /// Makes the page on XP from the tables of the rules, when it is asked for.
  package let makeXPText: @Sendable () -> String
  package let files: String
  package let filesText: String

  /// The page on XP.
  package var xpText: String { makeXPText() }
}
