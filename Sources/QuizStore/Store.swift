package import Host
import QuizCore

/// Keeps a player on disk: a journal that only grows, and a card that says what it comes to.
///
/// The journal is the truth; card and cache are checkpoints of its fold. A line is whole on the
/// disk before the card tells of it, so that a kill, a full disk or a power cut at any point gives
/// the old state or the new one.
package struct Store: Sendable {
  let places: Places
  let files: Files
  let clock: Clock
  let randomBits: @Sendable () -> UInt64
  /// What a player is before the first line.
  let beginning: Profile

  /// The folder of the player's own banks.
  package var banksFolder: String { places.banksFolder }

  /// How long a write waits for the lock, in milliseconds.
  package static let lockWait = 2000

  /// The version of the format of cards that is written.
  package static let cardFormat = Card.formatVersion
  /// The version of the format of backups that is written.
  package static let backupFormat = BackupFile.formatVersion

  /// Names the places; nothing is read or written yet.
  ///
  /// The random bits make ids, the device's name and the number in a new player's nickname.
  package init(
    places: Places, files: Files = Files(), clock: Clock = .real,
    randomBits: @escaping @Sendable () -> UInt64 = { Host.randomBits() }
  ) {
    self.places = places
    self.files = files
    self.clock = clock
    self.randomBits = randomBits
    beginning = Profile(nickname: Nickname.first(randomBits: randomBits()))
  }

  /// The present instant.
  var now: Instant { Instant(milliseconds: clock.now()) }

  /// Calls `body` while no other process writes.
  func locked<Value>(
    waiting milliseconds: Int = lockWait, _ body: () throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    let lock: FileLock
    do {
      lock = try FileLock(places.lockFile, waiting: milliseconds, files: files, clock: clock)
    } catch {
      switch error {
      case .held: throw .lockHeld(path: places.lockFile)
      case .failed(let error): throw .unwritable(error)
      }
    }
    let value = try body()
    release(lock)
    return value
  }

  /// Does something that nobody else may do meanwhile, such as changing the folder of banks.
  package func whileLocked<Value>(_ body: () throws -> Value) throws -> Value {
    let outcome = try locked { () throws(StoreError) in Result { try body() } }
    return try outcome.get()
  }

  private func release(_ lock: consuming FileLock) {}

  /// Does something that reads, and says so in its error.
  func reading<Value>(_ body: () throws(HostError) -> Value) throws(StoreError) -> Value {
    do {
      return try body()
    } catch {
      throw .unreadable(error)
    }
  }

  /// Does something that writes, and says so in its error.
  func writing<Value>(_ body: () throws(HostError) -> Value) throws(StoreError) -> Value {
    do {
      return try body()
    } catch {
      throw .unwritable(error)
    }
  }
}
