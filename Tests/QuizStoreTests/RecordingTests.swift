import Foundation
import Host
import JSON
import QuizCore
import TestSupport
import Testing

@testable import QuizStore

@Test func `a new player is shown and not saved`() throws {
  let home = TestHome()
  let store = home.store()
  let opened = try store.open()
  #expect(opened.isNew && opened.notices.isEmpty)
  #expect(opened.player == Player(profile: Profile(nickname: opened.player.profile.nickname)))
  #expect(opened.player.profile.nickname.wholeMatch(of: /Sparta[0-9]{3}/) != nil)
  #expect(try store.open() == opened)
  #expect(home.names(in: home.path) == [])
  #expect(store.canSave() == nil)
  #expect(home.names(in: home.path) == [])
}

@Test func `the first record saves the nickname, in whole files with modes of their own`() throws {
  let home = TestHome()
  let places = home.places()
  let store = home.store()
  let name = try store.open().player.profile.nickname
  let recorded = try store.record { player in
    #expect(player.profile.nickname == name)
    return []
  }
  #expect(recorded.entries.map(\.event) == [.renamed(name)])
  #expect(recorded.ranks == [] && recorded.notices == [])
  let device = try home.read(places.deviceFile)
  #expect(device.wholeMatch(of: /[0-9a-f]{8}\n/) != nil)
  let journal = places.journal(of: String(device.prefix(8)))
  let id = try #require(recorded.entries.first?.id)
  let line =
    #"{"v":1,"id":"\#(id)","at":"2026-11-30T12:00:00.000Z","kind":"renamed","nickname":"\#(name)"}"#
  #expect(home.text(journal) == line + "\n")
  let hash = hexadecimal(lineHash(line.utf8))
  #expect(
    home.text(places.card) == """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \t<key>exp</key>
      \t<integer>0</integer>
      \t<key>formatVersion</key>
      \t<integer>1</integer>
      \t<key>journalMarks</key>
      \t<dict>
      \t\t<key>\(device.prefix(8))</key>
      \t\t<dict>
      \t\t\t<key>hash</key>
      \t\t\t<string>\(hash)</string>
      \t\t\t<key>latest</key>
      \t\t\t<string>2026-11-30T12:00:00.000Z</string>
      \t\t\t<key>offset</key>
      \t\t\t<integer>\(line.utf8.count + 1)</integer>
      \t\t</dict>
      \t</dict>
      \t<key>level</key>
      \t<integer>0</integer>
      \t<key>lifetimeExp</key>
      \t<integer>0</integer>
      \t<key>nickname</key>
      \t<string>\(name)</string>
      \t<key>rank</key>
      \t<string>Bronze</string>
      \t<key>settings</key>
      \t<dict/>
      </dict>
      </plist>

      """)
  let manager = FileManager.default
  for path in [places.card, journal, places.deviceFile, places.lockFile] {
    let mode = try manager.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600, "\(path)")
    let folder = (path as NSString).deletingLastPathComponent
    let folderMode = try manager.attributesOfItem(atPath: folder)[.posixPermissions] as? Int
    #expect(folderMode == 0o700, "\(folder)")
  }
}

@Test func `answers are folded into card and state, and a repeat pays nothing`() throws {
  let home = TestHome()
  _ = try home.store().record { _ in [.renamed("Ann"), .drawn(.daily(today), [question(0)])] }
  let first = try home.store(at: 5).record { _ in [answered(0, xp: 99_999)] }
  #expect(first.player.profile.standing == Standing(rank: .bronze, xp: 99_999, lifetimeXP: 99_999))
  #expect(first.player.diary.isFinished(today))
  let again = try home.store(at: 9).record { _ in [answered(0, xp: 99_999)] }
  #expect(again.player == first.player)
  let more = try home.store(at: 10).record { _ in
    [.drawn(.daily(today.adding(days: 1)), [question(0)]), answered(0, on: today.adding(days: 1))]
  }
  #expect(more.ranks == [.silver])
  #expect(more.player.profile.standing == Standing(rank: .silver, xp: 0, lifetimeXP: 100_999))
  let opened = try home.store(at: 11).open()
  #expect(opened == OpenedStore(player: more.player, notices: [], isNew: false))
}

