extension Diary {
  /// The diary once a backup is restored.
  ///
  /// Streak dates are the backup's and those played since; what either side knows as answered,
  /// done or paid stays so, so that nothing is asked or paid twice.
  func restoring(_ backup: Diary) -> Diary {
    var diary = Diary(
      finished: finished.union(backup.finished),
      streakDates: backup.streakDates.union(streakDates.later(than: backup.finished)),
      dailies: union(backup.dailies, dailies, by: \.date) { old, new in
        DatedDaily(date: old.date, record: old.record.merging(new.record))
      },
      sessions: union(backup.sessions, sessions, by: \.session) { old, new in
        SessionRecord(
          session: old.session, answered: Set(old.answered).union(new.answered).sorted())
      }.suffix(Self.memory).map(\.self),
      trainingXP: union(backup.trainingXP, trainingXP, by: \.occasion) { old, new in
        TrainingXP(date: old.date, mode: old.mode, xp: max(old.xp, new.xp))
      })
    diary.noteFinished()
    return diary
  }

  /// The elements of both sides, those of one key merged.
  private func union<Element, Key: Hashable>(
    _ old: [Element], _ new: [Element], by key: (Element) -> Key,
    merging merge: (Element, Element) -> Element
  ) -> [Element] {
    let known = Set(new.map(key))
    let earlier = Dictionary(old.map { (key($0), $0) }, uniquingKeysWith: { $1 })
    let merged = new.map { element in earlier[key(element)].map { merge($0, element) } ?? element }
    return old.filter { !known.contains(key($0)) } + merged
  }
}

extension DailyRecord {
  /// This record with what another one knows beyond it.
  fileprivate func merging(_ other: DailyRecord) -> DailyRecord {
    let results = results.merging(other.results) { own, _ in own }
    return DailyRecord(
      questions: questions.isEmpty ? other.questions : questions, results: results,
      hints: hints.merging(other.hints, uniquingKeysWith: max).filter { results[$0.key] == nil },
      isAdaptive: questions.isEmpty ? other.isAdaptive : isAdaptive)
  }
}

extension Diary.TrainingXP {
  /// What the sum is kept under.
  fileprivate var occasion: SittingKey { SittingKey(mode: mode, date: date, session: nil) }
}
