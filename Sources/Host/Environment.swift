#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A variable whose value is an absolute path, but no UTF-8, so that no text can name the folder.
package struct UnreadableVariable: Error, Sendable, Equatable {
  package let name: String

  /// Names the variable.
  package init(_ name: String) { self.name = name }
}

/// The environment variables, and the places that are found with their help.
package struct Environment: Sendable {
  private let lookup: @Sendable (String) -> [UInt8]?

  /// An environment of exactly these variables.
  package init(_ variables: [String: String]) {
    self.init(bytes: variables.mapValues { Array($0.utf8) })
  }

  /// An environment of exactly these variables, whose values may be any bytes.
  package init(bytes variables: [String: [UInt8]]) {
    lookup = { variables[$0] }
  }

  private init(lookup: @escaping @Sendable (String) -> [UInt8]?) {
    self.lookup = lookup
  }

  /// The variables of this process.
  package static let current = Environment { name in
    guard !name.utf8.contains(0), let value = getenv(name) else { return nil }
    return UnsafeBufferPointer(start: value, count: strlen(value)).map(UInt8.init(bitPattern:))
  }

  /// The value of a variable, which may be empty, or nil where it is unset or isn't UTF-8.
  package subscript(name: String) -> String? {
    lookup(name).flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// The value of a variable that names a folder; nil where it is unset, empty or relative.
  package func absolutePath(_ name: String) throws(UnreadableVariable) -> String? {
    guard let value = lookup(name), value.first == UInt8(ascii: "/") else { return nil }
    guard let path = String(validating: value, as: UTF8.self) else {
      throw UnreadableVariable(name)
    }
    return path
  }

  /// The absolute paths of a variable that lists folders with colons between them, without those
  /// that aren't UTF-8.
  func absolutePaths(_ name: String) -> [String] {
    (lookup(name) ?? []).split(separator: UInt8(ascii: ":")).compactMap { path in
      path.first == UInt8(ascii: "/") ? String(validating: path, as: UTF8.self) : nil
    }
  }

  /// The user's folder: `HOME` where it is an absolute path, else what the user list says.
  ///
  /// The list is read as text, since a static binary has no name service; a user that only a
  /// directory server knows has no folder here.
  package func homeFolder(
    _ files: Files = Files(), userList: String = "/etc/passwd", user: UInt32 = getuid()
  ) throws(UnreadableVariable) -> String? {
    if let home = try absolutePath("HOME") { return home }
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
