import JSON
import QuizBanks
import QuizCore

/// What the answers say of a bank, for those who write it.
struct BankReport {
  /// A question with its answers.
  struct Entry {
    let question: Question
    let score: StudyScore
  }

  /// A wrong choice, and how often it was taken.
  struct Distractor {
    let question: Question
    let text: String
    let count: Int
    let answers: Int
  }

  let bank: Bank
  let total: StudyScore
  let answered: Int
  /// Always right.
  let tooEasy: [Entry]
  /// Right once in four times at most.
  let tooHard: [Entry]
  let neverAsked: [Question]
  /// Wrong choices that were never taken.
  let unused: [Distractor]
  /// Wrong choices that half of the answers or more took.
  let favoured: [Distractor]
  let flagged: [Question]

  /// How many answers a question needs for anything to be said of it.
  static let least = 5
  /// How many it needs for anything to be said of its choices.
  static let leastForChoices = 10

  /// Judges the questions of a bank, each list in the bank's order.
  init(_ bank: Bank, _ study: [QuestionReference: QuestionStudy]) {
    self.bank = bank
    let known = bank.questions.map { question in
      (
        question,
        study[QuestionReference(bank: bank.id, question: question.id)] ?? QuestionStudy()
      )
    }
    let entries = known.map { question, study -> (Entry, QuestionStudy) in
      var score = StudyScore()
      score.add(study)
      return (Entry(question: question, score: score), study)
    }
    total = known.reduce(into: StudyScore()) { $0.add($1.1) }
    answered = entries.count { $0.0.score.answers > 0 }
    let judged = entries.filter { $0.0.score.answers >= Self.least }
    tooEasy = judged.map(\.0).filter { !$0.score.hasMistakes }
    tooHard = judged.map(\.0).filter { $0.score.right <= $0.score.answers / 4 }
    neverAsked = entries.filter { $0.0.score.answers == 0 }.map(\.0.question)
    flagged = known.filter(\.1.isFlagged).map(\.0)
    let distractors = judged.filter { $0.0.score.answers >= Self.leastForChoices }.flatMap {
      Self.distractors(of: $0.0, $0.1)
    }
    unused = distractors.filter { $0.count == 0 }
    favoured = distractors.filter { $0.count > 0 && $0.count >= ($0.answers + 1) / 2 }
  }

  private static func distractors(of entry: Entry, _ study: QuestionStudy) -> [Distractor] {
    let choices =
      switch entry.question.kind {
      case .multipleChoice(let list), .multipleResponse(let list, _): list.choices
      default: [Choice]()
      }
    return choices.filter { !$0.isCorrect }.map { choice in
      let count = study.responses.first { $0.text == choice.text }?.count ?? 0
      return Distractor(
        question: entry.question, text: choice.text, count: count, answers: entry.score.answers)
    }
  }

  /// The document of `bank ID --stats --json`.
  var json: JSONValue {
    func ids(_ questions: [Question]) -> JSONValue { .array(questions.map { .string($0.id) }) }
    func entries(_ entries: [Entry]) -> JSONValue {
      .array(
        entries.map {
          .object(
            [JSONMemberValue("question", .string($0.question.id))]
              + StatisticsDocument.members(of: $0.score))
        })
    }
    func choices(_ distractors: [Distractor]) -> JSONValue {
      .array(
        distractors.map {
          [
            "question": .string($0.question.id), "choice": .string($0.text),
            "taken": .integer($0.count), "answers": .integer($0.answers),
          ]
        })
    }
    return .object(
      [
        JSONMemberValue("id", .string(bank.id)), JSONMemberValue("title", .string(bank.title)),
        JSONMemberValue("questions", .integer(bank.questionCount)),
        JSONMemberValue("answered", .integer(answered)),
        JSONMemberValue("tooEasy", entries(tooEasy)), JSONMemberValue("tooHard", entries(tooHard)),
        JSONMemberValue("neverAsked", ids(neverAsked)), JSONMemberValue("flagged", ids(flagged)),
        JSONMemberValue("unusedChoices", choices(unused)),
        JSONMemberValue("favouredChoices", choices(favoured)),
      ] + StatisticsDocument.members(of: total))
  }
}
