import Foundation
import TestSupport
import Testing

/// The card as Python's plistlib reads it, a reader that shares nothing with ours.
enum ReferencePlist {
  /// Whether there is a Python with that module.
  static let isThere = (try? run("import plistlib", []))?.ending == .exit(0)

  static let absence: Comment = "needs python3 with plistlib"

  /// The values of some keys, each as Python writes it in JSON, so that types show.
  static func values(_ keys: [String], of path: String) throws -> [String] {
    let script = """
      import json, plistlib, sys
      card = plistlib.load(open(sys.argv[1], "rb"))
      for key in sys.argv[2:]: print(json.dumps(card.get(key)))
      """
    let outcome = try run(script, [path] + keys)
    try #require(outcome.ending == .exit(0), "\(outcome.errors)")
    return outcome.output.split(separator: "\n").map(String.init)
  }

  private static func run(_ script: String, _ arguments: [String]) throws -> ProgramOutcome {
    try BuiltProgram.start(
      ProgramLaunch(
        "/usr/bin/env", ["python3", "-c", script] + arguments,
        environment: ProcessInfo.processInfo.environment)
    ).finish()
  }
}
