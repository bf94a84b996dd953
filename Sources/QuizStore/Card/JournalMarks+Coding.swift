import JSON
import QuizCore

extension JournalMarks {
  /// The marks as they stand on the card.
  var propertyList: PropertyList {
    .dictionary(
      mapValues { mark in
        .dictionary([
          "offset": .integer(mark.offset), "hash": .string(hexadecimal(mark.hash)),
          "latest": .string(mark.latest.description),
        ])
      })
  }

  /// Reads the marks of a card; nil when one of them makes no sense.
  init?(_ value: PropertyList) {
    guard let members = value.dictionary else { return nil }
    self = members.compactMapValues { member in
      let fields = member.dictionary ?? [:]
      return JournalMark(
        offset: fields["offset"]?.integer, hash: fields["hash"]?.string,
        latest: fields["latest"]?.string)
    }
    if count != members.count { return nil }
  }

  /// The marks as they stand in the cache and in backups.
  var jsonValue: JSONValue {
    .object(
      sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { device, mark in
        (
          device,
          [
            "offset": .integer(mark.offset), "hash": .string(hexadecimal(mark.hash)),
            "latest": .string(mark.latest.description),
          ]
        )
      })
  }

  /// Reads the marks of the cache; nil when one of them makes no sense.
  init?(_ node: JSONNode) {
    self = [:]
    for member in node.members {
      let value = member.value
      guard
        let mark = JournalMark(
          offset: value.integer("offset"), hash: value.text("hash"), latest: value.text("latest"))
      else { return nil }
      self[member.key] = mark
    }
  }
}

extension JournalMark {
  fileprivate init?(offset: Int?, hash: String?, latest: String?) {
    guard let offset, offset >= 0, let hash, hash.utf8.count == 16,
      let bits = UInt64(hash, radix: 16), let latest = latest.flatMap({ Instant($0) })
    else { return nil }
    self.init(offset: offset, hash: bits, latest: latest)
  }
}
