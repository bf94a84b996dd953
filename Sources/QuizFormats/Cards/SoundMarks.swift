/// A field in which sounds, `[sound:x.mp3]` to Anki, are named as other media are.
struct SoundMarks {
  /// The text with `[audio: x.mp3]` for them.
  let text: String
  /// How many there were.
  let count: Int

  /// Looks for the marks of sounds.
  init(_ field: String) {
    guard field.utf8.contains(UInt8(ascii: "[")) else {
      text = field
      count = 0
      return
    }
    let mark = Array("[sound:".utf8)
    let bytes = Array(field.utf8)
    var kept: [UInt8] = []
    var count = 0
    var at = 0
    while at < bytes.count {
      if bytes[at] == mark[0], bytes[at...].starts(with: mark) {
        kept += Array("[audio: ".utf8)
        at &+= mark.count
        count &+= 1
      } else {
        kept.append(bytes[at])
        at &+= 1
      }
    }
    text = count > 0 ? String(decoding: kept, as: UTF8.self) : field
    self.count = count
  }
}
