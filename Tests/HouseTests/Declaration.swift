/// A `package` type, function or initialiser, as its first line shows it.
struct Declaration: Equatable {
  /// The line's number from 1.
  let number: Int
  /// The line without white space around it.
  let line: String
  /// What is declared, by keyword and name: `func write`, `init?(argument`.
  let name: String
  /// Whether a doc comment stands before it.
  let isDocumented: Bool

  /// Finds the `package` types, functions and initialisers of a file.
  static func all(in file: SourceFile) -> [Declaration] {
    file.code.compactMap { number, line in
      guard line.contains("package "), let match = line.firstMatch(of: form),
        match.modifiers.contains("package")
      else { return nil }
      return Declaration(
        number: number, line: line.trimmed, name: String(match.name),
        isDocumented: hasComment(before: number - 1, in: file.lines))
    }
  }

  /// The names of the functions and initialisers that the protocols of some files require.
  static func requirements(in files: [SourceFile]) -> Set<String> {
    var names: Set<String> = []
    for file in files {
      var isInProtocol = false
      for (_, line) in file.code {
        if line.hasPrefix("package protocol ") || line.hasPrefix("protocol ") {
          isInProtocol = true
          continue
        }
        if line.hasPrefix("}") { isInProtocol = false }
        guard isInProtocol, let match = line.firstMatch(of: form) else { continue }
        names.insert(String(match.name))
      }
    }
    return names
  }

  /// Whether it is a witness of a literal's protocol in the standard library.
  var isLiteralWitness: Bool {
    name.hasSuffix("Literal") || name.hasPrefix("func append")
      || ["init(literalCapacity", "init(stringInterpolation"].contains(name)
  }

  private static func hasComment(before index: Int, in lines: [String]) -> Bool {
    lines[..<index].last { !$0.trimmed.hasPrefix("@") }?.trimmed.hasPrefix("///") ?? false
  }

  private static var form: Regex<(Substring, modifiers: Substring, name: Substring)> {
    #/
    ^ \s* (?: @\w+ (?: \([^)]*\) )? \s+ )* (?<modifiers> (?: [a-z]\w* (?: \(set\) )? \s+ )*? )
    (?<name>
      (?: struct | enum | class | protocol | actor | typealias ) \s+ \w+
      | func \s+ [^\s(<]+
      | init [?]? (?: [(] \w* )?
      | subscript \b
    )
    /#
  }
}

extension String {
  /// Without the blanks at both ends.
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
