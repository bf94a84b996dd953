import Host
import RankUpApp
import Terminal

Stream.occupyClosedStandardStreams()
Signals.install()
keepOwnRights()
let world = World(
  environment: .current, files: Files(), clock: .real, randomBits: randomBits,
  pendingSignal: Signals.pending,
  openConsole: { color, isPlain in StreamConsole(color: color, isPlain: isPlain) })
let exit = RankUp(in: world).run(Array(CommandLine.arguments.dropFirst()))
terminate(exit.number)
