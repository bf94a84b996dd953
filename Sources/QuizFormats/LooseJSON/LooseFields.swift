import JSON

/// The members of an item of home-made JSON by what their keys mean.
struct LooseFields {
  private var best: [LooseMeaning: (rank: Int, member: JSONMember)] = [:]
  /// The values of all keys that may say what is right, the best known first.
  private(set) var answers: [JSONNode] = []
  /// Options that have keys of their own, such as `option_a` or `B`.
  private(set) var flatOptions: [LooseOption] = []

  /// The keys whose values say nothing here: unknown ones, and those that a better known one
  /// outdoes.
  private(set) var unused: [String] = []

  /// Looks at every member once.
  init(_ object: JSONNode, _ keys: LooseKeys) {
    var ranked: [(rank: Int, node: JSONNode)] = []
    // An `A` may be the first of several options, or the answer to a `Q`.
    var lone: [JSONNode] = []
    for member in object.members where member.value.kind != .null {
      let label = flatLabel(of: member.key)
      guard let entry = keys[member.key], label == nil || entry.rank < 0 else {
        if let label { addOption(member.value, label) }
        if let entry = keys[member.key], entry.meaning == .answer {
          lone.append(member.value)
        } else if label == nil, !isEmpty(member.value) {
          unused.append(member.key)
        }
        continue
      }
      if entry.meaning == .answer { ranked.append((entry.rank, member.value)) }
      let former = best[entry.meaning]
      let isBetter = entry.rank < former?.rank ?? .max
      if isBetter { best[entry.meaning] = (entry.rank, member) }
      if entry.meaning != .answer, let loser = isBetter ? former?.member : member,
        !isEmpty(loser.value)
      {
        unused.append(loser.key)
      }
    }
    answers = ranked.sorted { $0.rank < $1.rank }.map(\.node)
    flatOptions.sort { $0.label ?? "" < $1.label ?? "" }
    let letters = flatOptions.compactMap(\.label).filter { $0.utf8.allSatisfy { $0 > 0x39 } }
    // A `D` alone beside an `A` is no second choice.
    if flatOptions.count < 2 || !letters.isEmpty && !letters.starts(with: ["a", "b"]) {
      flatOptions = []
      answers += lone
    }
  }

  /// The value under the best known key of a meaning.
  subscript(meaning: LooseMeaning) -> JSONNode? { best[meaning]?.member.value }

  /// That key, if anything is under it.
  func filledKey(of meaning: LooseMeaning) -> String? {
    best[meaning].flatMap { isEmpty($0.member.value) ? nil : $0.member.key }
  }

  /// That key as the file writes it.
  func name(of meaning: LooseMeaning) -> String {
    best[meaning].map { excerpt(of: $0.member.key) } ?? meaning.rawValue
  }

  /// The text of the prompt, or of the object that it is in.
  var prompt: String? {
    guard let node = self[.prompt] else { return nil }
    return node.scalarText ?? node["text"]?.string
  }

  private func isEmpty(_ node: JSONNode) -> Bool {
    switch node.kind {
    case .null: true
    case .string: isBlank(node.string ?? "")
    case .array: node.elements.first(where: { _ in true }) == nil
    case .object: node.members.first(where: { _ in true }) == nil
    case .number, .boolean: false
    }
  }

  /// Adds an option; blank ones are columns of a table that this question does not use.
  private mutating func addOption(_ node: JSONNode, _ label: String) {
    guard let text = node.scalarText, !isBlank(text) else { return }
    flatOptions.append(LooseOption(text, label: label))
  }
}
