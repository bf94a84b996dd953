extension JSONNode {
  /// The members of this object whose key an earlier member has too, in the order written.
  ///
  /// Keys are compared by their decoded UTF-8 bytes; objects inside are not looked into.
  package func repeatedKeys() -> [JSONMember] {
    guard kind == .object, count > 1 else { return [] }
    return count <= 16 ? repeatedKeysByPairs() : repeatedKeysBySet()
  }

  /// Every pair: faster than hashing for the few keys that objects mostly have.
  private func repeatedKeysByPairs() -> [JSONMember] {
    var earlier: [ArraySlice<UInt8>] = []
    earlier.reserveCapacity(count)
    return members.filter { member in
      let key = tape.utf8(member.index)
      defer { earlier.append(key) }
      return earlier.contains { $0.count == key.count && $0.elementsEqual(key) }
    }
  }

  private func repeatedKeysBySet() -> [JSONMember] {
    var earlier: Set<ArraySlice<UInt8>> = []
    return members.filter { !earlier.insert(tape.utf8($0.index)).inserted }
  }
}
