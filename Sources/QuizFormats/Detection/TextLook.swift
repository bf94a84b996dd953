/// Decides between the formats that are lines of text.
struct TextLook {
  private let text: SourceText
  private let ending: String
  private let lines: LineLook
  private let braces: BraceLook
  private let table: TableLook

  init(_ head: ArraySlice<UInt8>, fileName: String) {
    text = SourceText(String(decoding: head, as: UTF8.self))
    let name = fileName.lowercased()
    let dot = name.utf8.lastIndex(of: UInt8(ascii: "."))
    ending = dot.map { String(decoding: name.utf8[$0...].dropFirst(), as: UTF8.self) } ?? ""
    lines = LineLook(text)
    braces = BraceLook(text)
    table = TableLook(text)
  }

  /// What the text is; the first test that holds decides.
  var detection: Detection {
    if let format = named ?? certain ?? likely ?? guessed { return .format(format) }
    if lines.isText2QTI { return .refused(.text2qti) }
    return byEnding.map { .format($0) } ?? .unknown
  }

  /// What the ending of the name says, where lines of that format bear it out: texts in it may have
  /// lines of any other.
  private var named: Format? {
    switch ending {
    case "gift": lines.hasGIFTLine || braces.hasAnswers ? .gift : nil
    case "aiken": lines.isAiken ? .aiken : nil
    case "md", "markdown", "qd": lines.hasBoxes && !lines.isHashcards ? .markdown : nil
    default: nil
    }
  }

  /// What is told by lines that only one format has.
  private var certain: Format? {
    if lines.hasAnkiHeader || lines.hasOldTags && table.format != nil { return .anki }
    if lines.isMarkdownBank { return .markdown }
    if table.isKahoot { return .kahoot }
    if let format = table.headed { return format }
    if lines.isOpenTriviaQA { return .opentriviaqa }
    if lines.isAiken { return .aiken }
    if lines.isMarkdownCard { return .markdown }
    return nil
  }

  /// What is told by lines that others may have too, but not so many of them.
  private var likely: Format? {
    if lines.hasBoxes, !lines.hasGIFTLine { return .markdown }
    if lines.isHashcards, !lines.hasGIFTLine { return .hashcards }
    if lines.isNCVEC { return .ncvec }
    if lines.hasGIFTLine || braces.hasAnswers { return .gift }
    if braces.hasClozeGaps { return .cloze }
    return nil
  }

  /// What is told by the shape of most lines.
  private var guessed: Format? {
    if lines.isText2QTI { return nil }
    if lines.isLenientAiken { return .aiken }
    if table.isTabbed { return .tsv }
    if braces.isInMostBlocks || ending == "gift" && !braces.isEmpty { return .gift }
    if ending == "csv" || table.format == .csv { return .csv }
    if lines.hasHeadings, lines.hasNumbers, ["md", "markdown", "qd"].contains(ending) {
      return .markdown
    }
    if !braces.isEmpty { return .gift }
    return table.hasSeparatorOnce ? .quizlet : nil
  }

  private var byEnding: Format? {
    switch ending {
    case "gift": .gift
    case "aiken": .aiken
    case "csv": .csv
    case "tsv", "tab": .tsv
    case "json": .json
    case "md", "markdown": .markdown
    default: nil
    }
  }
}
