import Glibc

/// A pipe with both ends open; what is left of it is closed with the value.
struct OpenPipe: ~Copyable {
  let reading: Int32
  private(set) var writing: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    precondition(pipe(&ends) == 0)
    (reading, writing) = (ends[0], ends[1])
  }

  func send(_ text: String) { send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) {
    precondition(write(writing, bytes, bytes.count) == bytes.count)
  }

  mutating func finish() {
    close(writing)
    writing = -1
  }

  deinit {
    close(reading)
    if writing >= 0 { close(writing) }
  }
}
