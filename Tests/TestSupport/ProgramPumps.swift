#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What a test types, on its way into a program without ever waiting.
struct InputPump {
  private(set) var descriptor: Int32?
  /// Sent again and again after everything else.
  var endless: [UInt8] = []
  /// Whether the input ends after what is left.
  var isEnding = false
  private var left: ArraySlice<UInt8> = []

  /// Sends to an open descriptor, which is the pump's from now on.
  init(descriptor: Int32?) {
    self.descriptor = descriptor
    if let descriptor { makeNonblocking(descriptor) }
  }

  /// Whether something waits to be sent.
  var isBusy: Bool { !left.isEmpty || !endless.isEmpty }

  mutating func add(_ bytes: [UInt8]) { left += bytes }

  /// Sends what goes; a reader that went away closes the pump.
  mutating func pump() {
    while let descriptor, isBusy {
      if left.isEmpty { for _ in 0..<1000 { left += endless } }
      let sent = left.withUnsafeBufferPointer { bytes in
        withoutPipeSignal { write(descriptor, bytes.baseAddress, bytes.count) }
      }
      guard sent > 0 else {
        if errno != EAGAIN && errno != EINTR { close() }
        return
      }
      left = left.dropFirst(sent)
    }
    if isEnding { close() }
  }

  mutating func close() {
    descriptor.map { _ = closeDescriptor($0) }
    descriptor = nil
  }
}

/// What a program writes, collected without ever waiting.
struct OutputPump {
  private(set) var descriptor: Int32?
  private(set) var bytes: [UInt8] = []

  /// Collects from an open descriptor, which is the pump's from now on.
  init(descriptor: Int32?) {
    self.descriptor = descriptor
    if let descriptor { makeNonblocking(descriptor) }
  }

  /// Takes what is there; the end of the stream closes the pump.
  mutating func pump() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while let descriptor {
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer.prefix(count)
      } else {
        if count == 0 || (errno != EAGAIN && errno != EINTR) { close() }
        return
      }
    }
  }

  mutating func close() {
    descriptor.map { _ = closeDescriptor($0) }
    descriptor = nil
  }
}

private func makeNonblocking(_ descriptor: Int32) {
  _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
}

private func closeDescriptor(_ descriptor: Int32) -> Int32 { close(descriptor) }

/// Runs a write whose reader may have gone away, and takes the signal of that back.
private func withoutPipeSignal(_ write: () -> Int) -> Int {
  var pipeSignal = sigset_t()
  var before = sigset_t()
  sigemptyset(&pipeSignal)
  sigaddset(&pipeSignal, SIGPIPE)
  pthread_sigmask(SIG_BLOCK, &pipeSignal, &before)
  let result = write()
  let number = errno
  if result < 0 && number == EPIPE {
    var taken: Int32 = 0
    sigwait(&pipeSignal, &taken)
  }
  pthread_sigmask(SIG_SETMASK, &before, nil)
  errno = number
  return result
}
