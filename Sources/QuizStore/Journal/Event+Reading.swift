import JSON
import QuizCore

extension Event {
  /// Reads the members of a kind; nil when one is missing or makes no sense.
  init?(_ kind: EventKind, _ node: JSONNode) {
    let event: Event? =
      switch kind {
      case .drawn: node.draw
      case .answered: node.answer(isSkipped: false)
      case .skipped: node.answer(isSkipped: true)
      case .hinted: node.hinting
      case .corrected: node.correction
      case .flagged: QuestionReference(members: node).map(Event.flagged)
      case .renamed: node.renaming
      case .set: node.setting
      case .reset: node.boolean("all").map { .reset(all: $0, backup: node.backup) }
      case .restored:
        node["state"].flatMap { Player($0) }
          .map { .restored(backup: node.backup, $0, undo: node.text("undo")) }
      }
    guard let event else { return nil }
    self = event
  }
}

extension JSONNode {
  /// The member `index`, if it can be one.
  var index: Int? { natural("index").flatMap { $0 < JournalLine.indexLimit ? $0 : nil } }

  /// The member `hints`, if it can be a number of hints.
  var hintCount: Int? { natural("hints").flatMap { $0 < JournalLine.indexLimit ? $0 : nil } }

  /// Whether there is a name of a mode that is not known here.
  var namesUnknownMode: Bool { text("mode").map { Mode(rawValue: $0) == nil } ?? false }

  /// The member `mode`, if it is known.
  var mode: Mode? { text("mode").flatMap(Mode.init(rawValue:)) }

  fileprivate var draw: Event? {
    guard let key = SittingKey(self), let questions = references("questions") else { return nil }
    return .drawn(key, questions, isAdaptive: boolean("adaptive") ?? false)
  }

  fileprivate func answer(isSkipped: Bool) -> Event? {
    guard let key = SittingKey(self), let answer = Answer(self, isSkipped: isSkipped) else {
      return nil
    }
    return .answered(key, answer)
  }

  fileprivate var hinting: Event? {
    guard let key = SittingKey(self), let index, let hints = hintCount else { return nil }
    return .hinted(key, index: index, hints: hints)
  }

  fileprivate var correction: Event? {
    guard let key = SittingKey(self), let index, let xp = award("xp"), xp >= 0 else { return nil }
    return .corrected(key, index: index, xp: xp)
  }

  fileprivate var renaming: Event? {
    guard let name = text("nickname"), let nickname = try? Nickname(name) else { return nil }
    return .renamed(nickname.text)
  }

  fileprivate var setting: Event? {
    guard let key = text("key"), let value = text("value") else { return nil }
    return .set(key: key, value: value)
  }

  fileprivate var backup: String { text("backup") ?? "" }

  /// The member as the XP of one award, if they can be that.
  fileprivate func award(_ key: String) -> Int? {
    integer(key).flatMap { $0 <= JournalLine.xpLimit ? $0 : nil }
  }
}

extension SittingKey {
  fileprivate init?(_ node: JSONNode) {
    guard let date = node.date("date"), let mode = node.mode else { return nil }
    self.init(mode: mode, date: date, session: node.text("session"))
  }
}

extension QuestionReference {
  fileprivate init?(members node: JSONNode) {
    guard let bank = node.text("bank"), let question = node.text("question") else { return nil }
    self.init(bank: bank, question: question)
  }
}

extension Answer {
  fileprivate init?(_ node: JSONNode, isSkipped: Bool) {
    guard let index = node.index, let reference = QuestionReference(members: node),
      let share = node.integer("share"), let xp = node.award("xp"),
      let bonus = node["bonus"] == nil ? 0 : node.award("bonus"),
      isSkipped || node["response"] != nil
    else { return nil }
    guard let response = isSkipped ? [] : node.texts("response") else { return nil }
    self.init(
      index: index, reference: reference, response: isSkipped ? nil : response,
      share: Share(millionths: share), hints: node.integer("hints") ?? 0,
      milliseconds: node.integer("ms") ?? 0, xp: xp, bonus: bonus)
  }
}
