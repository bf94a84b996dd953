import JSON
import TestSupport
import Testing

/// Pieces of texts and of what is none: ASCII, sequences of every length, and broken ones.
private let pieces: [[UInt8]] = [
  Array("a".utf8), Array("eight by".utf8), Array("a longer run of ASCII".utf8), [0x00], [0x7F],
  Array("é".utf8), Array("한".utf8), Array("👧".utf8), Array("\u{7FF}\u{800}\u{FFFF}".utf8),
  Array("\u{10000}\u{10FFFF}".utf8), [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3],
  [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xE4, 0xB8], [0xF0, 0x80, 0x80, 0x80],
  [0xF4, 0x90, 0x80, 0x80], [0xF0, 0x9F, 0x91], [0xF5], [0xFF], [0xC3, 0x28], [0xE3, 0x28, 0xA1],
]

/// The same by the parser of the standard library.
private func firstError(_ bytes: [UInt8]) -> Int? {
  var parser = Unicode.UTF8.ForwardParser()
  var rest = bytes.makeIterator()
  var offset = 0
  while true {
    switch parser.parseScalar(from: &rest) {
    case .valid(let encoded): offset += encoded.count
    case .error: return offset
    case .emptyInput: return nil
    }
  }
}

@Test(arguments: 0..<40)
func `the first byte that is not UTF-8 is found where the standard library finds it`(seed: Int) {
  var random = SeededGenerator(seed: seed)
  var wholeCount = 0
  for _ in 0..<200 {
    // Mostly good pieces, so that the broken one stands at any offset.
    let bytes = (0..<random.below(12)).flatMap { _ in
      random.chance(95) ? pieces[random.below(10)] : random.pick(pieces)
    }
    #expect(firstInvalidByte(bytes.span) == firstError(bytes))
    if firstError(bytes) == nil { wholeCount += 1 }
  }
  #expect((1..<200).contains(wholeCount))
}
