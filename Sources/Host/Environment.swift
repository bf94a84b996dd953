#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The environment variables, and the places that are found with their help.
package struct Environment: Sendable {
  private let lookup: @Sendable (String) -> String?

  /// An environment of exactly these variables.
  package init(_ variables: [String: String]) {
    lookup = { variables[$0] }
  }

  private init(lookup: @escaping @Sendable (String) -> String?) {
    self.lookup = lookup
  }

  /// The variables of this process; one that isn't UTF-8 counts as unset.
  package static let current = Environment { name in
    guard !name.utf8.contains(0), let value = getenv(name) else { return nil }
    return String(validatingCString: value)
  }

  /// The value of a variable, which may be empty, or nil where it is unset.
  package subscript(name: String) -> String? { lookup(name) }

  /// The value of a variable that names a folder; nil where it is unset, empty or relative.
  package func absolutePath(_ name: String) -> String? {
    guard let value = self[name], value.utf8.first == UInt8(ascii: "/") else { return nil }
    return value
  }

  /// The user's folder: `HOME` where it is an absolute path, else what the user list says.
  ///
  /// The list is read as text, since a static binary has no name service; a user that only a
  /// directory server knows has no folder here.
  package func homeFolder(
    _ files: Files = Files(), userList: String = "/etc/passwd", user: UInt32 = getuid()
  ) -> String? {
    if let home = absolutePath("HOME") { return home }
    #if canImport(Darwin)
      if let entry = getpwuid(user), let folder = entry.pointee.pw_dir {
        return String(validatingCString: folder)
      }
    #endif
    guard let list = try? files.read(userList, limit: 1 << 24) else { return nil }
    return home(of: user, in: list)
  }

  /// The path of the running program without links, or nil where the system doesn't tell.
  package func executablePath(_ files: Files = Files()) -> String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &size)
      var buffer = [CChar](repeating: 0, count: Int(size) + 1)
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      let bytes = buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
      return try? files.realPath(String(decoding: bytes, as: UTF8.self))
    #else
      return try? files.realPath("/proc/self/exe")
    #endif
  }
}

/// Finds the sixth field of the line whose third is the user's number.
private func home(of user: UInt32, in list: [UInt8]) -> String? {
  for line in list.split(separator: UInt8(ascii: "\n")) {
    let fields = line.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard fields.count >= 6, UInt32(String(decoding: fields[2], as: UTF8.self)) == user
    else { continue }
    guard fields[5].first == UInt8(ascii: "/") else { return nil }
    return String(validating: fields[5], as: UTF8.self)
  }
  return nil
}
