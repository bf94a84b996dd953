import Foundation
import Glibc
import Host
import QuizCore
import TestSupport
import Testing

@testable import QuizStore

/// Something that is wrong with a home, what an examination says of it, and what a repair leaves.
struct Damage: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let apply: @Sendable (borrowing TestHome, Places) throws -> Void
  /// What is found that is not as it should be, for the places and the own device.
  let found: @Sendable (Places, String) -> [Check]
  let left: @Sendable (Places, String) -> [Check]
  /// Whether the journals that tell of the diary are still there.
  var keepsDiary = true

  init(
    _ name: String, keepsDiary: Bool = true,
    _ apply: @escaping @Sendable (borrowing TestHome, Places) throws -> Void,
    found: @escaping @Sendable (Places, String) -> [Check],
    left: @escaping @Sendable (Places, String) -> [Check] = { _, _ in [] }
  ) {
    testDescription = name
    self.apply = apply
    self.found = found
    self.left = left
    self.keepsDiary = keepsDiary
  }

  /// One that no repair changes.
  init(
    standing name: String,
    _ apply: @escaping @Sendable (borrowing TestHome, Places) throws -> Void,
    found: @escaping @Sendable (Places, String) -> [Check]
  ) {
    self.init(name, apply, found: found, left: found)
  }
}

extension TestHome {
  /// A home with a player, a backup and a cache.
  static func healthy() throws -> TestHome {
    let home = TestHome()
    _ = try home.store(seed: 1).record { _ in
      [
        .renamed("Ann"), .set(key: "theme", value: "dark"),
        .drawn(.daily(today), [question(0), question(1)]), answered(0, xp: 99_000),
      ]
    }
    _ = try home.store(at: 1000, seed: 2).record { _ in [answered(1, xp: 2000)] }
    return home
  }

  /// Writes a file as the program does, for nobody else to read.
  func writePrivately(_ text: String, to path: String) {
    write(text, to: path)
    chmod(path, 0o600)
  }

  /// Changes the text of a file, which must hold what is replaced.
  func replace(_ old: String, with new: String, in path: String) throws {
    let text = try read(path)
    try #require(text.contains(old), "\(old) is not in \(text)")
    writePrivately(text.replacing(old, with: new), to: path)
  }

  /// Everything below the home: each name with its mode and its bytes or where it leads.
  func snapshot() throws -> [String: String] {
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    var found: [String: String] = [:]
    for name in names {
      guard let status = try Files().linkStatus(file(name)) else { continue }
      let content =
        switch status.kind {
        case .file: text(file(name)) ?? "unreadable"
        case .link: try FileManager.default.destinationOfSymbolicLink(atPath: file(name))
        case .folder, .other: ""
        }
      found[name] = "\(status.kind) \(String(status.mode, radix: 8)) \(content)"
    }
    return found
  }
}

extension Examination {
  /// What is not as it should be; how full the disk is does not matter here.
  var odd: [Check] {
    checks.filter { check in
      if case .space = check.finding { return false }
      return check.finding.status != .ok
    }
  }
}

private let silver = Standing(rank: .silver, xp: 0, lifetimeXP: 101_000)

extension Damage {
  private static func card(_ finding: CardFinding) -> @Sendable (Places, String) -> [Check] {
    { places, _ in [Check(.card(finding), at: places.card)] }
  }

  private static func journal(
    _ finding: JournalFinding
  ) -> @Sendable (Places, String) -> [Check] {
    { places, device in [Check(.journal(finding), at: places.journal(of: device))] }
  }

  static let all: [Damage] = cards + journals + folders + others

