package import Terminal

extension Surface {
  /// A Unicode terminal of 80 by 24 without colours.
  package static let testTerminal = Surface(isTerminal: true)

  /// A pipe: 80 columns, no colours.
  package static let testPipe = Surface(isTerminal: false)

  /// The surface as the options `--color` and `--plain` change it; `always` gives 256 colours where
  /// there were none.
  package func choosing(_ color: ColorChoice, _ isPlain: Bool) -> Surface {
    let colors =
      switch color {
      case .auto: self.colors
      case .never: ColorDepth.none
      case .always: self.colors == .none ? .twoFiftySix : self.colors
      }
    return Surface(
      width: width, height: height, colors: colors, isTerminal: isTerminal, isUnicode: isUnicode,
      isPlain: self.isPlain || isPlain, background: background,
      movesCursor: movesCursor && !isPlain)
  }
}
