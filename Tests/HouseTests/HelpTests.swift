import Arguments
import RankUpApp
import TestSupport
import Testing

private typealias Page = CommandHelp<Words>

/// The help of each command that is listed.
private let pages: [Page] = RankUp.program.commandNames.compactMap { name in
  guard case .command(let page) = RankUp.program.help(for: name) else { return nil }
  return page
}

@Test func `the declarations of the command line have no flaws`() {
  #expect(RankUp.program.validate() == [])
}

@Test func `every command has a page with a sentence and an example`() {
  #expect(pages.map(\.name) == RankUp.program.commandNames)
  for page in pages {
    let summary = Words.english[keyPath: page.summary]
    #expect(isSentence(summary), "\(page.name): '\(summary)'")
    #expect(!page.examples.isEmpty, "\(page.name) has no example")
    for label in page.arguments + page.options {
      let help = Words.english[keyPath: label.help]
      #expect(isSentence(help), "\(page.name) \(label.title): '\(help)'")
    }
    for example in page.examples {
      #expect(!Words.english[keyPath: example.caption].isEmpty, "\(example.line)")
    }
  }
}

@Test func `every example reads as the command that it stands for`() {
  for page in pages {
    for example in page.examples {
      let words = shellWords(example.line)
      #expect(words.first == RankUp.program.name, "\(example.line)")
      do throws(UsageError) {
        let request = try RankUp.program.request(Array(words.dropFirst()))
        guard case .run(let command, _) = request else {
          Issue.record("\(example.line) runs nothing")
          continue
        }
        #expect(type(of: command).name == page.name, "\(example.line)")
      } catch {
        Issue.record("\(example.line): \(error)")
      }
    }
  }
}

@Test func `every further page has a title and a text`() {
  for topic in RankUp.program.topics {
    #expect(!Words.english[keyPath: topic.summary].isEmpty, "\(topic.name)")
    #expect(!Words.english[keyPath: topic.text].isEmpty, "\(topic.name)")
  }
}

private func isSentence(_ text: String) -> Bool {
  text.first?.isUppercase == true && text.last == "." && !text.contains("\n")
}
