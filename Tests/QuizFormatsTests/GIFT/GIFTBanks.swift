import Foundation

/// Real files in GIFT that lie beside the project where it is worked on, and nowhere else.
enum GIFTBanks {
  /// The folder of the banks: what `RANKUP_BANKS` names, or the sibling `shared/banks`.
  static let folder: String = {
    if let named = ProcessInfo.processInfo.environment["RANKUP_BANKS"] { return named + "/gift" }
    var folder = URL(filePath: #filePath)
    for _ in 0..<5 { folder.deleteLastPathComponent() }
    return folder.path + "/shared/banks/gift"
  }()

  /// Whether they are there.
  static let arePresent = FileManager.default.fileExists(atPath: folder)

  /// The names of the pairs of a text and what another parser makes of it.
  static let pairs: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder + "/gift-grammar-peg")
    return (names ?? []).filter { $0.hasSuffix(".gift") }.map { String($0.dropLast(5)) }.sorted()
  }()

  /// The bytes of a file; none where it is absent.
  static func bytes(_ name: String) -> [UInt8] {
    FileManager.default.contents(atPath: folder + "/" + name).map(Array.init) ?? []
  }
}
