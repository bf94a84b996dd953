import Host
import QuizCore
import Terminal
import TestSupport
import Testing

@testable import RankUpApp

@Test(
  arguments: [
    ([:], .english), (["LANG": "ko_KR.UTF-8"], .korean), (["LANG": "ko"], .korean),
    (["LANG": "ko-KR"], .korean), (["LANG": "ko.UTF-8"], .korean), (["LANG": "ko@x"], .korean),
    (["LANG": "kok_IN"], .english), (["LANG": "C"], .english), (["LANG": "POSIX"], .english),
    (["LANG": "de_DE.UTF-8"], .english), (["LANG": "en_US.UTF-8"], .english),
    (["LC_ALL": "C", "LANG": "ko_KR.UTF-8"], .english),
    (["LC_ALL": "", "LANG": "ko_KR.UTF-8"], .korean),
    (["LC_ALL": "", "LC_MESSAGES": "en_GB", "LANG": "ko_KR.UTF-8"], .english),
    (["LC_MESSAGES": "ko_KR.UTF-8", "LANG": "en_GB"], .korean),
    (["LC_ALL": "ko_KR.UTF-8", "LC_MESSAGES": "en_GB"], .korean),
    (["LC_CTYPE": "ko_KR.UTF-8"], .english),
  ] as [([String: String], Language)])
func `the locale chooses the language`(_ variables: [String: String], _ language: Language) {
  let environment = Environment(variables)
  #expect(Language.chosen([:], environment) == language)
  #expect(Language.chosen(["language": "auto"], environment) == language)
  #expect(Language.chosen(["language": "nonsense"], environment) == language)
  for set in Language.allCases {
    #expect(Language.chosen(["language": set.code], environment) == set)
  }
}

private func koreanCard(in world: TestWorld) throws {
  try world.writeCard(
    """
    <key>nickname</key><string>Sam</string><key>settings</key><dict>
    <key>language</key><string>ko</string></dict>
    """)
}

@Test func `the setting is known before anything is said`() throws {
  let world = TestWorld()
  try koreanCard(in: world)
  #expect(
    world.run("rankup xyzzy").transcript
      == "rankup: \"xyzzy\"라는 명령어는 없어요. 도움말: rankup help\n")
  #expect(world.run("rankup help files").transcript.hasPrefix("랭크 카드 (닉네임"))
  #expect(world.run("rankup backups").transcript == "아직 백업이 없어요. 초기화하면 백업이 생겨요.\n")
  world.variables["HOME"] = nil
  world.variables["LANG"] = "ko_KR.UTF-8"
  #expect(world.run("rankup help files").transcript.hasPrefix("랭크 카드 (닉네임"))
}

@Test func `Korean words stand beside ASCII signs where the locale is C`() throws {
  let world = TestWorld()
  try koreanCard(in: world)
  world.variables["LC_ALL"] = "C"
  let visit = world.run("rankup rank", on: Surface(isTerminal: true, isUnicode: false))
  #expect(
    visit.transcript == """
      +----------------------------------------------------------+
      | Sam                                               브론즈 |
      | ----------------------------------------  0 / 100,000 XP |
      | 실버까지 100,000 XP                                      |
      |                                                          |
      | 연속 학습    아직 없음                                   |
      | 오늘         풀기 전: rankup daily                       |
      | 누적 경험치  0 XP                                        |
      +----------------------------------------------------------+

      """)
}

@Test func `a change of the language is told in the new one`() {
  let world = TestWorld()
  #expect(world.run("rankup settings language ko").transcript == "language를 ko로 바꿨어요.\n")
  #expect(world.run("rankup settings language ko").transcript == "language는 이미 ko예요.\n")
  #expect(world.run("rankup settings language en").transcript == "language is now en.\n")
  world.variables["LANG"] = "ko_KR.UTF-8"
  #expect(world.run("rankup settings language auto").transcript == "language를 auto로 바꿨어요.\n")
}

@Test func `a restore is confirmed in either language`() throws {
  for (locale, word) in [("C.UTF-8", "네"), ("ko_KR.UTF-8", "yes"), ("ko_KR.UTF-8", "네")] {
    let world = TestWorld()
    world.variables["LANG"] = locale
    _ = world.run("rankup reset --yes")
    #expect(world.run("rankup restore", typing: [word]).exit == .done, "\(locale) \(word)")
    #expect(world.run("rankup restore", typing: ["응"]).exit == .failed, "\(locale)")
  }
}

@Test func `what programs read is the same in every language`() throws {
  let lines = ["rank", "ranks", "settings", "backups", "banks", "bank starter", "nickname"]
  let answers = ["C.UTF-8", "ko_KR.UTF-8"].map { locale in
    let world = TestWorld()
    world.variables["LANG"] = locale
    return lines.map { world.run("rankup \($0) --json").transcript }
  }
  #expect(answers[0] == answers[1])
}

@Test func `the journal keeps true and false, and the draw is that of the language`() throws {
  let world = TestWorld()
  world.variables["LANG"] = "ko_KR.UTF-8"
  try world.addBank(statementBank("t", 1...2), named: "t")
  _ = world.run("rankup daily --bank t", typing: ["참", "false"])
  let journal = try world.journal()
  #expect(journal.contains(#""response":["true"]"#))
  #expect(journal.contains(#""response":["false"]"#))
}