@Test func `after a finished daily a start folds nothing, and answers before it write no cache`()
  throws
{
  let home = TestHome()
  let places = home.places()
  _ = try home.store().record { _ in [.drawn(.daily(today), [question(0), question(1)])] }
  _ = try home.store(at: 1).record { _ in [answered(0)] }
  #expect(home.text(places.diaryCache) == nil)
  #expect(try home.store(at: 2).load().folded.lag == 3)
  let recorded = try home.store(at: 3).record { _ in [answered(1)] }
  let loaded = try home.store(at: 4).load()
  #expect(loaded.folded.lag == 0 && loaded.player == recorded.player)
  let cache = home.text(places.diaryCache)
  _ = try home.store(at: 5).record { _ in [.flagged(question(0))] }
  #expect(home.text(places.diaryCache) == cache)
  #expect(try home.store(at: 6).load().folded.lag == 1)
}

@Test func `a cache that can't be written is of no account`() throws {
  let home = TestHome()
  let calls = SystemCalls.unsynced.refusing { $0.contains("/cache/") }
  let recorded = try home.store(calls: calls).record { _ in
    [.drawn(.daily(today), [question(0)]), answered(0)]
  }
  #expect(recorded.notices == [])
  #expect(try home.store(at: 1).open().player == recorded.player)
}

@Test func `an answer that was written is recorded, though nothing can be read after it`() throws {
  let home = TestHome()
  let places = home.places()
  _ = try home.store(at: 900_000).record { _ in [answered(0, xp: 500)] }
  _ = try home.store("b", at: 0, seed: 7).open()
  let log = CallLog()
  let calls = SystemCalls.unsynced.failing(log) { _, call in
    call == .list && log.calls.contains(.write) ? .error(EIO) : nil
  }
  let store = home.store("b", at: 5, seed: 8, calls: calls)
  let device = try home.store("b", seed: 9).device()
  let recorded = try store.record { _ in [answered(1, xp: 70)] }
  #expect(recorded.entries.map(\.event) == [answered(1, xp: 70)])
  #expect(recorded.player.profile.standing.lifetimeXP == 570)
  #expect(recorded.notices == [.notSaved(HostError(.list, places.journalFolder, code: EIO))])
  #expect(try home.read(places.journal(of: device)).split(separator: "\n").count == 1)
  let opened = try home.store("b", at: 9).open()
  #expect(opened.player.profile.standing.lifetimeXP == 570 && opened.notices == [])
}

@Test func `nothing to record writes nothing`() throws {
  let home = TestHome()
  _ = try home.store().record { _ in [answered(0)] }
  let places = home.places()
  let before = (home.text(places.card), home.names(in: places.journalFolder))
  let recorded = try home.store(at: 7).record { _ in [] }
  #expect(recorded.entries == [])
  #expect((home.text(places.card), home.names(in: places.journalFolder)) == before)
}

@Test func `two sessions at once add up`() throws {
  let home = TestHome()
  let one = home.store(seed: 1)
  let two = home.store(seed: 2)
  _ = try one.open()
  _ = try two.open()
  _ = try one.record { _ in [practised(0, session: "one")] }
  _ = try two.record { player in
    #expect(player.profile.standing.xp == 100)
    return [practised(0, session: "two")]
  }
  _ = try one.record { _ in [practised(1, session: "one")] }
  #expect(
    try two.open().player.profile.standing == Standing(rank: .bronze, xp: 300, lifetimeXP: 300))
  var kinds: [EventKind] = []
  try two.forEachEntry { kinds.append($0.event.kind) }
  #expect(kinds == [.renamed, .answered, .answered, .answered])
}

@Test func `unknown keys, forms of settings and the file's mode are kept`() throws {
  let home = TestHome()
  let path = home.places().card
  _ = try home.store().record { _ in [.set(key: "theme", value: "dark")] }
  let text = try home.read(path)
  let settings = """
    <key>settings</key><dict><key>confirm</key><true/><key>day-starts-at</key><integer>4</integer>
    <key>odd</key><array/><key>theme</key><string>dark</string></dict>
    <key>x</key><array><date>2026-11-30T12:00:00Z</date><data>AQID</data><real>5.0</real></array>
    """
  let range = try #require(text.range(of: "<key>settings</key>"))
  home.write(String(text[..<range.lowerBound]) + settings + "</dict></plist>", to: path)
  try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
  let recorded = try home.store(at: 1).record { _ in [.set(key: "theme", value: "mono")] }
  #expect(
    recorded.player.profile.settings == ["confirm": "on", "day-starts-at": "4", "theme": "mono"])
  let root = try #require(try PropertyList(Array((home.text(path) ?? "").utf8)).dictionary)
  #expect(
    root["settings"]
      == .dictionary([
        "confirm": .boolean(true), "day-starts-at": .integer(4), "odd": .array([]),
        "theme": .string("mono"),
      ]))
  #expect(
    root["x"] == .array([.date("2026-11-30T12:00:00Z"), .data("AQID"), .real("5.0")]))
  let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  #expect(mode == 0o644)
}

