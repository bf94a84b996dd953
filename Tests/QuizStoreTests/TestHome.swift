import Foundation
import Host
import QuizCore
import Synchronization
import TestSupport
import Testing

@testable import QuizStore

/// A home of its own, in which a test keeps players.
struct TestHome: ~Copyable {
  let folder = ScratchFolder()

  /// Makes an empty home.
  init() {}

  /// Makes a home with all that another one has at the moment.
  init(copying other: borrowing TestHome) throws {
    for name in other.names(in: other.path) {
      try FileManager.default.copyItem(atPath: other.file(name), toPath: file(name))
    }
  }

  /// The places of a machine; machines share their data and nothing else.
  func places(_ machine: String = "a") -> Places {
    Places(
      config: folder.file(machine + "/config"), data: folder.file("data"),
      state: folder.file(machine + "/state"), cache: folder.file(machine + "/cache"))
  }

  /// A store at an instant in milliseconds after noon of 2026-11-30 UTC.
  func store(
    _ machine: String = "a", at instant: Int64 = 0, seed: UInt64 = 42,
    calls: SystemCalls = .unsynced
  ) -> Store {
    let generator = Mutex(SplitMix64(seed: seed))
    return Store(
      places: places(machine), files: Files(calls), clock: .fixed(at: noon + instant),
      randomBits: { generator.withLock { $0.next() } })
  }

  /// The path of the whole home.
  var path: String { folder.path }

  /// The path of something in it.
  func file(_ name: String) -> String { folder.file(name) }

  /// The text of a file, nil when there is none.
  func text(_ path: String) -> String? {
    (FileManager.default.contents(atPath: path)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The text of a file that must be there.
  func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
  }

  /// Writes a file, with its folders.
  func write(_ text: String, to path: String) {
    write(Array(text.utf8), to: path)
  }

  /// Writes a file, with its folders.
  func write(_ bytes: [UInt8], to path: String) {
    let manager = FileManager.default
    try? manager.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    _ = manager.createFile(atPath: path, contents: Data(bytes))
  }

  /// The names in a folder, sorted.
  func names(in path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}

extension SystemCalls {
  /// The real calls without waiting for the disk, which no test can tell apart but by its time.
  static let unsynced: SystemCalls = {
    var calls = SystemCalls.real
    calls.fsync = { _ in }
    return calls
  }()
}

/// Noon of 2026-11-30 in UTC, in milliseconds since 1970.
let noon: Int64 = 1_796_040_000_000

/// The date of that day.
let today = QuizDate(dayNumber: 20_787)

/// Question `q` and a number, of the bank `t`.
func question(_ number: Int) -> QuestionReference {
  QuestionReference(bank: "t", question: "q-\(number)")
}

/// A right answer in a daily.
func answered(_ index: Int, on date: QuizDate = today, xp: Int = 1000) -> Event {
  .answered(
    .daily(date),
    Answer(index: index, reference: question(index), response: ["yes"], share: .full, xp: xp))
}

/// A right answer in a practice.
func practised(_ index: Int, session: String, on date: QuizDate = today, xp: Int = 100) -> Event {
  .answered(
    SittingKey(mode: .practice, date: date, session: session),
    Answer(index: index, reference: question(index), response: ["yes"], share: .full, xp: xp))
}

/// The name of the machine of some places.
func device(_ places: Places) throws -> String {
  try #require(try Device.read(places, Files())).text
}

extension Places {
  /// The journal of a device of this name.
  func journal(of name: String) -> String { journal(of: DeviceName(name)) }
}
