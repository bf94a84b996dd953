import Host
import QuizCore

/// The name of this machine: eight random hex digits, which its journal is named after.
enum Device {
  /// A name that stands for one not chosen yet.
  static let placeholder = "00000000"

  /// Reads the name; nil when there is none or it is not one.
  static func read(_ places: Places, _ files: Files) -> String? {
    guard let bytes = try? files.readIfPresent(places.deviceFile, limit: 64) else { return nil }
    let name = String(
      decoding: bytes.prefix { $0 != newline && $0 != UInt8(ascii: "\r") }, as: UTF8.self)
    return isName(name) ? name : nil
  }

  /// Writes a name down.
  static func write(_ name: String, _ places: Places, _ files: Files) throws(HostError) {
    _ = try? files.removeLeftovers(of: places.deviceFile)
    try files.replace(places.deviceFile, with: Array(name.utf8) + [newline])
  }

  /// A name that no journal has.
  static func fresh(
    _ randomBits: () -> UInt64, _ places: Places, _ files: Files
  ) throws(HostError) -> String {
    var name = String(hexadecimal(randomBits()).prefix(8))
    var attempt: UInt64 = 0
    while try files.linkStatus(places.journal(of: name)) != nil {
      attempt += 1
      name = String(hexadecimal(SplitMix64.mix(randomBits() ^ attempt)).prefix(8))
    }
    return name
  }

  private static func isName(_ text: String) -> Bool {
    text.utf8.count == 8
      && text.utf8.allSatisfy { byte in
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
      }
  }
}

extension Store {
  /// The name of this machine, chosen and written down when there is none.
  func device() throws(StoreError) -> String {
    if let name = Device.read(places, files) { return name }
    return try writing { () throws(HostError) in
      let name = try Device.fresh(randomBits, places, files)
      try Device.write(name, places, files)
      return name
    }
  }
}
