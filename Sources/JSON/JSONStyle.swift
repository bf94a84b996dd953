/// How a value is laid out as text; every style reads back to the same value, but for sorted keys.
package struct JSONStyle: Sendable, Equatable {
  /// The order that an object's members are written in.
  package enum Keys: Sendable, Equatable {
    case asGiven
    /// By the UTF-8 bytes of the keys; equal ones stay in the order given.
    case sorted
  }

  /// Where line breaks and spaces are put.
  package enum Layout: Sendable, Equatable {
    /// On one line without a space.
    case compact
    /// One member or element a line, and so many spaces a level (0–16).
    case indented(Int)
  }

  package let keys: Keys
  package let layout: Layout

  /// Chooses a style, by default one line with the keys as they are.
  package init(keys: Keys = .asGiven, layout: Layout = .compact) {
    self.keys = keys
    self.layout = layout
  }
}
