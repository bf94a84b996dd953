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
  func `unset, empty and relative variables give the usual folders`(variables: [String: String]) {
    let all = variables.merging(["HOME": "/home/x"]) { value, _ in value }
    #expect(BaseFolders(Environment(all)) == Self.byHome)
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
    let folders = try #require(BaseFolders(Environment(all)))
    #expect([folders.config, folders.data] == [config, data])
  }

  @Test(
    arguments: [
      ("/a:/b", ["/a", "/b"]), (":/a::rel:/b c:", ["/a", "/b c"]), ("/a", ["/a"]),
      ("/b:/a:/b", ["/b", "/a", "/b"]),
    ])
  func `the folders of the system are taken in their order, relative ones left out`(
    list: String, expected: [String]
  ) {
    let folders = BaseFolders(Environment(["HOME": "/home/x", "XDG_DATA_DIRS": list]))
    #expect(folders?.systemData == expected)
  }

  @Test func `without a home the user list is asked, and without that the variables suffice`()
    throws
  {
    let scratch = ScratchFolder()
    let files = Files(SystemCalls.real.rooted(in: Root(scratch.path)))
    #expect(BaseFolders(Environment([:]), files: files) == nil)
    for name in Self.named.keys {
      let others = Self.named.filter { $0.key != name }
      #expect(BaseFolders(Environment(others), files: files) == nil, "\(name)")
    }
    #expect(
      BaseFolders(Environment(Self.named), files: files)
        == BaseFolders(
          config: "/c o", data: "/d", state: "/s/", cache: "/",
          systemData: ["/usr/local/share", "/usr/share"]))

    try files.replace("/etc/passwd", with: Array("me:x:\(getuid()):7::/home/x:/bin/sh".utf8))
    for home in [[:], ["HOME": ""], ["HOME": "home/x"]] as [[String: String]] {
      #expect(BaseFolders(Environment(home), files: files) == Self.byHome, "\(home)")
    }
  }
}
