/// How many colours a surface shows.
package enum ColorDepth: Sendable, Equatable {
  /// No escape code of any kind.
  case none
  case sixteen
  case twoFiftySix
  case trueColor
}

/// What the option `--color` asks for.
package enum ColorChoice: String, Sendable, CaseIterable {
  /// Colour where the environment and the stream are for it.
  case auto
  case always
  case never
}

/// What is known of the colour behind the text.
package enum Background: Sendable, Equatable {
  case unknown
  case dark
  case light
}
