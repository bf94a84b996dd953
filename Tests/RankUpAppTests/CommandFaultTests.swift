import Glibc
import Host
import RankUpApp
import Synchronization
import TestSupport
import Testing

/// Calls before which a kill finds something else than before the last one.
private let changing: Set<SystemCall> = [
  .write, .fsync, .ftruncate, .fchmod, .rename, .unlink, .mkdir,
]

/// Calls that are made again when a signal interrupts them.
private let repeated: Set<SystemCall> = [.open, .read, .write, .fsync, .ftruncate, .flock, .list]

@Test(arguments: FaultSession.all)
func `a command that is killed at any call leaves the old state or the new`(
  session: FaultSession
) throws {
  let world = try FaultedWorld(session)
  for index in world.log.indices where changing.contains(world.log[index]) {
    for fault in [Fault.kill, .killAfter] where fault == .kill || world.log[index] == .write {
      try world.begin()
      let (visit, _) = world.play(answers: session.answers) { at, _ in at == index ? fault : nil }
      try expectWhole(world, after: visit, "\(fault) at \(index) \(world.log[index])")
    }
  }
}

@Test(arguments: FaultSession.all)
func `a command whose call fails tells it, or goes on and loses nothing`(
  session: FaultSession
) throws {
  let world = try FaultedWorld(session)
  for index in world.log.indices {
    let code = changing.contains(world.log[index]) ? ENOSPC : EIO
    try world.begin()
    let (visit, _) = world.play(answers: session.answers) { at, _ in
      at == index ? .error(code) : nil
    }
    let label: Comment = "\(code) at \(index) \(world.log[index])"
    try expectToldOrDone(world, visit, label)
    try expectWhole(world, after: visit, label)
  }
}

@Test(arguments: FaultSession.all)
func `a command does the same when every call is interrupted and then takes a part`(
  session: FaultSession
) throws {
  let world = try FaultedWorld(session)
  try world.begin()
  let wasInterrupted = Mutex(false)
  let (visit, log) = world.play(answers: session.answers) { _, call in
    wasInterrupted.withLock { wasInterrupted in
      wasInterrupted = repeated.contains(call) && !wasInterrupted
      return wasInterrupted ? .error(EINTR) : .part
    }
  }
  #expect(visit.exit == .done)
  #expect(log.count > world.log.count)
  #expect(try world.state() == world.final)
}

@Test func `commands that only read never ask for the lock`() throws {
  let world = TestWorld()
  _ = world.run("rankup nickname Ann")
  let calls = world.calls
  for line in [
    "rank", "rank --json", "ranks", "nickname", "banks", "bank starter", "settings", "backups",
    "check ~/no.json", "help", "",
  ] {
    let log = CallLog()
    world.calls = calls.failing(log) { _, _ in nil }
    _ = world.run("rankup " + line)
    #expect(!log.calls.contains(.flock), "\(line)")
  }
}

/// One sentence and a path when the command ended for it; all done when it didn't.
private func expectToldOrDone(
  _ world: FaultedWorld, _ visit: Visit, _ label: Comment
) throws {
  let errors = visit.console.errorText
  if errors.contains("Nothing can be saved") {
    #expect(try world.rememberedState() == world.states[0].state, label)
  } else if visit.exit == .done {
    #expect(try world.rememberedState() == world.final, label)
  } else {
    let isWithoutBank = visit.exit == .notFound && errors.contains("left out")
    #expect(visit.exit == .inputOutput || isWithoutBank, "\(label): \(errors)")
    #expect(errors.ranges(of: "rankup: ").count == 1, "\(label): \(errors)")
    #expect(errors.contains(/\/(home|usr)\//), "\(label): \(errors)")
    let told = world.confirmed(visit)
    let found = try world.rememberedState()
    #expect(world.states.contains { $0.confirmed == told && $0.state == found }, label)
  }
}

/// All that was told is there, the session can be finished, and nothing is left lying about.
private func expectWhole(
  _ world: FaultedWorld, after visit: Visit, _ label: Comment
) throws {
  let isUnsaved = visit.console.errorText.contains("Nothing can be saved")
  let confirmed = isUnsaved ? 0 : world.confirmed(visit)
  guard try world.isNew(confirmed: confirmed) else { return }
  let found = try world.state()
  let place = world.states.last {
    $0.state == found && confirmed...(confirmed + 1) ~= $0.confirmed
  }
  guard let place else {
    Issue.record("\(label): \(confirmed) told, and the state is \(found)")
    return
  }
  world.finish(from: place.confirmed)
  let end = try world.state()
  #expect(end == world.final, label)
  #expect(try world.leftBehind() == [], label)
  #expect(try world.paid() == world.lifetime(in: end), label)
}
