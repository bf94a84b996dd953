import QuizBanks
import QuizCore

extension Shelf {
  /// Where every badge stands on a date, the banks and topics of this shelf regarded.
  func badges(_ study: Study, of player: Player, asOf today: QuizDate) -> [BadgeState] {
    var goals = BadgeGoals(study, asOf: today)
    for bank in banks where goals.banksBegun.contains(bank.id) {
      let pool = pool(of: [bank])
      for candidate in pool.candidatesByReference
      where pool.hashes.indices.contains(candidate.position) {
        goals.add(pool.hashes[candidate.position], of: bank.id, topic: candidate.topic)
      }
    }
    return study.badges(asOf: today, goals, card: player.profile.standing)
  }
}
