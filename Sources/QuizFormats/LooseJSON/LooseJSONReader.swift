package import JSON

/// Reads home-made JSON: lists of questions, or maps of questions to answers, under many names.
package enum LooseJSONReader {
  /// What the keys of `ReadOptions.keys` may be: each names a meaning that a key of the file has.
  package static let meanings = LooseMeaning.allCases.map(\.rawValue)

  /// Reads a file.
  ///
  /// Answers are texts of options, letters or numbers, found out for the whole file; where two
  /// ways to read them fit alike, the file is refused and the player has to say which.
  package static func read(
    _ document: JSONDocument, _ options: ReadOptions
  ) throws(ImportRefusal) -> DraftBank {
    if let unknown = options.keys.keys.sorted().first(where: { LooseMeaning(rawValue: $0) == nil })
    {
      throw ImportRefusal(.json(.unknownMeaning(unknown)))
    }
    let keys = LooseKeys(options.keys)
    let missing = GivenKeys(options.keys).missing(in: document.root)
    guard let found = LooseItems(document.root, keys) else {
      throw ImportRefusal(.json(missing.first ?? .noQuestionList))
    }
    let items = found.items
    let entries = zip(items, document.positions(of: items.map(\.node.range.lowerBound))).map {
      LooseEntry($0, keys, at: $1)
    }
    let reading = try AnswerReading(entries, options)
    let maker = LooseQuestion(reading, isTyped: options.isTyped)
    var collector = ItemCollector(bank(document.root))
    for entry in entries {
      collector.add(at: entry.position) { trail throws(SkippedItem) in
        try maker.question(entry, &trail)
      }
    }
    for member in found.leftOut {
      let place = document.positions(of: [member.keyRange.lowerBound])[0]
      collector.note(.common(.partLeftOut(excerpt(of: member.key))), at: place)
    }
    for (key, place) in unusedKeys(entries) {
      collector.note(.json(.keyLeftOut(excerpt(of: key))), at: place)
    }
    for problem in missing { collector.note(.json(problem)) }
    if let base = reading.base { collector.note(.json(.countedFrom(base))) }
    return try collector.finish()
  }

  /// The most keys that are told of.
  private static let mostKeys = 100

  /// The keys whose values say nothing here, each with the first item that has it.
  private static func unusedKeys(_ entries: [LooseEntry]) -> [(String, JSONPosition)] {
    var known: Set<String> = []
    var keys: [(String, JSONPosition)] = []
    for entry in entries where keys.count < mostKeys {
      for key in entry.unusedKeys where known.insert(key).inserted {
        keys.append((key, entry.position))
      }
    }
    return keys
  }

  /// What the file says about itself.
  private static func bank(_ root: JSONNode) -> DraftBank {
    var bank = DraftBank(idPrefix: "json")
    guard root.kind == .object else { return bank }
    bank.title = visibleLine(root["title"]?.string ?? root["name"]?.string)
    bank.description = visibleField(root["description"]?.string)
    bank.language = (root["language"] ?? root["lang"])?.string.flatMap {
      isLanguageTag($0) ? $0 : nil
    }
    return bank
  }
}
