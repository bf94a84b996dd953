/// The notices that were told in a run, so that each is told once.
final class ToldNotices {
  private var sentences: Set<String> = []

  /// What was told and not seen on a screen yet.
  private var unseen: [String] = []

  /// Notes a sentence; returns whether it is new.
  func remember(_ sentence: String) -> Bool {
    guard sentences.insert(sentence).inserted else { return false }
    unseen.append(sentence)
    return true
  }

  /// What was told since the last call: a screen covers the lines that it was written to.
  func takeUnseen() -> [String] {
    defer { unseen = [] }
    return unseen
  }
}
