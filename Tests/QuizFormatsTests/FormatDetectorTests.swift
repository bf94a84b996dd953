import JSON
import QuizFormats
import Testing

struct FormatDetectorTests {
  @Test(
    arguments: [
      ("{\"format\": \"quizbank\", \"questions\": []}", .native),
      ("{\"questions\": [], \"format\": \"quizbank\"", .native),
      ("{\"response_code\":0,\"results\":[]}", .opentdb),
      ("{\"response_code\":0,\"response_message\":\"t\",\"token\":\"x\"}", .opentdb),
      ("{\"results\":[{\"correct_answer\":\"a\",\"incorrect_answers\":[\"b\"]}]}", .opentdb),
      (" [{\"correct_answer\":\"a\",\"incorrect_answers\":[\"b\"]}]", .opentdb),
      ("[{\"id\":1},{\"correctAnswer\":\"a\",\"incorrectAnswers\":[]}]", .triviaAPI),
      ("[{\"answers\":{\"answer_a\":\"x\"}}]", .quizAPI),
      ("[{\"question\":\"a\",\"answer\":\"b\"}]", .json), ("{\"a\":\"b\"}", .json),
      ("[{\"question\": \"broken", .json), ("[]", .json),
      ("<?xml version=\"1.0\"?>\n<!-- c -->\n<quiz>\n</quiz>", .moodleXML), ("<quiz>", .moodleXML),
      ("<?xml?><!DOCTYPE quiz [<!ENTITY a \"b\">]>\n<quiz>", .moodleXML),
      ("#separator:tab\n#html:true\na\tb\n", .anki), ("#html:true\nq?\ta\n", .anki),
      ("tags:foo bar\nq?\ta\nr?\tb\n", .anki), ("tags: foo\n#separator:tab\nq?\ta\n", .anki),
      ("#other:x\n#Notetype Column:2\na\tb\n", .anki), ("#separator:tab,,,\na,b,c,d\n", .anki),
      ("#Q What?\n^ b\nA a\nB b\n", .opentriviaqa),
      ("What?\nA. a\nB. b\nANSWER: B\n", .aiken), ("What?\nA) a\nB) b\nANSWER: B\n", .aiken),
      ("1. What?\na) a\nb) b\nAnswer: b\n", .aiken), ("What?\na) a\nb) b\nB\n", .aiken),
      ("::T:: What?{\n=a\n~b\n}\n", .gift), ("$CATEGORY: a/b\n", .gift), ("a {=b ~c}", .gift),
      ("True{T}\n\nFalse {FALSE#no}\n", .gift), ("Number {#3.14:0.1}", .gift),
      ("// [id:1]\nEssay?{}", .gift), ("Who?{Paris}\n\nAnd{Rome}\n", .gift),
      ("a{>3 b\nc\nd}", .gift),
      ("The sky is {1:MC:=blue~red} and {:SA:=grass} green.", .cloze),
      ("T1A01 (C) [97.1]\nWhat?\nA. a\nB. b\nC. c\nD. d\n~~\n", .ncvec),
      ("Q: a\nA: b\n", .hashcards), ("C: [a] b\n", .hashcards),
      ("---\nname = \"x\"\n---\n\nQ: a\nA: b\n", .hashcards),
      ("# a\n- [x] b\n- [ ] c\n", .markdown), ("Which?\n\n1. [ ] b\n2. [x] c\n", .markdown),
      ("---\nquestion: a\n---\nno boxes\n", .markdown),
      ("x,Question,Answer1,Answer2,Answer3,Answer4,Time,Correct\n,a,b,c,,,20,1\n", .kahoot),
      (
        "Quiz template,,,\n\n,Question - max 120 characters,Answer 1 - max 75 characters\n", .kahoot
      ),
      ("a\tb\nc\td\n", .tsv), ("a,b\nc,d\n", .csv), ("a;b;c\nd;e;f\n", .csv),
      ("sep=;\na;b\n", .csv),
      ("a bad apple/////a trouble maker\na b/////c\n", .quizlet),
      ("cat - Katze\ndog - Hund\n", .quizlet),
    ] as [(String, Format)])
  func `each format is known by its own marks`(_ text: String, _ format: Format) {
    #expect(FormatDetector.detect(Array(text.utf8)) == .format(format))
    #expect(FormatDetector.detect([0xEF, 0xBB, 0xBF] + Array(text.utf8)) == .format(format))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for end in ["\r\n", "\r"] {
      let other = Array(lines.joined(separator: end).utf8)
      #expect(FormatDetector.detect(other, fileName: "a.txt") == .format(format))
    }
  }

  @Test(
    arguments: [
      ("question,answer\n\"Pick\nA. a\nB. b\nANSWER: B\",x\n", "a.csv", .csv),
      ("a,\"x\nANSWER: B\"\nb,c\n", "", .csv),
      ("Is it?\t{\n\t=yes\n\t~no\n}\n\nAnd\there {T}\n", "", .gift),
      (
        "# Which?\n\n`${{ matrix.node }}`\n\n```css\na::before { color: red }\n```\n- [x] {=a}\n- [ ] b\n",
        "", .markdown
      ),
      ("Q: What is $\\frac{a}{b}$?\nA: {T} $x^{T}$\n", "", .hashcards),
      ("What is {x}?\tb\nAnd {y}?\tc\n", "", .tsv),
      ("$A^{T}$,transposed\n$x_{T}$,indexed\n", "", .csv),
      ("Two, plus two {4}\n\nThree, plus three {6}\n", "", .gift),
      ("ANSWER: B,x\nb,c\n", "", .csv),
      ("T1A01 (C)\nWhat {is} it?\nA. a\nB. b\n", "", .ncvec),
      ("1. Say ANSWER: twice\n2. b\n", "a.gift", .gift),
      ("::title without end\nTrue or false? {T}\n", "", .gift),
      ("[markdown] only a description\n", "", .gift),
      ("<p>What?</p> {=a ~b}\n", "", .gift), ("<b>front</b>\tback\n<i>c</i>\td\n", "", .tsv),
      ("## Order\n\n1. a\n2. b\n", "a.md", .markdown), ("{=a ~b}", "", .gift),
      ("question\tanswer\nWhat is {=x}?\tb\n", "", .tsv),
      ("one line only, with a comma", "a.csv", .csv),
      ("1. What?\nA. a\nB. b\nANSWER: B\n- [ ] not a box\n", "", .aiken),
    ] as [(String, String, Format)])
  func `a sign of another format does not mislead`(
    _ text: String, _ name: String, _ format: Format
  ) {
    #expect(FormatDetector.detect(Array(text.utf8), fileName: name) == .format(format))
  }

  @Test(arguments: [
    "", " \n\t", "Just a few words.", "tags: a b\nwords\n",
    "Words, and more.\n\nOther words here\n",
  ])
  func `what has no marks is unknown`(_ text: String) {
    #expect(FormatDetector.detect(Array(text.utf8)) == .unknown)
  }

  @Test(
    arguments: [
      ("<!DOCTYPE html>\n<html>", .webPage), ("<html lang=\"en\">", .webPage),
      ("<!-- x --><!doctype HTML><p>", .webPage),
      ("<?xml version=\"1.0\"?><MOODLE_BACKUP><INFO>", .moodleBackup),
      ("<questestinterop xmlns=\"x\">", .qti), ("<?xml?>\n<imsqti:assessmentItem>", .qti),
      ("<qti-assessment-item>", .qti), ("<?xml?><manifest>", .qtiPackage),
      ("<?xml?><!DOCTYPE plist PUBLIC \"x\"><plist>", .propertyList), ("<?xml?><rss>", .otherXML),
      ("<?xml", .otherXML), ("<svg>", .image),
      ("Quiz title: T\n\n1. What?\na) x\n*b) y\n", .text2qti),
      ("1. What?\n[ ] x\n[*] y\n", .text2qti),
      ("%PDF-1.7\n", .pdf), ("{\\rtf1 x}", .richText), ("bplist00", .propertyList),
      ("GIF89a", .image), ("SQLite format 3\0", .sqlite), ("a\0b", .binary),
      ("Rar!\u{1A}\u{7}", .archive),
    ] as [(String, RefusedKind)])
  func `what can't be read is named`(_ text: String, _ kind: RefusedKind) {
    #expect(FormatDetector.detect(Array(text.utf8)) == .refused(kind))
  }

  @Test func `files are told by their bytes, with the name where those are shared`() {
    let old: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]
    #expect(FormatDetector.detect(old, fileName: "a.XLS") == .refused(.excel))
    #expect(FormatDetector.detect(old, fileName: "a.doc") == .refused(.word))
    #expect(FormatDetector.detect([0x1F, 0x8B, 8], fileName: "a.mbz") == .refused(.moodleBackup))
    #expect(FormatDetector.detect([0x1F, 0x8B, 8]) == .refused(.archive))
    let database = Array("SQLite format 3\0".utf8)
    #expect(FormatDetector.detect(database, fileName: "a.anki2") == .refused(.ankiDatabase))
    #expect(FormatDetector.detect([0x89, 0x50, 0x4E, 0x47, 0x0D]) == .refused(.image))
  }

  @Test func `UTF-16 is read before it is looked at`() {
    let text = "a,b\nc,d\n".utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    #expect(FormatDetector.detect([0xFF, 0xFE] + text) == .format(.csv))
  }

  @Test(
    arguments: [
      (["h5p.json", "content/content.json"], .h5p),
      (["media", "collection.anki21b"], .ankiPackage),
      (["a/q.xml", "imsmanifest.xml"], .qtiPackage),
      (["[Content_Types].xml", "xl/workbook.xml"], .excel),
      (["word/document.xml"], .word), (["ppt/presentation.xml"], .powerPoint),
      (["mimetype", "META-INF/manifest.xml"], .openDocument),
      (["moodle_backup.xml"], .moodleBackup),
      (["a.gift"], .zip), ([], .zip),
    ] as [([String], RefusedKind)])
  func `an archive is told by the names in it`(_ names: [String], _ kind: RefusedKind) {
    let archive = zip(names)
    #expect(FormatDetector.detect(archive.files + archive.directory) == .refused(kind))
    #expect(FormatDetector.detect(archive.files + archive.directory + [0, 0, 0]) == .refused(kind))
    guard !names.isEmpty else { return }
    #expect(FormatDetector.detect(archive.files) == .refused(kind))
  }

  /// An archive of empty files, and its directory.
  private func zip(_ names: [String]) -> (files: [UInt8], directory: [UInt8]) {
    func number(_ value: Int, _ bytes: Int) -> [UInt8] {
      (0..<bytes).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
    var (files, directory): ([UInt8], [UInt8]) = ([], [])
    for name in names {
      let length = number(name.utf8.count, 2)
      let start = number(files.count, 4)
      files += [0x50, 0x4B, 3, 4] + [UInt8](repeating: 0, count: 22) + length + [0, 0] + name.utf8
      directory += [0x50, 0x4B, 1, 2] + [UInt8](repeating: 0, count: 24) + length
      directory += [UInt8](repeating: 0, count: 12) + start + name.utf8
    }
    let end =
      [0x50, 0x4B, 5, 6, 0, 0, 0, 0] + number(names.count, 2) + number(names.count, 2)
      + number(directory.count, 4) + number(files.count, 4) + [0, 0]
    return (files, directory + end)
  }

  @Test(.enabled(if: MarkdownBanks.areThere, "no banks beside the checkout"))
  func `every real file is what its folder says`() throws {
    let folders: [(String, Format)] = [
      ("csv", .csv), ("gift", .gift), ("json-misc", .json), ("markdown/hashcards", .hashcards),
      ("markdown/mdquiz", .markdown), ("opentdb", .opentdb), ("opentriviaqa", .opentriviaqa),
      ("tsv-anki", .anki),
    ]
    for (folder, format) in folders {
      let paths = MarkdownBanks.paths(folder)
      #expect(!paths.isEmpty)
      for path in paths {
        let expected: Format =
          path.hasPrefix("gift/") && path.hasSuffix(".json")
          ? .json : path.hasSuffix("icelandic-7col.tsv") ? .tsv : format
        let file = try MarkdownBanks.bytes(path)
        #expect(FormatDetector.detect(file, fileName: path) == .format(expected), "\(path)")
        #expect(FormatDetector.detect(file) == .format(expected), "\(path) without its name")
      }
    }
  }
}
