/// Makes documents out of the pieces that XML has, and breaks them in places.
struct XMLGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64.
  private mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }

  private mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(1, bound))) }

  private mutating func pick(_ texts: [String]) -> String { texts[below(texts.count)] }

  /// A well-formed document.
  mutating func document() -> String {
    let head = pick([
      "", "", "<?xml version=\"1.0\"?>", "<?xml version='1.0' encoding='UTF-8'?>\r\n",
    ])
    return head + miscellaneous() + element(depth: 0) + miscellaneous()
  }

  private mutating func miscellaneous() -> String {
    pick(["", "", "\n", " \t\r\n", "<!-- a - b -->", "<?target data ?>", "<!---->\n<?t?>"])
  }

  private mutating func element(depth: Int) -> String {
    let name = pick(["a", "b", "text", "ns:c", "_x-1.2", "é", "가나"])
    var tag = "<" + name
    for attribute in ["k", "long-name", "ü"] where below(3) == 0 {
      let quote = pick(["\"", "'"])
      tag += pick([" ", "\n", "  "]) + attribute + pick(["=", " = "]) + quote
      for _ in 0..<below(4) {
        tag += pick(["x", " ", "\n", "\r\n", "\t", "&amp;", "&#10;", ">", "😀", "]]>"])
      }
      tag += quote
    }
    tag += pick(["", " ", "\n"])
    if below(4) == 0 { return tag + "/>" }
    tag += ">"
    for _ in 0..<below(5) { tag += content(depth: depth) }
    return tag + "</" + name + pick(["", " "]) + ">"
  }

  private mutating func content(depth: Int) -> String {
    switch below(depth > 5 ? 4 : 7) {
    case 0: return pick(["text", "\r\n", "\r", " ", "]]", "]>", "가", "😀", "a\tb\n"])
    case 1:
      return pick(["&lt;", "&gt;", "&amp;", "&quot;", "&apos;", "&#65;", "&#x1F600;", "&#13;"])
    case 2:
      return pick([
        "<![CDATA[]]>", "<![CDATA[<b>&amp;]] >]]>", "<![CDATA[\r\n]]]>", "<![CDATA[x]]>",
      ])
    case 3: return pick(["<!-- c -->", "<?p?>", "<?p a ? b?>", "<!-- <a> & -->"])
    default: return element(depth: depth + 1)
    }
  }

  /// The same document with one or two characters taken out, put in or doubled.
  ///
  /// The declaration is left alone: expat takes versions and encodings by rules of its own.
  mutating func mutated(_ document: String) -> String {
    var scalars = Array(document.unicodeScalars)
    let first = document.hasPrefix("<?xml ") ? (scalars.firstIndex(of: ">") ?? 0) + 1 : 0
    for _ in 0...below(2) {
      let at = first + below(scalars.count - first)
      switch below(4) {
      case 0 where scalars.count > first + 1: scalars.remove(at: at)
      case 1:
        let piece = pick([
          "<", ">", "&", "\"", "'", "/", "=", "]", "]]>", "--", "!", "?", "\u{1}", "&#x0;", "&b;",
          "x",
          " ", "-", "<a>", "</a>", "\u{FFFE}", "&#xFFFF;", "<?xml?>", "<![CDATA[", ";", "#",
          "\u{7F}",
        ])
        scalars.insert(contentsOf: piece.unicodeScalars, at: at)
      case 2: scalars.insert(scalars[at], at: at)
      default: scalars.swapAt(at, first + below(scalars.count - first))
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
