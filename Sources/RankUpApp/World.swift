package import Host
package import Terminal

/// The world outside the program: what `main` hands over, and tests replace.
package struct World: Sendable {
  /// The environment variables.
  package let environment: Environment
  /// The files.
  package let files: Files
  /// The time.
  package let clock: Clock
  /// Fresh random bits.
  package let randomBits: @Sendable () -> UInt64
  /// The signal that asks the program to end, if one came.
  package let pendingSignal: @Sendable () -> Int32?
  /// Opens the standard streams for a choice of colour and of plain lines.
  package let openConsole: @Sendable (ColorChoice, Bool) -> any Console

  /// Describes a world.
  package init(
    environment: Environment, files: Files, clock: Clock,
    randomBits: @escaping @Sendable () -> UInt64,
    pendingSignal: @escaping @Sendable () -> Int32? = { nil },
    openConsole: @escaping @Sendable (ColorChoice, Bool) -> any Console
  ) {
    self.environment = environment
    self.files = files
    self.clock = clock
    self.randomBits = randomBits
    self.pendingSignal = pendingSignal
    self.openConsole = openConsole
  }
}
