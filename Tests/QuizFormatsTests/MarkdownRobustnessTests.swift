import Foundation
import QuizCore
import QuizFormats
import Testing

struct MarkdownRobustnessTests {
  private static let fixtures = [
    "---\nquestion: \"Q\"\ntags: [a, 'b']\n---\n\n```\ncode\n```\n\n- [x] a\n> why\n- [ ] b\n  more\n",
    "---\nshuffle_answers: true\ntitle: |\n  T\n---\n# C\n## Q1. a\n---\nid: x\n---\n> h\n\n1. [x] a\n"
      + "   > b\n2. [ ] c\n\nend\n## Q2. b\n1. a\n2. b\n<!-- -->\ntail\n",
    "## P\n#### Q1. x\n- [ ] A\n\n```py\n1\n```\n\n- [x] B\n\n```py\n2\n```\n\n[R](u)\n\nNext\n- [x] a\n",
    "---\nname = \"D\"\n---\nQ: a\nb\nA: c\n---\nC: [d] \\[e\\] ![f](g) {{h}}\nQ: i\nA: j\nk\n",
  ]

  @Test(arguments: 0..<fixtures.count)
  func `whatever happens to a file, each item read is a question or passed over`(_ fixture: Int) {
    for seed in 0..<500 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let file = Self.mutated(Array(Self.fixtures[fixture].utf8), &random)
      _ = FormatDetector.detect(file, fileName: "x.md")
      guard let text = try? SourceText(file) else { continue }
      for bank in [
        try? MarkdownReader.read(text, ReadOptions()),
        try? HashcardsReader.read(text, ReadOptions()),
      ] {
        guard let bank else { continue }
        #expect(
          bank.log.readCount == bank.questions.count + bank.log.skippedCount, "seed \(seed)")
        #expect(bank.questions.allSatisfy { !isBlank($0.prompt) })
      }
    }
  }

  /// A file with bytes flipped, cut, doubled, or lines exchanged.
  private static func mutated(_ file: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var file = file
    for _ in 0...random.below(4) where !file.isEmpty {
      let place = Int(random.below(UInt64(file.count)))
      let length = min(file.count - place, 1 + Int(random.below(12)))
      switch random.below(5) {
      case 0: file[place] ^= UInt8(1 << random.below(8))
      case 1: file.removeSubrange(place..<(place + length))
      case 2: file.insert(contentsOf: file[place..<(place + length)], at: place)
      case 3:
        var lines = file.split(separator: 0x0A, omittingEmptySubsequences: false)
        random.shuffle(&lines)
        file = Array(lines.joined(separator: [0x0A]))
      default: file.removeSubrange(place...)
      }
    }
    return file
  }

  private static let repeats = [
    "- [ ] a\n", "1. a\n", "# a\n", "## Q1. a\n", "> a\n", "```\n", "```x\n", "``` \na\n````x\n",
    "~~~x\n", "---\n", "---\na: b\n", "# a\n---\n", "# a\n---\na: b\n", "<!-- -->\n", "\n", " ",
    "[",
    "![", "]", "\\", "&", "&#", "{", "{{", "::", "#", "-", "1", "Q: a\n", "A: a\n", "C: [a\n",
    "C: [a]\n", "Q: a\nA: b\n", "\"", ",", "a,\"\n", "<", "<!--", "<?", "{1:MC:", "=", "~x{\n\n",
    "\t",
    "a\t\n", "--\n", "PK\u{1}\u{2}", "[{\"a\":", "- [x] A\n```\na\n```\n", "a\n\n- [x] a\n\n",
  ]

  @Test(arguments: repeats)
  func `a row of anything is read in time that grows with its length`(_ piece: String) throws {
    let count = hostileLength / piece.utf8.count
    let row = [UInt8](Array(repeating: Array(piece.utf8), count: count).joined())
    for start in ["", "# a\n- [x] b\n- [ ] c\n", "---\nquestion: a\n---\n- [x] ", "C: [a] "] {
      let file = Array(start.utf8) + row
      let began = processorSeconds()
      _ = FormatDetector.detect(file)
      let text = SourceText(String(decoding: file, as: UTF8.self))
      _ = try? MarkdownReader.read(text, ReadOptions())
      _ = try? HashcardsReader.read(text, ReadOptions())
      let time = processorSeconds() - began
      #expect(time < 3, "\(piece.debugDescription) after \(start.debugDescription)")
    }
  }

  @Test func `a zip of anything is looked at in time that grows with its length`() {
    for piece in [[0x50, 0x4B, 0x03, 0x04], [0x50, 0x4B, 0x01, 0x02], [0x50, 0x4B, 0x05, 0x06]] {
      let row = [UInt8](Array(repeating: piece.map { UInt8($0) }, count: 50_000).joined())
      let began = processorSeconds()
      #expect(FormatDetector.detect([0x50, 0x4B, 0x03, 0x04] + row) == .refused(.zip))
      #expect(processorSeconds() - began < 3)
    }
  }
}

/// The length of hostile files: more where the compiler was told to optimize.
private let hostileLength: Int = {
  var isDebug = false
  assert(
    {
      isDebug = true
      return true
    }())
  return isDebug ? 10_000 : 5_000_000
}()

/// The time that this thread has had, which other programs do not lengthen.
private func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
