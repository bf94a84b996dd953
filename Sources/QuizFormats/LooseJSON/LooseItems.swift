import JSON

/// The items of home-made JSON, wherever in it they stand.
struct LooseItems {
  /// One item: an object, or an answer whose question is its key.
  struct Item {
    let node: JSONNode
    /// The prompt, where the item is a member of a map of questions to answers.
    var prompt: String?
    /// What the list is called that it stands in, where there are several.
    var topic: String?
  }

  /// In the order of the file.
  private(set) var items: [Item] = []
  /// Lists of objects beside questions, none of which is a question.
  private(set) var leftOut: [JSONMember] = []
  private let keys: LooseKeys
  /// Deeper than banks are nested; what is below is not looked at.
  private static let deepest = 8

  /// Whether there was a list or a map at all, if only an empty one.
  private var hasList = false

  /// Looks through a whole text; nil where nothing in it is a list or a map of questions.
  init?(_ root: JSONNode, _ keys: LooseKeys) {
    self.keys = keys
    collect(root, topic: nil, depth: 0)
    guard hasList || !items.isEmpty else { return nil }
  }

  private mutating func collect(_ node: JSONNode, topic: String?, depth: Int) {
    guard depth < Self.deepest else { return }
    switch node.kind {
    case .array: collectElements(of: node, topic: topic, depth: depth)
    case .object: collectMembers(of: node, topic: topic, depth: depth)
    default: break
    }
  }

  private mutating func collectElements(of list: JSONNode, topic: String?, depth: Int) {
    hasList = true
    for element in list.elements {
      if element.kind == .object, let inner = innerList(of: element) {
        let name = element["category"] ?? element["topic"] ?? element["title"] ?? element["name"]
        collectParts(
          of: element, inner, topic: visibleLine(name?.string) ?? topic, depth: depth &+ 1)
      } else {
        items.append(Item(node: element, topic: topic))
      }
    }
  }

  private mutating func collectMembers(of object: JSONNode, topic: String?, depth: Int) {
    if let inner = innerList(of: object) {
      return collectParts(of: object, inner, topic: topic, depth: depth &+ 1)
    }
    if isQuestion(object) { return items.append(Item(node: object, topic: topic)) }
    let members = Array(object.members)
    if members.allSatisfy({ $0.value.kind == .object && isQuestion($0.value) }) {
      items += members.map { Item(node: $0.value, topic: topic) }
    } else if members.contains(where: { isListOfObjects($0.value) }) {
      for member in members where isListOfObjects(member.value) {
        let name = visibleLine(member.key) ?? topic
        collectElements(of: member.value, topic: name, depth: depth &+ 1)
      }
    } else if members.count > 1, members.allSatisfy({ isAnswer($0.value) }) {
      // A lone member is rather the message of a service than a question.
      items += members.map { Item(node: $0.value, prompt: $0.key, topic: topic) }
    }
  }

  /// Reads the list of an object that is known best, and whatever beside it holds questions too.
  ///
  /// Lists of objects that hold none are named.
  private mutating func collectParts(
    of object: JSONNode, _ inner: JSONMember, topic: String?, depth: Int
  ) {
    for member in object.members {
      if member.value.range == inner.value.range {
        collect(member.value, topic: topic, depth: depth)
      } else if holdsQuestions(member.value, depth: depth) {
        let isNamed = keys[member.key]?.meaning != .items
        let name = isNamed ? visibleLine(member.key) : nil
        collect(member.value, topic: name ?? topic, depth: depth)
      } else if isListOfObjects(member.value) {
        leftOut.append(member)
      }
    }
  }

  /// Whether a question stands in a list, in an object of questions, or in a list within.
  private func holdsQuestions(_ node: JSONNode, depth: Int) -> Bool {
    guard depth < Self.deepest else { return false }
    switch node.kind {
    case .array:
      return node.firstElements.contains {
        $0.kind == .object && (isQuestion($0) || innerList(of: $0) != nil)
      }
    case .object:
      if let inner = innerList(of: node) { return holdsQuestions(inner.value, depth: depth &+ 1) }
      let members = Array(node.members)
      return !members.isEmpty
        && members.allSatisfy { $0.value.kind == .object && isQuestion($0.value) }
    default: return false
    }
  }

  /// The list under the key that is known best; nil where an object has none.
  ///
  /// A question may have such a key too, for remarks that are no objects.
  private func innerList(of object: JSONNode) -> JSONMember? {
    var best: (rank: Int, member: JSONMember)?
    for member in object.members where member.value.kind == .array || member.value.kind == .object {
      guard let entry = keys[member.key], entry.meaning == .items else { continue }
      if entry.rank < best?.rank ?? .max { best = (entry.rank, member) }
    }
    guard let member = best?.member else { return nil }
    return isListOfObjects(member.value) || !isQuestion(object) ? member : nil
  }

  /// Whether an object has a prompt and something to answer with.
  private func isQuestion(_ object: JSONNode) -> Bool {
    var (hasPrompt, hasAnswer) = (false, false)
    for member in object.members {
      switch keys[member.key]?.meaning {
      case .prompt: hasPrompt = hasPrompt || isText(member.value)
      case .options, .distractors, .answer: hasAnswer = true
      case nil: hasAnswer = hasAnswer || flatLabel(of: member.key) != nil
      default: break
      }
    }
    return hasPrompt && hasAnswer
  }

  private func isText(_ node: JSONNode) -> Bool {
    node.kind == .string || node.kind == .object && node["text"] != nil
  }

  private func isListOfObjects(_ node: JSONNode) -> Bool {
    node.kind == .array && node.firstElements.contains { $0.kind == .object }
  }

  /// Whether a value may be the answer to the question that is its key.
  private func isAnswer(_ node: JSONNode) -> Bool {
    switch node.kind {
    case .string, .number, .boolean: true
    case .array: node.firstElements.allSatisfy { $0.scalarText != nil }
    case .null, .object: false
    }
  }
}

/// The label of an option that has a key of its own in the item: `option_b` and `B` give `b`.
func flatLabel(of key: String) -> String? {
  if key.utf8.count == 1, let letter = key.utf8.first, 0x61...0x68 ~= letter | 0x20 {
    return key.lowercased()
  }
  guard 4...16 ~= key.utf8.count, let last = key.utf8.last,
    0x61...0x68 ~= last | 0x20 || 0x31...0x39 ~= last
  else { return nil }
  let name = key.lowercased()
  guard let start = flatNames.first(where: { name.hasPrefix($0) }) else { return nil }
  let label = name.dropFirst(start.count).drop { $0 == "_" || $0 == "-" || $0 == " " }
  guard label.utf8.count == 1, let byte = label.utf8.first,
    0x61...0x68 ~= byte || 0x31...0x39 ~= byte
  else { return nil }
  return String(label)
}

private let flatNames = ["option", "choice", "answer", "opt", "alternativa"]
