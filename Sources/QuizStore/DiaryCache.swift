import Host
import JSON
import QuizCore

/// The folded diary with the marks that it was folded up to; may be deleted at any time.
struct DiaryCache: Sendable, Equatable {
  let diary: Diary
  let marks: JournalMarks
  /// When the lines were written that are in it.
  let spans: WrittenSpans

  /// Another number makes older files be passed over; raise it when the fold changes.
  static let formatVersion = 5

  /// How many entries it may lag behind before it is written anew.
  static let lagLimit = 64

  /// The most bytes that are read; one of many years has some hundred thousand.
  static let sizeLimit = 1 << 24

  /// Reads the cache; nil for whatever reason it can't be used.
  static func read(_ places: Places, _ files: Files) -> DiaryCache? {
    guard let bytes = (try? files.read(places.diaryCache, upTo: sizeLimit))?.bytes,
      let content = checked(bytes), let document = try? JSONDocument(content),
      document.root.integer("formatVersion") == formatVersion,
      let marks = document.root["marks"].flatMap({ JournalMarks($0) }),
      let diary = document.root["diary"].flatMap({ Diary($0) }),
      let spans = document.root["spans"].flatMap({ WrittenSpans($0) })
    else { return nil }
    return DiaryCache(diary: diary, marks: marks, spans: spans)
  }

  /// Writes the cache; without it the next start only takes longer.
  func write(_ places: Places, _ files: Files) {
    let value: JSONValue = [
      "formatVersion": .integer(Self.formatVersion), "marks": marks.jsonValue,
      "spans": spans.jsonValue, "diary": diary.jsonValue,
    ]
    _ = try? files.removeLeftovers(of: places.diaryCache)
    try? files.replaceRegular(places.diaryCache, with: Self.sealed(value.compactBytes))
  }

  /// The content with a line after it of its FNV-1a 64, so that a damaged cache is told from one that
  /// only says something else.
  private static func sealed(_ content: [UInt8]) -> [UInt8] {
    content + [newline] + Array(hexadecimal(lineHash(content)).utf8) + [newline]
  }

  /// The content of a whole file; nil when it is not as it was written.
  private static func checked(_ bytes: [UInt8]) -> [UInt8]? {
    let content = Array(bytes.dropLast(18))
    return sealed(content) == bytes ? content : nil
  }
}

extension WrittenSpans {
  /// Pairs of the first and the last instant.
  fileprivate var jsonValue: JSONValue {
    .array(
      spans.map { span in
        .array([span.lowerBound, span.upperBound].map { .string($0.description) })
      })
  }

  fileprivate init?(_ node: JSONNode) {
    guard node.kind == .array else { return nil }
    var spans: [ClosedRange<Instant>] = []
    for pair in node.elements {
      let instants = pair.elements.compactMap(\.string).compactMap { Instant($0) }
      guard instants.count == 2, instants[0] <= instants[1] else { return nil }
      spans.append(instants[0]...instants[1])
    }
    self.init(spans)
  }
}
