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
  /// A bank and its questions: id and count.
  package let bank: @Sendable (String, Int) -> String
  /// The same before anything is written.
  package let wouldBe: @Sendable (String, Int) -> String
  /// The bank is there already and the same.
  package let unchanged: @Sendable (String) -> String
  /// The bank was there: how many questions are new, gone and as before.
  package let replaced: @Sendable (Int, Int, Int) -> String
  /// Where the former file is kept.
  package let former: @Sendable (String) -> String
  /// A bank of this id is hidden: its path.
  package let hides: @Sendable (String) -> String
  /// A dry run wrote nothing.
  package let dryRun: String
  /// The part of the daily's pool: the bank, its questions, all of them, and per cent.
  package let share: @Sendable (String, Int, Int, Int) -> String
  /// The daily does not draw from the bank.
  package let notInDaily: @Sendable (String) -> String
  /// How to choose the daily's banks: the command.
  package let chooseDaily: @Sendable (String) -> String

  /// Why a file gave nothing: its path, and the reason without a full stop.
  package let refused: @Sendable (String, String) -> String
  /// The file is too large: bytes, and the limit.
  package let tooLarge: @Sendable (Int, Int) -> String
  /// The bank would be too large: bytes, and the limit.
  package let bankTooLarge: @Sendable (Int, Int) -> String
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
    bank: { "Bank \($0), \(questions($1))" },
    wouldBe: { "Would be bank \($0), \(questions($1))" },
    unchanged: { "Bank \($0) is there already, the same in every question." },
    replaced: { "\(number($0)) new, \(number($1)) gone, \(number($2)) as before" },
    former: { "The former one is kept: \($0)" },
    hides: { "It hides the bank of the same id in \($0)." },
    dryRun: "This was a dry run; nothing was written.",
    share: { id, count, total, percent in
      "The daily draws from \(questions(total)); "
        + "\(number(count)) of them (\(percent) %) are from \(id)."
    },
    notInDaily: { "The daily does not draw from \($0)." },
    chooseDaily: { "Choose its banks: \($0)" },
    refused: { "\($0) can't be imported: \($1)." },
    tooLarge: { "it has \(number($0)) bytes, and \(number($1)) are the limit; make two of it" },
    bankTooLarge: {
      "the bank would have \(number($0)) bytes, and \(number($1)) are the limit; make two of the file"
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
