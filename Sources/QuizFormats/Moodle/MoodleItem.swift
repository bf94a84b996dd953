import JSON
import QuizCore
import XML

/// Why an item gives no question.
struct MoodleSkip: Error {
  let problem: ImportProblem

  init(_ problem: ImportProblem) { self.problem = problem }
}

/// One question of a quiz while it is read, with what was changed on the way.
struct MoodleItem {
  let element: XMLElement
  let position: JSONPosition
  /// The type in small letters; empty where none is given.
  let type: String
  /// How the question's text is written, and its other texts that do not say otherwise.
  let format: MoodleTextFormat
  private var noted: [ImportProblem] = []
  private var mediaCount = 0

  init(_ element: XMLElement, at position: JSONPosition) {
    self.element = element
    self.position = position
    type = (element.attribute("type") ?? "").trimmingWhitespace.lowercased()
    format = MoodleTextFormat(element.child("questiontext")?.attribute("format") ?? "html")
  }

  /// What was changed, in the order of reading.
  var changes: [ImportProblem] {
    mediaCount > 0 ? noted + [.common(.mediaLeftOut(mediaCount))] : noted
  }

  /// Notes a change, once if it comes again.
  mutating func note(_ problem: ImportProblem) {
    if !noted.contains(problem), noted.count < 100 { noted.append(problem) }
  }

  /// Counts pictures, sounds and films that can't be shown.
  mutating func countMedia(_ count: Int) { mediaCount &+= count }

  /// The text of an element as it is written there.
  ///
  /// It stands in an element `text`, or in old files in the element itself.
  mutating func raw(_ element: XMLElement?) -> String {
    guard let element else { return "" }
    guard let text = element.child("text") else { return element.text }
    guard text.hasChildren else { return text.text }
    note(.moodle(.markupInText))
    return text.allText
  }

  /// The format of an element's text.
  func format(of element: XMLElement) -> MoodleTextFormat {
    element.attribute("format").map { MoodleTextFormat($0) } ?? format
  }

  /// The clean text of an element, its HTML made plain; empty where there is none.
  mutating func text(_ element: XMLElement?, isAnswer: Bool = false) -> String {
    guard let element else { return "" }
    let (text, count) = format(of: element).plain(raw(element))
    countMedia(max(count, fileCount(element)))
    return fieldText(text, isAnswer: isAnswer)
  }

  /// The same, nil where nothing of it can be seen.
  mutating func visibleText(_ element: XMLElement?) -> String? {
    let text = text(element)
    return isBlank(text) ? nil : text
  }

  /// The files that are packed into an element.
  func fileCount(_ element: XMLElement) -> Int {
    element.children.count { $0.isNamed("file") }
  }

  /// The plain text of the first child of a name, trimmed; nil where there is none.
  func setting(_ name: String) -> String? {
    guard let child = element.child(name) else { return nil }
    return (child.child("text") ?? child).text.trimmingWhitespace
  }

  /// A setting that is on or off.
  func flag(_ name: String, orElse missing: Bool) -> Bool {
    guard let written = setting(name)?.lowercased() else { return missing }
    return !(written == "0" || written == "false" || written.isEmpty)
  }
}
