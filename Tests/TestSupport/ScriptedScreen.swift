package import Terminal

/// A screen at which a script is played in a time of its own, and every frame is kept.
///
///     let screen = ScriptedScreen([.type("a<enter>")])
///     …
///     #expect(screen.pictures == "…")
///
/// Keys are struck one by one, each so long after the one before that whatever moves has come to
/// rest; `wait` moves the clock. After the script the terminal is gone.
package final class ScriptedScreen: Screen {
  /// Something that happens to the screen.
  package enum Step: Sendable {
    /// Keys, in the notation of `Key.keys`.
    case type(String)
    /// A key right behind what came before, while the program may still be at work.
    case ahead(String)
    case key(Key)
    /// So many milliseconds go by.
    case pause(Int)
    case resize(columns: Int, rows: Int)
    case interrupt(signal: Int32)
  }

  /// A frame, for how long the clock ran when it was shown, and its surface.
  package struct Shown: Sendable {
    package let frame: Frame
    package let milliseconds: Int
    package let surface: Surface
  }

  private enum Event {
    case screen(ScreenEvent)
    case resize(Int, Int)
    case nothing
  }

  package private(set) var surface: Surface
  /// The frames in their order, those alike that follow each other once.
  package private(set) var shown: [Shown] = []
  /// What was to be seen when something happened, and what it was.
  package private(set) var moments: [(frame: Frame, surface: Surface, event: String)] = []
  /// Whether it was given back.
  package private(set) var isClosed = false
  /// What is still to happen, each after a time.
  private var script: ArraySlice<(delay: Int, isAhead: Bool, name: String, event: Event)> = []
  private let decided: Surface
  private var change: (Surface) -> Surface = { $0 }
  private var waited = 0
  private var elapsed = 0
  private let advance: (Int) -> Void

  /// How long a player thinks before each key, in milliseconds; longer than anything moves.
  package static let thinkingTime = 2_000

  /// Makes a screen; `advance` moves the program's clock by milliseconds.
  package init(
    _ steps: [Step], on surface: Surface = .testScreen, advance: @escaping (Int) -> Void = { _ in }
  ) {
    self.surface = surface
    decided = surface
    self.advance = advance
    script = steps.flatMap(Self.events)[...]
  }

  private static func events(
    of step: Step
  ) -> [(delay: Int, isAhead: Bool, name: String, event: Event)] {
    let think = thinkingTime
    switch step {
    case .type(let keys):
      return Key.keys(keys).map { (think, false, $0.name, .screen(.key($0))) }
    case .ahead(let keys): return Key.keys(keys).map { (0, true, $0.name, .screen(.key($0))) }
    case .key(let key): return [(think, false, key.name, .screen(.key(key)))]
    case .pause(let time): return [(time, false, "\(time) ms", .nothing)]
    case .resize(let columns, let rows):
      return [(think, false, "\(columns) x \(rows)", .resize(columns, rows))]
    case .interrupt(let signal):
      return [(think, false, "signal \(signal)", .screen(.interrupted(signal: signal)))]
    }
  }

  /// Is told what the console was told.
  func adjust(_ change: @escaping (Surface) -> Surface) { self.change = change }

  package func remeasure() {
    surface = change(decided.resized(to: (surface.width, surface.height)))
  }

  package func show(_ frame: Frame) {
    precondition(!isClosed, "a frame was shown on a screen that is closed")
    if shown.last?.frame != frame {
      shown.append(Shown(frame: frame, milliseconds: elapsed, surface: surface))
    }
  }

  package func next(within milliseconds: Int?) -> ScreenEvent {
    var left = milliseconds
    while let step = script.first {
      let wanted = step.delay - waited
      if let time = left, time < wanted {
        pass(time)
        return .timedOut
      }
      pass(wanted)
      left = left.map { $0 - max(0, wanted) }
      waited = 0
      script.removeFirst()
      note(step.name)
      switch step.event {
      case .nothing: continue
      case .screen(let event): return event
      case .resize(let columns, let rows):
        surface = surface.resized(to: (columns, rows))
        return .changed
      }
    }
    if let left, waited + left < Self.thinkingTime {
      pass(left)
      return .timedOut
    }
    note("end")
    return .end
  }

  private func pass(_ milliseconds: Int) {
    let time = max(0, milliseconds)
    waited += time
    elapsed += time
    advance(time)
  }

  private func note(_ event: String) {
    if let last = shown.last { moments.append((last.frame, surface, event)) }
  }

  package func discardTypedAhead() { script = script.drop { $0.isAhead } }

  package func close() { isClosed = true }

  /// The script that nothing has waited for, by the names of its events.
  package var unused: [String] { script.map(\.name) }

  /// What was to be seen at each event, as text: the event, the cursor from 1, then the frame, of
  /// which three and more empty lines are counted.
  package var pictures: String { moments.map { picture($0.frame, $0.event) }.joined() }

  private func picture(_ frame: Frame, _ event: String) -> String {
    let cursor = frame.cursor.map { ", cursor \($0.row + 1):\($0.column + 1)" } ?? ""
    var text = ""
    var empty = 0
    for line in frame.lines.map(\.plain) + ["end"] {
      if line.isEmpty {
        empty += 1
        continue
      }
      text += empty < 3 ? String(repeating: "\n", count: empty) : "  ⋮ \(empty)\n"
      empty = 0
      text += line + "\n"
    }
    return text.dropLast(4) + "-- \(event)\(cursor)\n"
  }
}

extension Surface {
  /// A terminal of 80 by 24 without colours that can be painted.
  package static let testScreen = Surface(isTerminal: true, movesCursor: true)

  /// The same of another size.
  package static func testScreen(_ columns: Int, _ rows: Int) -> Surface {
    testScreen.resized(to: (columns, rows))
  }
}
