import Foundation
import TestSupport

/// All that lies below a folder, as far as it may be seen: what is compared when nothing may change.
struct HomeTree: Equatable {
  /// Kind, rights and content by path, seen from the folder.
  let entries: [String: String]

  /// Looks at everything below a folder; links are not followed.
  init(_ folder: String) {
    let manager = FileManager.default
    var entries: [String: String] = [:]
    for case let name as String in manager.enumerator(atPath: folder) ?? .init() {
      let path = folder + "/" + name
      let attributes = (try? manager.attributesOfItem(atPath: path)) ?? [:]
      let kind = (attributes[.type] as? FileAttributeType)?.rawValue ?? "?"
      let mode = String((attributes[.posixPermissions] as? Int ?? 0) & 0o7777, radix: 8)
      let content =
        (try? manager.destinationOfSymbolicLink(atPath: path))
        ?? manager.contents(atPath: path)?.base64EncodedString() ?? ""
      entries[name] = "\(kind) \(mode) \(content)"
    }
    self.entries = entries
  }

  /// The paths that one has and the other has not, or has otherwise.
  func difference(from other: HomeTree) -> [String] {
    Set(entries.keys).union(other.entries.keys).filter { entries[$0] != other.entries[$0] }.sorted()
  }
}
