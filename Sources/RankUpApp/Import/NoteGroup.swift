import QuizFormats

/// What is told about the same kind of problem, of which the first few are listed.
struct NoteGroup<Note> {
  let shown: [Note]
  /// How many more there are.
  let hidden: Int

  /// Sorts notes by what they are about, in the order of the first of each; those of one kind stay in
  /// theirs.
  static func groups(of notes: [Note], limit: Int, by kind: (Note) -> String) -> [NoteGroup] {
    var order: [String] = []
    var members: [String: [Note]] = [:]
    var counts: [String: Int] = [:]
    for note in notes {
      let kind = kind(note)
      if counts[kind] == nil { order.append(kind) }
      counts[kind, default: 0] += 1
      if counts[kind] ?? 0 <= limit { members[kind, default: []].append(note) }
    }
    return order.map { kind in
      let shown = members[kind] ?? []
      return NoteGroup(shown: shown, hidden: (counts[kind] ?? 0) - shown.count)
    }
  }
}

extension ImportNote {
  /// The name of the case of its problem, without what it carries.
  var kind: String {
    "\(effect)" + String(describing: problem).split(separator: "(").prefix(2).joined()
  }

  /// The rule of the linter that it is about, if it is about one.
  var rule: String? {
    if case .common(.notPlayable(let rule)) = problem { rule } else { nil }
  }
}
