import JSON
import QuizCore

extension JournalMarks {
  /// The marks as they stand on the card.
  var propertyList: PropertyList {
    let members = map { device, mark in (device.escaped, mark.propertyList) }
    return .dictionary([String: PropertyList](members, uniquingKeysWith: { first, _ in first }))
  }

  /// Reads the marks of a card; nil when one of them makes no sense.
  init?(_ value: PropertyList) {
    guard let members = value.dictionary else { return nil }
    self = [:]
    for (device, value) in members {
      let fields = value.dictionary ?? [:]
      guard
        let mark = JournalMark(
          offset: fields["offset"]?.integer, hash: fields["hash"]?.string,
          latest: fields["latest"]?.string)
      else { return nil }
      self[DeviceName(escaped: device)] = mark
    }
  }

  /// The marks as they stand in the cache and in backups.
  var jsonValue: JSONValue {
    .object(
      sorted { $0.key < $1.key }.map { device, mark in
        (
          device.text,
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
      self[DeviceName(member.key)] = mark
    }
  }
}

extension JournalMark {
  /// The mark as it stands on the card.
  var propertyList: PropertyList {
    .dictionary([
      "offset": .integer(offset), "hash": .string(hexadecimal(hash)),
      "latest": .string(latest.description),
    ])
  }

  fileprivate init?(offset: Int?, hash: String?, latest: String?) {
    guard let offset, offset >= 0, let hash, hash.utf8.count == 16,
      let bits = UInt64(hash, radix: 16), let latest = latest.flatMap({ Instant($0) })
    else { return nil }
    self.init(offset: offset, hash: bits, latest: latest)
  }
}
