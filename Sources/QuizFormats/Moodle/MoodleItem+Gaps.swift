import QuizCore
import XML

extension MoodleItem {
  /// A text in which `[[2]]` is a gap for the second of the options, among those of its group.
  mutating func selectedGaps(option name: String) throws(MoodleSkip) -> MoodleBody {
    let options = options(name)
    let isShuffled = flag("shuffleanswers", orElse: false)
    let bytes = Array(raw(element.child("questiontext")).utf8)
    var text = GapText()
    var gaps: [Gap] = []
    var (done, offset) = (0, 0)
    while let open = bytes[offset...].firstIndex(of: UInt8(ascii: "[")) {
      guard let (number, end) = reference(bytes, at: open) else {
        offset = open &+ 1
        continue
      }
      guard options.indices.contains(number &- 1) else {
        throw MoodleSkip(.common(.answerOutOfRange("\(number)", choices: options.count)))
      }
      text.append(bytes[done..<open])
      text.appendGap()
      try checkSize(gaps: text.gapCount, choices: options.count)
      let list = try choices(options, right: number &- 1, isShuffled)
      gaps.append(Gap("\(gaps.count + 1)", .choice(list)))
      (done, offset) = (end, end)
    }
    text.append(bytes[done...])
    return try body(text, gaps)
  }

  /// What may be put into the gaps, and the groups that it comes in.
  private mutating func options(_ name: String) -> [(text: String, group: String)] {
    var options: [(text: String, group: String)] = []
    for child in element.children where child.isNamed(name) {
      options.append(
        (text(child, isAnswer: true), child.child("group")?.text.trimmingWhitespace ?? "1"))
    }
    return options
  }

  /// The options of the group of the right one.
  private func choices(
    _ options: [(text: String, group: String)], right: Int, _ isShuffled: Bool
  ) throws(MoodleSkip) -> ChoiceList {
    guard !isBlank(options[right].text) else { throw MoodleSkip(.common(.blankAnswer)) }
    var unique = MoodleChoices()
    for (place, option) in options.enumerated()
    where option.group == options[right].group && !isBlank(option.text) {
      unique.add(Choice(option.text, isCorrect: place == right))
    }
    guard unique.choices.count >= 2 else {
      throw MoodleSkip(.common(.tooFewChoices(unique.choices.count)))
    }
    return ChoiceList(unique.choices, isShuffled: isShuffled)
  }

  /// The number in `[[2]]`, and where that ends.
  private func reference(_ bytes: [UInt8], at start: Int) -> (number: Int, end: Int)? {
    guard start &+ 1 < bytes.count, bytes[start &+ 1] == UInt8(ascii: "[") else { return nil }
    let digits = bytes[(start &+ 2)...].prefix(6).prefix { 0x30...0x39 ~= $0 }
    guard let number = Int(String(decoding: digits, as: UTF8.self)),
      bytes[digits.endIndex...].starts(with: [0x5D, 0x5D])
    else { return nil }
    return (number, digits.endIndex &+ 2)
  }

  /// A text in which `[cat|dog]` is a gap with its answers.
  mutating func filledGaps() throws(MoodleSkip) -> MoodleBody {
    let marks = Array((setting("delimitchars") ?? "").utf8)
    let (open, close) =
      marks.count == 2 ? (marks[0], marks[1]) : (UInt8(ascii: "["), UInt8(ascii: "]"))
    let bytes = Array(raw(element.child("questiontext")).utf8)
    var text = GapText()
    var answers: [[String]] = []
    var done = 0
    while let start = bytes[done...].firstIndex(of: open) {
      guard let end = bytes[(start &+ 1)...].firstIndex(of: close) else { break }
      text.append(bytes[done..<start])
      text.appendGap()
      let inside = HTMLText(String(decoding: bytes[(start &+ 1)..<end], as: UTF8.self)).text
      answers.append(inside.split(separator: "|").map { lineText(String($0), isAnswer: true) })
      done = end &+ 1
    }
    text.append(bytes[done...])
    return try body(text, try filled(answers))
  }

  /// The gaps for answers: to be typed, or to be picked where the file says so.
  private mutating func filled(_ answers: [[String]]) throws(MoodleSkip) -> [Gap] {
    let isPicked = ["dropdown", "dragdrop"].contains(setting("answerdisplay") ?? "")
    let offered = answers.compactMap { $0.count == 1 ? $0[0] : nil } + wrongAnswers()
    let isCaseSensitive = flag("casesensitive", orElse: false)
    try checkSize(gaps: answers.count, choices: offered.count)
    var gaps: [Gap] = []
    for texts in answers {
      let seen = texts.filter { !isBlank($0) }
      guard let first = seen.first else { throw MoodleSkip(.moodle(.emptyGap)) }
      var unique = MoodleChoices()
      for text in [first] + offered { unique.add(Choice(text, isCorrect: text == first)) }
      let key: Gap.Key =
        isPicked && seen.count == 1 && unique.choices.count >= 2
        ? .choice(ChoiceList(unique.choices))
        : .text(TextKey(seen.map { TextKey.Accepted($0) }, isCaseSensitive: isCaseSensitive))
      gaps.append(Gap("\(gaps.count + 1)", key))
    }
    return gaps
  }

  /// The answers that belong to no gap.
  private mutating func wrongAnswers() -> [String] {
    var wrong: [String] = []
    for child in element.children where child.isNamed("answer") {
      let isWrong = (moodleNumber(child.attribute("fraction") ?? "0") ?? 0) <= 0
      let text = text(child, isAnswer: true)
      if isWrong, !isBlank(text) { wrong.append(text) }
    }
    return wrong
  }
}
