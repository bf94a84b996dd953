package import Host
package import QuizCore

/// All banks that can be played, each id once, and what became of the other files.
package struct Shelf: Sendable {
  /// The banks in the order of the bytes of their ids.
  package let banks: [Bank]
  /// What could not be read, in the order in which it was come upon.
  package let refused: [RefusedBank]
  /// The banks that another one of the same id hides, in the same order.
  package let shadowed: [ShadowedBank]

  private let places: [String: Int]

  /// Reads the banks of all folders; whatever is wrong with one file, the others are read.
  ///
  /// The bank within the binary is added when no folder of shipped or system banks holds one. All but
  /// small banks are only indexed when there is a place for indexes; none is read twice.
  package static func load(
    _ folders: ShelfFolders, files: Files, indexes: IndexFolder? = nil
  ) -> Shelf {
    load(folders, files: files, indexes: indexes) {}
  }

  /// Reads the banks, asking between files whether to go on: what `check` throws ends it.
  package static func load(
    _ folders: ShelfFolders, files: Files, indexes: IndexFolder? = nil,
    checking check: () throws -> Void
  ) rethrows -> Shelf {
    var loader = ShelfLoader(files: files, indexes: indexes)
    for folder in folders.folders { try loader.read(folder, checking: check) }
    try check()
    loader.addStarterIfNeeded()
    return Shelf(loader.banks, refused: loader.refused, shadowed: loader.shadowed)
  }

  /// Puts banks on a shelf; when two share an id, the one given first is found by it.
  package init(
    _ banks: [Bank], refused: [RefusedBank] = [], shadowed: [ShadowedBank] = []
  ) {
    self.banks = banks.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
    self.refused = refused
    self.shadowed = shadowed
    places = Dictionary(
      self.banks.enumerated().lazy.map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the bank of an id in constant time.
  package func bank(_ id: String) -> Bank? { places[id].map { banks[$0] } }

  /// Returns the bank and the question that a result or a draw speaks of, in constant time.
  package func question(for reference: QuestionReference) -> (bank: Bank, question: Question)? {
    guard let bank = bank(reference.bank), let question = bank.question(reference.question) else {
      return nil
    }
    return (bank, question)
  }

  /// The banks that a player of a language (such as `en` or `pt-BR`) plays by default: those of
  /// its primary subtag and those of none, or all banks when there is none of either.
  package func banks(for language: String) -> [Bank] {
    let wanted = primarySubtag(language)
    let fitting = banks.filter { $0.language.map { primarySubtag($0) == wanted } ?? true }
    return fitting.isEmpty ? banks : fitting
  }

  /// The candidates that banks bring to a draw.
  package func pool(of banks: [Bank]) -> Pool { Pool(banks.map(\.poolSource)) }
}

private func primarySubtag(_ tag: String) -> String {
  String(tag.prefix { $0 != "-" && $0 != "_" }).lowercased()
}
