import Host
import QuizBanks
import QuizCore
import QuizStore
import Terminal

/// All that the doctor found, as lines, with what a repair needs of it.
struct Diagnosis {
  let checks: [DoctorCheck]
  /// What the store found, for its repair.
  let found: [Check]
  /// Indexes that are of no use any more.
  let staleIndexes: [String]

  /// Whether a repair would mend anything.
  var isMendable: Bool { checks.contains(where: \.isMendable) }

  /// How many lines are of some gravity.
  func count(_ status: DoctorStatus) -> Int { checks.count { $0.status == status } }

  /// These lines, and before them in each area those of an earlier look that are no longer there.
  func showingMended(since before: Diagnosis) -> [DoctorCheck] {
    let mended = before.checks.filter { $0.isMendable && !checks.contains($0) }.map(\.mended)
    return DoctorArea.allCases.flatMap { area in
      (mended + checks).filter { $0.area == area }
    }
  }
}

extension Desk {
  /// Looks at everything and changes nothing.
  func diagnosis() throws -> Diagnosis {
    guard let folders = try BaseFolders(environment, files: files) else { throw Failure.noHome }
    let examination = store.examine()
    let words = words.doctor
    let indexes = IndexFolder(joined(Places(folders).cacheFolder, "banks"))
    let stale = indexes.staleFiles(files)
    let sentences = DoctorSentence(words: self.words)
    var checks = [DoctorCheck.program(words)]
    checks += BaseFolderFinding.all(folders, environment, files: files).map { finding in
      DoctorCheck(
        area: .folders, status: finding.status, path: finding.path, message: words.base(finding))
    }
    checks += examination.checks.map(sentences.check)
    checks += stale.map { path in
      DoctorCheck(
        area: .cache, status: .note, path: path, message: words.staleIndex, isMendable: true)
    }
    checks += bankChecks(folders)
    checks += ClockFinding.all(self, examination.player, newest: examination.newest).map {
      DoctorCheck(area: .clock, status: $0.status, path: nil, message: words.clock($0))
    }
    let ordered = DoctorArea.allCases.flatMap { area in checks.filter { $0.area == area } }
    return Diagnosis(checks: ordered, found: examination.checks, staleIndexes: stale)
  }

  /// What is on the shelf, read without writing indexes.
  private func bankChecks(_ folders: BaseFolders) -> [DoctorCheck] {
    let shelf = Shelf.load(
      ShelfFolders(folders, executable: environment.executablePath(files), files: files),
      files: files)
    let words = self.words.doctor
    let questions = shelf.pool(of: shelf.banks).count
    let line = { (status: DoctorStatus, path: String?, message: String) in
      DoctorCheck(area: .banks, status: status, path: path, message: message)
    }
    let isEmpty = questions == 0
    return [line(isEmpty ? .problem : .ok, nil, words.banks(shelf.banks.count, questions))]
      + shelf.refused.map { refused in
        line(
          .problem, refused.path,
          words.refusedBank(reason(of: refused), "rankup check " + shellQuoted(refused.path)))
      }
      + shelf.banks.filter { $0.leftOutCount > 0 }.map { bank in
        line(
          .note, bank.path,
          words.questionsLeftOut(bank.leftOutCount, "rankup check " + shellQuoted(bank.path)))
      }
      + shelf.shadowed.map { line(.note, $0.path, words.shadowedBank($0.by, $0.id)) }
  }
}

extension DoctorCheck {
  /// The version, and the formats that it writes.
  static func program(_ words: DoctorWords) -> DoctorCheck {
    DoctorCheck(
      area: .program, status: .ok, path: nil,
      message: words.program(RankUp.version, Store.cardFormat, Store.backupFormat))
  }
}
