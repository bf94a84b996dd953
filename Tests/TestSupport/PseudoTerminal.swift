import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A terminal without a screen: what is written to it can be read, what is typed arrives as keys.
package final class PseudoTerminal {
  /// The keyboard and screen side.
  private var outer: Int32
  /// The side of the program, held open so that the terminal outlives it.
  private let inner: Int32
  /// The name under which a program can open its side.
  package let path: String

  /// Opens a terminal of a size in cells; 0 stands for a terminal that doesn't know its size.
  package init(columns: Int = 80, rows: Int = 24) throws {
    var outer: Int32 = -1
    var inner: Int32 = -1
    var name = [CChar](repeating: 0, count: 256)
    var size = winsize()
    size.ws_col = UInt16(clamping: columns)
    size.ws_row = UInt16(clamping: rows)
    let code = ProgramLaunch.handingOver.withLock { _ in
      let code = openpty(&outer, &inner, &name, nil, &size)
      for end in [outer, inner] where end >= 0 { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return code
    }
    guard code == 0 else { throw LaunchError(call: "openpty", number: errno) }
    self.outer = outer
    self.inner = inner
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    hangUp()
    close(inner)
  }

  /// The descriptor of the program's side, for one within this process; closed with the terminal.
  package var programEnd: Int32 { inner }

  /// Closes the terminal's side; a program that `start` runs must be left by its value, too.
  package func hangUp() {
    if outer >= 0 { close(outer) }
    outer = -1
  }

  /// Changes the size in cells, which what runs in the foreground is told by a signal.
  package func resize(columns: Int, rows: Int) {
    var size = winsize()
    size.ws_col = UInt16(clamping: columns)
    size.ws_row = UInt16(clamping: rows)
    _ = ioctl(outer, UInt(TIOCSWINSZ), &size)
  }

  /// Whether keys are shown as they are typed, and handed over by the line: as for a shell.
  package var isInLineMode: Bool {
    var mode = termios()
    guard tcgetattr(inner, &mode) == 0 else { return false }
    let wanted = tcflag_t(ECHO | ICANON | ISIG)
    return mode.c_lflag & wanted == wanted
  }

  /// Types; what nobody reads yet waits in the terminal.
  package func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(outer, bytes, bytes.count)
  }

  /// Reads until exactly this much has been shown; false when it is something else, or nothing comes
  /// for 20 seconds.
  ///
  /// Not for a terminal on which `start` runs a program, since that one's screen is collected.
  package func waits(for expected: String) -> Bool {
    var shown: [UInt8] = []
    while shown.count < expected.utf8.count {
      var request = pollfd(fd: outer, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, 20_000) == 1 else { return false }
      var byte: UInt8 = 0
      guard read(outer, &byte, 1) == 1 else { return false }
      shown.append(byte)
    }
    return shown == Array(expected.utf8)
  }

  /// Starts a program with the terminal as its three streams and as what sends it signals.
  ///
  /// With `outputIsPiped` its standard output is a pipe, as in `rankup | cat`, and the terminal's
  /// screen is collected as its errors. Signals go to all that runs there.
  package func start(
    _ launch: ProgramLaunch, seconds: Int = 30, outputIsPiped: Bool = false
  ) throws(LaunchError) -> RunningProgram {
    try ProgramLaunch.handingOver.withLock { _ throws(LaunchError) in
      let pipe = outputIsPiped ? try Pipe() : nil
      defer { pipe.map { _ = close($0.writing) } }
      let process = try launch.spawn(
        [.path(path), pipe.map { .descriptor($0.writing) } ?? .path(path), .path(path)],
        isSession: true)
      let screen = dup(outer)
      let keyboard = dup(outer)
      for end in [screen, keyboard] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return RunningProgram(
        process, isSession: true, input: keyboard, output: pipe?.reading ?? screen,
        errors: pipe == nil ? nil : screen, seconds: seconds)
    }
  }
}

extension ProgramLaunch {
  /// The line that `watched` adds when the program left the terminal as it was.
  package static let terminalIsUnchanged = "the terminal is as it was"

  /// The same under a shell that outlives it and then tells whether every setting of the terminal
  /// is as it was; the exit code is the program's.
  package var watched: ProgramLaunch {
    let script = """
      trap : INT TERM HUP QUIT
      before=$(stty -g)
      "$@"
      code=$?
      [ "$(stty -g)" = "$before" ] && echo "\(ProgramLaunch.terminalIsUnchanged)"
      exit $code
      """
    var shell = self
    shell.executable = "/bin/sh"
    shell.arguments = ["-c", script, "sh", executable] + arguments
    return shell
  }
}

/// The two ends of a new pipe, which no other program inherits.
struct Pipe {
  let reading: Int32
  let writing: Int32

  /// Makes the pipe; to be called with `ProgramLaunch.handingOver` held.
  init() throws(LaunchError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw LaunchError(call: "pipe", number: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }
}
