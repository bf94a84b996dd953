import Foundation

/// A Python for checks against readers that share nothing with ours.
package enum Python {
  /// The checkout's own, which `make setup-dev` makes, else the first `python3` on `PATH`; nil where
  /// there is neither.
  package static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let places = [repositoryFolder + "/.venv/bin/python"] + folders.map { $0 + "/python3" }
    return places.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// Whether there is one that has a module.
  package static func has(_ module: String) -> Bool {
    (try? run("import \(module)"))?.ending == .exit(0)
  }

  /// Runs a script, given as its text, with arguments; over `seconds` it is killed.
  package static func run(
    _ script: String, _ arguments: [String] = [], seconds: Int = 60
  ) throws -> ProgramOutcome {
    try start(["-c", script] + arguments, seconds: seconds)
  }

  /// Runs a script that is a file.
  package static func run(
    file: String, _ arguments: [String] = [], seconds: Int = 60
  ) throws -> ProgramOutcome {
    try start([file] + arguments, seconds: seconds)
  }

  private static func start(_ line: [String], seconds: Int) throws -> ProgramOutcome {
    guard let path else { throw LaunchError(call: "python3", number: ENOENT) }
    let launch = ProgramLaunch(
      path, line, environment: ProcessInfo.processInfo.environment)
    return try BuiltProgram.start(launch, seconds: seconds).finish()
  }
}
