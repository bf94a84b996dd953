/// How many colours a surface shows.
package enum ColorDepth: Sendable, Equatable {
  /// No escape code of any kind.
  case none
  case sixteen
  case twoFiftySix
  case trueColor
}
