/// The notices that were told in a run, so that each is told once.
final class ToldNotices {
  private var sentences: Set<String> = []

  /// Notes a sentence; returns whether it is new.
  func remember(_ sentence: String) -> Bool { sentences.insert(sentence).inserted }
}
