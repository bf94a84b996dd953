import JSON
import QuizFormats

extension LintedBank {
  /// What a bank does not say of itself, or says unclearly.
  ///
  /// What each question says for itself need not stand beside them.
  func headerFindings(_ questions: [JSONNode]) -> [LintFinding] {
    var findings: [LintFinding] = []
    func each(_ keys: String...) -> Bool {
      !questions.isEmpty && questions.allSatisfy { node in keys.contains { node[$0] != nil } }
    }
    if root["license"] == nil, !each("license") {
      findings.append(LintFinding(.license, .noLicense, at: root, severity: .info))
    }
    findings += licenseFindings(root)
    if root["language"] == nil, !each("language") {
      findings.append(LintFinding(.missingOrigin, .noLanguage, at: root))
    }
    if root["authors"] == nil, root["source"] == nil, !each("authors", "source") {
      findings.append(LintFinding(.missingOrigin, .noOrigin, at: root))
    }
    return findings
  }

  /// A licence of the bank or of a question that is unclear, or stricter than that of the bank.
  func licenseFindings(_ object: JSONNode) -> [LintFinding] {
    guard let node = object["license"], let written = node.string else { return [] }
    let problem: LintProblem
    if !isLicenseExpression(written) {
      problem = .unclearLicense(excerpt(of: written))
    } else if let license, isStricter(written, than: license) {
      problem = .stricterLicense(excerpt(of: written), bank: excerpt(of: license))
    } else {
      return []
    }
    return [LintFinding(.license, problem, at: node, [.key("license")], severity: .info)]
  }
}

/// Whether a text has the form of an SPDX expression, and its names are none that are often written
/// for another, such as GPL or CC-BY.
private func isLicenseExpression(_ text: String) -> Bool {
  let spaced = text.flatMap { $0 == "(" || $0 == ")" ? [" ", $0, " "] : [$0] }
  var isNameDue = true
  var depth = 0
  for word in String(spaced).split(separator: " ") {
    switch word {
    case "(" where isNameDue: depth += 1
    case ")" where !isNameDue && depth > 0: depth -= 1
    case "AND" where !isNameDue, "OR" where !isNameDue, "WITH" where !isNameDue: isNameDue = true
    case _ where isNameDue && isLicenseName(word): isNameDue = false
    default: return false
    }
  }
  return !isNameDue && depth == 0
}

private func isLicenseName(_ word: Substring) -> Bool {
  let name = word.hasSuffix("+") ? word.dropLast() : word
  guard !name.isEmpty, name.utf8.allSatisfy({ isLicenseByte($0) }) else { return false }
  if name.hasPrefix("LicenseRef-") || name.hasPrefix("DocumentRef-") { return true }
  let lower = name.lowercased()
  let isUnversioned = lower.hasPrefix("cc") && !lower.contains(".") && lower != "cc-pddc"
  return !isUnversioned && !lower.hasSuffix("domain") && !commonMistakes.contains(lower)
}

private func isLicenseByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
  case UInt8(ascii: "0")...UInt8(ascii: "9"): true
  default: byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":")
  }
}

private let commonMistakes: Set<String> = [
  "apache", "bsd", "gpl", "gplv2", "gplv3", "lgpl", "agpl", "none", "open", "proprietary",
  "unknown", "free",
]

/// Whether a licence asks for something that the bank's does not: naming, sharing alike, no trade.
private func isStricter(_ license: String, than bank: String) -> Bool {
  guard let demands = demands(of: license), let allowed = demandsGiven(by: bank) else {
    return false
  }
  return !demands.isSubset(of: allowed)
}

/// What a Creative Commons licence asks for, `by`, `sa`, `nc`, `nd`; nil for any other.
private func demands(of license: String) -> Set<String>? {
  let parts = license.lowercased().split(separator: "-").map(String.init)
  guard parts.first == "cc", parts.count > 2 else { return nil }
  return Set(parts.filter { ["by", "sa", "nc", "nd"].contains($0) })
}

private func demandsGiven(by license: String) -> Set<String>? {
  ["cc0-1.0", "unlicense", "pddl-1.0", "0bsd"].contains(license.lowercased())
    ? [] : demands(of: license)
}
