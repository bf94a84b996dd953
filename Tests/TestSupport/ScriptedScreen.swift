package import Terminal

/// A screen that strikes keys from a script and keeps every frame that it was shown.
///
///     let screen = ScriptedScreen(keys: [.character("a"), .enter])
///     …
///     #expect(screen.picture == "…")
package final class ScriptedScreen: Screen {
  package private(set) var surface: Surface
  /// The frames in their order, those alike that follow each other once.
  package private(set) var frames: [Frame] = []
  /// Whether it was given back.
  package private(set) var isClosed = false
  private var events: ArraySlice<ScreenEvent>

  /// Makes a screen on which events happen one after the other, and then the input is over; a wait
  /// with a time runs out where the script says so, or when it is used up.
  package init(_ events: [ScreenEvent], on surface: Surface) {
    self.events = events[...]
    self.surface = surface
  }

  /// Makes a screen at which keys are struck.
  package convenience init(
    keys: [Key], on surface: Surface = Surface(isTerminal: true, movesCursor: true)
  ) {
    self.init(keys.map(ScreenEvent.key), on: surface)
  }

  package func show(_ frame: Frame) {
    precondition(!isClosed, "a frame was shown on a screen that is closed")
    if frames.last != frame { frames.append(frame) }
  }

  package func next(within milliseconds: Int?) -> ScreenEvent {
    guard let event = events.first else { return milliseconds == nil ? .end : .timedOut }
    // A page that moves by itself is left to run its course unless the script interrupts it.
    if milliseconds != nil, event != .timedOut, !hurries { return .timedOut }
    events.removeFirst()
    return event
  }

  /// Whether keys are struck while something moves; otherwise they come after it.
  package var hurries = false

  package func discardTypedAhead() {}

  package func close() { isClosed = true }

  /// Changes the size before the next event.
  package func resize(to columns: Int, _ rows: Int) {
    surface = surface.resized(to: (columns, rows))
  }

  /// The frames as text, one below the other, each with its number; `▁` stands for the cursor.
  package var picture: String {
    frames.enumerated().map { number, frame in
      "-- \(number + 1)\n" + frame.lines.map { $0.plain + "\n" }.joined()
    }.joined()
  }

  /// The keys of the script that nothing has waited for.
  package var unused: [ScreenEvent] { Array(events) }
}
