import Host

extension Files {
  /// Throws where a path is a link to nothing: writing there would make what it leads to, unasked.
  func refuseDanglingLink(_ path: String) throws {
    guard try status(path) == nil, let target = try linkTarget(path) else { return }
    throw Failure.danglingLink(path, target: target)
  }
}
