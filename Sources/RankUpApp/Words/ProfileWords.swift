/// The words of exporting and importing a profile.
package struct ProfileWords: Sendable {
  /// Standard input and output, where a file's path would stand.
  package let pipe: String

  /// What was exported: nickname, rank and XP.
  package let exported: @Sendable (String, String, String) -> String
  /// The same for a dry run.
  package let wouldExport: @Sendable (String, String, String) -> String
  /// How much it is: lines, journals, bytes, as numbers to write.
  package let size: @Sendable (Int, Int, Int) -> String
  /// Where it went: the path.
  package let writtenTo: String
  /// The file is there already and is no profile.
  package let replaceMeaning: @Sendable (String) -> String
  /// Nothing was written.
  package let notExported: String

  /// What is taken in: whose profile, and when it was exported.
  package let source: @Sendable (String, String) -> String
  /// What an import means for the player, before it is confirmed.
  package let importMeaning: String
  /// How much is new: lines and journals.
  package let linesTaken: @Sendable (Int, Int) -> String
  /// So many more dailies are done.
  package let dailiesAdded: @Sendable (Int) -> String
  /// A journal went two ways: how many were put beside the present ones.
  package let copies: @Sendable (Int) -> String
  /// The state came back, since the journals tell of less.
  package let stateBrought: String
  /// The nickname changes: old and new.
  package let newName: @Sendable (String, String) -> String
  /// Labels of the standing before and after.
  package let before: String
  /// The label of the standing afterwards.
  package let after: String
  /// Everything is here already.
  package let nothingToDo: String
  /// A dry run changed nothing.
  package let dryRun: String
  /// Nothing was imported, since it was not confirmed.
  package let notImported: String
  /// Done.
  package let imported: String

  /// Why a file is no profile: the file's name, and the reason without a full stop.
  package let refused: @Sendable (String, String) -> String
  /// It has more bytes than it may: the limit.
  package let tooLarge: @Sendable (Int) -> String
  /// It is a pipe or a device.
  package let notFile: String
  /// It is JSON of another kind.
  package let otherFormat: String
  /// A newer version wrote it: its version, and the one that is known.
  package let newerFormat: @Sendable (Int, Int) -> String
  /// A key that is there twice.
  package let repeatedKey: @Sendable (String) -> String
  /// A member that is missing or makes no sense, by its way from the top.
  package let malformed: @Sendable (String) -> String
  /// A name that no journal can have.
  package let badDevice: @Sendable (String) -> String
}

extension ProfileWords {
  static let english = ProfileWords(
    pipe: "standard input",
    exported: { "Exported: \($0), \($1) with \($2)." },
    wouldExport: { "Would be exported: \($0), \($1) with \($2)." },
    size: { lines, journals, bytes in
      "\(counted(lines, "line")) of \(counted(journals, "journal")), \(counted(bytes, "byte"))."
    },
    writtenTo: "Profile:",
    replaceMeaning: { "\($0) is there already and is no profile. It would be replaced." },
    notExported: "Nothing was exported.",
    source: { "The profile of \($0), exported \($1)." },
    importMeaning: "This changes your XP, your rank or your nickname. A backup is made first.",
    linesTaken: { lines, journals in
      "New: \(counted(lines, "line")) of \(counted(journals, "journal"))."
    },
    dailiesAdded: { "\(counted($0, "daily", "dailies")) more." },
    copies: { count in
      count == 1
        ? "One journal went two ways; both are kept."
        : "\(count) journals went two ways; all are kept."
    },
    stateBrought: "Its journals tell of less than its card; what the card says comes along.",
    newName: { "Nickname: \($0) becomes \($1)." },
    before: "Before", after: "After",
    nothingToDo: "Nothing to do: all of it is here already.",
    dryRun: "This was a dry run; nothing was changed.",
    notImported: "Nothing was imported.",
    imported: "Imported.",
    refused: { "\($0) can't be imported: \($1). Nothing was changed." },
    tooLarge: { "a profile has at most \(FormatWords.english.number($0)) bytes" },
    notFile: "it is a pipe or a device; give - and pass it through standard input",
    otherFormat: "it is no profile; rankup profile export makes one",
    newerFormat: { "it has format version \($0), and only \($1) is known; update rankup first" },
    repeatedKey: { "\"\($0)\" is there twice; export it again" },
    malformed: { "\"\($0)\" is missing or makes no sense; export it again" },
    badDevice: { "\"\($0)\" can't be the name of a journal" })
}

/// A number with what it counts.
private func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
  "\(FormatWords.english.number(count)) \(count == 1 ? one : many ?? one + "s")"
}
