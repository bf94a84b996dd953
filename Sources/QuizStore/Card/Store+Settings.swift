package import Host

extension Store {
  /// Reads the settings on the card and nothing else; none where it can't be read.
  ///
  /// This is for what must be known before anything is said, such as colours: the journal may know of
  /// more, and nothing is mended.
  package static func settingsOnCard(_ places: Places, _ files: Files) -> [String: String] {
    (try? CardFile.read(places, files))?.card?.settings ?? [:]
  }
}
