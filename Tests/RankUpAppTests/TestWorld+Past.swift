import Foundation
import QuizCore
import TestSupport

/// Forty questions with four choices each on four topics, of three difficulties.
let pastBank: String = {
  let topics = ["World/Asia", "World/Europe", "Music", "Numbers"]
  let questions = (0..<40).map { number in
    let choices = ["right", "near", "far", "odd"].enumerated().map { index, name in
      #"{"text": "\#(name) \#(number)"\#(index == 0 ? #", "correct": true"# : "")}"#
    }
    return """
      {"id": "p-\(number)", "type": "multiple-choice", "topic": "\(topics[number % 4])",
      "difficulty": "\(["easy", "medium", "hard"][number % 3])",
      "prompt": "What is the answer to question number \(number) of this bank of the past?",
      "choices": [\(choices.joined(separator: ", "))]}
      """
  }
  return """
    {"format": "quizbank", "formatVersion": 1, "id": "past", "title": "Things past",
    "questions": [\(questions.joined(separator: ",\n"))]}
    """
}()

extension TestWorld {
  /// Writes a bank, and a journal of so many days up to 30 November 2026: most days a daily, now and
  /// then practice; today's daily is not finished.
  func writePast(days: Int) throws {
    try addBank(pastBank, named: "past")
    var past = WrittenPast()
    let last = QuizDate(dayNumber: 20_787)
    for day in (0..<days).reversed() { past.play(last.adding(days: -day), isLast: day == 0) }
    try write("0123abcd\n", to: "~/.local/state/rankup/device")
    try write(past.text, to: "~/.local/share/rankup/journal/0123abcd.jsonl")
  }
}

/// The lines of a journal that a seeded player left.
private struct WrittenPast {
  private(set) var text = ""
  private var random = SplitMix64(seed: 7)
  private var count = 0

  mutating func play(_ date: QuizDate, isLast: Bool) {
    let chance = random.below(100)
    if chance < 85 || isLast {
      let first = Int(random.below(40))
      let questions = (0..<10).map { "p-\((first + $0 * 3) % 40)" }
      let drawn = questions.map { #"["past","\#($0)"]"# }.joined(separator: ",")
      add(date, #""mode":"daily","kind":"drawn","questions":[\#(drawn)]"#)
      for (index, question) in questions.prefix(isLast ? 4 : 10).enumerated() {
        answer(question, index, date, #""mode":"daily""#, worth: 1700)
      }
    }
    guard chance % 5 == 0 else { return }
    let session = #""mode":"practice","session":"s\#(count)""#
    for index in 0..<(chance % 3 == 0 ? 25 : 4) {
      answer("p-\(random.below(40))", index, date, session, worth: 150)
    }
  }

  private mutating func answer(
    _ question: String, _ index: Int, _ date: QuizDate, _ key: String, worth: Int
  ) {
    let number = question.dropFirst(2)
    let chance = Int(random.below(100))
    let (share, name): (Int, String?) =
      question == "p-7"
      ? (0, "near")
      : question == "p-8" || chance < 62
        ? (1_000_000, "right")
        : chance < 70 ? (500_000, "near") : chance < 97 ? (0, "far") : (0, nil)
    let response = name.map { #""kind":"answered","response":["\#($0) \#(number)"]"# }
    add(
      date,
      #"\#(key),\#(response ?? #""kind":"skipped""#),"index":\#(index),"bank":"past","#
        + #""question":"\#(question)","share":\#(share),"hints":0,"#
        + #""ms":\#(2000 + chance * 137),"xp":\#(worth * (share / 500_000) / 2),"bonus":0"#)
  }

  private mutating func add(_ date: QuizDate, _ members: String) {
    count += 1
    let (minute, second) = (count / 60 % 60, count % 60)
    let time = "\(minute < 10 ? "0" : "")\(minute):\(second < 10 ? "0" : "")\(second)"
    let id = String(count, radix: 16)
    text += #"{"v":1,"id":"\#(String(repeating: "0", count: 16 - id.count))\#(id)","#
    text += #""at":"\#(date)T19:\#(time).000Z","date":"\#(date)",\#(members)}"# + "\n"
  }
}