  private static let cards: [Damage] = [
    Damage("nothing", { _, _ in }, found: { _, _ in [] }),
    Damage(
      "a card of junk", { $0.writePrivately("junk", to: $1.card) }, found: card(.damaged)),
    Damage(
      "an empty card", { $0.writePrivately("", to: $1.card) }, found: card(.damaged)),
    Damage(
      "a card that is far too long",
      { $0.writePrivately(String(repeating: "x", count: CardFile.limit + 1), to: $1.card) },
      found: card(.endless)),
    Damage(
      "a pipe in the card's place",
      { _, places in
        unlink(places.card)
        try #require(mkfifo(places.card, 0o600) == 0)
      }, found: card(.endless)),
    Damage(
      "no card", { _, places in try FileManager.default.removeItem(atPath: places.card) },
      found: card(.missing)),
    Damage(
      "XP as a text",
      { home, places in
        try home.replace(
          "<key>exp</key>\n\t<integer>0</integer>", with: "<key>exp</key>\n\t<string>0</string>",
          in: places.card)
      }, found: card(.refused(["exp"]))),
    Damage(
      "a level that there is not",
      { home, places in
        try home.replace(
          "<key>level</key>\n\t<integer>1</integer>",
          with: "<key>level</key>\n\t<integer>9</integer>", in: places.card)
      },
      found: { places, device in
        card(.adjusted(["level", "rank"]))(places, device) + differing(.diamond, 101_000)(places)
      }, left: { places, _ in differing(.diamond, 101_000)(places) }),
    Damage(
      "fewer XP than the journals tell",
      { home, places in
        try home.replace(
          "<integer>101000</integer>", with: "<integer>500</integer>", in: places.card)
      },
      found: { places, _ in differing(.silver, 500, isMendable: true)(places) }),
    Damage(
      standing: "more XP than the journals tell",
      { home, places in
        try home.replace(
          "<integer>101000</integer>", with: "<integer>900000</integer>", in: places.card)
      },
      found: { places, _ in differing(.silver, 900_000)(places) }),
    Damage(
      standing: "a card of a newer format",
      { home, places in
        try home.replace(
          "<key>formatVersion</key>\n\t<integer>1", with: "<key>formatVersion</key>\n\t<integer>7",
          in: places.card)
      }, found: card(.newer(version: 7))),
    Damage(
      "a card of an older format",
      { home, places in
        try home.replace(
          "<key>formatVersion</key>\n\t<integer>1", with: "<key>formatVersion</key>\n\t<integer>0",
          in: places.card)
      }, found: card(.older(version: 0))),
  ]

  private static func differing(
    _ rank: Rank, _ lifetimeXP: Int, isMendable: Bool = false
  ) -> @Sendable (Places) -> [Check] {
    { places in
      [
        Check(
          .card(
            .differs(
              card: Standing(rank: rank, xp: 0, lifetimeXP: lifetimeXP), journals: silver,
              isMendable: isMendable)), at: places.card)
      ]
    }
  }

  private static let journals: [Damage] = [
    Damage(
      "a torn line",
      { home, places in
        let path = places.journal(of: try device(places))
        home.writePrivately(try home.read(path) + "{\"v\":1,", to: path)
      }, found: journal(.torn(isOwn: true)), left: journal(.corrupt(lines: [7]))),
    Damage(
      "a line of junk among the others",
      { home, places in
        let path = places.journal(of: try device(places))
        let lines = try home.read(path).split(separator: "\n", maxSplits: 1)
        home.writePrivately("\(lines[0])\njunk\n\(lines[1])", to: path)
        _ = try home.store(at: 2000, seed: 7).record { _ in [] }
      },
      found: { places, device in
        journal(.corrupt(lines: [2]))(places, device) + staleCache(places)
      }, left: journal(.corrupt(lines: [2]))),
    Damage(
      standing: "a line of a newer version",
      { home, places in
        let path = places.journal(of: try device(places))
        home.writePrivately(try home.read(path) + "{\"v\":2,\"kind\":\"x\"}\n", to: path)
      }, found: journal(.unknown(lines: 1))),
    Damage(
      standing: "another machine's torn line, and a copy of a journal",
      { home, places in
        home.writePrivately("{\"v\":", to: places.journal(of: "ffffffff"))
        home.writePrivately("", to: places.journal(of: "ffffffff.sync-conflict-20261130"))
      },
      found: { places, _ in
        [
          Check(.journal(.torn(isOwn: false)), at: places.journal(of: "ffffffff")),
          Check(
            .journal(.copy(of: "ffffffff")),
            at: places.journal(of: "ffffffff.sync-conflict-20261130")),
        ]
      }),
    Damage(
      standing: "a pipe and a folder among the journals",
      { _, places in
        try #require(mkfifo(places.journal(of: "00000001"), 0o600) == 0)
        try #require(mkdir(places.journal(of: "00000002"), 0o700) == 0)
      },
      found: { places, _ in
        ["00000001", "00000002"].map { Check(.journal(.notFile), at: places.journal(of: $0)) }
      }),
    Damage(
      "no journals", keepsDiary: false,
      { _, places in try FileManager.default.removeItem(atPath: places.journalFolder) },
      found: { places, _ in
        [
          Check(.place(.absent(isNeeded: true)), at: places.journalFolder),
          Check(
            .card(.differs(card: silver, journals: .start, isMendable: false)), at: places.card),
        ] + staleCache(places)
      },
      left: { places, _ in
        [
          Check(
            .card(.differs(card: silver, journals: .start, isMendable: false)), at: places.card)
        ]
      }),
  ]

