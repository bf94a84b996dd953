import Foundation
import TestSupport
import Testing

/// Where things are written, with which rights, and through which links.
struct FileTests {
  @Test(arguments: ["file", "dangling", "folder"])
  func `a linked card stays a link`(kind: String) throws {
    let home = ScratchHome()
    let manager = FileManager.default
    let target: String
    let link: String
    if kind == "folder" {
      (target, link) = (home.file("dotfiles/rankup"), home.file("config/rankup"))
      try manager.createDirectory(atPath: target, withIntermediateDirectories: true)
    } else {
      (target, link) = (home.file("dotfiles/card.plist"), home.card)
      try home.write("", to: home.file("dotfiles/other"))
    }
    if kind == "file" {
      #expect(try home.run(["nickname", "Old"]).ending == .exit(0))
      try manager.moveItem(atPath: home.card, toPath: target)
    }
    try manager.createDirectory(
      atPath: (link as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try manager.createSymbolicLink(atPath: link, withDestinationPath: target)

    let outcome = try home.run(["nickname", "Leonidas"])
    #expect(outcome.ending == .exit(0))
    #expect(outcome.errors == "")
    #expect(try manager.destinationOfSymbolicLink(atPath: link) == target)
    let card = kind == "folder" ? target + "/preferences.plist" : target
    #expect(try String(contentsOfFile: card, encoding: .utf8).contains("Leonidas"))
    #expect(try home.run(["nickname"]) == ProgramOutcome(.exit(0), "Leonidas\n"))
  }

  @Test(arguments: ["", "rel", "./rel", "~/rel"])
  func `an XDG variable that is empty or relative counts as unset`(value: String) throws {
    let home = ScratchHome()
    let folder = home.file("here")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let names = ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"]
    let changes = Dictionary(uniqueKeysWithValues: names.map { ($0, String?(value)) })
    let outcome = try BuiltProgram.start(
      home.launch(["practice", "--count", "2"], changing: changes).inside(folder),
      input: .text("A\n:s\nA\n:s\n")
    ).finish()
    #expect(outcome.ending == .exit(0), "\(outcome.errors)")
    #expect(home.names(in: folder) == [])
    #expect(home.names(in: "\(home.home)/.config/rankup") == ["preferences.plist"])
    #expect(home.names(in: "\(home.home)/.local/share/rankup").contains("journal"))
    #expect(home.names(in: "\(home.home)/.local/state/rankup") == ["device"])
  }

  @Test func `missing folders are made for the player alone`() throws {
    let home = ScratchHome()
    let deep = home.file("a/b/c")
    let outcome = try home.run(["nickname", "Leonidas"], changing: ["XDG_CONFIG_HOME": deep])
    #expect(outcome.ending == .exit(0))
    #expect(outcome.errors == "")
    let folders = ["a", "a/b", "a/b/c", "a/b/c/rankup", "data/rankup", "data/rankup/journal"]
    for folder in folders { #expect(try mode(home.file(folder)) == 0o700, "\(folder)") }
    let journal = try #require(home.names(in: home.journalFolder).first)
    for file in [deep + "/rankup/preferences.plist", "\(home.journalFolder)/\(journal)"] {
      #expect(try mode(file) == 0o600, "\(file)")
    }
  }

  @Test(arguments: ["", String(repeating: "\u{0}", count: 64), "just words", "<?xml version="])
  func `a damaged card is put aside, said once, and made again from the journal`(bytes: String)
    throws
  {
    let home = try ScratchHome.withAlphaBank()
    _ = try home.run(alphaDaily, input: .text("alpha\nalpha\n"))
    let before = try home.run(["rank"])
    #expect(before.ending == .exit(0))
    try home.write(bytes, to: home.card)
    let first = try home.run(["rank"])
    let folder = (home.card as NSString).deletingLastPathComponent
    let names = home.names(in: folder)
    try #require(names.count == 2 && names[0] == "preferences.plist", "\(names)")
    #expect(names[1].wholeMatch(of: /preferences\.plist\.corrupt-\d{8}T\d{6}Z/) != nil)
    #expect(try String(contentsOfFile: "\(folder)/\(names[1])", encoding: .utf8) == bytes)
    let notice =
      "Your rank card was damaged. It is kept as \(folder)/\(names[1]), "
      + "and a new one was made from the journal.\n"
    #expect(first == ProgramOutcome(.exit(0), before.output, errors: notice))
    #expect(try home.run(["rank"]) == before)
  }

  @Test func `an unreadable folder in the card's place is an error, not the end`() throws {
    let home = ScratchHome()
    try FileManager.default.createDirectory(
      atPath: home.card, withIntermediateDirectories: true)
    let outcome = try home.run(["rank"])
    #expect(outcome.ending == .exit(74))
    #expect(outcome.output == "")
    #expect(outcome.errors == "rankup: \(home.card) can't be read: Is a directory.\n")
    #expect(home.names(in: home.card) == [])
  }

  private func mode(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? Int) & 0o777
  }
}
