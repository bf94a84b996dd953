/// Light Markdown as a person writes it into a question: paragraphs, lists, headings, code and
/// emphasis; everything else stays as it is written.
///
/// Paragraph lines stay apart, since a bank's line end means one. A backslash before a sign takes it
/// literally. Nothing that is cut off or unbalanced is an error: its signs are shown then.
package struct Markdown: Sendable {
  private let blocks: [Block]

  private enum Block: Sendable, Equatable {
    case blank
    case line(String)
    case heading(String)
    /// The spaces before the sign, the sign as shown, and the text.
    case item(indent: Int, sign: String, String)
    case code([String])
  }

  /// Reads a text; line ends may be any.
  package init(_ text: String) {
    var reader = BlockReader()
    for line in cleaned(text, keepingNewlines: true).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      reader.take(String(line))
    }
    blocks = reader.finished()
  }

  /// The text laid out in lines of at most `width` cells.
  ///
  /// Plain text is shown in the role; where code can't be told by its colour, it keeps its
  /// backquotes.
  package func lines(width: Int, _ role: Role = .plain, for surface: Surface) -> [Text] {
    let marksCode = surface.colors == .none
    return blocks.flatMap { block -> [Text] in
      switch block {
      case .blank: return [Text()]
      case .line(let text):
        return wrap(Inline(text, role, marksCode: marksCode).text, width: width)
      case .heading(let text):
        return wrap(Inline(text, .strong, marksCode: marksCode).text, width: width)
      case .item(let indent, let sign, let text):
        let shown = sign == "-" ? surface.sign("•", or: "-") : sign
        return wrap(
          Inline(text, role, marksCode: marksCode).text, width: width,
          after: Text(String(repeating: " ", count: min(indent, 8)) + shown + " "))
      case .code(let lines):
        return lines.flatMap { wrapCode($0, width: width) }
      }
    }
  }

  /// The first line in which something stands, without its marks but backquotes; nil where none is.
  package var firstLine: String? {
    lines(width: 10_000, for: Surface()).map(\.plain).first { $0.contains { !$0.isWhitespace } }
      .map { String($0.drop { $0 == " " }) }
  }

  /// A line of code keeps its spaces; one that is too long goes on below, further in.
  private func wrapCode(_ line: String, width: Int) -> [Text] {
    let indent = line.prefix { $0 == " " }.count
    return wrap(
      Text(line, .accent), width: width, first: "  ", rest: .spaces(min(indent, 8) + 4))
  }

  /// Sorts lines into blocks.
  private struct BlockReader {
    private var blocks: [Block] = []
    private var code: [String]?
    private var fence = ""

    mutating func take(_ line: String) {
      let bare = line.drop { $0 == " " }
      if let lines = code {
        if bare.hasPrefix(fence), bare.allSatisfy({ $0 == "`" || $0 == "~" || $0 == " " }) {
          blocks.append(.code(lines))
          code = nil
        } else {
          code = lines + [line]
        }
      } else if bare.hasPrefix("```") || bare.hasPrefix("~~~") {
        fence = String(bare.prefix(3))
        code = []
      } else {
        blocks.append(Self.block(line))
      }
    }

    func finished() -> [Block] { blocks + (code.map { [.code($0)] } ?? []) }

    private static func block(_ line: String) -> Block {
      let bare = line.drop { $0 == " " }
      let indent = line.count - bare.count
      if bare.isEmpty { return .blank }
      let hashes = bare.prefix { $0 == "#" }.count
      if (1...6).contains(hashes), bare.dropFirst(hashes).first == " " {
        return .heading(String(bare.dropFirst(hashes + 1)))
      }
      if let sign = bare.first, "-*+".contains(sign), bare.dropFirst().first == " " {
        return .item(indent: indent, sign: "-", String(bare.dropFirst(2)))
      }
      let digits = bare.prefix { $0.isASCII && $0.isNumber }
      if (1...3).contains(digits.count), let dot = bare.dropFirst(digits.count).first,
        ".)".contains(dot), bare.dropFirst(digits.count + 1).first == " "
      {
        return .item(
          indent: indent, sign: digits + String(dot), String(bare.dropFirst(digits.count + 2)))
      }
      return .line(line)
    }
  }
}

/// The emphasis and code within a line.
private struct Inline {
  private(set) var text = Text()
  private let characters: [Character]
  private let role: Role
  private let marksCode: Bool
  private var pending = ""

  init(_ source: String, _ role: Role, marksCode: Bool) {
    characters = Array(source)
    self.role = role
    self.marksCode = marksCode
    var index = 0
    while index < characters.count { index = step(at: index) }
    flush()
  }

  private mutating func flush() {
    text += Text(pending, role)
    pending = ""
  }

  /// Takes what stands at an index; returns the index after it.
  private mutating func step(at index: Int) -> Int {
    switch characters[index] {
    case "\\":
      guard let next = character(at: index + 1), "\\`*_{}[]()#+-.!~>|".contains(next) else { break }
      pending.append(next)
      return index + 2
    case "`":
      let count = runLength(at: index)
      guard let end = closingRun(of: count, after: index + count) else { break }
      flush()
      let inner = String(characters[(index + count)..<end])
      text += Text(marksCode ? "`\(inner)`" : inner, .accent)
      return end + count
    case "*", "_":
      let count = min(2, runLength(at: index))
      guard let end = closing(characters[index], count, after: index) else { break }
      flush()
      text += Text(String(characters[(index + count)..<end]), .strong)
      return end + count
    default: break
    }
    pending.append(characters[index])
    return index + 1
  }

  private func character(at index: Int) -> Character? {
    characters.indices.contains(index) ? characters[index] : nil
  }

  private func runLength(at index: Int) -> Int {
    characters[index...].prefix { $0 == characters[index] }.count
  }

  /// The start of a run of just so many backquotes.
  private func closingRun(of count: Int, after start: Int) -> Int? {
    var index = start
    while index < characters.count {
      guard characters[index] == "`" else {
        index += 1
        continue
      }
      let length = runLength(at: index)
      if length == count { return index }
      index += length
    }
    return nil
  }

  /// Where an emphasis of so many signs ends; nil where the signs are none, as in `2 * 3` or
  /// `snake_case`.
  private func closing(_ sign: Character, _ count: Int, after start: Int) -> Int? {
    guard let first = character(at: start + count), !first.isWhitespace, first != sign else {
      return nil
    }
    if sign == "_", let before = character(at: start - 1), before.isLetter || before.isNumber {
      return nil
    }
    var index = start + count + 1
    while index + count <= characters.count {
      let isEnd =
        characters[index..<(index + count)].allSatisfy { $0 == sign }
        && !characters[index - 1].isWhitespace && characters[index - 1] != "\\"
      let after = character(at: index + count)
      let isInWord = sign == "_" && (after.map { $0.isLetter || $0.isNumber } ?? false)
      if isEnd, !isInWord, after != sign { return index }
      index += 1
    }
    return nil
  }
}
