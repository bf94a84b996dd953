import TestSupport
import Testing

/// The card as Python's plistlib reads it, a reader that shares nothing with ours.
enum ReferencePlist {
  /// Runs a test only where there is a Python with that module.
  static let isNeeded = ConditionTrait.enabled(
    if: Python.has("plistlib"), "needs python3 with plistlib")

  /// The values of some keys, each as Python writes it in JSON, so that types show.
  static func values(_ keys: [String], of path: String) throws -> [String] {
    let script = """
      import json, plistlib, sys
      card = plistlib.load(open(sys.argv[1], "rb"))
      for key in sys.argv[2:]: print(json.dumps(card.get(key)))
      """
    let outcome = try Python.run(script, [path] + keys)
    try #require(outcome.ending == .exit(0), "\(outcome.errors)")
    return outcome.output.split(separator: "\n").map(String.init)
  }
}
