import Host
import QuizCore

extension Store {
  /// Writes the card, after putting a damaged one aside, and the cache when it lags, after a line
  /// whose clock was late, or when it is asked for, as at the end of a daily; under the lock.
  ///
  /// Failures are no errors, since the journal has it all: the next start catches up. The cache is
  /// only written with the card, since it may not be ahead of it.
  func settle(_ loaded: Loaded, remembersDiary: Bool = false) -> [StoreNotice] {
    if loaded.isNewer { return [] }
    if let failure = loaded.refoldFailure { return [.notSaved(failure.cause(places.card))] }
    var notices: [StoreNotice] = []
    if loaded.cardFile.isDamaged {
      guard let place = putAside(loaded.cardFile) else { return [.cardDamaged] }
      notices.append(.cardMovedAside(to: place))
    }
    let bytes = Card.bytes(
      loaded.player.profile, loaded.folded.marks, lost: loaded.folded.lost,
      over: loaded.cardFile.card?.root ?? [:])
    if let failure = backUpOlderFormat(loaded) { return notices + [.notSaved(failure)] }
    do {
      _ = try? files.removeLeftovers(of: places.card)
      if bytes != loaded.cardFile.bytes { try files.replace(places.card, with: bytes) }
    } catch {
      return notices + [.notSaved(error)]
    }
    if remembersDiary || loaded.folded.isLate || loaded.folded.lag > DiaryCache.lagLimit {
      DiaryCache(
        diary: loaded.player.diary, marks: loaded.folded.marks, spans: loaded.folded.spans
      ).write(places, files)
    }
    return notices
  }

  /// Makes a backup of a card of an older format, which is about to be written in the present one;
  /// returns why that can't be, which leaves the card as it is.
  private func backUpOlderFormat(_ loaded: Loaded) -> HostError? {
    guard let card = loaded.cardFile.card, card.isOlder else { return nil }
    do {
      _ = try backUp(loaded, .upgrade)
      return nil
    } catch .unreadable(let error), .unwritable(let error) {
      return error
    } catch {
      return nil
    }
  }

  /// Copies the bytes of a damaged card beside it; the card itself is replaced in one step after
  /// that, so that there is always one, and a link to it stays.
  ///
  /// One that is endless is renamed, and so is a link that leads to such a thing.
  private func putAside(_ card: CardFile) -> String? {
    let name = places.card + ".corrupt-" + now.compactDescription
    do {
      let place = try unusedPath(name)
      if let bytes = card.bytes {
        try files.replace(place, with: bytes)
      } else {
        try files.move(from: places.card, to: place)
      }
      return place
    } catch {
      return nil
    }
  }

  /// A path at which there is nothing: `name` with an ending, or with `-2`, `-3` … before it.
  func unusedPath(_ name: String, ending: String = "") throws(HostError) -> String {
    var path = name + ending
    var number = 2
    while try files.linkStatus(path) != nil {
      path = name + "-" + number.description + ending
      number += 1
    }
    return path
  }
}

extension StoreError {
  /// What the system said; of an error that is none of its own, that a path can't be read.
  fileprivate func cause(_ path: String) -> HostError {
    switch self {
    case .unreadable(let error), .unwritable(let error): error
    default: HostError(.read, path, code: 5)
    }
  }
}

extension Instant {
  /// The instant as it stands in names of files, `20261130T201403Z`.
  var compactDescription: String {
    description.prefix(19).filter { $0 != "-" && $0 != ":" } + "Z"
  }
}
