import QuizFormats

extension ImportProblem {
  /// The problem in an English sentence, without a full stop.
  var english: String {
    switch self {
    case .common(let problem): problem.english
    case .aiken(let problem): problem.english
    case .cards(let problem): problem.english
    case .gift(let problem): problem.english
    case .hashcards(let problem): problem.english
    case .json(let problem): problem.english
    case .markdown(let problem): problem.english
    case .moodle(let problem): problem.english
    case .pool(let problem): problem.english
    case .table(let problem): problem.english
    }
  }

  /// The problem in a Korean sentence, without a full stop.
  var korean: String {
    switch self {
    case .common(let problem): problem.korean
    case .aiken(let problem): problem.korean
    case .cards(let problem): problem.korean
    case .gift(let problem): problem.korean
    case .hashcards(let problem): problem.korean
    case .json(let problem): problem.korean
    case .markdown(let problem): problem.korean
    case .moodle(let problem): problem.korean
    case .pool(let problem): problem.korean
    case .table(let problem): problem.korean
    }
  }
}
