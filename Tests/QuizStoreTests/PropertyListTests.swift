import QuizCore
import Testing

@testable import QuizStore

private func read(_ body: String) throws -> PropertyList { try PropertyList(Array(body.utf8)) }

@Test(arguments: [
  (
    "<plist><string>a &amp;&lt;&#233;&#x1F98A;<![CDATA[<&>]]><!-- no -->b</string></plist>",
    "a &<é🦊<&>b"
  ),
  ("<string>a\r\nb\rc&#13;</string>", "a\nb\nc\r"),
  ("<plist version='1>0'>\n<string/>\n</plist>\n", ""),
  ("<!DOCTYPE plist [<!ENTITY x \"y\">]><string>\u{1b}</string>", "\u{1b}"),
  ("<string>&#0;&#xD800;</string>", "\u{0}\u{FFFD}"),
])
func `an xml string is decoded`(text: String, value: String) throws {
  #expect(try read(text) == .string(value))
}

@Test(arguments: [
  ("<integer> 5 </integer>", PropertyList.integer(5)),
  ("<integer>-0x1F</integer>", .integer(-31)),
  ("<integer>+007</integer>", .integer(7)),
  ("<integer>100000000000000000000</integer>", .oversizedInteger("100000000000000000000")),
  ("<integer>five</integer>", .string("five")),
  ("<integer>0x-5</integer>", .string("0x-5")),
  ("<integer/>", .string("")),
  ("<real>5.0</real>", .real("5.0")),
  ("<real>nan</real>", .real("nan")),
  ("<real>0x1p3</real>", .string("0x1p3")),
  ("<true/>", .boolean(true)),
  ("<false></false>", .boolean(false)),
  ("<date>2026-11-30T12:00:00Z</date>", .date("2026-11-30T12:00:00Z")),
  ("<date>yesterday</date>", .string("yesterday")),
  ("<data>\n  AQ\n  ID\n</data>", .data("AQID")),
  ("<data>A</data>", .string("A")),
  ("<array><array/><dict/></array>", .array([.array([]), .dictionary([:])])),
  (
    "<dict><key>a</key><true/><key>a</key><false/><key/><true/></dict>",
    .dictionary(["a": .boolean(false), "": .boolean(true)])
  ),
])
func `an xml value is read by itself`(text: String, value: PropertyList) throws {
  #expect(try read(text) == value)
}

@Test(arguments: [
  "", " ", "plain words", "<plist>", "<plist></plist>", "<plist><true/>", "<true/><true/>",
  "<string>a", "<string>&nbsp;</string>", "<string>&amp</string>", "<string>&#x+5;</string>",
  "<dict><key>a</key></dict>", "<dict><true/></dict>", "<array>5</array>", "<wibble/>",
  "<string><true/></string>", "<dict></array>", "<!-- <true/>", "<plist><true/></dict>", "< >",
  "bplist00", "\u{0}\u{0}",
])
func `what is no property list is refused`(text: String) {
  #expect(throws: PropertyListError.malformed) { try read(text) }
}

@Test func `nesting is bounded`() {
  let deep = String(repeating: "<array>", count: 100_000)
  #expect(throws: PropertyListError.tooDeep) { try read(deep) }
}

@Test func `a property list is written in one way`() {
  let value = PropertyList.dictionary([
    "b": .array([.integer(-5), .oversizedInteger("100000000000000000000"), .real("5.5")]),
    "a<&": .string("x\u{1b}\u{0}>\r\ty\u{FFFF}"),
    "é": .dictionary([:]), "d": .date("2026-11-30T12:00:00Z"), "e": .data("AQID"),
    "c": .array([]), "f": .boolean(true),
  ])
  let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<key>a&lt;&amp;</key>
    \t<string>x\u{FFFD}\u{FFFD}&gt;&#13;\ty\u{FFFD}</string>
    \t<key>b</key>
    \t<array>
    \t\t<integer>-5</integer>
    \t\t<integer>100000000000000000000</integer>
    \t\t<real>5.5</real>
    \t</array>
    \t<key>c</key>
    \t<array/>
    \t<key>d</key>
    \t<date>2026-11-30T12:00:00Z</date>
    \t<key>e</key>
    \t<data>AQID</data>
    \t<key>f</key>
    \t<true/>
    \t<key>é</key>
    \t<dict/>
    </dict>
    </plist>

    """
  #expect(String(decoding: XMLPropertyListWriter.bytes(value), as: UTF8.self) == text)
}

/// A value of every kind, fixed by a seed.
func randomPropertyList(_ history: inout RandomHistory, depth: Int = 0) -> PropertyList {
  let texts = ["", "a", " b ", "é<&>\"'", "\r\n\t", "🦊", "]]>", "&amp;"]
  switch history.number(below: depth > 3 ? 7 : 9) {
  case 0: return .string(texts[history.number(below: texts.count)])
  case 1: return .integer(history.number(below: .max) &- history.number(below: .max))
  case 2: return .oversizedInteger("10000000000000000000")
  case 3: return .real(["0.5", "-1e+300", "5.0"][history.number(below: 3)])
  case 4: return .boolean(history.number(below: 2) == 0)
  case 5: return .date("20\(10 + history.number(below: 80))-02-03T04:05:06Z")
  case 6:
    let bytes = (0..<history.number(below: 9)).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    return .data(Base64.encoded(bytes))
  case 7:
    return .array(
      (0..<history.number(below: 4)).map { _ in randomPropertyList(&history, depth: depth + 1) })
  default:
    var members: [String: PropertyList] = [:]
    for _ in 0..<history.number(below: 5) {
      members[texts[history.number(below: texts.count)]] =
        randomPropertyList(&history, depth: depth + 1)
    }
    return .dictionary(members)
  }
}

@Test func `a property list that is written reads back`() throws {
  for seed in 0..<500 {
    var history = RandomHistory(seed: UInt64(seed))
    let value = randomPropertyList(&history)
    #expect(try PropertyList(XMLPropertyListWriter.bytes(value)) == value, "seed \(seed)")
  }
}

@Test func `no damage makes reading trap`() {
  var history = RandomHistory(seed: 1)
  let xml = XMLPropertyListWriter.bytes(
    .dictionary(["a": .array((0..<20).map { _ in randomPropertyList(&history) })]))
  var read = 0
  for length in 0..<xml.count where (try? PropertyList(Array(xml[..<length]))) != nil { read += 1 }
  for _ in 0..<2000 {
    var bytes = xml
    bytes[history.number(below: bytes.count)] = UInt8(history.number(below: 256))
    if (try? PropertyList(bytes)) != nil { read += 1 }
  }
  #expect((1..<2000).contains(read))
}

@Test(arguments: [
  ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
  ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
])
func `base64 is that of rfc 4648`(plain: String, coded: String) {
  #expect(Base64.encoded(Array(plain.utf8)) == coded)
  #expect(Base64.decoded(coded) == Array(plain.utf8))
}

@Test(arguments: ["Z", "Zg", "Zg=", "Z===", "Zg==Zg==", "Zm9*", "=Zg="])
func `what is no base64 is refused`(text: String) {
  #expect(Base64.decoded(text) == nil)
}
