/// A label, and how the words found under it become a value.
package struct Argument<Value: Sendable, Words: Sendable>: Sendable {
  package let label: Label<Words>
  let read: @Sendable ([String]) throws(UsageError) -> Value

  init(
    _ label: Label<Words>, read: @escaping @Sendable ([String]) throws(UsageError) -> Value
  ) {
    self.label = label
    self.read = read
  }

  /// Takes this argument's words from the front of `words`; `kindly` passes over unreadable ones.
  func value(
    from words: inout ArraySlice<[String]>, kindly: Bool
  ) throws(UsageError) -> Value {
    let own = words.popFirst() ?? []
    do throws(UsageError) {
      return try read(own)
    } catch {
      guard kindly else { throw error }
      return try read([])
    }
  }
}

extension Argument where Value == Bool {
  /// An option without a value: true when it is given.
  package static func flag(
    _ name: String, _ more: String..., help: Sentence<Words>
  ) -> Self {
    Self(Label(.flag, [name] + more, placeholder: "", help: help)) { words in !words.isEmpty }
  }
}
