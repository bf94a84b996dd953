extension QuestionStudy {
  /// The most different responses that are counted of one question.
  static let responseLimit = 16

  /// Takes an answer in.
  mutating func learn(_ answer: Answer, at instant: Instant) {
    answers &+= 1
    right &+= answer.share.isFull ? 1 : 0
    shares = saturatingSum(shares, answer.share.millionths)
    milliseconds = saturatingSum(milliseconds, answer.milliseconds)
    memoryBefore = memory
    memory = Scheduler.state(
      after: Recall(share: answer.share, hints: answer.hints), at: instant, from: memory)
    for text in answer.response ?? [] { count(text) }
  }

  /// Lets the last answer have been right.
  mutating func correct(gained: Int, hints: Int) {
    right &+= 1
    shares = saturatingSum(shares, gained)
    guard let instant = memory?.last else { return }
    memory = Scheduler.state(
      after: Recall(share: .full, hints: hints), at: instant, from: memoryBefore)
  }

  private mutating func count(_ text: String) {
    if let place = responses.firstIndex(where: { $0.text == text }) {
      responses[place].count &+= 1
    } else if responses.count < Self.responseLimit {
      responses.append(ResponseCount(text, 1))
    }
  }
}
