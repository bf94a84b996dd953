#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// One of the program's streams: a terminal, a pipe or a file that is open already.
package struct Stream: Sendable {
  package let descriptor: Int32
  private let files: Files

  /// Speaks to an open descriptor, which stays open.
  package init(descriptor: Int32, _ calls: SystemCalls = .real) {
    self.descriptor = descriptor
    files = Files(calls)
  }

  package static let standardInput = Stream(descriptor: 0)
  package static let standardOutput = Stream(descriptor: 1)
  package static let standardError = Stream(descriptor: 2)

  /// What errors call the stream: `/dev/stdin`, `/dev/stdout`, `/dev/stderr`, `/dev/fd/7`.
  package var path: String {
    switch descriptor {
    case 0: "/dev/stdin"
    case 1: "/dev/stdout"
    case 2: "/dev/stderr"
    default: "/dev/fd/\(descriptor)"
    }
  }

  /// Writes every byte, waiting where the reader is slow.
  package func write(_ bytes: [UInt8]) throws(HostError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      do throws(ErrorNumber) {
        let written = try rest.withUnsafeBufferPointer { buffer throws(ErrorNumber) in
          try files.calls.write(descriptor, UnsafeRawBufferPointer(buffer))
        }
        guard written > 0 else { throw ErrorNumber(EIO) }
        rest = rest.dropFirst(written)
      } catch {
        switch error.code {
        case EINTR: continue
        case EAGAIN: _ = Readiness.wait(for: descriptor, toWrite: true, orSignal: false)
        default: throw HostError(.write, path, code: error.code)
        }
      }
    }
  }

  /// Returns all that is left to read, or at most `limit` bytes.
  ///
  /// A noted signal ends the wait with `EINTR`. Not to be mixed with a `LineReader`, which reads
  /// ahead.
  package func readToEnd(limit: Int? = nil) throws(HostError) -> [UInt8] {
    var calls = files.calls
    let read = calls.read
    calls.read = { descriptor, buffer throws(ErrorNumber) in
      while true {
        if Signals.pending() != nil { throw ErrorNumber(ECANCELED) }
        if !Readiness.wait(for: descriptor, orSignal: true).isReady { continue }
        do throws(ErrorNumber) {
          return try read(descriptor, buffer)
        } catch {
          if error.code != EAGAIN && error.code != EINTR { throw error }
        }
      }
    }
    do {
      return try Files(calls).readToEnd(
        descriptor, path, expecting: 65_535, limit: max(0, limit ?? .max))
    } catch {
      throw error.code == ECANCELED ? HostError(.read, path, code: EINTR) : error
    }
  }

  /// Whether a person may sit at the other end.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The size of the terminal in cells, or nil where there is none or it doesn't know its width.
  ///
  /// `rows` may be 0.
  package func size() -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Throws away what was typed ahead on a terminal; elsewhere nothing happens.
  package func flushInput() {
    _ = tcflush(descriptor, TCIFLUSH)
  }

  /// Fills the places of standard streams that the caller had closed, so that no file the program
  /// opens is taken for one of them; reading and writing those fails with `EBADF`.
  package static func occupyClosedStandardStreams() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}
