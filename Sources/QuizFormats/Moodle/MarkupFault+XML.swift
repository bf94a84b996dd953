import XML

extension MarkupFault {
  /// Tells a reader's problem in the terms of a report.
  init(_ problem: XMLError.Problem) {
    self =
      switch problem {
      case .noRoot: .noElement
      case .unexpectedEnd: .cutOff
      case .unclosedElement(let name): .unclosed(excerpt(of: name))
      case .mismatchedTag(let expected, let found):
        .mismatched(expected: excerpt(of: expected), found: excerpt(of: found))
      case .textOutsideRoot: .textOutside
      case .documentType: .documentType
      case .malformedMarkup, .malformedDeclaration, .hyphensInComment, .sectionEndInText,
        .lessThanInAttribute:
        .malformed
      case .repeatedAttribute(let name): .repeatedAttribute(excerpt(of: name))
      case .malformedReference: .loneAmpersand
      case .unknownEntity(let name): .unknownEntity(excerpt(of: name))
      case .invalidCharacter, .invalidUTF8: .invalidCharacter
      case .tooDeep(let limit): .tooDeep(limit: limit)
      case .tooLarge(let limit): .tooLarge(limit: limit)
      }
  }
}
