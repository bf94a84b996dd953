/// Every sentence a person reads, in one language: a missing one does not compile.
package struct Words: Sendable {
  /// How numbers, dates and spans of time are written.
  package let format: FormatWords
  /// Help pages.
  package let help: HelpWords
  /// Asking, marking, paying.
  package let quiz: QuizWords
  /// Answers of several parts, by lines.
  package let parts: PartWords
  /// Answers of several parts, by keys.
  package let pads: PadWords
  /// Pages that are played and read with single keys.
  package let screens: ScreenWords
  /// The home screen.
  package let home: HomeWords
  /// A past daily, taken again.
  package let replay: ReplayWords
  /// Reviewing what is due.
  package let review: ReviewWords
  /// What is said against a question or its marking.
  package let objections: ObjectionWords
  /// The rank card and the ladder.
  package let card: CardWords
  /// The badges.
  package let badges: BadgeWords
  /// A result that is shared.
  package let share: ShareWords
  /// Nickname, reset and restore.
  package let account: AccountWords
  /// The settings.
  package let settings: SettingsWords
  /// What was learned, in figures.
  package let statistics: StatisticsWords
  /// What was played.
  package let history: HistoryWords
  /// What answers say of a bank.
  package let bankReport: BankReportWords
  /// The banks, and one bank.
  package let banks: BankWords
  /// The list of backups.
  package let backups: BackupWords
  /// What is wrong on disk.
  package let doctor: DoctorWords
  /// Exporting and importing a profile.
  package let profile: ProfileWords
  /// Bringing files of questions in.
  package let bankImport: BankImportWords
  /// Writing a bank in another format.
  package let bankExport: BankExportWords
  /// What is told beside the work: damaged files, banks with faults, a clock set back.
  package let notices: NoticeWords
  /// What is wrong with a bank.
  package let findings: FindingWords
  /// Checking files.
  package let check: CheckWords
  /// Mending files.
  package let mending: MendingWords
  /// What went wrong.
  package let errors: ErrorWords

  /// English.
  package static let english = Words(
    format: .english, help: .english, quiz: .english, parts: .english,
    pads: .english, screens: .english, home: .english, replay: .english, review: .english,
    objections: .english,
    card: .english, badges: .english, share: .english,
    account: .english, settings: .english, statistics: .english, history: .english,
    bankReport: .english, banks: .english, backups: .english, doctor: .english,
    profile: .english, bankImport: .english, bankExport: .english,
    notices: .english, findings: .english, check: .english, mending: .english,
    errors: .english)
}
