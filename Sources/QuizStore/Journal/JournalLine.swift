import JSON
import QuizCore

/// What a whole line of a journal turns out to be.
enum JournalLine: Sendable, Equatable {
  /// Something this version knows.
  case entry(Entry)
  /// Well-formed, but of a newer version or of a kind unknown here: passed over in silence.
  case unknown
  /// No line that any version writes.
  case corrupt

  /// Indices from here on are taken for damage; nothing that counts up from one can overflow then.
  static let indexLimit = 1_000_000
  /// XP of one award beyond this are taken for damage: it is far more than any rule pays.
  static let xpLimit = 1_000_000

  /// Reads a line without its line end.
  init(_ bytes: [UInt8]) {
    guard let document = try? JSONDocument(bytes), let version = document.root.natural("v"),
      version > 0, let kind = document.root.text("kind")
    else {
      self = .corrupt
      return
    }
    let root = document.root
    guard version == Entry.lineVersion, Self.kinds.contains(kind) else {
      self = .unknown
      return
    }
    guard let id = root.text("id"), let instant = root.instant("at"),
      let event = Event(kind: kind, root)
    else {
      self = .corrupt
      return
    }
    self = .entry(Entry(id: id, instant: instant, event: event))
  }

  private static let kinds = [
    "answered", "drawn", "skipped", "corrected", "flagged", "renamed", "set", "reset", "restored",
  ]
}

extension Event {
  /// Reads the members of a kind; nil when one is missing or makes no sense.
  fileprivate init?(kind: String, _ node: JSONNode) {
    switch kind {
    case "drawn", "answered", "skipped", "corrected":
      guard let key = SittingKey(node) else { return nil }
      self.init(kind: kind, of: key, node)
    case "flagged":
      guard let reference = QuestionReference(members: node) else { return nil }
      self = .flagged(reference)
    case "renamed":
      guard let name = node.text("nickname"), let nickname = try? Nickname(name) else { return nil }
      self = .renamed(nickname.text)
    case "set":
      guard let key = node.text("key"), let value = node.text("value") else { return nil }
      self = .set(key: key, value: value)
    case "reset":
      guard let all = node.boolean("all") else { return nil }
      self = .reset(all: all, backup: node.text("backup") ?? "")
    case "restored":
      guard let state = node["state"], let player = Player(state) else { return nil }
      self = .restored(backup: node.text("backup") ?? "", player)
    default: return nil
    }
  }

  /// Reads what belongs to a sitting.
  private init?(kind: String, of key: SittingKey, _ node: JSONNode) {
    switch kind {
    case "drawn":
      guard let questions = node.references("questions") else { return nil }
      self = .drawn(key, questions)
    case "corrected":
      guard let index = node.index, let xp = node.award("xp"), xp >= 0 else { return nil }
      self = .corrected(key, index: index, xp: xp)
    default:
      guard let answer = Answer(node, isSkipped: kind == "skipped") else { return nil }
      self = .answered(key, answer)
    }
  }
}

extension JSONNode {
  /// The member `index`, if it can be one.
  var index: Int? { natural("index").flatMap { $0 < JournalLine.indexLimit ? $0 : nil } }
}

extension JSONNode {
  /// The member as the XP of one award, if they can be that.
  fileprivate func award(_ key: String) -> Int? {
    integer(key).flatMap { $0 <= JournalLine.xpLimit ? $0 : nil }
  }
}

extension SittingKey {
  fileprivate init?(_ node: JSONNode) {
    guard let date = node.date("date"), let mode = node.text("mode").flatMap(Mode.init(rawValue:))
    else { return nil }
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
