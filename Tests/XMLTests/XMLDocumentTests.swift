import Testing
import XML

struct XMLDocumentTests {
  @Test(arguments: [
    ("<a/>", "a()"),
    ("<?xml version=\"1.0\" encoding='UTF-8' standalone=\"no\" ?>\n<a></a >\n", "a()"),
    ("\u{FEFF}<a>x</a>", "a(x)"),
    ("<!-- c --><?p q?><a>1<!-- - -->2<?p?>3</a><!----><?z ?>", "a(1 2 3)"),
    ("<a>&lt;&gt;&amp;&quot;&apos;&#65;&#x1F600;</a>", "a(<>&\"'A😀)"),
    ("<a><![CDATA[<b>&amp;]]]]><![CDATA[></b>]]></a>", "a(<b>&amp;]] ></b>)"),
    ("<a><![CDATA[]]></a>", "a()"), ("<a>\r\n\r\t\n&#13;</a>", "a(\n\n\t\n\r)"),
    ("<a><![CDATA[\r\n\rx\n&#13;]]></a>", "a(\n\nx\n&#13;)"),
    ("<a x='1' y = \"a&quot;'b\" z='\n\t\r\n&#10;'/>", "a[x=1 y=a\"'b z=   \n]()"),
    ("<가 é:b-1.·='ü'>나</가>", "가[é:b-1.·=ü](나)"), ("<a>]] ]> ></a>", "a(]] ]> >)"),
    ("<a><b><c/></b>x<b/></a>", "a(b(c()) x b())"),
    ("<a >\u{7F}\u{85}\u{FFFD}</a>", "a(\u{7F}\u{85}\u{FFFD})"),
    ("<a\n\tb='>'\n/>", "a[b=>]()"), ("<xml/>", "xml()"),
  ])
  func `a well-formed document is read into elements, attributes and text`(
    _ text: String, _ expected: String
  ) throws {
    #expect(spelled(try XMLDocument(Array(text.utf8)).root) == expected)
  }

  @Test(
    arguments: [
      ("", .noRoot, 1, 1), (" \n<!-- x -->", .noRoot, 2, 11), ("a", .textOutsideRoot, 1, 1),
      ("<a/>b", .textOutsideRoot, 1, 5), ("<a/>\n<b/>", .textOutsideRoot, 2, 1),
      ("<a/>&amp;", .textOutsideRoot, 1, 5), ("<![CDATA[x]]><a/>", .malformedMarkup, 1, 2),
      ("<a>\n<b>x", .unclosedElement("b"), 2, 1), ("<a", .unexpectedEnd, 1, 3),
      ("<a b", .unexpectedEnd, 1, 5), ("<a b='x", .unexpectedEnd, 1, 8),
      ("<a><!-- x", .unexpectedEnd, 1, 10),
      ("<a><![CDATA[x]]", .unexpectedEnd, 1, 16), ("<a>&am", .unexpectedEnd, 1, 7),
      ("<a><?p ", .unexpectedEnd, 1, 8), ("<a></a", .unexpectedEnd, 1, 7),
      ("<a>é</b>", .mismatchedTag(expected: "a", found: "b"), 1, 5),
      ("<a></aa>", .mismatchedTag(expected: "a", found: "aa"), 1, 4),
      ("<aa></a>", .mismatchedTag(expected: "aa", found: "a"), 1, 5),
      ("<a/></a>", .textOutsideRoot, 1, 5), ("<!DOCTYPE a><a/>", .documentType, 1, 1),
      ("<a><!DOCTYPE a></a>", .documentType, 1, 4), ("<a><!x></a>", .malformedMarkup, 1, 4),
      ("< a/>", .malformedMarkup, 1, 2), ("<1/>", .malformedMarkup, 1, 2),
      ("<a/ >", .malformedMarkup, 1, 3),
      ("<a b/>", .malformedMarkup, 1, 5), ("<a b=c/>", .malformedMarkup, 1, 6),
      ("<a b='1'c='2'/>", .malformedMarkup, 1, 9), ("<a></a b>", .malformedMarkup, 1, 8),
      ("<a></ a>", .malformedMarkup, 1, 6), ("<a b='<'/>", .lessThanInAttribute, 1, 7),
      ("<a b='1' c='2' b='3'/>", .repeatedAttribute("b"), 1, 1),
      ("<a>]]></a>", .sectionEndInText, 1, 4),
      ("<a><!-- x -- y --></a>", .hyphensInComment, 1, 11),
      ("<!-- x ---><a/>", .hyphensInComment, 1, 8),
      ("<a>a & b</a>", .malformedReference, 1, 6), ("<a>&#;</a>", .malformedReference, 1, 4),
      ("<a>&#x;</a>", .malformedReference, 1, 4), ("<a>&#65</a>", .malformedReference, 1, 4),
      ("<a>&#X41;</a>", .malformedReference, 1, 4), ("<a b='&'/>", .malformedReference, 1, 7),
      ("<a>&nbsp;</a>", .unknownEntity("nbsp"), 1, 4), ("<a>&#0;</a>", .invalidCharacter, 1, 4),
      ("<a>&#xD800;</a>", .invalidCharacter, 1, 4), ("<a>&#xFFFE;</a>", .invalidCharacter, 1, 4),
      ("<a>&#99999999999999999999;</a>", .invalidCharacter, 1, 4),
      ("<a>x\u{1}</a>", .invalidCharacter, 1, 5),
      ("<a>\u{FFFF}</a>", .invalidCharacter, 1, 4), ("<a b='\u{8}'/>", .invalidCharacter, 1, 7),
      ("<!--\u{B}--><a/>", .invalidCharacter, 1, 5),
      (" <?xml version='1.0'?><a/>", .malformedDeclaration, 1, 2),
      ("<?xml?><a/>", .malformedDeclaration, 1, 1),
      ("<?xml version='2.0'?><a/>", .malformedDeclaration, 1, 1),
      ("<?xml encoding='UTF-8'?><a/>", .malformedDeclaration, 1, 1),
      ("<?xml version='1.0' standalone='yes' encoding='UTF-8'?><a/>", .malformedDeclaration, 1, 1),
      ("<?xml version='1.0' version='1.0'?><a/>", .malformedDeclaration, 1, 1),
      ("<a><?XmL x?></a>", .malformedDeclaration, 1, 4),
    ] as [(String, XMLError.Problem, Int, Int)])
  func `an ill-formed document is refused at its first fault`(
    _ text: String, _ problem: XMLError.Problem, _ line: Int, _ column: Int
  ) {
    let error = #expect(throws: XMLError.self) { try XMLDocument(Array(text.utf8)) }
    #expect(error?.problem == problem)
    #expect(error?.position == XMLPosition(line: line, column: column))
  }

