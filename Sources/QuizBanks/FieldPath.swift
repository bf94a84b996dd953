/// The way from a bank's outermost object to one of its values, such as `questions[56].answer`.
package struct FieldPath: Sendable, Equatable {
  /// A step from a value into one of its parts.
  package enum Step: Sendable, Hashable {
    case key(String)
    /// Counted from 0, as JSON paths do.
    case index(Int)
  }

  /// The steps from the outside in; none stands for the whole text.
  package let steps: [Step]

  /// Makes a path, by default that of the whole text.
  package init(_ steps: [Step] = []) { self.steps = steps }
}

extension FieldPath: CustomStringConvertible {
  /// The path with dots before keys and brackets around indices.
  package var description: String {
    steps.reduce(into: "") { text, step in
      switch step {
      case .key(let key): text += text.isEmpty ? key : ".\(key)"
      case .index(let index): text += "[\(index)]"
      }
    }
  }
}

extension FieldPath: ExpressibleByStringLiteral {
  /// Reads a path as `description` writes it; what is no number in brackets is taken as a key.
  package init(stringLiteral text: String) {
    let parts = text.split { ".[]".contains($0) }
    self.init(parts.map { part in Int(part).map { .index($0) } ?? .key(String(part)) })
  }
}
