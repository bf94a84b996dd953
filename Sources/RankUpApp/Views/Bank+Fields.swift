import JSON
import QuizBanks

extension Bank {
  /// What the documents of `banks` and `bank` have in common.
  var jsonFields: [JSONMemberValue] {
    [
      JSONMemberValue("id", .string(id)), JSONMemberValue("title", .string(title)),
      JSONMemberValue("language", language.map { .string($0) } ?? .null),
      JSONMemberValue("path", .string(path)), JSONMemberValue("leftOut", .integer(leftOutCount)),
      JSONMemberValue("source", .string(source.rawValue)),
    ]
  }
}
