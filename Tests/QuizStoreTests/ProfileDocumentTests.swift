import Foundation
import Host
import JSON
import QuizCore
import TestSupport
import Testing

@testable import QuizStore

@Test func `a profile has everything, a line of a journal on each line`() throws {
  let home = TestHome()
  let store = home.store(seed: 1)
  let name = try store.record { _ in [] }.player.profile.nickname
  _ = try store.record { _ in [.renamed("Ann \"A\"")] }
  let device = try device(home.places())
  home.write("x\ny\u{1}\n{", to: home.places().journal(of: "x"))
  home.write([0x61, 0xFF, newline, newline, 0xC3], to: home.places().journal(of: "y"))
  let ids = try home.journals()[device + ".jsonl"]?.matches(of: /"id":"([0-9a-f]{16})"/).map(\.1)
  let (first, second) = (try #require(ids?.first), try #require(ids?.last))
  #expect(
    try export(home.store()) == """
      {
        "exportedAt": "2026-11-30T12:00:00.000Z",
        "format": "rankup-profile",
        "formatVersion": 1,
        "journals": {
          "\(device)": [
            "{\\"v\\":1,\\"id\\":\\"\(first)\\",\\"at\\":\\"2026-11-30T12:00:00.000Z\\",\\"kind\\":\\"renamed\\",\\"nickname\\":\\"\(name)\\"}",
            "{\\"v\\":1,\\"id\\":\\"\(second)\\",\\"at\\":\\"2026-11-30T12:00:00.000Z\\",\\"kind\\":\\"renamed\\",\\"nickname\\":\\"Ann \\\\\\"A\\\\\\"\\"}"
          ],
          "x": [
            "x",
            "y\\u0001",
            {
              "text": "{",
              "torn": true
            }
          ],
          "y": [
            {
              "base64": "Yf8="
            },
            "",
            {
              "base64": "ww==",
              "torn": true
            }
          ]
        },
        "player": {
          "level": 0,
          "lifetimeXP": 0,
          "nickname": "Ann \\"A\\"",
          "rank": "Bronze",
          "settings": {},
          "streak": {
            "asOf": "2026-11-30",
            "current": 0,
            "freezes": 0,
            "longest": 0
          },
          "xp": 0
        },
        "state": {
          "diary": {
            "dailies": [],
            "finished": [],
            "sessions": [],
            "streakDates": [],
            "trainingXP": []
          },
          "profile": {
            "level": 0,
            "lifetimeXP": 0,
            "nickname": "Ann \\"A\\"",
            "settings": {},
            "xp": 0
          }
        }
      }

      """)
}

@Test func `an export is read back as it was written, and laid out as any document`() throws {
  for seed in 0..<20 {
    let home = TestHome()
    var history = RandomHistory(seed: UInt64(seed))
    for batch in 0..<4 {
      let events = (0..<history.number(below: 30)).map { _ in history.event() }
      _ = try home.store(at: Int64(batch), seed: UInt64(seed * 10 + batch)).record { _ in events }
    }
    let bytes = (0..<history.number(below: 400)).map { _ in
      [UInt8(history.number(below: 256)), newline, 0x41][history.number(below: 3)]
    }
    home.write(bytes, to: home.places().journal(of: "é\u{1F98A}"))
    let player = try home.store().open().player
    let text = try export(home.store())
    let read = try document(text)
    #expect(read.player == player && read.instant == Instant(milliseconds: noon), "seed \(seed)")
    let device = DeviceName(try device(home.places()))
    let journal = Array(try home.read(home.places().journal(of: device)).utf8)
    #expect(read.journals == [device: journal, DeviceName("é\u{1F98A}"): bytes], "seed \(seed)")
    let value = JSONValue(try JSONDocument(Array(text.utf8)).root)
    let style = JSONStyle(keys: .sorted, layout: .indented(2))
    #expect(text == value.serialized(style) + "\n", "seed \(seed)")
  }
}

/// A small profile, with some of its text replaced.
private func sample(_ old: String = "", _ new: String = "") -> String {
  let text = """
    {"format": "rankup-profile", "formatVersion": 1, "exportedAt": "2026-11-30T12:00:00Z",
    "journals": {"a": ["x", "y"], "b": []},
    "state": {"profile": {"nickname": "Ann", "level": 0, "xp": 0, "lifetimeXP": 0, "settings": {}},
    "diary": {"finished": [], "streakDates": [], "dailies": [], "sessions": [], "trainingXP": []}}}
    """
  return old.isEmpty ? text : text.replacing(old, with: new)
}

private func place(_ line: Int, _ column: Int) -> JSONPosition {
  JSONPosition(line: line, column: column)
}

