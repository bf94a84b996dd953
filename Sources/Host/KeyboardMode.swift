#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The mode in which a terminal hands over each key at once and shows none by itself; the former
/// mode comes back when the value goes.
///
/// Ctrl-C, Ctrl-\ and Ctrl-Z still send their signals. The former mode also comes back, and the
/// `leaving` text is written, when a signal stops the program, ends it at once or is a trap; after a
/// stop the mode is taken again and `Signals.takeScreenChange` is true. There is one at a time.
package struct KeyboardMode: ~Copyable {
  /// Set once the terminal is taken: a value without it was never whole, and gives nothing back.
  private let input: Int32

  /// Takes the terminal at `input`; nil where there is none or another value has it.
  ///
  /// - Parameters:
  ///   - input: the descriptor that keys are read from.
  ///   - output: the descriptor that the texts are written to.
  ///   - entering: is written now, and again after a stop.
  ///   - leaving: is written at the end; both are at most 256 bytes.
  package init?(input: Int32, output: Int32, entering: [UInt8], leaving: [UInt8]) {
    guard HeldTerminal.take(input: input, output: output, entering, leaving) else { return nil }
    self.input = input
  }

  /// Gives the terminal back as it was.
  package consuming func end() {}

  deinit { HeldTerminal.giveBack() }
}