  @Test(
    arguments: [
      [0xFF], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0x80], [0xC3],
    ] as [[UInt8]])
  func `bytes that are not UTF-8 are refused`(_ bytes: [UInt8]) {
    for (start, end) in [
      ("<a>", "</a>"), ("<a>x", "</a>"), ("<a b='", "'/>"), ("<!--", "--><a/>"), ("<a", "/>"),
    ] {
      let error = #expect(throws: XMLError.self) {
        try XMLDocument(Array(start.utf8) + bytes + Array(end.utf8))
      }
      #expect(error?.problem == .invalidUTF8 && error?.offset == start.utf8.count)
    }
  }

  @Test(arguments: [2, 8, 9, 30])
  func `an attribute that comes again is found among few and many`(_ count: Int) throws {
    let names = (1..<count).map { "a\($0)" } + ["a"]
    func tag(_ names: [String]) -> [UInt8] {
      Array("<r \(names.map { "\($0) = ''" }.joined(separator: " "))/>".utf8)
    }
    #expect(try XMLDocument(tag(names)).root.attributes.map(\.name) == names)
    for name in names {
      let error = #expect(throws: XMLError.self) { try XMLDocument(tag(names + [name])) }
      #expect(error?.problem == .repeatedAttribute(name))
    }
  }

  @Test func `elements stand inside each other up to the limit`() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)).utf8)
    }
    #expect(try XMLDocument(nested(64)).root.allText == "")
    #expect(
      throws: XMLError(
        .tooDeep(limit: 64), offset: 192, position: XMLPosition(line: 1, column: 193))
    ) {
      try XMLDocument(nested(65))
    }
    #expect(try XMLDocument(Array("<a/>".utf8), maximumDepth: -1).root.name == "a")
  }

  @Test func `elements are found by name, and texts with or without those of inner elements`()
    throws
  {
    let root = try XMLDocument(Array("<a k='v' l=''>1<b>2<c>3</c></b>4<b/></a>".utf8)).root
    #expect(root.children.map(\.name) == ["b", "b"])
    #expect(root.child("b")?.text == "2" && root.child("c") == nil)
    #expect(root.children.map(\.hasChildren) == [true, false])
    #expect(root.text == "14" && root.allText == "1234")
    #expect(root.attribute("k") == "v" && root.attribute("l") == "" && root.attribute("") == nil)
  }

  @Test func `places are given in the order asked, whatever ends the lines`() throws {
    let document = try XMLDocument(Array("<a>\r\n<b/>\ré<b/>\n<b/></a>".utf8))
    let offsets = Array(document.root.children.map(\.offset).reversed())
    #expect(
      document.positions(of: offsets) == [
        XMLPosition(line: 4, column: 1), XMLPosition(line: 3, column: 2),
        XMLPosition(line: 2, column: 1),
      ])
  }
}

/// An element as one line: its name, attributes in brackets, contents in parentheses.
private func spelled(_ element: XMLElement) -> String {
  let attributes = element.attributes.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
  let contents = element.contents.map { content in
    switch content {
    case .element(let child): spelled(child)
    case .text(let text): text
    }
  }
  let tag = attributes.isEmpty ? element.name : "\(element.name)[\(attributes)]"
  return "\(tag)(\(contents.joined(separator: " ")))"
}
