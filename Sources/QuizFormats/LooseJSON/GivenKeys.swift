import JSON

/// The names of keys that a player gives, held against those that a file has.
struct GivenKeys {
  private let names: [String]
  /// The most names of a file that are kept to choose from.
  private static let most = 100

  /// Takes the names by what they mean.
  init(_ keys: [String: String]) { names = keys.values.sorted() }

  /// A problem for each name that no key of a file has.
  func missing(in root: JSONNode) -> [JSONReplyProblem] {
    guard !names.isEmpty else { return [] }
    var search = Search(wanted: Set(names.map(LooseKeys.folded)))
    search.look(into: root)
    return names.filter { search.wanted.contains(LooseKeys.folded($0)) }.map {
      .noSuchKey($0, names: search.found.map { excerpt(of: $0) })
    }
  }

  /// A walk that ends once all names are found.
  private struct Search {
    /// What was not found yet.
    var wanted: Set<String>
    /// The first names of the file, each once.
    private(set) var found: [String] = []
    private var known: Set<String> = []

    init(wanted: Set<String>) { self.wanted = wanted }

    mutating func look(into node: JSONNode) {
      switch node.kind {
      case .array:
        for element in node.elements {
          if wanted.isEmpty { return }
          look(into: element)
        }
      case .object:
        for member in node.members {
          if wanted.isEmpty { return }
          wanted.remove(LooseKeys.folded(member.key))
          if found.count < GivenKeys.most, known.insert(member.key).inserted {
            found.append(member.key)
          }
          look(into: member.value)
        }
      default: break
      }
    }
  }
}
