import Testing

@Test(arguments: ForbiddenWord.all)
func `no room says what it must not`(_ word: ForbiddenWord) throws {
  let form = try Regex(word.pattern)
  var places: [String] = []
  for file in SourceFile.all where !word.rooms.contains(file.room) {
    for (number, line) in file.code where line.contains(word.key) && line.contains(form) {
      places.append("\(file):\(number): \(line)")
    }
  }
  #expect(places.isEmpty, "\(places.joined(separator: "\n"))")
}

@Test func `nothing is left to be done later`() {
  var places: [String] = []
  for file in SourceFile.all {
    for (index, line) in file.lines.enumerated() {
      let words = ["TODO", "FIXME"].filter { line.contains($0) }
      if !words.isEmpty { places.append("\(file):\(index + 1): \(line)") }
    }
  }
  #expect(places.isEmpty, "\(places.joined(separator: "\n"))")
}

@Test func `main wires the world and is short`() throws {
  let files = SourceFile.all.filter { $0.room == "rankup" }
  #expect(files.map(\.path) == ["Sources/rankup/main.swift"])
  let main = try #require(files.first)
  #expect(main.lines.count <= 40)
}

@Test(
  arguments: [
    ("print(x)", ["print"]), ("try print(x)", ["print"]), ("fingerprint(x)", []),
    ("call.exit(1)", []), ("_exit(1)", ["exit"]), ("x as! Int", ["as!"]), ("has!", []),
    ("list.shuffle()", ["shuffle"]), ("generator.shuffle(&list)", []),
    ("Int.random(in: 0..<3)", ["random"]), ("randomBits()", []),
    ("public struct A", ["public"]), ("await x", ["await"]), ("Date()", ["Date"]),
    ("QuizDate()", []), ("@MainActor func a()", ["global actor"]), ("let factor = A()", []),
    ("actor Store {", ["actor"]), ("DispatchQueue.main", ["Dispatch"]),
  ])
func `a word is seen where it is meant`(_ line: String, _ words: [String]) throws {
  let found = try ForbiddenWord.all.filter { word in
    let isFound = try line.contains(Regex(word.pattern))
    return isFound && line.contains(word.key)
  }
  #expect(found.map(\.name) == words)
}

/// Something that no code below `Sources` may say, or only that of some rooms.
struct ForbiddenWord: Sendable, CustomTestStringConvertible {
  let name: String
  /// What every line with the word has, to pass over the others quickly.
  let key: String
  let pattern: String
  let rooms: [String]

  var testDescription: String { name }

  init(_ name: String, _ key: String, _ pattern: String, allowedIn rooms: [String] = []) {
    self.name = name
    self.key = key
    self.pattern = pattern
    self.rooms = rooms
  }

  static let all = [
    // Everything goes through the console, and the program ends in one place.
    ForbiddenWord("print", "print(", #"(^|[^\w.])print\("#),
    ForbiddenWord("exit", "exit(", #"(^|[^\w.])_?exit\("#, allowedIn: ["Host"]),
    // Nothing traps.
    ForbiddenWord("fatalError", "fatalError(", #"\bfatalError\("#),
    ForbiddenWord("try!", "try!", #"\btry!"#),
    ForbiddenWord("as!", "as!", #"\bas!"#),
    // The same on every machine and in every version.
    ForbiddenWord("hashValue", "hashValue", #"\bhashValue\b"#),
    ForbiddenWord("shuffle", "shuffle", #"\.shuffled?\((\)|using)"#),
    ForbiddenWord("random", "random", #"\.random(Element)?\("#),
    ForbiddenWord("Date", "Date()", #"\bDate\(\)"#),
    ForbiddenWord("UserDefaults", "UserDefaults", #"\bUserDefaults\b"#),
    // One package, one thread.
    ForbiddenWord("public", "public", #"\bpublic\b"#),
    ForbiddenWord("async", "async", #"\basync\b"#),
    ForbiddenWord("await", "await", #"\bawait\b"#),
    ForbiddenWord("actor", "actor ", #"\bactor +[A-Z]"#),
    ForbiddenWord("global actor", "Actor", #"@\w*Actor\b"#),
    ForbiddenWord("Dispatch", "Dispatch", #"\bDispatch[A-Z]\w*"#),
  ]
}
