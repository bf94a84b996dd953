import Host
import JSON
import QuizCore

/// The folded diary with the marks that it was folded up to; may be deleted at any time.
struct DiaryCache: Sendable, Equatable {
  let diary: Diary
  let marks: JournalMarks

  /// Another number makes older files be passed over; raise it when the fold changes.
  static let formatVersion = 3

  /// How many entries it may lag behind before it is written anew.
  static let lagLimit = 64

  /// The most bytes that are read; one of many years has some hundred thousand.
  static let sizeLimit = 1 << 24

  /// Reads the cache; nil for whatever reason it can't be used.
  static func read(_ places: Places, _ files: Files) -> DiaryCache? {
    guard let bytes = (try? files.read(places.diaryCache, upTo: sizeLimit))?.bytes,
      let document = try? JSONDocument(bytes),
      document.root.integer("formatVersion") == formatVersion,
      let marks = document.root["marks"].flatMap({ JournalMarks($0) }),
      let diary = document.root["diary"].flatMap({ Diary($0) })
    else { return nil }
    return DiaryCache(diary: diary, marks: marks)
  }

  /// Writes the cache; without it the next start only takes longer.
  func write(_ places: Places, _ files: Files) {
    let value: JSONValue = [
      "formatVersion": .integer(Self.formatVersion), "marks": marks.jsonValue,
      "diary": diary.jsonValue,
    ]
    _ = try? files.removeLeftovers(of: places.diaryCache)
    try? files.replaceRegular(places.diaryCache, with: value.compactBytes)
  }
}
