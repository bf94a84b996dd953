import Arguments

/// Takes the whole player out as one file, or brings one in.
struct TransferProfile: Command, AnswersInJSON {
  /// Which way.
  enum Direction: String, CaseIterable, ArgumentValue {
    case export
    case `import`
  }

  let direction: Direction
  let file: String
  let dryRun: Bool
  let yes: Bool

  static let name = "profile"
  static let usage = Usage<TransferProfile, Words>(
    \.help.commands.profile,
    examples: [
      Example("rankup profile export sam.json", \.help.commands.profileExportExample),
      Example("rankup profile import sam.json", \.help.commands.profileImportExample),
      Example("rankup profile import sam.json --dry-run", \.help.commands.profileDryRunExample),
      Example("rankup profile import - --yes", \.help.commands.profilePipeExample),
    ],
    TransferProfile.init(direction:file:dryRun:yes:),
    .positional("direction", placeholder: "export|import", help: \.help.commands.profileDirection),
    .positional("file", help: \.help.commands.profileFile),
    .flag("dry-run", help: \.help.commands.profileDryRun),
    .flag("yes", "y", help: \.help.commands.profileYes))

  func run(in desk: Desk) throws -> Reply {
    switch direction {
    case .export: try ProfileExport(file: file, dryRun: dryRun, yes: yes).run(in: desk)
    case .import: try ProfileImport(file: file, dryRun: dryRun, yes: yes).run(in: desk)
    }
  }
}
