import JSON

/// What a key of home-made JSON may mean.
enum LooseMeaning: String, CaseIterable {
  case prompt
  case options
  /// Wrong options, beside a right one that stands elsewhere.
  case distractors
  case answer
  case explanation
  case hint
  case topic
  case difficulty
  case tags
  case id
  /// The list of questions itself.
  case items
}

/// The names that keys of home-made JSON have, by what they mean.
///
/// Case, underscores, hyphens and spaces in a name make no difference.
struct LooseKeys {
  /// A meaning, and how far up its name stands among those that mean the same.
  struct Entry {
    let meaning: LooseMeaning
    let rank: Int
  }

  private var entries: [String: Entry]

  /// Takes further names that the player gives, by meaning; they come before all others.
  init(_ given: [String: String]) {
    entries = Self.known
    for (meaning, key) in given.sorted(by: { $0.key < $1.key }) {
      guard let meaning = LooseMeaning(rawValue: meaning) else { continue }
      entries[Self.folded(key)] = Entry(meaning: meaning, rank: -1)
    }
  }

  /// What a key means; nil where that is not known.
  subscript(key: String) -> Entry? { entries[Self.folded(key)] }

  /// The name of a key as it is compared.
  static func folded(_ key: String) -> String {
    let isPlain = key.utf8.allSatisfy { 0x61...0x7A ~= $0 }
    return isPlain ? key : key.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " }
  }

  private static let known: [String: Entry] = {
    var known: [String: Entry] = [:]
    for (meaning, names) in names {
      for (rank, name) in names.split(separator: " ").enumerated() where known[String(name)] == nil
      {
        known[String(name)] = Entry(meaning: meaning, rank: rank)
      }
    }
    return known
  }()

  private static let names: [(LooseMeaning, String)] = [
    (
      .prompt,
      """
      question prompt text q questiontext stem enunciado pergunta pregunta frage domanda vraag \
      front term statement title
      """
    ),
    (
      .options,
      "options answers choices alternatives o optionsenglish alternativas opciones opcoes variants"
    ),
    (
      .distractors,
      "incorrectanswers incorrect distractors wronganswers wrong incorrectoptions wrongoptions"
    ),
    (
      .answer,
      """
      answer correct correctanswer correctindex correctoption a respostacorreta answerindex \
      correctanswerindex correctoptionindex answerkey correctletter correctanswers correctchoice \
      rightanswer solution gabarito respuesta resposta back definition
      """
    ),
    (.explanation, "explanation note context feedback generalfeedback rationale explicacao"),
    (.hint, "hint hints tip"), (.topic, "category topic subject section tema categoria"),
    (.difficulty, "difficulty level"), (.tags, "tags keywords"), (.id, "id uuid guid"),
    (.items, "questions results quiz data items cards notes"),
  ]
}
