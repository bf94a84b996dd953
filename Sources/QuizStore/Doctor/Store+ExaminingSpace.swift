import Host

extension Store {
  /// What each file system has left that holds some of the files.
  func spaceChecks() -> [Check] {
    let folders = [
      parentFolder(of: places.card), places.dataFolder, parentFolder(of: places.deviceFile),
      places.cacheFolder,
    ]
    var seen: Set<UInt64> = []
    return folders.compactMap { folder in
      do throws(HostError) {
        let place = try files.nearestPresent(folder)
        guard let status = try files.status(place), seen.insert(status.device).inserted else {
          return nil
        }
        let space = try files.space(at: place)
        return Check(
          .space(space.files == 0 ? .noFiles : .left(bytes: space.bytes)), at: place)
      } catch {
        return Check(.space(.unknown(error)), at: folder)
      }
    }
  }
}