  private static let folders: [Damage] = [
    Damage(
      "folders and files that others can read",
      { _, places in
        chmod(places.dataFolder, 0o755)
        chmod(places.card, 0o644)
        chmod(places.lockFile, 0o666)
      },
      found: { places, _ in
        [(places.dataFolder, 0o755), (places.card, 0o644), (places.lockFile, 0o666)].map {
          Check(.place(.open(mode: $1, isMendable: true)), at: $0)
        }
      }),
    Damage(
      standing: "a card in another folder that others can read",
      { home, places in
        try FileManager.default.moveItem(atPath: places.card, toPath: home.file("dotfile"))
        try #require(symlink(home.file("dotfile"), places.card) == 0)
        chmod(home.file("dotfile"), 0o644)
      },
      found: { places, _ in
        [Check(.place(.open(mode: 0o644, isMendable: false)), at: places.card)]
      }),
    Damage(
      "rights taken away",
      { _, places in
        chmod(places.card, 0o400)
        chmod(places.backupsFolder, 0o500)
      },
      found: { places, _ in
        [
          Check(.place(.closed(mode: 0o500)), at: places.backupsFolder),
          Check(.place(.closed(mode: 0o400)), at: places.card),
        ]
      }),
    Damage(
      standing: "a link to nothing, and a file in a folder's place",
      { home, places in
        try #require(symlink("/nowhere/at/all", places.banksFolder) == 0)
        try FileManager.default.removeItem(atPath: places.cacheFolder)
        home.writePrivately("x", to: places.cacheFolder)
      },
      found: { places, _ in
        [
          Check(.place(.dangling(to: "/nowhere/at/all")), at: places.banksFolder),
          Check(.place(.notFolder), at: places.cacheFolder),
        ]
      }),
  ]

  private static let others: [Damage] = [
    Damage(
      "what killed runs left",
      { home, places in
        for path in leftovers(places) { home.writePrivately("x", to: path) }
      }, found: { places, _ in leftovers(places).map { Check(.leftover, at: $0) } }),
    Damage(
      "a cache of junk", { $0.writePrivately("junk", to: $1.diaryCache) },
      found: { places, _ in staleCache(places) }),
    Damage(
      "a damaged backup",
      { $0.writePrivately("{}", to: $1.backupsFolder + "/20261130T110000Z-reset.json") },
      found: { places, _ in
        [Check(.backup(.damaged), at: places.backupsFolder + "/20261130T110000Z-reset.json")]
      }),
    Damage(
      standing: "a backup of a newer version, and a folder among the backups",
      { home, places in
        home.writePrivately(
          #"{"format":"rankup-backup","formatVersion":2}"#, to: places.backupsFolder + "/a.json")
        try #require(mkdir(places.backupsFolder + "/b.json", 0o700) == 0)
      },
      found: { places, _ in
        [
          Check(.backup(.newer), at: places.backupsFolder + "/a.json"),
          Check(.backup(.notFile), at: places.backupsFolder + "/b.json"),
        ]
      }),
    Damage(
      standing: "no name for this machine", { $0.writePrivately("Sam's\n", to: $1.deviceFile) },
      found: { places, _ in [Check(.device(.invalid), at: places.deviceFile)] }),
    Damage(
      standing: "a pipe in the place of the name",
      { _, places in
        unlink(places.deviceFile)
        try #require(mkfifo(places.deviceFile, 0o600) == 0)
      },
      found: { places, _ in [Check(.device(.notFile), at: places.deviceFile)] }),
    Damage(
      standing: "a folder in the place of the lock",
      { _, places in
        unlink(places.lockFile)
        try #require(mkdir(places.lockFile, 0o700) == 0)
      },
      found: { places, _ in [Check(.lock(.notFile), at: places.lockFile)] }),
  ]

  private static func staleCache(_ places: Places) -> [Check] {
    [Check(.cache(.stale), at: places.diaryCache)]
  }

  private static func leftovers(_ places: Places) -> [String] {
    [
      parentFolder(of: places.card) + "/.preferences.plist.0123456789abcdef.tmp",
      parentFolder(of: places.deviceFile) + "/.device.0123456789abcdef.tmp",
      places.cacheFolder + "/.diary.json.0123456789abcdef.tmp",
      places.journalFolder + "/.01234567.jsonl.0123456789abcdef.tmp",
      places.backupsFolder + "/.20261130T120001Z-reset.json.0123456789abcdef.tmp",
    ]
  }
}
