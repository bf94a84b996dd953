package import Host

/// Where a player's files lie, as absolute paths.
package struct Places: Sendable, Equatable {
  /// The card: nickname, rank, XP and settings, a property list.
  package let card: String
  /// The folder of everything that must not be lost.
  package let dataFolder: String
  /// The folder of the journals, one file a device.
  package let journalFolder: String
  /// The folder of the player's own banks.
  package let banksFolder: String
  /// The folder of the backups.
  package let backupsFolder: String
  /// The file whose lock guards every write.
  package let lockFile: String
  /// The file that names this machine's journal; never synced.
  package let deviceFile: String
  /// The file that says how far a card of a newer format includes the journals; never synced.
  package let metCardFile: String
  /// The folder of what may be deleted at any time.
  package let cacheFolder: String

  /// Puts a folder of the program's own below each base folder.
  package init(config: String, data: String, state: String, cache: String) {
    card = joined(config, "rankup/preferences.plist")
    dataFolder = joined(data, "rankup")
    journalFolder = joined(dataFolder, "journal")
    banksFolder = joined(dataFolder, "quizzes")
    backupsFolder = joined(dataFolder, "backups")
    lockFile = joined(dataFolder, "lock")
    deviceFile = joined(state, "rankup/device")
    metCardFile = joined(state, "rankup/newer-card.json")
    cacheFolder = joined(cache, "rankup")
  }

  /// Puts a folder of the program's own below each base folder of the user.
  package init(_ folders: BaseFolders) {
    self.init(
      config: folders.config, data: folders.data, state: folders.state, cache: folders.cache)
  }

  /// The folded diary, which spares reading the whole journal.
  var diaryCache: String { joined(cacheFolder, "diary.json") }

  /// The folded study, which spares reading the whole journal.
  var studyCache: String { joined(cacheFolder, "study.bin") }

  /// The folded sums of answers, of which a part of the statistics is made.
  var sumsCache: String { joined(cacheFolder, "sums.bin") }

  /// Everything that is folded and may be deleted at any time, but for the indexes of banks.
  var caches: [String] { [diaryCache, studyCache, sumsCache] }

  /// The journal of a device.
  func journal(of device: DeviceName) -> String {
    joined(journalFolder, device.text + ".jsonl")
  }
}
