/// A terminal as one page, painted again where it changes, with keys one by one.
package protocol Screen: AnyObject {
  /// What it can show at this moment; the size changes with the window.
  var surface: Surface { get }
  /// Takes what the terminal can show anew, after the console was adjusted.
  func remeasure()
  /// Shows a frame in the place of the one before.
  func show(_ frame: Frame) throws
  /// Waits for what happens next, for at most so many milliseconds; nil waits for any time.
  func next(within milliseconds: Int?) throws -> ScreenEvent
  /// Throws away the keys that were struck before this moment.
  func discardTypedAhead()
  /// Gives the terminal back to the lines that were there before; nothing may be shown after it.
  func close()
}

/// What happened to a screen.
package enum ScreenEvent: Sendable, Equatable {
  case key(Key)
  /// The size changed, or the program goes on after a stop: the frame must be made again.
  case changed
  case timedOut
  /// The terminal is gone.
  case end
  /// A signal asks the program to end, by its number.
  case interrupted(signal: Int32)
}
