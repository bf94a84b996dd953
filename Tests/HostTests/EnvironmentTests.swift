import Glibc
import Host
import TestSupport
import Testing

@Suite struct EnvironmentTests {
  static let users = """
    root:x:0:0:root:/root:/bin/sh
    broken line
    short:x:7
    minji:x:1000:1000:Kim Minji,,,:/home/minji:/bin/zsh
    relative:x:1001:1001::home:/bin/sh
    empty:x:1002:1002:::/bin/sh
    last:x:1003:1003::/home/last
    """

  @Test(
    arguments: [
      (["HOME": "/home/x"], 1_000, "/home/x"), (["HOME": ""], 1_000, "/home/minji"),
      (["HOME": "rel"], 1_000, "/home/minji"), ([:], 0, "/root"), ([:], 1_003, "/home/last"),
      ([:], 1_001, nil), ([:], 1_002, nil), ([:], 4_711, nil), ([:], 7, nil),
    ] as [([String: String], UInt32, String?)])
  func `the home folder is found`(
    variables: [String: String], user: UInt32, expected: String?
  ) throws {
    let scratch = ScratchFolder()
    let list = scratch.file("passwd")
    try Files().replace(list, with: Array(Self.users.utf8))
    let environment = Environment(variables)
    #expect(try environment.homeFolder(userList: list, user: user) == expected)
    #expect(
      try environment.homeFolder(userList: scratch.file("none"), user: user)
        == (variables["HOME"] == "/home/x" ? "/home/x" : nil))
  }

  @Test func `a folder that is no text is neither set nor unset`() throws {
    let environment = Environment(bytes: [
      "HOME": [0x2F, 0xFF], "REL": [0xFF], "OK": [0x2F, 0xC3, 0xA9], "CUT": [0x2F, 0xC3],
    ])
    #expect(throws: UnreadableVariable("HOME")) { try environment.homeFolder() }
    #expect(throws: UnreadableVariable("CUT")) { try environment.absolutePath("CUT") }
    #expect(try environment.absolutePath("REL") == nil)
    #expect(try environment.absolutePath("OK") == "/é")
    #expect(["HOME", "REL", "OK"].map { environment[$0] } == [nil, nil, "/é"])
  }

  @Test func `this process has its variables`() async throws {
    #expect(Environment(["A": "1"])["A"] == "1")
    #expect(Environment(["A": "1"])["B"] == nil)
    #expect(try Environment(["A": "a/b"]).absolutePath("A") == nil)
    #expect(try Environment(["A": "/a b"]).absolutePath("A") == "/a b")
    await #expect(processExitsWith: .success) {
      setenv("RANKUP_TEST", "가 =x", 1)
      setenv("RANKUP_EMPTY", "", 1)
      setenv("RANKUP_BYTES", [0x2F, CChar(bitPattern: 0xFF), 0], 1)
      #expect(Environment.current["RANKUP_TEST"] == "가 =x")
      #expect(Environment.current["RANKUP_EMPTY"] == "")
      #expect(Environment.current["RANKUP_BYTES"] == nil)
      #expect(throws: UnreadableVariable("RANKUP_BYTES")) {
        _ = try Environment.current.absolutePath("RANKUP_BYTES")
      }
      #expect(Environment.current["RANKUP_NONE"] == nil)
      #expect(Environment.current["RANKUP_TEST\0"] == nil)
    }
  }

  @Test func `the program knows where it is`() throws {
    let path = try #require(Environment.current.executablePath())
    #expect(path.hasPrefix("/"))
    #expect(try Files().status(path)?.kind == .file)
  }

  @Test func `random bits differ`() {
    #expect(Set((0..<1_000).map { _ in randomBits() }).count == 1_000)
    let or = (0..<64).reduce(0) { bits, _ in bits | randomBits() }
    #expect(or == .max)
  }
}
