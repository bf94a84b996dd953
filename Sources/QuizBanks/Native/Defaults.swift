import JSON
import QuizCore

/// What a bank gives to questions that say nothing themselves.
struct Defaults: Sendable, Equatable {
  var topic: String?
  var difficulty: Difficulty?
  var isShuffled = true
  var scoring = Scoring.partial
  var isCaseSensitive = false
  var ignoresDiacritics = false
  var ignoresPunctuation = false
}

extension NativeReader {
  /// Takes in the bank's `defaults`; what is wrong in them is reported and not used.
  mutating func readDefaults(in bank: Fields) {
    guard let node = bank[.defaults], isKind(.object, node, .defaults) else { return }
    log.part = .key(.defaults)
    defer { log.part = .whole }
    let fields = fields(of: node, allowed: .defaults)
    defaults.topic = topic(in: fields)
    defaults.difficulty = word(.difficulty, in: fields, as: Difficulty.self)
    defaults.isShuffled = boolean(.shuffle, in: fields) ?? true
    defaults.scoring = word(.scoring, in: fields, as: Scoring.self) ?? .partial
    defaults.isCaseSensitive = boolean(.caseSensitive, in: fields) ?? false
    defaults.ignoresDiacritics = boolean(.ignoreDiacritics, in: fields) ?? false
    defaults.ignoresPunctuation = boolean(.ignorePunctuation, in: fields) ?? false
  }
}
