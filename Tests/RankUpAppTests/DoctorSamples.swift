import Host
import QuizCore
import QuizStore

@testable import RankUpApp

private struct OfBackupFinding { let say: @Sendable (BackupFinding) -> String }
private struct OfBaseFolderFinding { let say: @Sendable (BaseFolderFinding) -> String }
private struct OfCacheFinding { let say: @Sendable (CacheFinding) -> String }
private struct OfCardFinding { let say: @Sendable (CardFinding) -> String }
private struct OfClockFinding { let say: @Sendable (ClockFinding) -> String }
private struct OfDeviceFinding { let say: @Sendable (DeviceFinding) -> String }
private struct OfDoctorStatus { let say: @Sendable (DoctorStatus) -> String }
private struct OfJournalFinding { let say: @Sendable (JournalFinding) -> String }
private struct OfLockFinding { let say: @Sendable (LockFinding) -> String }
private struct OfPlaceFinding { let say: @Sendable (PlaceFinding) -> String }
private struct OfSpaceFinding { let say: @Sendable (SpaceFinding) -> String }

private let trouble = HostError(.open, "/x", code: 13)

private let cards: [CardFinding] = {
  let standing = Standing(rank: .silver, xp: numbers[0], lifetimeXP: numbers[1])
  let other = Standing(rank: .gold, xp: numbers[2], lifetimeXP: numbers[3])
  return [
    .none, .missing, .whole(version: 17), .damaged, .endless, .unreadable(trouble),
    .newer(version: 17), .older(version: 17), .refused([texts[0], texts[1]]),
    .adjusted([texts[0], texts[1]]), .agrees(standing),
    .differs(card: standing, journals: other, isMendable: true),
    .differs(card: standing, journals: other, isMendable: false), .notCompared(trouble),
  ]
}()

private let journals: [JournalFinding] = [
  .none, .whole(lines: 17, isOwn: true), .whole(lines: 1, isOwn: false), .copy(of: texts[0]),
  .corrupt(lines: [17]), .corrupt(lines: Array(17...41)), .unknown(lines: 17),
  .torn(isOwn: true), .torn(isOwn: false), .notFile, .badName, .unreadable(trouble),
]

private let placeFindings: [PlaceFinding] = [
  .folder(mode: 0o700, leadsTo: nil), .folder(mode: 0o700, leadsTo: texts[0]),
  .link(to: texts[0]), .absent(isNeeded: false), .absent(isNeeded: true),
  .dangling(to: texts[0]), .notFolder, .unreachable(trouble), .foreign(owner: 17),
  .readOnly(trouble), .closed(mode: 0o300), .open(mode: 0o755, isMendable: true),
]

private let bases: [BaseFolderFinding] = ["/x", nil, "", texts[1]].map { value in
  let variables = value.map { [texts[0]: $0] } ?? [:]
  return BaseFolderFinding(texts[0], at: "/x", in: Environment(variables))
}

private let clocks: [ClockFinding] = [
  .now(local: texts[0], utcOffset: 540, date: QuizDate(dayNumber: 17)),
  .now(local: texts[0], utcOffset: -210, date: QuizDate(dayNumber: 17)), .lost,
  .behind(newest: texts[0], minutes: 17), .laterDaily(QuizDate(dayNumber: 17)),
]

/// What a sentence of the doctor says for samples of what it is about; nil for another shape.
func saidOfFindings(_ value: Any) -> [String]? {
  saidOfFiles(value) ?? saidOfMachine(value)
}

private func saidOfFiles(_ value: Any) -> [String]? {
  if let say = opened(value, OfCardFinding.self, (@Sendable (CardFinding) -> String).self)?.say {
    return cards.map(say)
  }
  if let say = opened(value, OfJournalFinding.self, (@Sendable (JournalFinding) -> String).self)?
    .say
  {
    return journals.map(say)
  }
  if let say = opened(value, OfBackupFinding.self, (@Sendable (BackupFinding) -> String).self)?.say
  {
    return [
      .none, .count(17, newest: Instant(milliseconds: 0)), .damaged, .newer, .notFile,
      .unreadable(trouble),
    ].map(say)
  }
  if let say = opened(value, OfCacheFinding.self, (@Sendable (CacheFinding) -> String).self)?.say {
    return [.absent, .fits(lag: 0), .fits(lag: 17), .stale].map(say)
  }
  if let say = opened(value, OfPlaceFinding.self, (@Sendable (PlaceFinding) -> String).self)?.say {
    return placeFindings.map(say)
  }
  return nil
}

private func saidOfMachine(_ value: Any) -> [String]? {
  if let say = opened(
    value, OfBaseFolderFinding.self, (@Sendable (BaseFolderFinding) -> String).self)?.say
  {
    return bases.map(say)
  }
  if let say = opened(value, OfDoctorStatus.self, (@Sendable (DoctorStatus) -> String).self)?.say {
    return [.ok, .note, .problem, .mended].map(say)
  }
  if let say = opened(value, OfDeviceFinding.self, (@Sendable (DeviceFinding) -> String).self)?.say
  {
    return [.named(texts[0]), .absent, .invalid, .notFile, .unreadable(trouble)].map(say)
  }
  if let say = opened(value, OfLockFinding.self, (@Sendable (LockFinding) -> String).self)?.say {
    return [.absent, .free, .held, .notFile, .failed(trouble)].map(say)
  }
  if let say = opened(value, OfClockFinding.self, (@Sendable (ClockFinding) -> String).self)?.say {
    return clocks.map(say)
  }
  if let say = opened(value, OfSpaceFinding.self, (@Sendable (SpaceFinding) -> String).self)?.say {
    return [
      .left(bytes: 17), .left(bytes: 17 << 10), .left(bytes: 23 << 30), .left(bytes: .max),
      .noFiles, .unknown(trouble),
    ].map(say)
  }
  return nil
}
