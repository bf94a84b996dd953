import Host
package import QuizCore

extension Store {
  /// Folds what the journals tell of learning.
  ///
  /// That begins with the cache where it fits; after a long fold the cache is brought up to date, if
  /// nobody else is writing.
  package func study() throws(StoreError) -> Study {
    let folded = try foldedStudy()
    if folded.lag > StudyCache.lagLimit { keepUnlessBusy(folded) }
    return folded.told
  }

  /// Folds what was answered of each question on each date, as above; a quiz does not bring this cache
  /// up to date, since few look at a part of their statistics.
  package func answerSums() throws(StoreError) -> AnswerSums {
    let journals = try readableJournals().journals
    let folded = try reading { () throws(HostError) in
      var fold = Fold(card: nil, cache: nil, journals: journals, beginning: beginning)
      return try fold.sums(from: SumsCache.read(places, files))
    }
    if folded.lag > StudyCache.lagLimit {
      unlessBusy {
        SumsCache(sums: folded.told, marks: folded.marks, spans: folded.spans).write(places, files)
      }
    }
    return folded.told
  }

  /// Brings the cache of the study up to date, as at the end of a quiz; what fails is of no account,
  /// since the next look at the study only takes longer then.
  package func keepStudy() {
    guard let folded = try? foldedStudy(), folded.lag > 0 else { return }
    keepUnlessBusy(folded)
  }

  /// The study after the last line of every journal.
  func foldedStudy() throws(StoreError) -> Learned<Study> {
    let journals = try readableJournals().journals
    return try reading { () throws(HostError) in
      var fold = Fold(card: nil, cache: nil, journals: journals, beginning: beginning)
      return try fold.study(from: StudyCache.read(places, files))
    }
  }

  private func keepUnlessBusy(_ folded: Learned<Study>) {
    unlessBusy {
      StudyCache(study: folded.told, marks: folded.marks, spans: folded.spans).write(places, files)
    }
  }

  /// Writes a cache, if nobody else is writing.
  private func unlessBusy(_ write: () -> Void) {
    try? locked(waiting: 0) { () throws(StoreError) in write() }
  }
}
