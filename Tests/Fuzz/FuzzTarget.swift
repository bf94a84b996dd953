import Foundation

/// One thing that is fuzzed: what must hold for any bytes.
struct FuzzTarget: Sendable {
  let name: String
  /// Ends the process by `fail` where something does not hold.
  let check: @Sendable ([UInt8]) -> Void

  static let all =
    [
      FuzzTarget(name: "json", check: checkJSON),
      FuzzTarget(name: "plist", check: checkPropertyList),
      FuzzTarget(name: "journal", check: checkJournal),
      FuzzTarget(name: "fold", check: checkFold),
      FuzzTarget(name: "backup", check: checkBackup),
      FuzzTarget(name: "bank", check: checkBank),
      FuzzTarget(name: "arguments", check: checkArguments),
      FuzzTarget(name: "text", check: checkText),
      FuzzTarget(name: "marking", check: checkMarking),
      FuzzTarget(name: "responses", check: checkResponses),
      FuzzTarget(name: "lint", check: checkLint),
      FuzzTarget(name: "fields", check: checkFields),
      FuzzTarget(name: "xml", check: checkXML),
    ] + formats

  /// The target that this process is to run.
  static let chosen: FuzzTarget = {
    let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
    guard let target = all.first(where: { $0.name == name }) else {
      fail("FUZZ_TARGET is one of: \(all.map(\.name).joined(separator: ", "))")
    }
    return target
  }()
}

/// Says what does not hold and ends the process, so that libFuzzer keeps the input.
func fail(_ what: String) -> Never {
  FileHandle.standardError.write(Data("FAILED: \(what)\n".utf8))
  abort()
}

/// Fails where two values that must be equal are not.
func expectEqual<Value: Equatable>(_ left: Value, _ right: Value, _ what: String) {
  if left != right { fail("\(what)\n  \(left)\n  \(right)") }
}

/// Fails where something that must hold does not.
func expect(_ holds: Bool, _ what: @autoclosure () -> String) {
  if !holds { fail(what()) }
}
