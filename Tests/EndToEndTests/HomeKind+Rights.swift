import Foundation

private let denied = "Permission denied"

/// Changes the rights to one file or folder of a home.
private func rights(_ name: String, _ mode: Int) -> @Sendable (String) throws -> [String: String?] {
  { folder in
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: "\(folder)/\(name)")
    return [:]
  }
}

/// Changes the rights to the one journal that is there.
private func journalRights(_ mode: Int) -> @Sendable (String) throws -> [String: String?] {
  { folder in
    let journals = folder + "/data/rankup/journal"
    let name = try FileManager.default.contentsOfDirectory(atPath: journals).first ?? ""
    try FileManager.default.moveItem(
      atPath: journals + "/" + name, toPath: journals + "/0123abcd.jsonl")
    try Data("0123abcd\n".utf8).write(to: URL(filePath: folder + "/state/rankup/device"))
    return try rights("data/rankup/journal/0123abcd.jsonl", mode)(folder)
  }
}

extension HomeKind {
  private static func closed(
    _ name: String, _ mode: Int, _ sentence: String, writing: String? = nil, backups: HomeVerdict
  ) -> HomeKind {
    .unreadable(
      "\(name) has \(String(mode, radix: 8))", isNobodys: true, sentence, writing: writing,
      backups: backups, rights(name, mode))
  }

  private static func fixed(
    _ name: String, _ mode: Int, _ path: String, reading: Bool = false
  ) -> HomeKind {
    .unwritable(
      "\(name) has \(String(mode, radix: 8))", isNobodys: true,
      reading ? cannotRead(path, denied) : cannotWrite(path, denied), rights(name, mode))
  }

  private static let card = cannotRead("/h/config/rankup/preferences.plist", denied)
  private static let journal = cannotRead("/h/data/rankup/journal/0123abcd.jsonl", denied)

  /// Files and folders whose rights were taken away, for a user whom that stops.
  static let rightless: [HomeKind] = [
    .working("nothing is taken away", isNobodys: true) { _ in [:] },
    closed("config/rankup/preferences.plist", 0, card, backups: .works),
    closed("config/rankup", 0, card, backups: .works),
    closed("config", 0, card, backups: .works),
    closed(
      "data/rankup", 0, cannotRead("/h/data/rankup/journal", denied),
      writing: cannotWrite("/h/data/rankup/lock", denied),
      backups: .refused(cannotRead("/h/data/rankup/backups", denied))),
    fixed("data/rankup/lock", 0, "/h/data/rankup/lock"),
    fixed("data/rankup/lock", 0o444, "/h/data/rankup/lock"),
    fixed("state/rankup/device", 0, "/h/state/rankup/device", reading: true),
    fixed("state/rankup", 0, "/h/state/rankup/device", reading: true),
    .unreadable(
      "the journal can't be read", isNobodys: true, journal, backups: .works,
      journalRights(0)),
    .unwritable(
      "the journal can't be written", isNobodys: true,
      cannotWrite("/h/data/rankup/journal/0123abcd.jsonl", denied), journalRights(0o444)),
    .working("the folder of the journal takes no new file", isNobodys: true) { folder in
      try rights("data/rankup/journal", 0o555)(folder)
    },
    .working("the state folder takes no new file", isNobodys: true) { folder in
      try rights("state/rankup", 0o555)(folder)
    },
  ]
}
