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
    return folded.study
  }

  /// Brings the cache of the study up to date, as at the end of a quiz; what fails is of no account,
  /// since the next look at the study only takes longer then.
  package func keepStudy() {
    guard let folded = try? foldedStudy(), folded.lag > 0 else { return }
    keepUnlessBusy(folded)
  }

  /// The study after the last line of every journal.
  func foldedStudy() throws(StoreError) -> FoldedStudy {
    let journals = try readableJournals().journals
    return try reading { () throws(HostError) in
      var fold = Fold(card: nil, cache: nil, journals: journals, beginning: beginning)
      return try fold.study(from: StudyCache.read(places, files))
    }
  }

  /// Writes the cache of the study, if nobody else is writing.
  private func keepUnlessBusy(_ folded: FoldedStudy) {
    try? locked(waiting: 0) { () throws(StoreError) in
      StudyCache(study: folded.study, marks: folded.marks, spans: folded.spans)
        .write(places, files)
    }
  }
}
