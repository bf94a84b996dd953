import JSON
import TestSupport
import Testing

private let styles = [
  JSONStyle(), JSONStyle(layout: .indented(2)), JSONStyle(layout: .indented(0)),
]

@Test func `what is written reads back equal, and is written the same again`() throws {
  for seed in 0..<1000 {
    var random = SeededGenerator(seed: seed)
    let value = random.value()
    for style in styles {
      let text = value.serialized(style)
      let copy = JSONValue(try JSONDocument(Array(text.utf8)).root)
      #expect(copy == value, "seed \(seed)")
      #expect(Array(copy.serialized(style).utf8) == Array(text.utf8), "seed \(seed)")
    }
    let sorted = value.serialized(JSONStyle(keys: .sorted))
    let again = JSONValue(try JSONDocument(Array(sorted.utf8)).root)
    #expect(again.serialized(JSONStyle(keys: .sorted)) == sorted, "seed \(seed)")
  }
}

@Test func `the range of a value holds that value and nothing else`() throws {
  var checked = 0
  for seed in 0..<400 {
    var random = SeededGenerator(seed: seed)
    let document = try JSONDocument(random.document())
    var waiting = [document.root]
    while let node = waiting.popLast() {
      let alone = try JSONDocument(Array(document.bytes[node.range]))
      #expect(alone.root.range == 0..<alone.bytes.count, "seed \(seed)")
      #expect(JSONValue(alone.root) == JSONValue(node), "seed \(seed)")
      let inPlace = try JSONDocument(document.bytes, in: node.range)
      #expect(inPlace.root.range == node.range, "seed \(seed)")
      waiting += Array(node.elements) + node.members.map(\.value)
      checked += 1
    }
  }
  #expect(checked > 1000)
}

@Test func `counts and names agree with a walk over the members`() throws {
  for seed in 0..<500 {
    var random = SeededGenerator(seed: seed)
    var waiting = [try JSONDocument(random.document()).root]
    while let node = waiting.popLast() {
      let members = Array(node.members)
      #expect(node.count == members.count + Array(node.elements).count, "seed \(seed)")
      for member in members {
        let first = members.first { $0.key.utf8.elementsEqual(member.key.utf8) }
        #expect(node[member.key]?.range == first?.value.range, "seed \(seed)")
      }
      waiting += Array(node.elements) + members.map(\.value)
    }
  }
}

@Test func `an array or object cut short anywhere is refused at its end`() {
  for seed in 0..<150 {
    var random = SeededGenerator(seed: seed)
    let bytes = Array(JSONValue.array([random.value(), random.value()]).serialized().utf8)
    for length in 0..<bytes.count {
      let cut = error(reading: Array(bytes.prefix(length)))
      switch cut?.problem {
      case .emptyDocument: #expect(length == 0, "seed \(seed)")
      case .unexpectedEnd: #expect(cut?.offset == length, "seed \(seed), length \(length)")
      case .invalidUTF8: #expect(length - (cut?.offset ?? 0) < 4, "seed \(seed), length \(length)")
      default: Issue.record("seed \(seed), length \(length): \(cut as Any)")
      }
    }
  }
}

@Test func `no text traps: hostile ones are refused in their own bounds or read through`() {
  var (read, refused) = (0, 0)
  for seed in 0..<4000 {
    var random = SeededGenerator(seed: seed)
    let bytes = random.hostileDocument()
    do throws(JSONError) {
      let document = try JSONDocument(bytes)
      let value = JSONValue(document.root)
      #expect(!value.serialized(JSONStyle(keys: .sorted, layout: .indented(1))).isEmpty)
      read += 1
    } catch {
      #expect((0...bytes.count).contains(error.offset), "seed \(seed)")
      #expect(error.position.line > 0 && error.position.column > 0, "seed \(seed)")
      refused += 1
    }
  }
  #expect(read > 400 && refused > 400, "read \(read), refused \(refused)")
}

@Test func `noise of JSON's own bytes never traps`() {
  let alphabet = Array("[]{}:,\"\\u0d8ctrue null-1.e+ \n\u{E9}".utf8) + [0xFF, 0x00]
  var read = 0
  for seed in 0..<20_000 {
    var random = SeededGenerator(seed: seed)
    let bytes = (0..<random.below(12)).map { _ in random.pick(alphabet) }
    if let document = try? JSONDocument(bytes) {
      #expect(document.root.range.upperBound <= bytes.count, "seed \(seed)")
      read += 1
    }
  }
  #expect(read > 20, "read \(read)")
}
