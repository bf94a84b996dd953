/// What a piece of text is for; a surface decides how that looks, so no view names a colour code.
package enum Role: Sendable, Hashable {
  case plain
  case strong
  case good
  case bad
  case warning
  case faint
  case accent
  /// A colour of its own, in sRGB; where it can't be shown, the nearest that can.
  case color(red: UInt8, green: UInt8, blue: UInt8)
}
