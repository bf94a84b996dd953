/// A key, as a person would name it.
package enum Key: Sendable, Hashable {
  /// A letter, a digit, a sign or a space.
  case character(Character)
  /// A letter struck together with Ctrl, in lower case.
  case control(Character)
  /// A text that was pasted in one piece, with LF as its line ends.
  case pasted(String)
  case enter
  case tab
  case backTab
  case escape
  case backspace
  case delete
  case up
  case down
  case left
  case right
  case home
  case end
  case pageUp
  case pageDown
  /// Ctrl or Alt with the left arrow, or Alt-B.
  case wordLeft
  /// Ctrl or Alt with the right arrow, or Alt-F.
  case wordRight
}
