import Foundation
import TestSupport
import Testing

/// A small disk in memory that is full, and a disk without locks.
struct HomeDiskTests {
  /// Mounts a disk, fills it but for some pages, runs a line and tells of the files before and after.
  ///
  /// The words are: folder, whether somebody played before, pages left, program, line. A mount of its
  /// own name space goes with the process.
  private static let script = """
    mount -t tmpfs -o size=96k rankup-test "$1" || exit 99
    cd "$1"; played=$2; left=$3; shift 3
    export HOME="$PWD/home" XDG_CACHE_HOME="$PWD/none"; mkdir home
    if [ "$played" = yes ]; then
      "$1" nickname Old >/dev/null || exit 98
      # Not every question is answered by a letter; then the practice is left, exit 3.
      echo 'A' | "$1" practice --count 1 >/dev/null
    fi
    dd if=/dev/zero of=full bs=4096 2>/dev/null
    truncate -s "-$((left * 4096))" full
    look() { find home -type f -size +0 ! -name device | sort | xargs -r cksum; }
    look > /dev/shm/rankup-test-$$; before=$(cat /dev/shm/rankup-test-$$)
    echo A | "$@" >/dev/null 2>/dev/shm/rankup-test-$$; echo "exit $?"
    sed "s|$PWD|/h|g" /dev/shm/rankup-test-$$; rm /dev/shm/rankup-test-$$
    after=$(look); [ "$before" = "$after" ] && echo same || echo changed
    rm full; "$1" nickname; "$1" rank >/dev/null 2>&1; echo "then $?"
    find home -name '*.tmp' -o -name '*corrupt*'
    """

  private static func run(
    _ home: borrowing ScratchHome, _ line: [String], isPlayed: Bool, pagesLeft: Int
  ) throws -> ProgramOutcome {
    let disk = home.file("disk")
    try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
    let launch = home.launch(
      [
        "unshare", "-m", "sh", "-c", script, "sh", disk, isPlayed ? "yes" : "no", "\(pagesLeft)",
        BuiltProgram.path,
      ] + line,
      changing: onlyHome(""), program: "/usr/bin/env")
    return try BuiltProgram.start(launch).finish()
  }

  static let canMount: Bool =
    (try? run(ScratchHome(), ["--version"], isPlayed: false, pagesLeft: 9))?.output
    .hasPrefix("exit 0\nsame\n") ?? false

  @Test(
    .enabled(if: canMount, "needs unshare and the right to mount"),
    arguments: [false, true], [0, 1, 2, 3, 5])
  func `a full disk loses nothing and is told once`(isPlayed: Bool, pagesLeft: Int) throws {
    for line in [["nickname", "Xerxes"], ["daily"], ["reset", "--yes"], ["rank"]] {
      let home = ScratchHome()
      let outcome = try Self.run(home, line, isPlayed: isPlayed, pagesLeft: pagesLeft)
      var told = outcome.output.split(separator: "\n").map(String.init)
      try #require(told.count >= 4, "\(line): \(outcome)")
      let ending = told.removeFirst()
      #expect(told.removeLast() == "then 0", "\(line)")
      let nickname = told.removeLast()
      let isSame = told.removeLast() == "same"
      // That there is no backup of the day is a sentence of its own, and stops nothing.
      let backup = told.first { $0.hasPrefix("There is no backup of today: /h/") }
      told.removeAll { $0 == backup }
      #expect(told.count <= 1, "\(line): \(told)")
      switch ending {
      case "exit 74":
        // A new player's name, which a run saves before the rest, may have come to the disk.
        #expect(isSame || !isPlayed, "\(line)")
        let form = #/rankup: /h/\S+ can't be written: No space left on device\. Nothing .* lost\./#
        #expect(told.first?.wholeMatch(of: form) != nil, "\(line): \(told)")
        if isPlayed { #expect(nickname == "Old", "\(line)") }
      case line == ["daily"] ? "exit 3" : "exit 0":
        if line[0] == "nickname" { #expect(nickname == "Xerxes") }
        let card = "the card /h/home/.config/rankup/preferences.plist is not yet"
        #expect(told.first?.contains(card) ?? true, "\(line): \(told)")
      default: Issue.record("\(line): \(outcome)")
      }
    }
  }

  static let hasStrace: Bool =
    (try? runWithoutLocks(ScratchHome(), ["--version"], "ENOLCK"))?.ending == .exit(0)

  private static func runWithoutLocks(
    _ home: borrowing ScratchHome, _ line: [String], _ error: String
  ) throws -> ProgramOutcome {
    let launch = home.launch(
      ["strace", "-f", "-o", "/dev/null", "-e", "inject=flock:error=\(error)", BuiltProgram.path]
        + line, program: "/usr/bin/env")
    return try BuiltProgram.start(launch, input: .text("alpha\n")).finish()
  }

  @Test(
    .enabled(if: hasStrace, "needs strace"),
    arguments: [
      ("ENOLCK", "No locks available"), ("EOPNOTSUPP", "Operation not supported"),
      ("ENOSYS", "Function not implemented"),
    ])
  func `where a disk has no locks reading works, and writing is refused with the way out`(
    error: String, reason: String
  ) throws {
    let home = try ScratchHome.withAlphaBank()
    _ = try home.run(alphaDaily, input: .text("alpha\n"))
    let before = HomeTree(home.path)
    for line in [["rank"], ["rank", "--json"], ["banks"], ["settings"], ["backups"], ["nickname"]] {
      let usual = try home.run(line)
      #expect(try Self.runWithoutLocks(home, line, error) == usual, "\(line)")
    }
    let sentence =
      "rankup: \(home.path)/data/rankup/lock can't be locked: \(reason). Nothing was changed; "
      + "XDG_DATA_HOME can name a folder on a disk that has locks.\n"
    for line in [["nickname", "Xerxes"], ["settings", "theme", "dark"], ["reset", "--yes"]] {
      let outcome = try Self.runWithoutLocks(home, line, error)
      #expect(outcome == ProgramOutcome(.exit(74), "", errors: sentence), "\(line)")
    }
    let daily = try Self.runWithoutLocks(home, alphaDaily, error)
    #expect(daily.ending == .exit(74))
    #expect(daily.errors == sentence)
    #expect(!daily.output.contains("Right"))
    #expect(HomeTree(home.path).difference(from: before) == [])
  }
}
