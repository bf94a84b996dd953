package import QuizCore

extension Store {
  /// Folds what the journals tell of learning.
  package func study() throws(StoreError) -> Study {
    var study = Study(beginning)
    try forEachEntry { study.add($0) }
    return study
  }
}
