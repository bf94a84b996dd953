import QuizCore
import XML

/// What a type of question makes of its item.
struct MoodleBody {
  let kind: QuestionKind
  /// The prompt with its gaps; nil where it is the question's text.
  var prompt: String?
  /// Words that belong to answers instead of the whole.
  var feedback: Feedback?
  /// The points that its parts add up to.
  var points: Double?

  init(_ kind: QuestionKind) { self.kind = kind }
}

extension MoodleItem {
  /// What to call the question in a note: its name, or the beginning of its text.
  var label: String? {
    let name = setting("name") ?? ""
    let label = isBlank(name) ? setting("questiontext").map { HTMLText($0).text } ?? "" : name
    return isBlank(label) ? nil : lineText(label)
  }

  /// The path of a category; one dialect writes it as the name.
  var categoryPath: String { setting("category") ?? setting("name") ?? "" }

  /// The id in the file, if there is one.
  var identifier: String? {
    let id = setting("idnumber") ?? ""
    return id.isEmpty ? nil : id
  }

  /// Makes a draft of the item, without topic and id.
  mutating func draft() throws(MoodleSkip) -> DraftQuestion {
    let body = try body()
    let prompt = body.prompt ?? text(element.child("questiontext"))
    countOldMedia()
    guard !isBlank(prompt) else { throw MoodleSkip(.common(.blankPrompt)) }
    var draft = DraftQuestion(prompt, body.kind, at: position)
    draft.title = title(besides: prompt)
    draft.explanation = visibleText(element.child("generalfeedback"))
    draft.feedback = body.feedback ?? combinedFeedback()
    draft.hints = hints()
    draft.tags = tags()
    draft.points = body.points.map { $0 == 1 ? nil : $0 } ?? points()
    if flag("hidden", orElse: false) { note(.moodle(.hidden)) }
    return draft
  }

  private mutating func body() throws(MoodleSkip) -> MoodleBody {
    switch type {
    case "": throw MoodleSkip(.moodle(.noType))
    case "multichoice": return try multipleChoice()
    case "multichoiceset": return try choiceSet()
    case "truefalse": return try trueFalse()
    case "shortanswer": return try shortAnswer()
    case "numerical": return try numerical()
    case "matching", "match", "ddmatch": return try matching()
    case "ordering": return try ordering()
    case "cloze", "multianswer": return try cloze()
    case "gapselect": return try selectedGaps(option: "selectoption")
    case "ddwtos": return try selectedGaps(option: "dragbox")
    case "gapfill": return try filledGaps()
    case "essay": return try essay()
    case "description": throw MoodleSkip(.moodle(.description))
    case "calculated", "calculatedsimple", "calculatedmulti":
      throw MoodleSkip(.moodle(.calculated(excerpt(of: type))))
    default: throw MoodleSkip(.common(.unsupportedType(excerpt(of: type))))
    }
  }

  /// A card with what graders are told on its back.
  private mutating func essay() throws(MoodleSkip) -> MoodleBody {
    guard let back = visibleText(element.child("graderinfo")) else {
      throw MoodleSkip(.moodle(.essay))
    }
    note(.moodle(.essayBecameCard))
    return MoodleBody(.flashcard(back: back))
  }

  /// Old files have the picture of a question beside its text.
  private mutating func countOldMedia() {
    if let image = setting("image"), !image.isEmpty { countMedia(1) }
  }

  private mutating func title(besides prompt: String) -> String? {
    let name = lineText(setting("name") ?? "")
    guard !isBlank(name), !readTheSame(name, prompt) else { return nil }
    guard name.unicodeScalars.count <= 300 else {
      note(.common(.partLeftOut("name")))
      return nil
    }
    return name
  }

  private mutating func combinedFeedback() -> Feedback {
    Feedback(
      correct: visibleText(element.child("correctfeedback")),
      partial: visibleText(element.child("partiallycorrectfeedback")),
      incorrect: visibleText(element.child("incorrectfeedback")))
  }

  private mutating func hints() -> [String] {
    var hints: [String] = []
    for child in element.children where child.isNamed("hint") || child.isNamed("hintcontent") {
      if let hint = visibleText(child) { hints.append(hint) }
    }
    return hints
  }

  private mutating func tags() -> [String] {
    var tags: [String] = []
    var seen: Set<String> = []
    for list in element.children where list.isNamed("tags") || list.isNamed("coursetags") {
      for child in list.children where child.isNamed("tag") {
        let tag = lineText((child.child("text") ?? child).text)
        guard !isBlank(tag), seen.insert(tag).inserted else { continue }
        if tag.unicodeScalars.count <= 80 {
          tags.append(tag)
        } else {
          note(.common(.partLeftOut("tag")))
        }
      }
    }
    return tags
  }

  /// What the question counts; nil for the usual 1.
  private mutating func points() -> Double? {
    guard let written = setting("defaultgrade"), !written.isEmpty else { return nil }
    guard let points = moodleNumber(written), points > 0, points <= 1000 else {
      note(.common(.partLeftOut("defaultgrade")))
      return nil
    }
    return points == 1 ? nil : points
  }
}

/// Whether two texts differ in nothing but spaces and line ends.
private func readTheSame(_ left: String, _ right: String) -> Bool {
  left.utf8.lazy.filter { $0 > 0x20 }.elementsEqual(right.utf8.lazy.filter { $0 > 0x20 })
}
