import QuizCore

/// How far a card includes a journal whose lines are gone from the disk: when they come back they
/// must not count twice.
struct LostMark: Sendable, Equatable {
  let device: DeviceName
  let mark: JournalMark

  /// How many are kept, the latest.
  static let memory = 16

  /// Whether a line was written before it, in that journal or a copy of it.
  func covers(_ item: JournalCursor.Item) -> Bool {
    item.key.latest <= mark.latest && item.key.device.text.utf8.starts(with: device.text.utf8)
  }
}

extension LostMark {
  /// The mark as it stands on the card.
  var propertyList: PropertyList {
    .dictionary([device.escaped: mark.propertyList])
  }

  /// Reads all that stand on a card; what makes no sense is left out.
  static func all(_ value: PropertyList?) -> [LostMark] {
    guard case .array(let elements)? = value else { return [] }
    return elements.flatMap { element in
      (JournalMarks(element) ?? [:]).sorted { $0.key < $1.key }
        .map { LostMark(device: $0.key, mark: $0.value) }
    }
  }
}
