/// How many findings there are of each severity.
package struct FindingCounts: Sendable, Equatable {
  /// What makes a question or a bank unfit.
  package private(set) var errors = 0
  /// What is better mended.
  package private(set) var warnings = 0
  /// What is only worth knowing.
  package private(set) var infos = 0

  /// Begins with none, or with so many errors.
  package init(errors: Int = 0) { self.errors = errors }

  /// All of them.
  package var total: Int { errors + warnings + infos }

  /// Counts one more.
  package mutating func add(_ severity: Severity) {
    switch severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .info: infos += 1
    }
  }

  /// Counts others in.
  package mutating func add(_ other: FindingCounts) {
    errors += other.errors
    warnings += other.warnings
    infos += other.infos
  }
}
