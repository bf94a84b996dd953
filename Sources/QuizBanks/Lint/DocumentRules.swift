import JSON

/// How deep values may be nested before a check tells of it.
private let depthLimit = 32

/// What is odd about the text of a bank, apart from what it says.
func documentFindings(_ document: JSONDocument) -> [LintFinding] {
  var findings: [LintFinding] = []
  if document.hasByteOrderMark {
    findings.append(LintFinding(.byteOrderMark, .byteOrderMark, at: 0))
  }
  if let offset = tooDeepOffset(document.bytes) {
    findings.append(LintFinding(.hardLimit, .deepNesting(limit: depthLimit), at: offset))
  }
  return findings
}

/// Where the first value is nested too deep, in a text that is JSON.
private func tooDeepOffset(_ bytes: [UInt8]) -> Int? {
  var depth = 0
  var isInString = false
  var isEscaped = false
  for (offset, byte) in bytes.enumerated() {
    if isInString {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString = false
      }
      continue
    }
    switch byte {
    case UInt8(ascii: "\""): isInString = true
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      depth += 1
      if depth > depthLimit { return offset }
    case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
    default: break
    }
  }
  return nil
}
