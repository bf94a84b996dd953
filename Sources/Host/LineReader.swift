#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads a stream line by line and never sleeps through a signal.
package final class LineReader {
  /// What one call of `next` came to.
  package enum Line: Sendable, Equatable {
    /// The bytes of a line without its LF or CRLF.
    case line([UInt8])
    /// The input is over or has no line ends, and stays so.
    case end
    /// A signal is noted; the input is untouched.
    case interrupted(Int32)
  }

  /// What is kept of a line, in bytes; the rest of a longer one is dropped.
  package static let longestLine = 65_536

  /// A line of more bytes than this is none: the input is given up, as `/dev/zero` would be read
  /// for ever.
  package static let endlessLine = 1 << 24

  private let stream: Stream
  private let calls: SystemCalls
  private var chunk: ArraySlice<UInt8> = []
  private var line: [UInt8] = []
  /// Bytes of the line so far, those that were dropped too.
  private var length = 0
  private var isStarted = false
  private var isOver = false

  /// Reads from an open descriptor, which stays open.
  package init(descriptor: Int32 = 0, _ calls: SystemCalls = .real) {
    stream = Stream(descriptor: descriptor)
    self.calls = calls
  }

  /// Returns the next line, waiting for it; an unfinished last line comes before the end.
  package func next() throws(HostError) -> Line {
    while true {
      if let signal = Signals.pending() { return .interrupted(signal) }
      if let line = finishedLine() { return .line(line) }
      if isOver { return isStarted ? .line(takeLine()) : .end }
      let found = Readiness.wait(for: stream.descriptor, orSignal: true)
      if found.isReady { try fill(isHungUp: found.isHungUp) }
    }
  }

  /// Moves bytes from the chunk to the line, until a line feed.
  private func finishedLine() -> [UInt8]? {
    guard !chunk.isEmpty else { return nil }
    isStarted = true
    let feed = chunk.firstIndex(of: UInt8(ascii: "\n"))
    let part = chunk[..<(feed ?? chunk.endIndex)]
    line += part.prefix(max(0, Self.longestLine - line.count))
    length += part.count
    guard length <= Self.endlessLine else {
      giveUp()
      return nil
    }
    guard let feed else {
      chunk = []
      return nil
    }
    chunk = chunk[(feed + 1)...]
    if length == line.count && line.last == UInt8(ascii: "\r") { line.removeLast() }
    return takeLine()
  }

  private func giveUp() {
    chunk = []
    _ = takeLine()
    isOver = true
  }

  private func takeLine() -> [UInt8] {
    defer {
      line = []
      length = 0
      isStarted = false
    }
    return line
  }

  /// Reads one chunk.
  ///
  /// A terminal that hung up, or a stream that was closed from the start, is at
  /// its end.
  private func fill(isHungUp: Bool) throws(HostError) {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    do throws(ErrorNumber) {
      let count = try buffer.withUnsafeMutableBufferPointer { bytes throws(ErrorNumber) in
        try calls.read(stream.descriptor, UnsafeMutableRawBufferPointer(bytes))
      }
      isOver = count == 0
      chunk = buffer.prefix(max(0, count))
    } catch {
      switch error.code {
      case EINTR, EAGAIN: return
      case EBADF: isOver = true
      case EIO where isHungUp: isOver = true
      default: throw HostError(.read, stream.path, code: error.code)
      }
    }
  }
}
