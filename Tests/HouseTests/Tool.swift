import Foundation

/// Another program that a check needs.
enum Tool {
  /// Runs a program that is looked for in `PATH` unless its path is given; nil when it can't be
  /// started.
  static func run(
    _ command: [String], in folder: String? = nil
  ) -> (code: Int32, output: String)? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
