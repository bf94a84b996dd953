/// A signal that ends the program in the middle of its work, without a sentence.
struct Interruption: Error, Equatable {
  /// The number of the signal.
  let signal: Int32
}
