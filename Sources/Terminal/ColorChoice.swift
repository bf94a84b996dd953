/// What the option `--color` asks for.
package enum ColorChoice: String, Sendable, CaseIterable {
  /// Colour where the environment and the stream are for it.
  case auto
  case always
  case never
}
