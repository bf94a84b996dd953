import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program to be started with exactly this environment, and nothing else inherited.
package struct ProgramLaunch: Sendable {
  /// The absolute path of what is run.
  package var executable: String
  /// The words after the program's name.
  package var arguments: [String]
  package var environment: [String: String]

  /// Describes a start.
  package init(_ executable: String, _ arguments: [String], environment: [String: String]) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
  }

  /// The same from within a folder, by way of a shell that the program takes the place of.
  package func inside(_ folder: String) -> ProgramLaunch {
    var shell = self
    shell.executable = "/bin/sh"
    shell.arguments =
      ["-c", #"cd "$1" && shift && exec "$@""#, "sh", folder, executable] + arguments
    return shell
  }
}

/// Why a program could not be started: the call and its error number.
package struct LaunchError: Error, Equatable {
  package let call: String
  package let number: Int32
}

/// What stands behind one of the three standard streams of a new process.
enum StandardStream {
  case descriptor(Int32)
  case path(String)
  case closed
}

extension ProgramLaunch {
  /// Held while descriptors are made and handed over, so that no other new process inherits them.
  static let handingOver = Mutex(())

  /// Starts the process; signals are at their defaults, and nothing is blocked.
  ///
  /// With `isSession` it leads a session of its own, whose terminal is the first one it opens.
  /// To be called with `handingOver` held.
  func spawn(_ streams: [StandardStream], isSession: Bool) throws(LaunchError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let sessionFlag: Int32 = 0x0400
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      let sessionFlag: Int32 = 0x80
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (number, stream) in zip(Int32(0)..., streams) {
      switch stream {
      case .descriptor(let own): posix_spawn_file_actions_adddup2(&actions, own, number)
      case .path(let path): posix_spawn_file_actions_addopen(&actions, number, path, O_RDWR, 0)
      case .closed:
        posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addclose(&actions, number)
      }
    }
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let flags =
      POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | (isSession ? Int32(sessionFlag) : 0)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var process: pid_t = 0
    let words = [executable] + arguments
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let code = withStrings(words) { words in
      withStrings(variables) { variables in
        posix_spawn(&process, executable, &actions, &attributes, words, variables)
      }
    }
    guard code == 0 else { throw LaunchError(call: "posix_spawn \(executable)", number: code) }
    return process
  }
}

/// Lends C copies of strings, with the null at the end that C wants.
private func withStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = strings.map { strdup($0) } + [nil]
  defer { for copy in copies { free(copy) } }
  return body(copies)
}
