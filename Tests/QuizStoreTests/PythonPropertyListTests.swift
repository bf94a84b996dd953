import Foundation
import QuizCore
import TestSupport
import Testing

@testable import QuizStore

private let python = ["/usr/bin/python3", "/usr/local/bin/python3"].first {
  FileManager.default.isExecutableFile(atPath: $0)
}

/// Runs a program text with arguments and returns what it printed, nil when it failed.
private func runPython(_ program: String, _ arguments: [String]) throws -> String? {
  let process = Process()
  process.executableURL = URL(filePath: try #require(python))
  process.arguments = ["-c", program] + arguments
  let output = Pipe()
  process.standardOutput = output
  try process.run()
  let bytes = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return process.terminationStatus == 0 ? String(decoding: bytes, as: UTF8.self) : nil
}

@Test(.enabled(if: python != nil, "needs python3"))
func `python reads the card as it is meant`() throws {
  let home = TestHome()
  let path = home.file("card.plist")
  let profile = Profile(
    nickname: "Zoë \"<&>🦊", avatar: "fox",
    standing: Standing(rank: .gold, xp: 7, lifetimeXP: 300_007),
    settings: ["theme": "da\u{1b}rk"])
  let mark = JournalMark(offset: 5, hash: 9, latest: Instant(milliseconds: noon))
  let marks = [DeviceName("0011aabb"): mark]
  home.write(
    Card.bytes(profile, marks, over: ["x": .oversizedInteger("18446744073709551615")]), to: path)
  let program = """
    import plistlib, json, sys
    print(json.dumps(plistlib.load(open(sys.argv[1], 'rb')), sort_keys=True, ensure_ascii=False))
    """
  #expect(
    try runPython(program, [path])
      == #"{"avatar": "fox", "exp": 7, "formatVersion": 1, "journalMarks": {"0011aabb": {"#
      + #""hash": "0000000000000009", "latest": "2026-11-30T12:00:00.000Z", "offset": 5}}, "#
      + #""level": 2, "lifetimeExp": 300007, "nickname": "Zoë \"<&>🦊", "rank": "Gold", "#
      + "\"settings\": {\"theme\": \"da\u{FFFD}rk\"}, \"x\": 18446744073709551615}\n")
}

@Test(.enabled(if: python != nil, "needs python3"))
func `python and we agree on what is written, as xml and as binary`() throws {
  let home = TestHome()
  var values: [PropertyList] = []
  for seed in 0..<300 {
    var history = RandomHistory(seed: UInt64(seed))
    let value = PropertyList.dictionary(["v": randomPropertyList(&history)])
    values.append(value)
    home.write(XMLPropertyListWriter.bytes(value), to: home.file("\(seed).plist"))
  }
  let program = """
    import plistlib, sys
    for n in range(300):
        with open(f'{sys.argv[1]}/{n}.plist', 'rb') as file: value = plistlib.load(file)
        for kind in ('XML', 'BINARY'):
            with open(f'{sys.argv[1]}/{n}.{kind}', 'wb') as file:
                plistlib.dump(value, file, fmt=getattr(plistlib, 'FMT_' + kind))
    """
  try #require(try runPython(program, [home.path]) != nil)
  for (seed, value) in values.enumerated() {
    for kind in ["XML", "BINARY"] {
      let bytes = try #require(
        FileManager.default.contents(atPath: home.file("\(seed).\(kind)")))
      let back = try PropertyList(Array(bytes))
      // Python writes a carriage return in XML as a line feed, and numbers in its own form.
      #expect(normal(back) == normal(value), "seed \(seed) \(kind)")
    }
  }
}

private func normal(_ value: PropertyList) -> PropertyList {
  switch value {
  case .real(let text): .real((Double(text) ?? 0).description)
  case .string(let text):
    .string(String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\r" })))
  case .array(let elements): .array(elements.map(normal))
  case .dictionary(let members):
    .dictionary(
      Dictionary(
        members.map { (normal(.string($0)).string ?? "", normal($1)) }, uniquingKeysWith: { $1 }))
  default: value
  }
}

@Test(.enabled(if: python != nil, "needs python3"))
func `no damage makes reading a binary list trap`() throws {
  let home = TestHome()
  let path = home.file("b.plist")
  let program = """
    import plistlib, sys, datetime
    value = {'a': [1, -5, 2**63, 0.5, True, b'xyz', 'plain', 'é🦊', datetime.datetime(2026, 11, 30)],
             'long': list(range(40)), 'uid': plistlib.UID(3), 'empty': {}}
    plistlib.dump(value, open(sys.argv[1], 'wb'), fmt=plistlib.FMT_BINARY)
    """
  try #require(try runPython(program, [path]) != nil)
  let bytes = Array(try #require(FileManager.default.contents(atPath: path)))
  let expected = PropertyList.dictionary([
    "a": .array([
      .integer(1), .integer(-5), .oversizedInteger("9223372036854775808"), .real("0.5"),
      .boolean(true), .data("eHl6"), .string("plain"), .string("é🦊"),
      .date("2026-11-30T00:00:00Z"),
    ]),
    "long": .array((0..<40).map(PropertyList.integer)),
    "uid": .dictionary(["CF$UID": .integer(3)]), "empty": .dictionary([:]),
  ])
  #expect(try PropertyList(bytes) == expected)
  var history = RandomHistory(seed: 5)
  var refused = 0
  for length in 0..<bytes.count where (try? PropertyList(Array(bytes[..<length]))) == nil {
    refused += 1
  }
  #expect(refused == bytes.count)
  for _ in 0..<5000 {
    var damaged = bytes
    for _ in 0...history.number(below: 3) {
      damaged[history.number(below: damaged.count)] = UInt8(history.number(below: 256))
    }
    if (try? PropertyList(damaged)) == nil { refused += 1 }
  }
  #expect(refused > bytes.count)
}