@Test(
  arguments: [
    ("", ProfileProblem.notJSON(JSONError(.emptyDocument, offset: 0, position: place(1, 1)))),
    ("[]", .otherFormat), ("{}", .otherFormat), (#"{"format": 1}"#, .otherFormat),
    (sample("rankup-profile", "rankup-backup"), .otherFormat),
    (sample("n\": 1", "n\": 2"), .newerFormat(version: 2, known: 1)),
    (sample("n\": 1", "n\": 0"), .malformed("formatVersion", place(1, 47))),
    (sample("n\": 1", "n\": \"1\""), .malformed("formatVersion", place(1, 47))),
    (sample(", \"formatVersion\": 1", ""), .malformed("formatVersion", place(1, 1))),
    (sample("2026-11-30T", "2026-11-31T"), .malformed("exportedAt", place(1, 64))),
    (sample("\"b\"", "\"a\""), .repeatedKey("a", place(2, 31))),
    (sample("\"level\": 0", "\"xp\": 0"), .repeatedKey("xp", place(3, 51))),
    (sample("\"journals\"", "\"format\""), .repeatedKey("format", place(2, 1))),
    (sample("{\"a\": [\"x\", \"y\"], \"b\": []}", "[]"), .malformed("journals", place(2, 13))),
    (sample("[\"x\", \"y\"]", "{}"), .malformed("journals.a", place(2, 19))),
    (sample("\"y\"", "7"), .malformed("journals.a[1]", place(2, 25))),
    (sample("\"y\"", "\"y\\n\""), .malformed("journals.a[1]", place(2, 25))),
    (sample("\"y\"", "{\"base64\": \"?\"}"), .malformed("journals.a[1]", place(2, 25))),
    (
      sample("\"x\"", "{\"text\": \"x\", \"torn\": true}"),
      .malformed("journals.a[1]", place(2, 49))
    ),
    (sample("\"a\"", "\"../a\""), .badDevice("../a", place(2, 14))),
    (sample("\"a\"", "\"x/y\""), .badDevice("x/y", place(2, 14))),
    (sample("\"a\"", "\"\\u0000\""), .badDevice("\0", place(2, 14))),
    (sample("\"a\"", "\".a\""), .badDevice(".a", place(2, 14))),
    (sample("\"a\"", "\"\""), .badDevice("", place(2, 14))),
    (sample("\"diary\"", "\"dairy\""), .malformed("state", place(3, 10))),
    (sample("\"state\"", "\"stale\""), .malformed("state", place(1, 1))),
    (sample("Ann", ""), .malformed("state", place(3, 10))),
  ])
private func `a document that is no profile is refused`(_ text: String, _ problem: ProfileProblem) {
  #expect(throws: problem) { try document(text) }
}

@Test func `names of journals are as long as a file's may be, and no longer`() throws {
  let longest = String(repeating: "é", count: 124) + "x"
  #expect(try document(sample("\"a\"", "\"\(longest)\"")).journals.count == 2)
  for name in [longest + "x", String(repeating: "a", count: 300)] {
    #expect(throws: ProfileProblem.badDevice(name, place(2, 14))) {
      try document(sample("\"a\"", "\"\(name)\""))
    }
  }
}

@Test func `a profile that was cut off anywhere is refused`() throws {
  let bytes = Array(sample().utf8)
  for length in bytes.indices {
    #expect(throws: ProfileProblem.self) { try ProfileDocument(Array(bytes.prefix(length))) }
  }
}

@Test func `what is too large, a pipe or not there is not read`() throws {
  let home = TestHome()
  #expect(try ProfileDocument.read(home.file("none"), Files()) == nil)
  #expect(throws: ProfileProblem.notFile) { try ProfileDocument.read("/dev/zero", Files()) }
  // A file with a hole takes no room.
  home.write("", to: home.file("large"))
  try FileHandle(forWritingTo: URL(filePath: home.file("large"))).truncate(atOffset: 1 << 30)
  #expect(throws: ProfileProblem.tooLarge(limit: 1 << 29)) {
    try ProfileDocument.read(home.file("large"), Files())
  }
}

@Test func `an export replaces a profile unasked and nothing else`() throws {
  let home = TestHome()
  let store = home.store()
  let path = home.file("profile.json")
  #expect(try store.exportTarget(path) == .free)
  for (text, target) in [("", ExportTarget.free), ("x", .taken), ("{}", .taken), (sample(), .free)]
  {
    home.write(text, to: path)
    #expect(try store.exportTarget(path) == target, "\(text)")
  }
  #expect(try store.exportTarget("/dev/null") == .free)
  let exported = try store.exportProfile(on: today, to: path)
  let text = try home.read(path)
  #expect(text == (try export(home.store())))
  #expect(
    exported
      == ExportedProfile(
        instant: Instant(milliseconds: noon), player: try document(text).player, journals: 0,
        lines: 0, size: text.utf8.count))
}
