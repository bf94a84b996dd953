import Host
import QuizCore
import Terminal

/// How a question that must be confirmed was answered.
enum Confirmation: Equatable {
  case confirmed
  case declined
  case interrupted(Int32)
}

extension Desk {
  /// Explains what will be done and asks for a word to be typed, one of some.
  ///
  /// Without a terminal for both the question and the answer nothing is said or asked, and that is
  /// an error.
  func confirm(_ explanation: [Text], typing words: [String], prompt: String) throws -> Confirmation
  {
    guard console.input == .terminal, console.output.isTerminal, !options.noInput else {
      throw Failure.wouldAsk(option: "--yes")
    }
    try show(explanation)
    switch try ask(Text(prompt, .strong)) {
    case .line(let line): return words.contains(line.trimmingWhitespace) ? .confirmed : .declined
    case .endOfInput: return .declined
    case .interrupted(let signal): return .interrupted(signal)
    }
  }

  /// What a command that was not confirmed ends with; nil when it was.
  func refusal(of confirmation: Confirmation, _ sentence: String) -> Reply? {
    switch confirmation {
    case .confirmed: nil
    case .declined: Reply(page.wrapped(sentence), exit: .failed)
    case .interrupted(let signal): Reply(page.wrapped(sentence), exit: .signal(signal))
    }
  }

  /// An instant as the wall clock here showed it, `2026-11-30 20:14`.
  func localTime(of instant: Instant) -> String {
    let local = clock.local(instant.milliseconds)
    let parts = [local.month, local.day, local.hour, local.minute].map { number in
      number < 10 ? "0\(number)" : "\(number)"
    }
    return "\(local.year)-\(parts[0])-\(parts[1]) \(parts[2]):\(parts[3])"
  }
}
