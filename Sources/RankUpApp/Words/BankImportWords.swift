package import QuizFormats

/// Bringing files of questions in.
package struct BankImportWords: Sendable {
  /// What came of a file: how many items were read, imported and skipped.
  package let counts: @Sendable (Int, Int, Int) -> String
  /// What became of an item.
  package let effect: @Sendable (ImportNote.Effect) -> String
  /// A line of the file, in brackets or before a colon.
  package let line: @Sendable (Int) -> String
  /// What is the matter, without a full stop at its end.
  package let problem: @Sendable (ImportProblem) -> String
  /// So many more of these are not listed.
  package let more: @Sendable (Int) -> String
  /// So many notes were not even kept.
  package let unlisted: @Sendable (Int) -> String
  /// A file is passed over by its name.
  package let passedOver: String
  /// Folders in a folder are passed over: the first of them.
  package let foldersPassedOver: @Sendable (String) -> String
  /// An option made no difference: it, and the formats for which it is.
  package let optionUnused: @Sendable (String, String) -> String
  /// An option made no difference, since files of a format are taken as they are: both.
  package let optionKept: @Sendable (String, String) -> String
  /// A bank and its questions: id and count.
  package let bank: @Sendable (String, Int) -> String
  /// The same before anything is written.
  package let wouldBe: @Sendable (String, Int) -> String
  /// The bank is there already and the same.
  package let unchanged: @Sendable (String) -> String
  /// The bank was there: how many questions are new, gone, changed and as before.
  package let replaced: @Sendable (Int, Int, Int, Int) -> String
  /// The former file is kept; its path follows.
  package let former: String
  /// A bank of this id is hidden: its path.
  package let hides: @Sendable (String) -> String
  /// A dry run wrote nothing.
  package let dryRun: String
  /// The part of the daily's pool: the bank, its questions, all of them, and per cent, 0 for less
  /// than 1.
  package let share: @Sendable (String, Int, Int, Int) -> String
  /// The daily does not draw from the bank.
  package let notInDaily: @Sendable (String) -> String
  /// How to choose the daily's banks; the command follows.
  package let chooseDaily: String
  /// How to let the daily draw from the new banks too; the command follows.
  package let addToDaily: String

  /// Why a file gave nothing: its path, and the reason without a full stop.
  package let refused: @Sendable (String, String) -> String
  /// The file is too large: bytes, and the limit.
  package let tooLarge: @Sendable (Int, Int) -> String
  /// The bank would be too large: bytes, and the limit.
  package let bankTooLarge: @Sendable (Int) -> String
  /// Neither UTF-8 nor windows-1252: the offset of the first byte.
  package let unknownEncoding: @Sendable (Int) -> String
  /// Not what was asked for: the encoding and the offset.
  package let notEncoded: @Sendable (String, Int) -> String
  /// Nothing tells what it is: the formats there are.
  package let unknownFormat: @Sendable (String) -> String
  /// A kind of file that is known and not read, with the way out.
  package let refusedKind: @Sendable (RefusedKind) -> String
}

extension BankImportWords {
  static let english = BankImportWords(
    counts: { read, imported, skipped in
      "\(number(read)) read, \(number(imported)) imported, \(number(skipped)) skipped"
    },
    effect: { effect in
      switch effect {
      case .skipped: "skipped"
      case .changed: "changed"
      }
    },
    line: { "line \(number($0))" },
    problem: { $0.english },
    more: { "\(number($0)) more like this; --json lists every one" },
    unlisted: { "\($0 == 1 ? "1 more note was" : "\(number($0)) more notes were") not kept" },
    passedOver: "passed over, since its name begins with _",
    foldersPassedOver: { "the folders in it were passed over; import each by its own name: \($0)" },
    optionUnused: { "\($0) had no effect here; it is for \($1)." },
    optionKept: { "\($0) had no effect here; a file of the format \($1) is taken as it is." },
    bank: { "Bank \($0), \(questions($1))" },
    wouldBe: { "Would be bank \($0), \(questions($1))" },
    unchanged: { "Bank \($0) is there already, the same in every question." },
    replaced: {
      "\(number($0)) new, \(number($1)) gone, \(number($2)) changed, \(number($3)) as before"
    },
    former: "The former one is kept:",
    hides: { "It hides the bank of the same id in \($0)." },
    dryRun: "This was a dry run; nothing was written.",
    share: { id, count, total, percent in
      count == total
        ? "The daily draws from \(id) alone: \(questions(total))."
        : "The daily draws from \(questions(total)); \(number(count)) of them "
          + "(\(percent == 0 ? "under 1" : "\(percent)") %) "
          + "\(count == 1 ? "is" : "are") from \(id)."
    },
    notInDaily: { "The daily does not draw from \($0)." },
    chooseDaily: "To draw from fewer of them, shorten this:",
    addToDaily: "To let it draw from all of these:",
    refused: { "\($0) can't be imported: \($1)." },
    tooLarge: {
      "it has \(number($0)) bytes, more than the limit of \(number($1)); split it in two"
    },
    bankTooLarge: {
      "the bank would have more than \(number($0)) bytes, the limit; split the file in two"
    },
    unknownEncoding: {
      "its characters are neither UTF-8 nor windows-1252 (byte \(number($0))); save it as UTF-8"
    },
    notEncoded: { "it is not \($0) (byte \(number($1)))" },
    unknownFormat: { "nothing tells its format; name one with --from: \($0)" },
    refusedKind: { $0.english })

  private static func number(_ number: Int) -> String { FormatWords.english.number(number) }

  private static func questions(_ count: Int) -> String {
    "\(number(count)) question\(count == 1 ? "" : "s")"
  }
}
