extension [QuestionReference: QuestionStudy] {
  /// The questions with mistakes, those that are known least well first, then by reference.
  package var weakestFirst: [(reference: QuestionReference, score: StudyScore)] {
    let scores = map { reference, study -> (reference: QuestionReference, score: StudyScore) in
      var score = StudyScore()
      score.add(study)
      return (reference, score)
    }
    return scores.filter(\.score.hasMistakes).sorted { left, right in
      left.score.strength == right.score.strength
        ? left.reference < right.reference : left.score.strength < right.score.strength
    }
  }
}
