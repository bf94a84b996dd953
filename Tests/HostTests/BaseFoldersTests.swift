import Glibc
import Host
import TestSupport
import Testing

@Suite struct BaseFoldersTests {
  static let byHome = BaseFolders(
    config: "/home/x/.config", data: "/home/x/.local/share", state: "/home/x/.local/state",
    cache: "/home/x/.cache", systemData: ["/usr/local/share", "/usr/share"])

  static let named = [
    "XDG_CONFIG_HOME": "/c o", "XDG_DATA_HOME": "/d", "XDG_STATE_HOME": "/s/",
    "XDG_CACHE_HOME": "/",
  ]

  @Test(
    arguments: [
      [:],
      ["XDG_CONFIG_HOME": "", "XDG_DATA_HOME": "", "XDG_STATE_HOME": "", "XDG_CACHE_HOME": ""],
      [
        "XDG_CONFIG_HOME": "rel", "XDG_DATA_HOME": "./rel", "XDG_STATE_HOME": "~/rel",
        "XDG_CACHE_HOME": "..",
      ],
      ["XDG_DATA_DIRS": ""], ["XDG_DATA_DIRS": ":"], ["XDG_DATA_DIRS": "rel:./rel:~/rel"],
    ] as [[String: String]])
  func `unset, empty and relative variables give the usual folders`(variables: [String: String])
    throws
  {
    let all = variables.merging(["HOME": "/home/x"]) { value, _ in value }
    #expect(try BaseFolders(Environment(all)) == Self.byHome)
  }

  @Test(
    arguments: [
      (["XDG_CONFIG_HOME": "/c"], "/c", "/home/x/.local/share"),
      (["XDG_DATA_HOME": "/d"], "/home/x/.config", "/d"),
      (["HOME": "/"], "/.config", "/.local/share"),
    ] as [([String: String], String, String)])
  func `each variable stands for itself`(
    variables: [String: String], config: String, data: String
  ) throws {
    let all = variables.merging(["HOME": "/home/x"]) { value, _ in value }
    let folders = try #require(try BaseFolders(Environment(all)))
    #expect([folders.config, folders.data] == [config, data])
  }

  @Test(
    arguments: [
      ("/a:/b", ["/a", "/b"]), (":/a::rel:/b c:", ["/a", "/b c"]), ("/a", ["/a"]),
      ("/b:/a:/b", ["/b", "/a", "/b"]),
    ])
  func `the folders of the system are taken in their order, relative ones left out`(
    list: String, expected: [String]
  ) throws {
    let folders = try BaseFolders(Environment(["HOME": "/home/x", "XDG_DATA_DIRS": list]))
    #expect(folders?.systemData == expected)
  }

  @Test func `without a home the user list is asked, and without that the variables suffice`()
    throws
  {
    let scratch = ScratchFolder()
    let files = Files(SystemCalls.real.rooted(in: Root(scratch.path)))
    #expect(try BaseFolders(Environment([:]), files: files) == nil)
    for name in Self.named.keys {
      let others = Self.named.filter { $0.key != name }
      #expect(try BaseFolders(Environment(others), files: files) == nil, "\(name)")
    }
    #expect(
      try BaseFolders(Environment(Self.named), files: files)
        == BaseFolders(
          config: "/c o", data: "/d", state: "/s/", cache: "/",
          systemData: ["/usr/local/share", "/usr/share"]))

    try files.replace("/etc/passwd", with: Array("me:x:\(getuid()):7::/home/x:/bin/sh".utf8))
    for home in [[:], ["HOME": ""], ["HOME": "home/x"]] as [[String: String]] {
      #expect(try BaseFolders(Environment(home), files: files) == Self.byHome, "\(home)")
    }
  }

  @Test(arguments: [
    "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "HOME",
  ])
  func `a variable that isn't UTF-8 is no other folder`(name: String) throws {
    let latin: [UInt8] = Array("/caf".utf8) + [0xE9]
    var variables = ["HOME": Array("/home/x".utf8)]
    variables[name] = latin
    #expect(throws: UnreadableVariable(name)) {
      try BaseFolders(Environment(bytes: variables))
    }
    variables[name] = [0xE9]
    if name != "HOME" {
      #expect(try BaseFolders(Environment(bytes: variables)) == Self.byHome)
    }
  }

  @Test func `a home that isn't needed may be anything`() throws {
    var variables = Self.named.mapValues { Array($0.utf8) }
    variables["HOME"] = [0x2F, 0xFF]
    let folders = try #require(try BaseFolders(Environment(bytes: variables)))
    #expect([folders.config, folders.data] == ["/c o", "/d"])
  }

  @Test func `of the folders of the system those that aren't UTF-8 are left out`() throws {
    let environment = Environment(bytes: [
      "HOME": Array("/home/x".utf8),
      "XDG_DATA_DIRS": Array("/a:/".utf8) + [0xFF] + Array(":/b".utf8),
    ])
    #expect(try BaseFolders(environment)?.systemData == ["/a", "/b"])
  }
}
