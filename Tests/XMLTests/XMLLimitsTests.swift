import Testing
import XML

/// Texts that cost a careless reader minutes or the stack.
struct XMLLimitsTests {
  @Test(arguments: [
    "<", ">", "&", "\"", "'", "]", "]]>", "<a>", "<a/>", "<a ", "a='' ", "<!--", "-", "<![CDATA[",
    "<?", "&#", "&#x0", "&amp;", "<!DOCTYPE a [<!ENTITY b \"b\">", "</a>", "\r", "é", "\u{1}",
  ])
  func `100 kB of one piece are read or refused at once`(_ piece: String) {
    let repeated = String(repeating: piece, count: 100_000 / piece.utf8.count)
    let clock = ContinuousClock()
    for (head, tail) in [
      ("", ""), ("<r>", "</r>"), ("<r a='", "'/>"), ("<r ", "/>"), ("<!--", "--><r/>"),
    ] {
      let time = clock.measure {
        guard let document = try? XMLDocument(Array((head + repeated + tail).utf8)) else { return }
        #expect(document.root.name == "r")
        #expect(document.root.allText.utf8.count <= repeated.utf8.count)
      }
      #expect(time < .seconds(5))
    }
  }

  @Test func `a bomb of entities and a file behind an entity are refused before they begin`() {
    let bomb =
      "<?xml version=\"1.0\"?><!DOCTYPE lolz [<!ENTITY a \"x\"><!ENTITY b \"&a;&a;\">]><r>&b;</r>"
    let file = "<!DOCTYPE r [<!ENTITY f SYSTEM \"file:///etc/passwd\">]><r>&f;</r>"
    for (text, column) in [(bomb, 22), (file, 1)] {
      let position = XMLPosition(line: 1, column: column)
      #expect(throws: XMLError(.documentType, offset: column - 1, position: position)) {
        try XMLDocument(Array(text.utf8))
      }
    }
    #expect(
      throws: XMLError(.unknownEntity("f"), offset: 3, position: XMLPosition(line: 1, column: 4))
    ) {
      try XMLDocument(Array("<r>&f;</r>".utf8))
    }
  }

  @Test func `a tag may have very many attributes, and one that is there twice is found`() throws {
    let many = (0..<20_000).map { "a\($0)='\($0)'" }.joined(separator: " ")
    let root = try XMLDocument(Array("<r \(many)/>".utf8)).root
    #expect(root.attributes.count == 20_000 && root.attribute("a19999") == "19999")
    let position = XMLPosition(line: 1, column: 1)
    #expect(throws: XMLError(.repeatedAttribute("a7"), offset: 0, position: position)) {
      try XMLDocument(Array("<r \(many) a7=''/>".utf8))
    }
  }
}
