import QuizBanks
import QuizFormats

/// A bank that was brought in, or would be.
struct ImportedBank {
  /// What it meant for the file of the bank.
  enum Change: Equatable {
    /// There was none of this id.
    case new
    /// The file holds the same already.
    case unchanged
    /// The file was replaced: how many questions are new in it, gone from it, there with other
    /// content and there as before, and where the former one is kept.
    case replaced(new: Int, gone: Int, changed: Int, kept: Int, former: String)
  }

  let id: String
  let title: String
  let language: String?
  let questionCount: Int
  /// The file of the bank.
  let path: String
  let change: Change
  /// The path of a shipped or shared bank of the same id, which this one hides.
  let hides: String?
}

/// What came of a file that was to be brought in.
struct ImportedFile {
  /// What came of it.
  enum Outcome {
    /// It gave questions: the format, what was read and passed over, and the bank they are in.
    case imported(Format, ImportLog, ImportedBank)
    /// It was read, and every question in it was passed over.
    case empty(Format, ImportLog)
    /// It is passed over on purpose, by its name.
    case passedOver
    /// It is a folder, and these folders in it are passed over.
    case foldersPassedOver([String])
    /// It gave nothing.
    case failed(ErrorReport)
  }

  /// The path as it was given, or found in a folder; `-` for standard input.
  let path: String
  let outcome: Outcome
  /// Of a bank of the native format, why questions can't be played: the first reason for each.
  var findings: [Finding] = []

  /// What the file was read as; nil where it was not.
  var format: Format? {
    switch outcome {
    case .imported(let format, _, _), .empty(let format, _): format
    case .passedOver, .foldersPassedOver, .failed: nil
    }
  }

  /// What the file gave and what was passed over; nil where it was not read.
  var log: ImportLog? {
    switch outcome {
    case .imported(_, let log, _), .empty(_, let log): log
    case .passedOver, .foldersPassedOver, .failed: nil
    }
  }

  /// The exit code if this were the only file.
  var exit: ExitCode {
    switch outcome {
    case .imported, .passedOver, .foldersPassedOver: .done
    case .empty: .badData
    case .failed(let report): report.exit
    }
  }
}
