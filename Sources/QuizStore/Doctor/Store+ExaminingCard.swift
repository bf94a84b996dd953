import Host
import QuizCore

extension Store {
  /// Looks at the card, and folds the journals from nothing to see whether both tell the same.
  func cardChecks(
    _ loaded: Result<Loaded, StoreError>, _ refolded: Result<Folded, StoreError>
  ) -> [Check] {
    let found: CardFile
    do throws(HostError) {
      found = try CardFile.read(places, files)
    } catch {
      return [Check(.card(.unreadable(error)), at: places.card)]
    }
    let hasLines = ((try? loaded.get()).map { !$0.hasNoLines }) ?? false
    var findings: [CardFinding] =
      switch found {
      case .absent: [hasLines ? .missing : .none]
      case .damaged: [.damaged]
      case .endless: [.endless]
      case .card(let card, _): Self.findings(card)
      }
    if found.card != nil { findings += [comparison(loaded, refolded)].compactMap(\.self) }
    return findings.map { Check(.card($0), at: places.card) }
  }

  private static func findings(_ card: Card) -> [CardFinding] {
    var findings: [CardFinding] = [
      card.isNewer
        ? .newer(version: card.version)
        : card.isOlder ? .older(version: card.version) : .whole(version: card.version)
    ]
    if !card.refused.isEmpty { findings.append(.refused(card.refused.map(\.rawValue))) }
    if !card.adjusted.isEmpty { findings.append(.adjusted(card.adjusted.map(\.rawValue))) }
    return findings
  }

  private func comparison(
    _ loaded: Result<Loaded, StoreError>, _ refolded: Result<Folded, StoreError>
  ) -> CardFinding? {
    do throws(StoreError) {
      let present = try loaded.get()
      let shown = present.player.profile.standing
      let told = try refolded.get().player.profile.standing
      if shown == told { return .agrees(shown) }
      let isMendable = !present.isNewer && told.isNoLess(than: shown)
      return .differs(card: shown, journals: told, isMendable: isMendable)
    } catch {
      return error.hostError.map { .notCompared($0) }
    }
  }
}

extension Standing {
  /// Whether nobody would lose XP or a rank by getting this in the place of another one.
  func isNoLess(than other: Standing) -> Bool {
    lifetimeXP >= other.lifetimeXP && (rank.level, xp) >= (other.rank.level, other.xp)
  }
}
