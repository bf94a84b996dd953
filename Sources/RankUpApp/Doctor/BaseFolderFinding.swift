import Host

/// Where one of the base folders lies, and why there.
package struct BaseFolderFinding: Sendable, Equatable {
  /// Why a folder lies where it does.
  package enum Origin: Sendable, Equatable {
    /// A variable names it.
    case variable
    /// The variable is not set: the default.
    case fallback
    /// The variable is empty and counts as not set.
    case empty
    /// The variable's value is no absolute path and counts as not set.
    case relative(String)
  }

  /// The variable that may name it.
  package let variable: String
  /// The folder.
  package let path: String
  /// Why it lies there.
  package let origin: Origin

  /// Looks the variable up.
  init(_ variable: String, at path: String, in environment: Environment) {
    self.variable = variable
    self.path = path
    origin =
      switch environment[variable] {
      case nil: .fallback
      case "": .empty
      case let value? where value.utf8.first == UInt8(ascii: "/"): .variable
      case let value?: .relative(value)
      }
  }

  /// Whether something was set that had no effect.
  var status: DoctorStatus {
    switch origin {
    case .variable, .fallback: .ok
    case .empty, .relative: .note
    }
  }

  /// The home and the four folders for files of the user's own.
  static func all(_ folders: BaseFolders, _ environment: Environment, files: Files) -> [Self] {
    let home = (try? environment.homeFolder(files)).flatMap { $0 }
    return [
      home.map { Self("HOME", at: $0, in: environment) },
      Self("XDG_CONFIG_HOME", at: folders.config, in: environment),
      Self("XDG_DATA_HOME", at: folders.data, in: environment),
      Self("XDG_STATE_HOME", at: folders.state, in: environment),
      Self("XDG_CACHE_HOME", at: folders.cache, in: environment),
    ].compactMap(\.self)
  }
}
