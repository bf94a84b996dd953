import QuizFormats
import XML

/// A text is cleaned once and for all, whatever markup and characters it comes in.
@Sendable func checkFields(_ bytes: [UInt8]) {
  checkSource(bytes)
  let raw = String(decoding: bytes, as: UTF8.self)
  for text in [raw, HTMLText(raw).text, decodingEntities(raw)] {
    for isAnswer in [false, true] {
      let field = fieldText(text, isAnswer: isAnswer)
      checkControls(field, keepingLines: true)
      expectBytesEqual(fieldText(field, isAnswer: isAnswer), field, "cleaned twice")
      let line = lineText(text, isAnswer: isAnswer)
      checkControls(line, keepingLines: false)
      expectBytesEqual(lineText(line, isAnswer: isAnswer), line, "put on one line twice")
    }
    checkControls(excerpt(of: text), keepingLines: false)
  }
}

/// The lines of a text lie in order, with nothing but line ends between them.
private func checkSource(_ bytes: [UInt8]) {
  for encoding in [nil] + TextEncoding.allCases {
    guard let source = try? SourceText(bytes, as: encoding) else { continue }
    expect(String(validating: source.bytes, as: UTF8.self) != nil, "no UTF-8")
    var end = 0
    for line in source.lines {
      expect(source.bytes[end..<line.lowerBound].allSatisfy(isLineEnd), "text between lines")
      expect(!source.bytes[line].contains(where: isLineEnd), "a line end in a line")
      end = line.upperBound
    }
    expect(source.bytes[end...].allSatisfy(isLineEnd), "text after the lines")
  }
}

private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

/// Fails where two texts differ, be it in the form of a character alone.
private func expectBytesEqual(_ left: String, _ right: String, _ what: String) {
  expect(
    left.utf8.elementsEqual(right.utf8),
    "\(what)\n  \(left.debugDescription)\n  \(right.debugDescription)")
}

/// XML is refused at a place within the text, or its elements lie in the order of the text.
@Sendable func checkXML(_ bytes: [UInt8]) {
  do {
    let document = try XMLDocument(bytes)
    var last = -1
    walk(document.root, &last)
    let places = document.positions(of: [last, 0])
    expect(places.allSatisfy { $0.line > 0 && $0.column > 0 }, "positions \(places)")
    expect(last < bytes.count, "an element at \(last)")
  } catch {
    expect((0...bytes.count).contains(error.offset), "error at \(error.offset)")
    expect(error.position.line > 0 && error.position.column > 0, "position \(error.position)")
  }
}

private func walk(_ element: XMLElement, _ last: inout Int) {
  expect(element.offset > last, "an element at \(element.offset) after \(last)")
  last = element.offset
  expect(element.isNamed(element.name) && !element.name.isEmpty, "an element without a name")
  for attribute in element.attributes {
    expect(element.attribute(attribute.name) != nil, "no attribute \(attribute.name)")
  }
  var texts = ""
  for content in element.contents {
    if case .text(let text) = content { texts += text }
  }
  expectBytesEqual(texts, element.text, "the text of \(element.name)")
  _ = element.allText
  for child in element.children { walk(child, &last) }
}
