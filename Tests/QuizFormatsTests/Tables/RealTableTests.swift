import QuizCore
import QuizFormats
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file of a bank that others wrote; nil where the folder of such files is absent.
private func realFile(_ name: String) -> [UInt8]? {
  let own = getenv("RANKUP_BANKS").map { String(cString: $0) }
  let path = #filePath.split(separator: "/").dropLast(5).joined(separator: "/")
  for folder in [own, "/" + path + "/shared/banks"].compactMap(\.self) {
    guard let file = fopen(folder + "/" + name, "rb") else { continue }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&part, 1, part.count, file)
      guard count > 0 else { break }
      bytes += part[..<count]
    }
    return bytes
  }
  return nil
}

@Test(.enabled(if: realFile("csv/ham-technician-2022-2026.csv") != nil))
func `a table whose answers count from 0 is known as such`() throws {
  let file = try #require(realFile("csv/ham-technician-2022-2026.csv"))
  let bank = try TableReader.read(SourceText(file), ReadOptions())
  #expect(bank.questions.count == 411)
  #expect(bank.log.skippedCount == 0)
  #expect(problems(bank, .changed) == [.table(.countsFrom(0)), .table(.columnIgnored("refs"))])
  #expect(bank.questions.first?.sourceID == "T1A01")
  #expect(
    bank.questions.allSatisfy {
      guard case .multipleChoice(let list) = $0.kind else { return false }
      return list.choices.count == 4
    })
}

@Test(.enabled(if: realFile("csv/general-knowledge-CR-cp1252.csv") != nil))
func `a table with lone carriage returns in another code page has all its rows`() throws {
  let file = try #require(realFile("csv/general-knowledge-CR-cp1252.csv"))
  let text = try SourceText(file)
  #expect(text.firstForeignByte == 2162)
  let bank = try TableReader.read(text, ReadOptions())
  #expect(bank.log.readCount == 7_880)
  #expect(bank.questions.count == 7_864)
  #expect(
    problems(bank, .skipped).allSatisfy { $0 == .common(.blankPrompt) || $0 == .common(.noAnswer) })
}

@Test(.enabled(if: realFile("tsv-anki/icelandic-7col.tsv") != nil))
func `a table with raw quotes keeps every row`() throws {
  let file = try #require(realFile("tsv-anki/icelandic-7col.tsv"))
  let text = try SourceText(file)
  let names = [
    "6", "Tónlist", "2", "2", "Hvaða hljómsveit gerði lagið \"Rangur maður\"",
    "Sólstrandargæjarnir", "Hvaða hljómsveit gerði lagið \" Rangur maður \"",
  ]
  #expect(throws: ImportRefusal(.table(.needsColumns(7, names)), line: 1)) {
    try TableReader.read(text, ReadOptions(), isTabbed: true)
  }
  var options = ReadOptions()
  options.columns = [
    ColumnRole("prompt", "5"), ColumnRole("answer", "6"), ColumnRole("topic", "2"),
  ]
  let bank = try TableReader.read(text, options, isTabbed: true)
  #expect(bank.questions.count == 11_610)
  #expect(bank.log.skippedCount == 0)
  #expect(bank.questions.first?.prompt == "Hvaða hljómsveit gerði lagið \"Rangur maður\"")
}

@Test(
  .enabled(if: realFile("tsv-anki/mojekarticky-abstrakt_umeni.txt") != nil),
  arguments: [
    ("tsv-anki/mojekarticky-abstrakt_umeni.txt", 20, 0),
    ("tsv-anki/mojekarticky-abstraktni_umeni_obrazky.txt", 29, 29),
  ])
func `cards with a header and pictures are read`(
  _ name: String, _ count: Int, _ withMedia: Int
) throws {
  let bank = try AnkiReader.read(SourceText(try #require(realFile(name))), ReadOptions())
  #expect(bank.questions.count == count)
  #expect(bank.log.readCount == count)
  let media = problems(bank, .changed).filter { $0 != .cards(.furtherFields(1)) }
  #expect(media.count == withMedia)
}
