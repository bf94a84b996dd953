/// The folders in which a user's programs keep their files, by the XDG base directory rules.
package struct BaseFolders: Sendable, Equatable {
  /// Preferences: `$XDG_CONFIG_HOME`, by default `~/.config`.
  package let config: String
  /// Data worth keeping: `$XDG_DATA_HOME`, by default `~/.local/share`.
  package let data: String
  /// State of this machine alone: `$XDG_STATE_HOME`, by default `~/.local/state`.
  package let state: String
  /// What may be deleted at any time: `$XDG_CACHE_HOME`, by default `~/.cache`.
  package let cache: String
  /// Data of the system, most important first: `$XDG_DATA_DIRS`.
  package let systemData: [String]

  /// Names the folders outright.
  package init(
    config: String, data: String, state: String, cache: String, systemData: [String] = []
  ) {
    self.config = config
    self.data = data
    self.state = state
    self.cache = cache
    self.systemData = systemData
  }

  /// Reads the environment; nil where a folder is not named and there is no home to put it in.
  ///
  /// A variable that is empty or relative counts as unset; one that isn't UTF-8 is an error, lest
  /// another folder be written to than the one it names.
  package init?(
    _ environment: Environment, files: Files = Files()
  ) throws(UnreadableVariable) {
    func folder(
      _ variable: String, _ fallback: String
    ) throws(UnreadableVariable) -> String? {
      if let path = try environment.absolutePath(variable) { return path }
      return try environment.homeFolder(files).map { joined($0, fallback) }
    }
    guard let config = try folder("XDG_CONFIG_HOME", ".config"),
      let data = try folder("XDG_DATA_HOME", ".local/share"),
      let state = try folder("XDG_STATE_HOME", ".local/state"),
      let cache = try folder("XDG_CACHE_HOME", ".cache")
    else { return nil }
    let listed = environment.absolutePaths("XDG_DATA_DIRS")
    self.init(
      config: config, data: data, state: state, cache: cache,
      systemData: listed.isEmpty ? ["/usr/local/share", "/usr/share"] : listed)
  }
}
