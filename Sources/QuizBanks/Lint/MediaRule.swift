import JSON
import QuizFormats

extension LintedQuestion {
  /// Media of the question and of its choices whose path a bank may not have, or that are not there.
  ///
  /// `exists` says whether a file lies under a path relative to the bank's folder.
  func mediaFindings(exists: ((String) -> Bool)?) -> [LintFinding] {
    var places = media(of: node, [])
    for (choice, path) in elements(of: node, "choices", []) { places += media(of: choice, path) }
    return places.compactMap { medium, path in
      guard let source = medium["src"], let written = source.string,
        let fault = pathFault(of: written, exists: exists)
      else { return nil }
      return LintFinding(
        .mediaPath, .media(excerpt(of: written), fault), at: source, path + [.key("src")],
        severity: fault == .missing ? .warning : .error)
    }
  }
}

private func pathFault(of path: String, exists: ((String) -> Bool)?) -> LintProblem.Path? {
  if path.utf8.contains(UInt8(ascii: "\\")) { return .backslash }
  if path.hasPrefix("/") || path.hasPrefix("~") { return .absolute }
  let scheme = path.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  if !scheme.isEmpty, path.dropFirst(scheme.count).first == ":" {
    let name = scheme.lowercased()
    // A single letter is a drive.
    return name == "https" ? nil : name.count == 1 ? .absolute : .scheme(excerpt(of: name))
  }
  if path.split(separator: "/").contains("..") { return .above }
  return exists?(path) == false ? .missing : nil
}
