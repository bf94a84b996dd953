/// The word of a true-false question.
struct GIFTTruth {
  /// What it says.
  let isTrue: Bool
  /// The word as it stands there, if Moodle would take it for a short answer.
  let smallLetters: String?

  /// Reads the part of an answer text before its first `#`; nil where that is another word.
  init?(_ answers: ArraySlice<UInt8>) {
    let word = answers.prefix { $0 != UInt8(ascii: "#") }.trimmed
    guard 1...5 ~= word.count else { return nil }
    let text = String(decoding: word, as: UTF8.self)
    switch text.uppercased() {
    case "T", "TRUE": isTrue = true
    case "F", "FALSE": isTrue = false
    default: return nil
    }
    smallLetters = text.utf8.contains { $0 & 0x20 != 0 } ? text : nil
  }
}
