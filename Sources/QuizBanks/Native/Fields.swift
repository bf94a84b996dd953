import JSON
import QuizCore
import QuizFormats

/// The members of an object that the format has there, the first of each name.
struct Fields {
  /// The object itself.
  let object: JSONNode
  /// The keys that it has.
  fileprivate(set) var present = KeySet()

  init(_ object: JSONNode) { self.object = object }

  /// Where the object begins.
  var offset: Int { object.range.lowerBound }

  subscript(key: Key) -> JSONNode? { present.contains(key) ? object[key.name] : nil }
}

extension NativeReader {
  /// Sorts the members of an object by key, reporting the unknown and the repeated ones.
  ///
  /// `type` is the type of the question whose own fields these are.
  mutating func fields(
    of object: JSONNode, allowed: KeySet, type: QuestionType? = nil
  ) -> Fields {
    var fields = Fields(object)
    var seen = KeySet()
    var unknown = 0
    var firsts: [Key: Int] = [:]
    for member in object.members {
      guard let key = keys.key(of: member, in: bytes) else {
        if reportUnknown(member, allowed: allowed) { unknown &+= 1 }
        continue
      }
      if seen.contains(key) {
        reportRepeated(key, member, in: object, firsts: &firsts)
      } else if allowed.contains(key) {
        fields.present.insert(key)
      } else {
        reportMisplaced(key, member, allowed: allowed, type: type)
      }
      seen.insert(key)
    }
    if unknown > 1 { reportRepeatedUnknown(in: object) }
    return fields
  }

  /// Reports a key that no object of the format has; false for an extension.
  private mutating func reportUnknown(_ member: JSONMember, allowed: KeySet) -> Bool {
    let name = member.key
    if name.utf8.starts(with: "x-".utf8) { return false }
    let nearest = nearest(to: name, among: allowed.names)
    log.report(
      .unknownKey, .unknownKey(excerpt(of: name), nearest: nearest),
      at: member.keyRange.lowerBound, effect: .kept)
    return true
  }

  private mutating func reportMisplaced(
    _ key: Key, _ member: JSONMember, allowed: KeySet, type: QuestionType?
  ) {
    let problem: Problem =
      if let type, KeySet.typed.contains(key) {
        .misplacedKey(key.name, type: type.rawValue)
      } else {
        .unknownKey(key.name, nearest: nearest(to: key.name, among: allowed.names))
      }
    log.report(.unknownKey, problem, at: member.keyRange.lowerBound, effect: .kept)
  }

  /// Reports a key that was there before; `firsts` is filled when it is first needed.
  private mutating func reportRepeated(
    _ key: Key, _ member: JSONMember, in object: JSONNode, firsts: inout [Key: Int]
  ) {
    if firsts.isEmpty { firsts = firstOffsets(in: object) }
    log.report(
      .repeatedKey, .repeatedKey(key.name), at: member.keyRange.lowerBound, first: firsts[key])
  }

  private func firstOffsets(in object: JSONNode) -> [Key: Int] {
    var offsets: [Key: Int] = [:]
    for member in object.members {
      guard let key = keys.key(of: member, in: bytes), offsets[key] == nil else { continue }
      offsets[key] = member.keyRange.lowerBound
    }
    return offsets
  }

  private mutating func reportRepeatedUnknown(in object: JSONNode) {
    var firsts: [String: Int] = [:]
    for member in object.members where keys.key(of: member, in: bytes) == nil {
      let name = member.key
      if name.utf8.starts(with: "x-".utf8) { continue }
      let offset = member.keyRange.lowerBound
      // Texts are hashed in their canonical form.
      let form = name.streamSafe
      if let first = firsts[form] {
        log.report(.repeatedKey, .repeatedKey(excerpt(of: name)), at: offset, first: first)
      } else {
        firsts[form] = offset
      }
    }
  }
}
