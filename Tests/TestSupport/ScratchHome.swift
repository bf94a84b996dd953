import Foundation

/// A player's whole home for one test: the folders, the environment, and a way to run `rankup`.
///
/// The zone is chosen so that it is about noon there, and no test sees a midnight.
package struct ScratchHome: ~Copyable {
  private let folder: ScratchFolder

  /// Makes an empty home.
  package init() { folder = ScratchFolder() }

  /// The folder that holds everything, without a trailing slash.
  package var path: String { folder.path }
  /// `$HOME`; the XDG folders are not below it, so that nothing is there by chance.
  package var home: String { file("home") }
  /// The card.
  package var card: String { file("config/rankup/preferences.plist") }
  /// Banks of the player's own.
  package var banksFolder: String { file("data/rankup/quizzes") }
  /// Journals.
  package var journalFolder: String { file("data/rankup/journal") }
  /// Backups.
  package var backupsFolder: String { file("data/rankup/backups") }

  /// The names of the backups that undo something, without those of a day.
  package var undoingBackups: [String] {
    names(in: backupsFolder).filter { !$0.hasSuffix("-daily.json") }
  }

  /// The path of something in the folder.
  package func file(_ name: String) -> String { folder.file(name) }

  /// What a program in this home is told, and nothing else.
  package var environment: [String: String] {
    [
      "HOME": home, "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "XDG_CONFIG_HOME": file("config"), "XDG_DATA_HOME": file("data"),
      "XDG_STATE_HOME": file("state"), "XDG_CACHE_HOME": file("cache"),
      "XDG_DATA_DIRS": file("system"), "LANG": "C.UTF-8", "TZ": Self.noonZone,
    ]
  }

  /// A zone in the POSIX form, whose sign is west, in which it is about noon.
  private static var noonZone: String {
    let hour = Int(Date().timeIntervalSince1970) / 3600 % 24
    return "<noon>\(hour - 12)"
  }

  /// A start of `rankup`; `changing` sets variables, and with nil takes them away.
  package func launch(
    _ line: [String], changing: [String: String?] = [:], program: String = BuiltProgram.path
  ) -> ProgramLaunch {
    var environment = environment
    for (name, value) in changing { environment[name] = value }
    return ProgramLaunch(program, line, environment: environment)
  }

  /// Starts `rankup` with a line.
  package func start(
    _ line: [String], input: BuiltProgram.Input = .open, changing: [String: String?] = [:]
  ) throws -> RunningProgram {
    try BuiltProgram.start(launch(line, changing: changing), input: input)
  }

  /// Runs `rankup` with a line to its end.
  package func run(
    _ line: [String], input: BuiltProgram.Input = .null, output: BuiltProgram.Output = .pipe,
    changing: [String: String?] = [:], seconds: Int = 30
  ) throws -> ProgramOutcome {
    try BuiltProgram.start(
      launch(line, changing: changing), input: input, output: output, seconds: seconds
    ).finish()
  }

  /// Writes a file and the folders it needs.
  package func write(_ text: String, to path: String) throws {
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  /// The names in a folder, sorted; none where there is no folder.
  package func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}
