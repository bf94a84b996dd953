import Arguments

@testable import RankUpApp

/// A line is read the same way twice, its mistake is one sentence, and help is always to be had.
@Sendable func checkArguments(_ bytes: [UInt8]) {
  let line = bytes.split(separator: 0, omittingEmptySubsequences: false)
    .map { String(decoding: $0, as: UTF8.self) }
  let reading = read(line)
  expectEqual(read(line), reading, "read twice")
  expect(RankUp.program.globals(kindlyFrom: line) != nil, "no global options")
  if let name = RankUp.program.commandName(in: line) {
    expect(line.contains(name), "\(name) is not in the line")
  }
  guard case .help? = try? RankUp.program.request(["--help"] + line) else { fail("no help") }
}

private func read(_ line: [String]) -> String {
  do {
    switch try RankUp.program.request(line) {
    case .run(let command, let options): return "\(command) \(options)"
    case .help(_, let options): return "help \(options)"
    case .version(let options): return "version \(options)"
    }
  } catch {
    let report = ErrorReport(error, command: nil, .english)
    expectEqual(report.exit, .usage, "exit code")
    expect(report.sentence.hasSuffix("See rankup help."), "no way out: \(report.sentence)")
    return report.sentence
  }
}
