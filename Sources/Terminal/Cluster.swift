/// One grapheme cluster of a text with its role and cells; layout never cuts inside one.
struct Cluster {
  let character: Character
  let role: Role
  let width: Int

  init(_ character: Character, _ role: Role) {
    self.character = character
    self.role = role
    width = CellWidth.of(character)
  }
}

extension Text {
  /// The clusters in order; one that spans several runs has the role of its first code point.
  var clusters: [Cluster] {
    var result: [Cluster] = []
    var run = 0
    var runEnd = runs.first?.string.utf8.count ?? 0
    var offset = 0
    for character in plain {
      while offset >= runEnd && run + 1 < runs.count {
        run += 1
        runEnd += runs[run].string.utf8.count
      }
      result.append(Cluster(character, runs[run].role))
      offset += character.utf8.count
    }
    return result
  }

  init(_ clusters: some Sequence<Cluster>) {
    self.init()
    var pending = ""
    var role = Role.plain
    for cluster in clusters {
      if cluster.role != role {
        append(pending, role)
        pending = ""
        role = cluster.role
      }
      pending.append(cluster.character)
    }
    append(pending, role)
  }
}

extension Collection<Cluster> {
  /// The cells of all together.
  var width: Int { reduce(0) { $0 + $1.width } }
}
