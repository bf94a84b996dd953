/// Follows the headings of a file: which of them are chapters, and which number their questions.
struct MarkdownOutline {
  private let sections: [MarkdownSection]
  private let lists: [MarkdownSection.List?]
  /// The chapters that are open, each deeper than the one before.
  private var chapters: [(level: Int, name: String)] = []
  /// The number of the question before.
  private var number = 0
  /// The first heading, where it stands above all others.
  let title: String?

  init(_ sections: [MarkdownSection], _ lists: [MarkdownSection.List?]) {
    self.sections = sections
    self.lists = lists
    let headings = sections.indices.filter { sections[$0].level > 0 }
    var title: String?
    if let first = headings.first, Self.isChapter(first, sections, lists),
      headings.dropFirst().allSatisfy({ sections[$0].level > sections[first].level })
    {
      title = MarkdownBytes.string(sections[first].heading)
    }
    self.title = title
  }

  /// Whether a heading has no list but deeper headings below it.
  func isChapter(_ place: Int) -> Bool { Self.isChapter(place, sections, lists) }

  private static func isChapter(
    _ place: Int, _ sections: [MarkdownSection], _ lists: [MarkdownSection.List?]
  ) -> Bool {
    guard lists[place] == nil, sections[place].level > 0, place &+ 1 < sections.count else {
      return false
    }
    return sections[place &+ 1].level > sections[place].level
  }

  /// Goes on to a heading.
  mutating func enter(_ place: Int) {
    let section = sections[place]
    if section.level > 0 {
      while let last = chapters.last, last.level >= section.level { chapters.removeLast() }
    }
    if isChapter(place) {
      let name = lineText(MarkdownBytes.string(section.heading))
      let isTitle =
        title != nil && chapters.isEmpty && place == sections.firstIndex { $0.level > 0 }
      chapters.append((section.level, isTitle ? "" : name))
    } else if let label = QuestionLabel(section.heading) {
      isCounted = label.hasWord || label.number == number &+ 1
      number = label.number
    } else {
      isCounted = false
    }
  }

  /// Whether the heading at hand begins with a number that is not a part of the prompt.
  private var isCounted = false

  /// The heading of a question without the number before it.
  func prompt(_ section: MarkdownSection) -> ArraySlice<UInt8> {
    guard isCounted, let label = QuestionLabel(section.heading) else { return section.heading }
    return label.rest
  }

  /// The chapters that a question stands in, but for the title.
  var topic: String? {
    topicPath(chapters.map(\.name).filter { !isBlank($0) }.joined(separator: "/"))
  }
}
