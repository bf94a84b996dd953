import QuizCore

/// A study of practice answers, all right or all wrong, in their order; days count from day 20,000.
func playedStudy(
  _ answers: [(reference: QuestionReference, day: Int, isRight: Bool)]
) -> Study {
  var study = Study(Profile(nickname: "Ann"))
  for (index, answer) in answers.enumerated() {
    let date = QuizDate(dayNumber: 20_000 + answer.day)
    let start = Int64(date.dayNumber) * 86_400_000
    study.add(
      Entry(
        id: "\(index)", instant: Instant(milliseconds: start + Int64(index)),
        event: .answered(
          SittingKey(mode: .practice, date: date, session: "s\(index)"),
          Answer(
            index: 0, reference: answer.reference, response: ["x"],
            share: answer.isRight ? .full : .nothing, xp: 0))))
  }
  return study
}
