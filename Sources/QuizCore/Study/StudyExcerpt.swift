/// The days and questions of a study, or what some questions and dates have of them.
package struct StudyExcerpt: Sendable {
  /// The days with an answer, in the order of their dates.
  package let days: [StudyDay]
  /// What is known of each question; of a part of a study the sums alone.
  package let questions: [QuestionReference: QuestionStudy]

  /// Takes all of a study.
  package init(_ study: Study) { self.init(days: study.days, questions: study.questions) }

  /// Takes days, in the order of their dates, and questions as they are.
  package init(days: [StudyDay], questions: [QuestionReference: QuestionStudy]) {
    self.days = days
    self.questions = questions
  }
}
