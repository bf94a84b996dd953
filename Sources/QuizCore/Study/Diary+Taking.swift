extension Diary {
  /// Whether an answer would count: not for an index that has one.
  func takes(_ answer: Answer, _ key: SittingKey) -> Bool {
    guard key.mode != .daily else {
      return !isFinished(key.date) && daily(on: key.date).isOpen(answer.index)
    }
    guard let session = sessions.last(where: { $0.session == key.session ?? "" }) else {
      return true
    }
    let place = session.answered.firstIndex(inOrder: { $0 >= answer.index })
    return place == session.answered.count || session.answered[place] != answer.index
  }
}
