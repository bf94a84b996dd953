import QuizCore
import QuizFormats
import Testing

/// A text over all planes, with line ends of every kind.
private func text(_ random: inout SplitMix64) -> String {
  var scalars = String.UnicodeScalarView()
  for _ in 0..<random.below(60) {
    let limit: UInt64 = [0x80, 0x800, 0x1_0000, 0x11_0000][Int(random.below(4))]
    scalars.append(
      Unicode.Scalar(UInt32(random.below(limit))) ?? "\r\n".unicodeScalars.first ?? "x")
  }
  // A byte order mark of the text's own could not be told from the file's.
  return scalars.first?.value == 0xFEFF ? "x" : String(scalars)
}

struct SourceLawTests {
  @Test func `well-formed UTF-8 comes out as it went in`() throws {
    var random = SplitMix64(seed: 1)
    for _ in 0..<1_000 {
      let written = text(&random)
      let bytes = Array(written.utf8)
      #expect(try SourceText(bytes).bytes == bytes)
      #expect(try SourceText([0xEF, 0xBB, 0xBF] + bytes).bytes == bytes)
      #expect(try SourceText(bytes, as: .utf8).firstForeignByte == nil)
    }
  }

  @Test func `UTF-16 of either order comes out as UTF-8, over all planes`() throws {
    var random = SplitMix64(seed: 2)
    for _ in 0..<1_000 {
      let written = text(&random)
      var (little, big): ([UInt8], [UInt8]) = ([0xFF, 0xFE], [0xFE, 0xFF])
      for unit in written.utf16 {
        little += [UInt8(unit & 0xFF), UInt8(unit >> 8)]
        big += [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      }
      #expect(try SourceText(little).bytes == Array(written.utf8))
      #expect(try SourceText(big).bytes == Array(written.utf8))
      #expect(try SourceText(Array(big.dropFirst(2)), as: .utf16).bytes == Array(written.utf8))
    }
  }

  @Test func `whatever the bytes, a text is well formed and its lines lie in order`() {
    for seed in 0..<1_000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let alphabet: [UInt8] = [
        0x0A, 0x0D, 0x20, 0x61, 0xE9, 0x93, 0x81, 0xC3, 0xA9, 0xEF, 0xBB, 0xBF, 0xFF, 0xFE, 0,
      ]
      let bytes = (0..<random.below(60)).map { _ in
        random.below(8) > 0 ? alphabet[Int(random.below(15))] : UInt8(random.below(256))
      }
      for encoding in [nil, .utf8, .utf16, .windows1252] as [TextEncoding?] {
        guard let text = try? SourceText(bytes, as: encoding) else { continue }
        let isWellFormed = String(validating: text.bytes, as: UTF8.self) != nil
        let isOrdered = zip(text.lines, text.lines.dropFirst()).allSatisfy {
          $0.upperBound < $1.lowerBound
        }
        let isFree = text.lines.allSatisfy { !text.bytes[$0].contains { $0 == 0x0A || $0 == 0x0D } }
        #expect(isWellFormed && isOrdered && isFree)
        _ = (text.line(-1), text.line(text.lines.count), text.string(3..<1_000))
      }
    }
  }
}
