import Host
import QuizCore

/// This machine, whose name is eight random hex digits.
enum Device {
  /// A name that stands for one not chosen yet.
  static let placeholder = DeviceName("00000000")

  /// Reads the name; nil when there is none or it is not one.
  ///
  /// A file that can't be read is an error: it may hold a name, and another one would take this
  /// machine's journal for a stranger's.
  static func read(_ places: Places, _ files: Files) throws(HostError) -> DeviceName? {
    guard let bytes = try files.read(places.deviceFile, upTo: 64).bytes else { return nil }
    let name = String(
      decoding: bytes.prefix { $0 != newline && $0 != UInt8(ascii: "\r") }, as: UTF8.self)
    return isName(name) ? DeviceName(name) : nil
  }

  /// Writes a name down.
  static func write(_ name: DeviceName, _ places: Places, _ files: Files) throws(HostError) {
    _ = try? files.removeLeftovers(of: places.deviceFile)
    try files.replaceRegular(places.deviceFile, with: Array(name.text.utf8) + [newline])
  }

  /// A name that no journal has.
  static func fresh(
    _ randomBits: () -> UInt64, _ places: Places, _ files: Files
  ) throws(HostError) -> DeviceName {
    var name = named(randomBits())
    var attempt: UInt64 = 0
    while try files.linkStatus(places.journal(of: name)) != nil {
      attempt += 1
      name = named(SplitMix64.mix(randomBits() ^ attempt))
    }
    return name
  }

  private static func named(_ bits: UInt64) -> DeviceName {
    DeviceName(String(hexadecimal(bits).prefix(8)))
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
  func device() throws(StoreError) -> DeviceName {
    let known = try reading { () throws(HostError) in try Device.read(places, files) }
    if let known { return known }
    return try writing { () throws(HostError) in
      let name = try Device.fresh(randomBits, places, files)
      try Device.write(name, places, files)
      return name
    }
  }
}
