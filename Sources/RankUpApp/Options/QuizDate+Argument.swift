import Arguments
import QuizCore

extension QuizDate: ArgumentValue {
  package static var choices: [String] { ["yyyy-MM-dd"] }

  package init?(argument: String) { self.init(argument) }
}
