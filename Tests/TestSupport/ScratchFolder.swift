import Foundation

/// An empty folder of its own for one test, gone with everything in it when the value is.
package struct ScratchFolder: ~Copyable {
  /// The absolute path without links and without a trailing slash.
  package let path: String

  /// Makes the folder with 0700, in memory where the system has such a place, since these tests
  /// wait for the disk thousands of times.
  package init() {
    let inMemory = "/dev/shm"
    let base =
      FileManager.default.isWritableFile(atPath: inMemory)
      ? URL(filePath: inMemory)
      : FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    let folder = base.appending(path: "rankup-test-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      fatalError("no scratch folder: \(error)")
    }
    path = folder.path(percentEncoded: false)
  }

  /// The path of something in the folder.
  package func file(_ name: String) -> String { path + "/" + name }

  deinit {
    let manager = FileManager.default
    // A test may have taken rights away that the removal needs.
    for case let name as String in manager.enumerator(atPath: path) ?? .init() {
      var isFolder: ObjCBool = false
      let isThere = manager.fileExists(atPath: file(name), isDirectory: &isFolder)
      if isThere, isFolder.boolValue, !manager.isExecutableFile(atPath: file(name)) {
        try? manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: file(name))
      }
    }
    try? manager.removeItem(atPath: path)
  }
}
