/// Reads decks of hashcards: `Q:` and `A:` make a card, `C:` a text with gaps.
///
/// A tag counts at the very start of a line only. A mistake costs the card it stands in; the next
/// tag begins anew.
package enum HashcardsReader {
  /// Reads the cards of a deck.
  package static func read(
    _ text: SourceText, _ options: ReadOptions
  ) throws(ImportRefusal) -> DraftBank {
    let front = try HashcardsFrontMatter(text)
    var deck = HashcardsDeck(title: front.name ?? options.fileStem.map { lineText($0) })
    for line in front.end..<max(front.end, text.lines.count) {
      deck.read(HashcardsLine(text.line(line)), at: line)
    }
    deck.finish()
    guard deck.bank.log.readCount > 0 else { throw ImportRefusal(.common(.nothingToImport)) }
    return deck.bank
  }
}

/// What a line of a deck begins.
enum HashcardsLine {
  case question(ArraySlice<UInt8>)
  case answer(ArraySlice<UInt8>)
  case cloze(ArraySlice<UInt8>)
  case separator
  case text(ArraySlice<UInt8>)

  init(_ line: ArraySlice<UInt8>) {
    let rest = line.dropFirst(2)
    if line.starts(with: "Q:".utf8) {
      self = .question(MarkdownBytes.trimmed(rest))
    } else if line.starts(with: "A:".utf8) {
      self = .answer(MarkdownBytes.trimmed(rest))
    } else if line.starts(with: "C:".utf8) {
      self = .cloze(MarkdownBytes.trimmed(rest))
    } else if MarkdownBytes.trimmed(line).elementsEqual("---".utf8) {
      self = .separator
    } else {
      self = .text(line)
    }
  }
}

/// The lines of TOML between two `---`, of which the name of the deck is read.
struct HashcardsFrontMatter {
  private(set) var name: String?
  /// The line after it.
  private(set) var end = 0

  init(_ text: SourceText) throws(ImportRefusal) {
    guard Self.isFence(text.line(0)) else { return }
    let close = (1..<max(1, text.lines.count)).first { Self.isFence(text.line($0)) }
    guard let close else {
      throw ImportRefusal(.hashcards(.openFrontMatter), line: 1)
    }
    end = close &+ 1
    for line in 1..<close where name == nil { name = Self.name(text.line(line)) }
  }

  private static func isFence(_ line: ArraySlice<UInt8>) -> Bool {
    MarkdownBytes.trimmed(line).elementsEqual("---".utf8)
  }

  /// The text of a line `name = "…"`.
  private static func name(_ line: ArraySlice<UInt8>) -> String? {
    let key = MarkdownBytes.trimmed(line)
    let rest = key.dropFirst(4).drop(while: MarkdownBytes.isBlank)
    guard key.starts(with: "name".utf8), rest.first == UInt8(ascii: "="),
      case .text(let text) = YAMLValue.read(rest.dropFirst(), SourceText(""), 0..<0)
    else { return nil }
    let name = lineText(text)
    return isBlank(name) ? nil : name
  }
}
