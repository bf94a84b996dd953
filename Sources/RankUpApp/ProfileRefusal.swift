import JSON
import QuizBanks
import QuizStore

/// A file that can't be imported, and why.
struct ProfileRefusal: Error, Equatable {
  /// The path as it was given; `-` is standard input.
  let path: String
  let problem: ProfileProblem
}

/// Why a file is no profile, as a sentence.
struct ProfileSentence {
  let words: Words

  /// The sentence: which file, where in it, what is wrong.
  func text(_ refusal: ProfileRefusal) -> String {
    let path = refusal.path == "-" ? words.profile.pipe : refusal.path
    return words.profile.refused(path, reason(refusal.problem))
  }

  private func reason(_ problem: ProfileProblem) -> String {
    let profile = words.profile
    switch problem {
    case .notJSON(let error):
      return placed(words.findings.problem(.notJSON(error.problem)), error.position)
    case .tooLarge(let limit): return profile.tooLarge(limit)
    case .notFile: return profile.notFile
    case .otherFormat: return profile.otherFormat
    case .newerFormat(let version, let known): return profile.newerFormat(version, known)
    case .repeatedKey(let key, let place): return placed(profile.repeatedKey(key), place)
    case .malformed(let path, let place): return placed(profile.malformed(path), place)
    case .badDevice(let name, let place): return placed(profile.badDevice(name), place)
    }
  }

  private func placed(_ reason: String, _ place: JSONPosition) -> String {
    words.findings.place(place.line, place.column) + ": " + reason
  }
}
