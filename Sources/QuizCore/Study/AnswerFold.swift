/// Follows the journal beside the player it comes to, and tells which answers count and what they paid.
///
/// Answers of replays and repeated ones don't count. Of a size that does not grow with the answers.
package struct AnswerFold: Sendable {
  /// What an entry means for learning.
  package enum Step: Sendable, Equatable {
    /// An answer counts: its sitting, and the XP that arrived.
    case answered(SittingKey, Answer, paid: Int)
    /// The result of a daily counts as right after all: what it was before, and the XP that arrived.
    case corrected(QuizDate, index: Int, QuestionResult, paid: Int)
    /// Everything before is forgotten.
    case forgotten
  }

  /// The player that the entries come to.
  package var player: Player

  /// Begins before the first entry.
  package init() { self.init(Player(profile: Profile(nickname: ""))) }

  /// Goes on with the player that earlier entries came to.
  package init(_ player: Player) { self.player = player }

  /// Takes an entry in; returns what it means, nil where that is nothing.
  package mutating func add(_ entry: Entry) -> Step? {
    switch entry.event {
    case .answered(let key, let answer):
      let counts = key.mode != .replay && player.diary.takes(answer, key)
      let paid = pay(entry)
      return counts ? .answered(key, answer, paid: paid) : nil
    case .corrected(let key, let index, _):
      let result = player.diary.daily(on: key.date).results[index]
      let paid = pay(entry)
      let after = player.diary.daily(on: key.date).results[index]
      guard let result, after?.isCorrected == true, !result.isCorrected else { return nil }
      return .corrected(key.date, index: index, result, paid: paid)
    case .reset(let all, _):
      player.add(entry)
      return all ? .forgotten : nil
    default:
      player.add(entry)
      return nil
    }
  }

  private mutating func pay(_ entry: Entry) -> Int {
    let before = player.profile.standing.lifetimeXP
    player.add(entry)
    return max(0, saturatingDifference(player.profile.standing.lifetimeXP, before))
  }
}
