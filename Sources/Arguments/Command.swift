/// One thing a program can do, with its arguments as plain properties.
///
/// A command is found by its name alone: write `usage` as a `static let`, and it is built when it is
/// asked for.
package protocol Command<World, Words, Outcome>: Sendable {
  /// The outside, handed to the command when it runs.
  associatedtype World
  /// The type that holds every sentence.
  associatedtype Words: Sendable
  /// What a run ends with.
  associatedtype Outcome

  /// The word that calls it.
  static var name: String { get }
  /// Hidden commands work, but are neither listed nor suggested.
  static var isHidden: Bool { get }
  /// What it takes, and what help tells of it.
  static var usage: Usage<Self, Words> { get }
  /// Does the work; its arguments are its properties.
  func run(in world: World) throws -> Outcome
}

extension Command {
  package static var isHidden: Bool { false }
}
