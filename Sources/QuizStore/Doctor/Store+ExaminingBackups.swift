import Host
import QuizCore

extension Store {
  /// Reads every backup as if it were to be restored.
  func backupChecks() -> [Check] {
    let folder = places.backupsFolder
    do throws(HostError) {
      var newest: Instant?
      var count = 0
      var odd: [Check] = []
      for name in try backupNames() {
        let path = joined(folder, name + ".json")
        switch backupState(path) {
        case .success(let instant):
          count += 1
          newest = max(newest ?? instant, instant)
        case .failure(let fault): odd.append(Check(.backup(fault.finding), at: path))
        }
      }
      let sum = newest.map { BackupFinding.count(count, newest: $0) } ?? .none
      return [Check(.backup(sum), at: folder)] + odd
    } catch {
      return [Check(.backup(.unreadable(error)), at: folder)]
    }
  }

  private struct Fault: Error {
    let finding: BackupFinding
  }

  /// When a backup was made, or why it can't be restored.
  private func backupState(_ path: String) -> Result<Instant, Fault> {
    do throws(HostError) {
      guard try files.status(path)?.kind == .file else { return .failure(Fault(finding: .notFile)) }
      let bytes = try files.read(path, upTo: BackupFile.sizeLimit).bytes ?? []
      if let file = BackupFile(bytes) { return .success(file.instant) }
      return .failure(Fault(finding: BackupFile.isNewer(bytes) ? .newer : .damaged))
    } catch {
      return .failure(Fault(finding: .unreadable(error)))
    }
  }
}
