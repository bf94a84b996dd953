import JSON
import QuizFormats

extension LintedText {
  /// A tag or a character reference of HTML in a text; the first of them.
  ///
  /// Code in backticks is passed over, and so is every text that speaks of HTML or XML.
  func markupFindings(in bank: LintedBank) -> [LintFinding] {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }),
      !bank.isAboutMarkup, !speaksOfMarkup(text)
    else { return [] }
    let prose = withoutCode(text)
    let problem = reference(in: prose).map { LintProblem.reference($0) } ?? tag(in: prose)
    return problem.map { [LintFinding(.markup, $0, at: node, path)] } ?? []
  }

  /// The first reference that HTML knows, such as `&quot;`.
  private func reference(in prose: String) -> String? {
    let bytes = Array(prose.utf8)
    for start in bytes.indices where bytes[start] == UInt8(ascii: "&") {
      let rest = bytes[start...].prefix(12)
      guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { continue }
      let reference = String(decoding: bytes[start...end], as: UTF8.self)
      if decodingEntities(reference) != reference { return reference }
    }
    return nil
  }

  /// The first tag that can hardly be anything else: `<br>`, `</b>`, `<p class="x">`.
  private func tag(in prose: String) -> LintProblem? {
    let bytes = Array(prose.utf8)
    for start in bytes.indices where bytes[start] == UInt8(ascii: "<") {
      let rest = bytes[(start + 1)...].prefix(200)
      guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { continue }
      let body = String(decoding: bytes[(start + 1)..<end], as: UTF8.self).lowercased()
      let isClosing = body.hasPrefix("/")
      let name = String(body.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber })
      // A lone letter may stand for a type, as in `Box<a>`, unless it is closed.
      let isTag = isClosing ? closedTags.contains(name) : openTags.contains(name)
      let rim = body.drop { $0 == "/" }.dropFirst(name.count).first
      if isTag, rim == nil || rim == " " || rim == "/" {
        return .tag(excerpt(of: "<\(body)>"))
      }
    }
    return nil
  }
}

/// Whether a text has HTML or XML among its words.
func speaksOfMarkup(_ text: String) -> Bool {
  let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
  return words.contains { word in
    ["html", "html5", "xhtml", "xml", "svg", "css", "markup"].contains(word)
  }
}

private let openTags: Set<String> = [
  "br", "div", "em", "font", "h1", "h2", "h3", "hr", "img", "li", "ol", "p", "pre", "span",
  "strong", "sub", "sup", "table", "tbody", "td", "th", "tr", "ul",
]
private let closedTags = openTags.union(["a", "b", "code", "i", "small", "u"])
