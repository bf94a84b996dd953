package import Host

/// A folder that the program takes for the whole disk, so that the paths it shows are the same on
/// every machine.
package struct Root: Sendable {
  /// The real path of the folder, without links and without a trailing slash.
  package let folder: String
  /// Where the program believes that its own binary lies.
  package let executable: String

  /// Puts a program into a folder.
  package init(_ folder: String, executable: String = "/usr/local/bin/rankup") {
    self.folder = folder
    self.executable = executable
  }

  /// The real path of what the program calls `path`.
  package func outside(_ path: String) -> String {
    guard path.hasPrefix("/"), !isOutside(path) else { return path }
    return folder + path
  }

  /// What the program calls a real path.
  package func inside(_ path: String) -> String {
    guard isOutside(path) else { return path }
    return path == folder ? "/" : String(path.dropFirst(folder.count))
  }

  private func isOutside(_ path: String) -> Bool {
    path == folder || path.hasPrefix(folder + "/")
  }
}

extension SystemCalls {
  /// Returns calls whose absolute paths all begin at `root`; links may lead out of it.
  package func rooted(in root: Root) -> SystemCalls {
    let real = self
    var calls = self
    calls.open = { path, flags, mode throws(ErrorNumber) in
      try real.open(root.outside(path), flags, mode)
    }
    calls.stat = { path throws(ErrorNumber) in try real.stat(root.outside(path)) }
    calls.lstat = { path throws(ErrorNumber) in try real.lstat(root.outside(path)) }
    calls.access = { path throws(ErrorNumber) in try real.access(root.outside(path)) }
    calls.chmod = { path, mode throws(ErrorNumber) in
      try real.chmod(root.outside(path), mode)
    }
    calls.statvfs = { path throws(ErrorNumber) in try real.statvfs(root.outside(path)) }
    calls.unlink = { path throws(ErrorNumber) in try real.unlink(root.outside(path)) }
    calls.list = { path throws(ErrorNumber) in try real.list(root.outside(path)) }
    calls.rename = { old, new throws(ErrorNumber) in
      try real.rename(root.outside(old), root.outside(new))
    }
    calls.mkdir = { path, mode throws(ErrorNumber) in
      try real.mkdir(root.outside(path), mode)
    }
    calls.readlink = { path throws(ErrorNumber) in
      root.inside(try real.readlink(root.outside(path)))
    }
    calls.realpath = { path throws(ErrorNumber) in
      if path == "/proc/self/exe" { return root.executable }
      return root.inside(try real.realpath(root.outside(path)))
    }
    return calls
  }
}
