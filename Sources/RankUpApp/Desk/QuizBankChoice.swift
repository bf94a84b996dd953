import QuizBanks
import QuizCore
import QuizStore

extension Desk {
  /// Loads the banks and tells of those with faults, a line each.
  func openShelf() throws -> Shelf {
    let shelf = try loadShelf()
    tellFaults(of: shelf)
    return shelf
  }

  /// The banks of some ids, each of which must exist; one that is named twice is taken once.
  func banks(_ ids: [String], on shelf: Shelf) throws -> [Bank] {
    for id in ids where shelf.bank(id) == nil { throw Failure(noBank: id, on: shelf) }
    return shelf.banks.filter { ids.contains($0.id) }
  }

  /// The banks that a daily draws from: those asked for, those of the setting, or the default.
  ///
  /// By default every bank in the player's language or in none, and all banks when there is none
  /// of those. Banks of the setting that are gone are passed over.
  func dailyBanks(asked: [String], _ profile: Profile, on shelf: Shelf) throws -> [Bank] {
    if !asked.isEmpty { return try banks(asked, on: shelf) }
    if let chosen = Setting.dailyBanks(profile) {
      let found = shelf.banks.filter { chosen.contains($0.id) }
      if !found.isEmpty { return found }
    }
    return shelf.banks(for: Language.chosen(profile.settings, environment).code)
  }

  /// What the daily draws from now that there are new banks of some ids.
  func dailyPool(after ids: [String], _ profile: Profile) throws -> DailyPool {
    DailyPool(try dailyBanks(asked: [], profile, on: try loadShelf()), imported: ids)
  }
}
