import Host
import QuizCore

/// The folded study with what it was folded from; may be deleted at any time.
struct StudyCache {
  let study: Study
  let marks: JournalMarks
  /// When the lines were written that are in it.
  let spans: WrittenSpans

  /// How many entries it may lag behind before a command that only reads writes it anew.
  static let lagLimit = 64

  /// Reads the cache; nil for whatever reason it can't be used.
  static func read(_ places: Places, _ files: Files) -> StudyCache? {
    guard let (head, body) = parts(places, files), let study = body.study else { return nil }
    return StudyCache(study: study, marks: head.marks, spans: head.spans)
  }

  /// Both parts of the file, each as it was written.
  static func parts(_ places: Places, _ files: Files) -> (StudyHead, StudyBody)? {
    guard let bytes = (try? files.read(places.studyCache, upTo: StudyHead.sizeLimit))?.bytes,
      let head = StudyHead(bytes, size: bytes.count),
      checksum(bytes, in: head.body) == head.bodyChecksum,
      let body = StudyBody(bytes, in: head.body)
    else { return nil }
    return (head, body)
  }

  /// Writes the cache; without it the next look at the study only takes longer.
  func write(_ places: Places, _ files: Files) {
    _ = try? files.removeLeftovers(of: places.studyCache)
    try? files.replaceRegular(places.studyCache, with: bytes)
  }

  /// The bytes of the file, the same for the same study.
  var bytes: [UInt8] {
    let memories = study.questions.values.compactMap(\.memory).sorted {
      $0.last == $1.last ? $0.stability < $1.stability : $0.last < $1.last
    }
    return StudyHead.file(marks, spans, memories, body: StudyBody.bytes(study))
  }
}
