import Foundation
import QuizCore
import QuizFormats

@testable import QuizStore

/// What the fuzzer begins with: the fixtures of the checkout, and what our own writers make.
enum Seeds {
  /// Writes a folder of files for each target.
  static func write(to folder: String) throws {
    for target in FuzzTarget.all {
      let place = URL(filePath: folder).appending(path: target.name)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      for (number, bytes) in seeds(of: target.name).enumerated() {
        try Data(bytes).write(to: place.appending(path: "seed-\(number)"))
      }
    }
  }

  private static func seeds(of target: String) -> [[UInt8]] {
    switch target {
    case "json":
      [bank, backup] + texts(["1e999", "[-0.0,1E-400,\"\\ud83d\\ude00\"]", "{\"a\":{}}"])
    case "bank", "lint": [bank]
    case "plist": [card, binaryCard]
    case "journal": [entries.flatMap(\.line)] + entries.prefix(40).map(\.line)
    case "backup": [backup]
    case "xml": texts(xml)
    case "fields": texts(fields)
    case "fold", "marking", "responses", "text":
      random + texts(["a\u{301} \u{1F468}\u{200D}\u{1F469} 日本語 -1,234.5e3 km"])
    case "arguments": lines.map { Array($0.joined(separator: "\0").utf8) }
    case "detected": flagged(files(of: nil), by: [0])
    default: flagged(FuzzTarget.format(named: target).map { files(of: $0) } ?? [], by: [0, 1, 128])
    }
  }

  /// Files behind a byte for what the player says, each with each byte.
  private static func flagged(_ files: [String], by flags: [UInt8]) -> [[UInt8]] {
    flags.flatMap { flag in files.map { [flag] + Array($0.utf8) } }
  }

  private static func texts(_ texts: [String]) -> [[UInt8]] { texts.map { Array($0.utf8) } }

  private static let random: [[UInt8]] = (0..<8).map { seed in
    var generator = SplitMix64(seed: UInt64(seed))
    return (0..<600).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
  }

  private static let entries: [Entry] = {
    var source = ByteSource(random.flatMap { $0 })
    return (0..<120).map { _ in source.entry() }
  }()

  private static let player: Player = {
    var player = Player(profile: Profile(nickname: "Sparta042", settings: ["theme": "dark"]))
    for entry in entries { player.add(entry) }
    return player
  }()

  private static let marks: JournalMarks = [
    DeviceName("0123abcd"): JournalMark(
      offset: 512, hash: 0x0123_4567_89AB_CDEF, latest: Instant(milliseconds: 1_796_040_000_000))
  ]

  private static let card = Card.bytes(
    player.profile, marks,
    over: [
      "more": .array([.real("1.5"), .date("2026-11-30T20:14:03Z"), .data("AAEC"), .boolean(true)])
    ])

  private static let binaryCard: [UInt8] = {
    let values: [String: Any] = [
      "nickname": "Sparta042", "level": 1, "exp": 4_000, "rank": "Silver", "settings": ["a": true],
      "more": [1.5, Date(timeIntervalSince1970: 0), Data([0, 1])] as [Any],
    ]
    let data = try? PropertyListSerialization.data(
      fromPropertyList: values, format: .binary, options: 0)
    return Array(data ?? Data())
  }()

  private static let backup = BackupFile(
    instant: Instant(milliseconds: 1_796_040_000_000), reason: .resetAll, player: player,
    marks: marks, card: card, journals: [DeviceName("0123abcd"): entries.flatMap(\.line)]
  ).bytes

  /// The bank with one question of every kind, which the tests of the format read.
  private static let bank: [UInt8] = {
    let path = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    let file = URL(filePath: "/\(path)/QuizBanksTests/Fixtures/example.json")
    return Array((try? Data(contentsOf: file)) ?? Data())
  }()

  private static let lines = [
    ["daily", "--bank", "t", "--date=2026-11-30"],
    ["practice", "a", "b", "--count=5", "--seed", "7"],
    ["nickname", "--", "-x"], ["settings", "day-starts-at", "4"], ["reset", "--all", "--yes"],
    ["check", "-", "--json"], ["rank", "--color", "always", "--plain"], ["help", "xp"],
    ["--version"],
  ]
}
