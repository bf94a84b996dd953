import QuizBanks
import QuizFormats

/// A file of which nothing could be brought in, and why.
struct ImportFailure: Error, Equatable {
  /// The path as it was given; `-` is standard input.
  let path: String
  let trouble: ImportTrouble
}

/// Why nothing of a file could be brought in, as a sentence.
struct ImportFailureSentence {
  let words: Words

  /// The sentence: which file, what is wrong, what to do next.
  func text(_ failure: ImportFailure) -> String {
    let path = failure.path == "-" ? words.profile.pipe : failure.path
    return words.bankImport.refused(path, reason(failure.trouble))
  }

  private func reason(_ trouble: ImportTrouble) -> String {
    let imports = words.bankImport
    switch trouble {
    case .tooLarge(let count, let limit): return imports.tooLarge(count, limit)
    case .bankTooLarge(let limit): return imports.bankTooLarge(limit)
    case .source(.unknownEncoding(let offset)): return imports.unknownEncoding(offset)
    case .source(.notEncoded(let encoding, let offset)):
      return imports.notEncoded(encoding.rawValue, offset)
    case .refused(let kind): return imports.refusedKind(kind)
    case .unknownFormat:
      return imports.unknownFormat(Format.allCases.map(\.rawValue).joined(separator: ", "))
    case .nothingLeft: return imports.problem(.common(.nothingToImport))
    case .findings(let findings):
      let sentence = findings.first.map(FindingSentence(words: words.findings).placedText) ?? ""
      return sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    case .refusal(let refusal):
      let line = refusal.line.map { imports.line($0) + ": " } ?? ""
      return line + imports.problem(refusal.problem)
    }
  }
}
