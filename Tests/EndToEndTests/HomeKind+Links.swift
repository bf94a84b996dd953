import Foundation

private let tooManyLinks = "Too many levels of symbolic links"
private let tooLong = "File name too long"
private let noFolder = "Not a directory"

private func link(_ path: String, to target: String) throws {
  try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
}

/// Two links that lead to each other; the path of the first.
private func loop(in folder: String) throws -> String {
  try link(folder + "/first", to: "second")
  try link(folder + "/second", to: "first")
  return folder + "/first"
}

extension HomeKind {
  /// Links that lead in circles, nowhere or elsewhere.
  static let links: [HomeKind] = [
    .unreadable(
      "the config folder is a loop",
      cannotRead("/h/first/rankup/preferences.plist", tooManyLinks), backups: .works
    ) { ["XDG_CONFIG_HOME": try loop(in: $0)] },
    .unreadable(
      "the data folder is a loop", cannotRead("/h/first/rankup/journal", tooManyLinks),
      writing: cannotWrite("/h/first/rankup/lock", tooManyLinks),
      backups: .refused(cannotRead("/h/first/rankup/backups", tooManyLinks))
    ) { ["XDG_DATA_HOME": try loop(in: $0)] },
    .unwritable(
      "the state folder is a loop", cannotRead("/h/first/rankup/device", tooManyLinks)
    ) { ["XDG_STATE_HOME": try loop(in: $0)] },
    .unwritable(
      "the state folder of a new player is a loop", isPlayed: false,
      cannotRead("/h/first/rankup/device", tooManyLinks)
    ) { ["XDG_STATE_HOME": try loop(in: $0)] },
    .working("the cache folder is a loop") { ["XDG_CACHE_HOME": try loop(in: $0)] },
    .unreadable(
      "the card of a new player is a loop", isPlayed: false,
      cannotRead("/h/config/rankup/preferences.plist", tooManyLinks), backups: .works
    ) { folder in
      try FileManager.default.createDirectory(
        atPath: folder + "/config/rankup", withIntermediateDirectories: true)
      try link(folder + "/config/rankup/preferences.plist", to: "preferences.plist")
      return [:]
    },
    .unreadable(
      "the journal folder of a new player is a loop", isPlayed: false,
      cannotRead("/h/data/rankup/journal", tooManyLinks),
      writing: cannotWrite("/h/data/rankup/journal/00000000.jsonl", tooManyLinks), backups: .works
    ) { folder in
      try link(folder + "/data/rankup/journal", to: "journal")
      return [:]
    },
    .working("the journal folder leads to one not yet made", isPlayed: false) { folder in
      try link(folder + "/data/rankup/journal", to: folder + "/far/journal")
      return [:]
    },
    .working("config and data lie elsewhere, behind links") { folder in
      for name in ["config", "data"] {
        try FileManager.default.moveItem(
          atPath: "\(folder)/\(name)", toPath: "\(folder)/far-\(name)")
        try link("\(folder)/\(name)", to: "far-\(name)")
      }
      return [:]
    },
    .working("the home leads to one not yet made", isPlayed: false) { folder in
      try link(folder + "/home", to: folder + "/far/home")
      return onlyHome(folder + "/home")
    },
  ]

  /// Names that are odd, long or taken by something else.
  static let names: [HomeKind] =
    [
      #"a b 'c' "d" $(e) `f`"#, "two\nlines", "\u{1F600} \u{AC00}", "a:b", "-x", "\u{1B}[31m",
      "cafe\u{301}", String(repeating: "n", count: 250),
    ].map { name in
      .working("home is \(name.debugDescription)", isPlayed: false) { folder in
        onlyHome("\(folder)/\(name)")
      }
    } + [
      .working("a path just short enough", isPlayed: false) { folder in
        let long = folder + String(repeating: "/" + String(repeating: "n", count: 200), count: 19)
        return onlyHome(String(long.prefix(4000)))
      },
      .unreadable(
        "a name too long", isPlayed: false,
        cannotRead("\(long(256))/.config/rankup/preferences.plist", tooLong),
        writing: cannotWrite("\(long(256))/.local/share/rankup/lock", tooLong),
        backups: .refused(cannotRead("\(long(256))/.local/share/rankup/backups", tooLong))
      ) { folder in onlyHome(folder + long(256).dropFirst(2)) },
      .unreadable(
        "a path too long", isPlayed: false,
        cannotRead("\(long(250, 18))/.config/rankup/preferences.plist", tooLong),
        writing: cannotWrite("\(long(250, 18))/.local/share/rankup/lock", tooLong),
        backups: .refused(cannotRead("\(long(250, 18))/.local/share/rankup/backups", tooLong))
      ) { folder in onlyHome(folder + long(250, 18).dropFirst(2)) },
      .unreadable(
        "home is a file", isPlayed: false,
        cannotRead("/h/home/.local/share/rankup/journal", noFolder),
        writing: cannotWrite("/h/home/.local/share/rankup/lock", noFolder),
        backups: .refused(cannotRead("/h/home/.local/share/rankup/backups", noFolder))
      ) { folder in
        try Data().write(to: URL(filePath: folder + "/home"))
        return onlyHome(folder + "/home")
      },
    ]

  /// A path of long names in the folder of the test.
  private static func long(_ length: Int, _ count: Int = 1) -> String {
    "/h" + String(repeating: "/" + String(repeating: "n", count: length), count: count)
  }
}
