import JSON
import XML

/// Reads Moodle's export of a question bank: the element `quiz` with an element for each question.
///
/// Categories are topics of what follows them. Types that need Moodle itself are passed over.
package enum MoodleXMLReader {
  /// Reads a whole file.
  ///
  /// Throws where it is not well-formed XML with the root `quiz`, or holds no question.
  package static func read(
    _ text: SourceText, _ options: ReadOptions
  ) throws(ImportRefusal) -> DraftBank {
    let document = try document(text)
    guard document.root.isNamed("quiz") else {
      throw ImportRefusal(
        .moodle(.otherRoot(excerpt(of: document.root.name))),
        line: document.positions(of: [document.root.offset])[0].line)
    }
    var quiz = MoodleQuiz()
    let elements = Array(document.root.children)
    for (element, place) in zip(elements, document.positions(of: elements.map(\.offset))) {
      quiz.take(element, at: JSONPosition(line: place.line, column: place.column))
    }
    guard quiz.bank.log.readCount > 0 else {
      throw ImportRefusal(.common(.nothingToImport))
    }
    return quiz.bank
  }

  private static func document(_ text: SourceText) throws(ImportRefusal) -> XMLDocument {
    do throws(XMLError) {
      return try XMLDocument(text.bytes)
    } catch {
      throw ImportRefusal(
        .moodle(.notXML(MarkupFault(error.problem))), line: error.position.line)
    }
  }
}

/// The bank so far, and what holds for the questions that follow.
private struct MoodleQuiz {
  private(set) var bank = DraftBank(idPrefix: "moodle")
  private var topic: String?
  private var identifiers: Set<String> = []

  /// Takes an element of the quiz: a category, a question, or something else.
  mutating func take(_ element: XMLElement, at position: JSONPosition) {
    guard element.isNamed("question") else {
      bank.log.change(.common(.partLeftOut(excerpt(of: element.name))), at: position)
      return
    }
    var item = MoodleItem(element, at: position)
    if item.type == "category" {
      topic = moodleTopic(item.categoryPath)
      return
    }
    bank.log.read()
    do throws(MoodleSkip) {
      var draft = try item.draft()
      draft.topic = topic
      draft.sourceID = sourceID(of: &item)
      bank.questions.append(draft)
      let label = item.changes.isEmpty ? nil : item.label
      for problem in item.changes { bank.log.change(problem, at: position, question: label) }
    } catch {
      bank.log.skip(error.problem, at: position, question: item.label)
    }
  }

  /// The id that the file gives, if it can be one here and is the first of its kind.
  private mutating func sourceID(of item: inout MoodleItem) -> String? {
    guard let written = item.identifier else { return nil }
    if !isIdentifier(written) {
      item.note(.common(.changedIdentifier(excerpt(of: written))))
    } else if !identifiers.insert(written).inserted {
      item.note(.common(.repeatedIdentifier(excerpt(of: written))))
    } else {
      return written
    }
    return nil
  }
}