@Test(arguments: [
  ("", 100), ("{\"v\":1,\"id\":\"9f", 100),
  (
    #"{"v":1,"id":"x","at":"2026-11-30T12:00:00.000Z","date":"2026-11-30","mode":"practice","#
      + #""session":"z","kind":"answered","index":0,"bank":"t","question":"q","response":[],"#
      + #""share":1000000,"hints":0,"ms":1,"xp":50,"bonus":0}"#, 150
  ),
])
func `a torn line is left out, then closed off`(torn: String, xp: Int) throws {
  let home = TestHome()
  let places = home.places()
  _ = try home.store().record { _ in [] }
  let device = try device(places)
  let journal = places.journal(of: device)
  let whole = try home.read(journal)
  home.write(whole + torn, to: journal)
  #expect(try home.store().open().player.profile.standing.xp == 0)
  let recorded = try home.store(at: 1).record { _ in [practised(0, session: "s")] }
  #expect(recorded.player.profile.standing.xp == xp)
  let lines = try home.read(journal).split(separator: "\n", omittingEmptySubsequences: false)
  #expect(lines.count == (torn.isEmpty ? 3 : 4) && lines.last == "")
  #expect(try home.store(at: 2).open().player == recorded.player)
  try FileManager.default.removeItem(atPath: places.card)
  #expect(try home.store(at: 3).open().player == recorded.player)
  let report = try home.store(at: 3).journalReports()
  #expect(report.map(\.corruptLines) == [torn.hasSuffix("9f") ? [2] : []])
  #expect(report.map(\.lines) == [lines.count - 1])
}

@Test func `corrupt, foreign and repeated lines do no harm`() throws {
  let home = TestHome()
  let places = home.places()
  let recorded = try home.store().record { _ in
    [.drawn(.daily(today), [question(0), question(1)]), answered(0), practised(0, session: "s")]
  }
  let journal = places.journal(of: try device(places))
  var lines = try home.read(journal).split(separator: "\n").map(String.init)
  lines = lines.flatMap { [$0, $0] }
  lines.insert("\u{0}\u{0}\u{0}", at: 3)
  lines.insert(#"{"v":9,"kind":"answered"}"#, at: 4)
  lines.insert("", at: 5)
  home.write(lines.joined(separator: "\n") + "\n", to: journal)
  try FileManager.default.removeItem(atPath: places.card)
  #expect(try home.store().open().player == recorded.player)
  let report = try #require(try home.store().journalReports().first)
  #expect(report.corruptLines == [4] && report.unknownLines == 1 && report.lines == 11)
  #expect(!report.hasTornLine)
}

@Test(arguments: ["", "xyz\n", "0123456789\n", "ABCDEF01\n", "../evil1\n"])
func `a bad device name gives way to a new one`(name: String) throws {
  let home = TestHome()
  let places = home.places()
  home.write(name, to: places.deviceFile)
  _ = try home.store().record { _ in [] }
  let device = try device(places)
  #expect(home.names(in: places.journalFolder) == [device + ".jsonl"])
}

@Test func `a machine whose name can't be read for once keeps it`() throws {
  let home = TestHome()
  let places = home.places()
  _ = try home.store().record { _ in [answered(0)] }
  let before = try (home.read(places.deviceFile), home.names(in: places.journalFolder))
  var calls = SystemCalls.unsynced
  calls.open = { path, flags, mode throws(ErrorNumber) in
    if path == places.deviceFile { throw ErrorNumber(EIO) }
    return try SystemCalls.unsynced.open(path, flags, mode)
  }
  let store = home.store(at: 1, calls: calls)
  #expect(throws: StoreError.unreadable(HostError(.open, places.deviceFile, code: EIO))) {
    _ = try store.record { _ in [answered(1)] }
  }
  #expect(store.canSave() == .unreadable(HostError(.open, places.deviceFile, code: EIO)))
  #expect(try home.read(places.deviceFile) == before.0)
  #expect(home.names(in: places.journalFolder) == before.1)
}
