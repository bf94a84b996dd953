import QuizCore

// Nearly all lines of a long journal tell of answers, and stand there just as this program wrote
// them. Those are read without a look at what JSON allows besides; any other line is for the general
// reader, which gives the same for these.
extension JournalLine {
  /// The entry of an answer that is written byte for byte as it would be here; nil for all else.
  static func answer(_ line: ArraySlice<UInt8>) -> Entry? {
    line.withUnsafeBufferPointer { answer($0) }
  }

  private static func answer(_ line: UnsafeBufferPointer<UInt8>) -> Entry? {
    var scanner = LineScanner(line)
    guard scanner.skip(#"{"v":1,"id":""#), let id = scanner.text(),
      scanner.skip(#","at":""#), let instant = scanner.instant(),
      let (key, isSkipped) = scanner.sitting(), let answer = scanner.answer(isSkipped: isSkipped),
      scanner.isAtEnd
    else { return nil }
    return Entry(id: id, instant: instant, event: .answered(key, answer))
  }

  /// The instant of a line that begins as lines are written here; nil for all else.
  static func instantInPlace(_ line: ArraySlice<UInt8>) -> Instant? {
    line.withUnsafeBufferPointer { bytes in
      var scanner = LineScanner(bytes)
      guard scanner.skip(#"{"v":1,"id":""#), scanner.skipText(), scanner.skip(#","at":""#) else {
        return nil
      }
      return scanner.instant()
    }
  }
}

extension LineScanner {
  /// The members from the date to the kind, and whether the kind is that of a skipped question.
  fileprivate mutating func sitting() -> (SittingKey, isSkipped: Bool)? {
    guard skip(#","date":""#), let date = date(), skip(#","mode":""#), let mode = mode() else {
      return nil
    }
    var session: String?
    if skip(#","session":""#) {
      guard let name = text() else { return nil }
      session = name
    }
    guard skip(#","kind":""#) else { return nil }
    let key = SittingKey(mode: mode, date: date, session: session)
    if skip(#"answered""#) { return (key, false) }
    return skip(#"skipped""#) ? (key, true) : nil
  }

  private mutating func mode() -> Mode? {
    if skip(#"daily""#) { return .daily }
    if skip(#"practice""#) { return .practice }
    if skip(#"review""#) { return .review }
    return skip(#"replay""#) ? .replay : nil
  }

  /// The members after the kind, to the end of the object.
  fileprivate mutating func answer(isSkipped: Bool) -> Answer? {
    guard skip(#","index":"#), let index = number(), index < JournalLine.indexLimit,
      skip(#","bank":""#), let bank = text(), skip(#","question":""#), let question = text()
    else { return nil }
    var response: [String]?
    if !isSkipped {
      guard skip(#","response":["#), let texts = texts() else { return nil }
      response = texts
    }
    guard skip(#","share":"#), let share = number(), skip(#","hints":"#), let hints = number(),
      skip(#","ms":"#), let milliseconds = number(), skip(#","xp":"#), let xp = number(),
      xp <= JournalLine.xpLimit, skip(#","bonus":"#), let bonus = number(),
      bonus <= JournalLine.xpLimit, skip("}")
    else { return nil }
    return Answer(
      index: index, reference: QuestionReference(bank: bank, question: question),
      response: response, share: Share(millionths: share), hints: hints,
      milliseconds: milliseconds, xp: xp, bonus: bonus)
  }

  /// The strings of an array, to its closing bracket.
  private mutating func texts() -> [String]? {
    if skip("]") { return [] }
    var texts: [String] = []
    repeat {
      guard skip("\""), let text = text() else { return nil }
      texts.append(text)
    } while skip(",")
    return skip("]") ? texts : nil
  }
}
