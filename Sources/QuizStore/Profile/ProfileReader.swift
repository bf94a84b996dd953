import JSON
import QuizCore

extension ProfileDocument {
  /// Reads a document whole, strictly: what is imported is checked before anything is changed.
  package init(_ bytes: [UInt8]) throws(ProfileProblem) {
    guard bytes.count <= Self.sizeLimit else { throw .tooLarge(limit: Self.sizeLimit) }
    self = try ProfileReader(bytes).profile()
  }
}

/// Reads the members of a profile.
private struct ProfileReader {
  private let document: JSONDocument

  init(_ bytes: [UInt8]) throws(ProfileProblem) {
    do {
      document = try JSONDocument(bytes)
    } catch {
      throw .notJSON(error)
    }
  }

  func profile() throws(ProfileProblem) -> ProfileDocument {
    let root = document.root
    guard root.text("format") == ProfileDocument.format else { throw .otherFormat }
    let version = try member("formatVersion", of: root)
    guard let number = version.number?.integer, number > 0 else {
      throw malformed("formatVersion", at: version)
    }
    guard number <= ProfileDocument.formatVersion else {
      throw .newerFormat(version: number, known: ProfileDocument.formatVersion)
    }
    if let (key, offset) = repeatedKey(in: root) { throw .repeatedKey(key, position(offset)) }
    let exported = try member("exportedAt", of: root)
    guard let instant = exported.string.flatMap({ Instant($0) }) else {
      throw malformed("exportedAt", at: exported)
    }
    let state = try member("state", of: root)
    guard let player = Player(state) else { throw malformed("state", at: state) }
    return ProfileDocument(instant: instant, player: player, journals: try journals(root))
  }

  private func journals(_ root: JSONNode) throws(ProfileProblem) -> [DeviceName: [UInt8]] {
    let node = try member("journals", of: root)
    guard node.kind == .object else { throw malformed("journals", at: node) }
    var journals: [DeviceName: [UInt8]] = [:]
    for member in node.members {
      let device = DeviceName(member.key)
      guard device.canNameJournal else {
        throw .badDevice(member.key, position(member.keyRange.lowerBound))
      }
      journals[device] = try content(of: member.value, "journals." + member.key)
    }
    return journals
  }

  /// The bytes that the lines of a journal make.
  private func content(of node: JSONNode, _ path: String) throws(ProfileProblem) -> [UInt8] {
    guard node.kind == .array else { throw malformed(path, at: node) }
    var content: [UInt8] = []
    content.reserveCapacity(node.range.count)
    var isTorn = false
    for (index, element) in node.elements.enumerated() {
      guard !isTorn, let line = ProfileLine(element) else {
        throw malformed("\(path)[\(index)]", at: element)
      }
      content += line.bytes
      isTorn = line.isTorn
      if !isTorn { content.append(newline) }
    }
    return content
  }

  private func member(_ key: String, of node: JSONNode) throws(ProfileProblem) -> JSONNode {
    guard let member = node[key] else { throw malformed(key, at: node) }
    return member
  }

  private func malformed(_ path: String, at node: JSONNode) -> ProfileProblem {
    .malformed(path, position(node.range.lowerBound))
  }

  private func position(_ offset: Int) -> JSONPosition { document.positions(of: [offset])[0] }

  /// The first key that an object names again, at whatever depth, and where.
  private func repeatedKey(in node: JSONNode) -> (key: String, offset: Int)? {
    if node.kind == .array {
      for element in node.elements where element.kind == .object || element.kind == .array {
        if let found = repeatedKey(in: element) { return found }
      }
    }
    var seen: Set<DeviceName> = []
    for member in node.members {
      // Keys are told apart as names of devices are, by their bytes.
      guard seen.insert(DeviceName(member.key)).inserted else {
        return (member.key, member.keyRange.lowerBound)
      }
      if let found = repeatedKey(in: member.value) { return found }
    }
    return nil
  }
}
