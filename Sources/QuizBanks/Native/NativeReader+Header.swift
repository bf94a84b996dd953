import JSON
import QuizCore
import QuizFormats

/// What a bank says of itself, apart from its questions.
struct BankHeader: Sendable, Equatable {
  let id: String
  let title: String
  let language: String?
  let description: String?
  let textFormat: TextFormat
}

extension NativeReader {
  /// Reads what stands beside the questions and notes where those are; nil for no bank.
  mutating func header(of root: JSONNode) -> BankHeader? {
    guard isNative(root) else { return nil }
    let fields = fields(of: root, allowed: .bank)
    let id = identifier(in: fields, effect: .refused)
    let title = bankTitle(in: fields)
    guard let id, let title else { return nil }
    let language = language(in: fields)
    let description = remark(.description, in: fields)
    let textFormat = word(.textFormat, in: fields, as: TextFormat.self) ?? .plain
    readDefaults(in: fields)
    if let list = required(.questions, in: fields), isKind(.array, list, .questions) {
      questionRanges = list.elements.map(\.range)
    }
    questionsOffset = (fields[.questions] ?? root).range.lowerBound
    return BankHeader(
      id: id, title: title, language: language, description: description, textFormat: textFormat)
  }

  /// Whether the text says that it is a bank of a version that can be read.
  private mutating func isNative(_ root: JSONNode) -> Bool {
    let start = root.range.lowerBound
    guard let format = root[Key.format.name] else {
      log.report(.unknownFormat, .noFormat, at: start, effect: .refused)
      return false
    }
    guard format.string?.streamSafe == "quizbank" else {
      log.report(
        .unknownFormat, .otherFormat(shown(format)), at: format.range.lowerBound,
        key: .format, effect: .refused)
      return false
    }
    let version = root[Key.formatVersion.name]
    guard version?.number?.integer == Self.supportedVersion else {
      log.report(
        .unknownFormat,
        .otherVersion(version.map { shown($0) }, supported: Self.supportedVersion),
        at: version?.range.lowerBound ?? start, key: version == nil ? nil : .formatVersion,
        effect: .refused)
      return false
    }
    return true
  }

  private mutating func bankTitle(in fields: Fields) -> String? {
    guard let node = required(.title, in: fields, effect: .refused),
      let title = text(node, .title, isLine: true, effect: .refused)
    else { return nil }
    guard isBlank(title) else { return title }
    log.report(.blankText, .blank, at: node.range.lowerBound, key: .title, effect: .refused)
    return nil
  }

  private mutating func language(in fields: Fields) -> String? {
    guard let node = fields[.language], let tag = text(node, .language) else { return nil }
    if isLanguageTag(tag) { return tag }
    log.report(
      .wrongValue, .malformedLanguage(excerpt(of: tag)), at: node.range.lowerBound, key: .language)
    return nil
  }
}
