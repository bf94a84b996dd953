package import Host

/// The folders in which banks are looked for, the most personal first.
package struct ShelfFolders: Sendable, Equatable {
  /// A folder of banks.
  package struct Folder: Sendable, Equatable {
    /// The path, without a slash at its end.
    package let path: String
    /// What the banks in it are to the player.
    package let source: BankSource

    /// Names a folder.
    package init(_ path: String, _ source: BankSource) {
      self.path = path
      self.source = source
    }
  }

  /// The folders in the order in which they are read; of one id the first bank counts.
  package let folders: [Folder]

  /// Takes the folders as they are given.
  package init(_ folders: [Folder]) { self.folders = folders }

  /// Finds the folders of this system.
  ///
  /// `executable` is the real path of the running program. What is not absolute is passed over.
  package init(_ base: BaseFolders, executable: String?, files: Files) {
    var folders = [Folder(joined(base.data, Self.place), .own)]
    if let executable, let shipped = Self.shipped(beside: executable, files: files) {
      folders.append(Folder(shipped, .shipped))
    }
    folders += base.systemData.map { Folder(joined($0, Self.place), .system) }
    self.folders = folders.filter { $0.path.utf8.first == UInt8(ascii: "/") }
  }

  /// The player's own folder, where imported banks are put.
  package var own: String? { folders.first { $0.source == .own }?.path }

  private static let place = "rankup/quizzes"

  /// The folder that belongs to a program: `<prefix>/share/rankup/quizzes` for a program in
  /// `<prefix>/bin`, else `quizzes` beside the nearest `Package.swift` above it.
  private static func shipped(beside executable: String, files: Files) -> String? {
    let folder = parentFolder(of: executable)
    if lastName(of: folder) == "bin" {
      let path = joined(joined(parentFolder(of: folder), "share"), place)
      if isPresent(path, .folder, files) { return path }
    }
    var ancestor = folder
    while ancestor.utf8.first == UInt8(ascii: "/") {
      let quizzes = joined(ancestor, "quizzes")
      if isPresent(joined(ancestor, "Package.swift"), .file, files),
        isPresent(quizzes, .folder, files)
      {
        return quizzes
      }
      let parent = parentFolder(of: ancestor)
      if parent == ancestor { break }
      ancestor = parent
    }
    return nil
  }

  private static func isPresent(
    _ path: String, _ kind: FileStatus.Kind, _ files: Files
  ) -> Bool {
    // What can't be looked at is no place for banks.
    (try? files.status(path))?.kind == kind
  }
}
