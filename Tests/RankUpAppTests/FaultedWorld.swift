import Foundation
import Host
import RankUpApp
import TestSupport
import Testing

/// A world in which one session is played again and again from the same beginning.
final class FaultedWorld {
  let session: FaultSession
  private let world: TestWorld
  private let calls: SystemCalls
  private let template = ScratchFolder()
  private let firstBits: UInt64
  private var shown: [[String: Data]: String] = [:]
  private var finished: [Int: Set<[String: Data]>] = [:]
  /// What is shown after so many answers, or before and after the command.
  private(set) var states: [(confirmed: Int, state: String)] = []
  /// The calls of the undisturbed session.
  private(set) var log: [SystemCall] = []

  /// Prepares the world and plays the session undisturbed.
  init(_ session: FaultSession) throws {
    self.session = session
    try FileManager.default.createDirectory(
      atPath: template.file("banks"), withIntermediateDirectories: true)
    try Data(statementBank("t", 1...2).utf8).write(
      to: URL(filePath: template.file("banks/t.json")))
    world = TestWorld(shipping: .folder(template.file("banks")))
    calls = world.calls
    try session.prepare(world)
    firstBits = world.bits.position
    try FileManager.default.copyItem(
      atPath: world.path("/home/sam"), toPath: template.file("home"))
    try states.append((0, state()))
    let steps = session.answers > 0 ? Array(0...session.answers) : [1]
    for count in steps {
      try begin()
      let (visit, log) = play(answers: count) { _, _ in nil }
      #expect(visit.exit == (count < session.answers ? .paused : .done))
      try states.append((count, state()))
      self.log = log
    }
  }

  /// The state that the session leads to.
  var final: String { states.last?.state ?? "" }

  /// Puts everything back to the beginning of the session, random bits too.
  func begin() throws {
    world.bits.position = firstBits
    try? FileManager.default.removeItem(atPath: world.path("/home/sam"))
    try FileManager.default.copyItem(
      atPath: template.file("home"), toPath: world.path("/home/sam"))
  }

  /// Plays the session with faults; returns also the calls that it made.
  func play(
    answers: Int, _ fault: @escaping @Sendable (Int, SystemCall) -> Fault?
  ) -> (Visit, [SystemCall]) {
    let log = CallLog()
    world.calls = calls.failing(log, fault)
    defer { world.calls = calls }
    return (world.run(session.line, typing: Array(repeating: "A", count: answers)), log.calls)
  }

  /// How far a visit told that it got.
  func confirmed(_ visit: Visit) -> Int {
    session.answers > 0
      ? visit.console.outputText.ranges(of: "Right  +").count
      : visit.console.outputText.isEmpty ? 0 : 1
  }

  /// What the program shows of the player; a nickname that chance made counts as one.
  func state() throws -> String {
    let visit = world.run("rankup rank --json")
    #expect(visit.exit == .done)
    let setting = session.line.hasPrefix("rankup settings") ? world.run("rankup settings") : nil
    let shown = visit.console.outputText.replacing(/Sparta\d{3}/, with: "Sparta")
    return shown + (setting?.console.outputText ?? "")
  }

  /// The same, but what was seen of a disk once is not looked at again.
  func rememberedState() throws -> String {
    let disk = try disk()
    if let known = shown[disk] { return known }
    let state = try state()
    shown[disk] = state
    return state
  }

  /// Whether no fault before left this disk after so many answers that were told; asked twice it is not.
  func isNew(confirmed: Int) throws -> Bool {
    try finished[confirmed, default: []].insert(disk()).inserted
  }

  /// What each file of the home holds, and nothing for folders.
  private func disk() throws -> [String: Data] {
    let home = world.path("/home/sam")
    let names = try FileManager.default.subpathsOfDirectory(atPath: home)
    return Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, FileManager.default.contents(atPath: home + "/" + $0) ?? Data())
      })
  }

  /// Plays the session to its end, as a player who starts the program again.
  func finish(from confirmed: Int) {
    let left = session.isPractice ? session.answers - confirmed : session.answers
    if session.isPractice && left == 0 { return }
    let count = session.isPractice ? " --count \(left)" : ""
    let visit = world.run(session.line + count, typing: Array(repeating: "A", count: left))
    #expect(visit.exit == .done, "\(visit.console.errorText)")
  }

  /// What one more write leaves: its exit code, files that are half written, and lines that are torn.
  func leftBehind() throws -> [String] {
    let visit = world.run("rankup nickname Probe")
    #expect(visit.exit == .done && visit.console.errorText == "", "\(visit.transcript)")
    let names = FileManager.default.enumerator(atPath: world.path("/home/sam"))?.compactMap {
      $0 as? String
    }
    let isTorn = try !world.journal().hasSuffix("\n")
    return (names ?? []).filter { $0.hasSuffix(".tmp") } + (isTorn ? ["a torn line"] : [])
  }

  /// The XP that the journals come to, each answer paid once; nil when one is there twice.
  func paid() throws -> Int? {
    var sum = 0
    var seen: Set<String> = []
    let lines = try world.journal().split(separator: "\n").compactMap { line in
      try? JSONDecoder().decode(PaidLine.self, from: Data(line.utf8))
    }
    for line in lines.sorted(by: { $0.at < $1.at }) {
      switch line.kind {
      case "answered":
        let key = "\(line.session ?? line.date ?? "") \(line.index ?? -1)"
        if !seen.insert(key).inserted { return nil }
        sum += (line.xp ?? 0) + (line.bonus ?? 0)
      case "reset":
        sum = 0
        if line.all == true { seen = [] }
      case "restored": sum = line.state?.profile.lifetimeXP ?? 0
      default: break
      }
    }
    return sum
  }

  /// The lifetime XP in a state, but for those that the card brought along.
  func lifetime(in state: String) throws -> Int {
    let number = try #require(state.firstMatch(of: /"lifetimeXP": (\d+)/)?.1)
    return try #require(Int(number)) - session.unwritten
  }
}

/// A line of a journal, as far as it pays.
private struct PaidLine: Decodable {
  struct State: Decodable {
    struct Profile: Decodable { let lifetimeXP: Int }
    let profile: Profile
  }

  let kind: String
  let at: String
  let date: String?
  let session: String?
  let index: Int?
  let xp: Int?
  let bonus: Int?
  let all: Bool?
  let state: State?
}
