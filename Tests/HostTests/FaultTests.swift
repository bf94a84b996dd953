import Glibc
import Host
import TestSupport
import Testing

/// Something going wrong at every single call of a write.
@Suite struct FaultTests {
  /// Where the file of a test lies and what was there before.
  struct Place: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let path: String
    let old: [UInt8]?
    let link: String?

    static let all = [
      Place(testDescription: "existing", path: "card", old: Array("old".utf8), link: nil),
      Place(testDescription: "absent", path: "card", old: nil, link: nil),
      Place(testDescription: "absent folders", path: "a/b/card", old: nil, link: nil),
      Place(testDescription: "link", path: "link", old: Array("old".utf8), link: "real/card"),
      Place(testDescription: "dangling link", path: "link", old: nil, link: "real/card"),
    ]

    func prepare(_ scratch: borrowing ScratchFolder) throws {
      if let link { #expect(symlink(link, scratch.file(path)) == 0) }
      if let old {
        try Files().replace(scratch.file(path), with: old)
        // A mode and an owner of its own, so that they have to be carried over.
        #expect(chmod(scratch.file(path), 0o640) == 0)
        _ = chown(scratch.file(path), 65_534, 65_534)
      }
    }

    func folder(_ scratch: borrowing ScratchFolder) -> String {
      parentFolder(of: scratch.file(link ?? path))
    }
  }

  static let faults: [Fault] = [
    .error(ENOSPC), .error(EIO), .error(EINTR), .part, .kill, .killAfter,
  ]

  let new = Array("the new content".utf8)

  /// Runs `body` with each fault at each call until there is no such call, and shows what is left.
  func sweep(
    _ place: Place, _ body: (Files, String) throws(HostError) -> Void,
    check: (_ error: HostError?, _ content: [UInt8]?, _ call: SystemCall, _ fault: Fault) -> Void
  ) throws {
    for fault in Self.faults {
      for index in 0... {
        let scratch = ScratchFolder()
        try place.prepare(scratch)
        let log = CallLog()
        let files = Files(SystemCalls.real.failing(log) { at, _ in at == index ? fault : nil })
        var thrown: HostError?
        do {
          try body(files, scratch.file(place.path))
        } catch {
          thrown = error
        }
        guard log.calls.indices.contains(index) else {
          #expect(index > 6)
          break
        }
        let content = try Files().readIfPresent(scratch.file(place.path))
        check(thrown, content, log.calls[index], fault)
        let others = try Files().list(place.folder(scratch)).filter { $0 != "card" && $0 != "link" }
        if fault == .kill || fault == .killAfter {
          #expect(try Files().removeLeftovers(of: scratch.file(place.path)) == others)
        } else if log.calls[index] != .unlink {
          #expect(others.filter { $0.hasSuffix(".tmp") } == [], "\(fault) at \(index)")
        }
        try Files().replace(scratch.file(place.path), with: [42])
        #expect(try Files().read(scratch.file(place.path)) == [42])
      }
    }
  }

  @Test(arguments: Place.all)
  func `replacing leaves the old content or the new`(place: Place) throws {
    try sweep(place) { files, path throws(HostError) in
      try files.replace(path, with: new)
    } check: { error, content, call, fault in
      let label: Comment = "\(fault) at \(call)"
      #expect(content == new || content == place.old, label)
      if error == nil { #expect(content == new, label) }
      if error != nil && fault != .killAfter && call != .open && call != .fsync {
        #expect(content == place.old, label)
      }
      if [.open, .write, .fsync].contains(call) && (fault == .error(EINTR) || fault == .part) {
        #expect(error == nil, label)
      }
      if case .error(let code) = fault, let error { #expect(error.code == code, label) }
    }
  }

  @Test(arguments: Place.all)
  func `appending adds all or nothing`(place: Place) throws {
    let old = place.old ?? []
    try sweep(place) { files, path throws(HostError) in
      let length = try files.append(new, to: path)
      #expect(length == old.count + new.count)
    } check: { error, content, call, fault in
      let label: Comment = "\(fault) at \(call)"
      let isKill = fault == .kill || fault == .killAfter
      if error == nil { #expect(content == old + new, label) }
      if error != nil && !isKill { #expect((content ?? []) == old, label) }
      if isKill {
        #expect((content ?? []).starts(with: old), label)
        #expect((old + new).starts(with: content ?? []), label)
      }
      if [.open, .write, .fsync].contains(call) && (fault == .error(EINTR) || fault == .part) {
        #expect(error == nil, label)
      }
      if case .error(let code) = fault, let error { #expect(error.code == code, label) }
    }
  }

  @Test func `nothing is renamed or reported before it is on the disk`() throws {
    let scratch = ScratchFolder()
    let path = scratch.file("card")
    func calls(_ body: (Files) throws -> Void) rethrows -> [SystemCall] {
      let log = CallLog()
      try body(Files(SystemCalls.real.failing(log) { _, _ in nil }))
      return log.calls
    }
    let syncFolder: [SystemCall] = [.open, .fsync, .close]
    #expect(
      try calls { try $0.replace(path, with: new) } == [
        .stat, .lstat, .stat, .open, .write, .fstat, .fsync, .close, .rename,
      ] + syncFolder)
    #expect(
      try calls { try $0.replace(path, with: new) } == [
        .stat, .lstat, .open, .close, .open, .fstat, .write, .fstat, .fsync, .close, .rename,
      ] + syncFolder)
    #expect(
      try calls { try $0.append(new, to: path) } == [
        .stat, .lstat, .open, .fstat, .write, .fsync, .close,
      ])
    #expect(
      try calls { try $0.append(new, to: scratch.file("journal")) } == [
        .stat, .lstat, .stat, .open, .fstat,
      ] + syncFolder + [.write, .fsync, .close])
    // A run that was killed here left an empty file, of which the folder's disk may not know.
    try Files().append([], to: scratch.file("empty"))
    #expect(
      try calls { try $0.append(new, to: scratch.file("empty")) } == [
        .stat, .lstat, .open, .fstat,
      ] + syncFolder + [.write, .fsync, .close])
    #expect(
      try calls { try $0.makeFolder(scratch.file("a")) } == [
        .stat, .lstat, .stat, .mkdir,
      ] + syncFolder)
  }

  @Test func `a disk that fills up in the middle cuts an append back`() throws {
    let scratch = ScratchFolder()
    try Files().replace(scratch.file("journal"), with: [1, 2])
    let log = CallLog()
    let calls = SystemCalls.real.failing(log) { _, call in
      guard call == .write else { return nil }
      return log.calls.filter { $0 == .write }.count == 1 ? .part : .error(ENOSPC)
    }
    #expect(throws: HostError(.write, scratch.file("journal"), code: ENOSPC)) {
      try Files(calls).append([3, 4, 5, 6], to: scratch.file("journal"))
    }
    #expect(log.calls.contains(.ftruncate))
    #expect(try Files().read(scratch.file("journal")) == [1, 2])
  }

  @Test func `a size limit is an error and not the end`() async {
    await #expect(processExitsWith: .success) {
      let scratch = ScratchFolder()
      let files = Files()
      try files.replace(scratch.file("card"), with: [1])
      Signals.install()
      var limit = rlimit(rlim_cur: 4_096, rlim_max: 4_096)
      #expect(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
      let large = [UInt8](repeating: 7, count: 10_000)
      #expect(throws: HostError(.write, scratch.file("card"), code: EFBIG)) {
        try files.replace(scratch.file("card"), with: large)
      }
      #expect(throws: HostError(.write, scratch.file("card"), code: EFBIG)) {
        try files.append(large, to: scratch.file("card"))
      }
      #expect(try files.read(scratch.file("card")) == [1])
      #expect(try files.list(scratch.path) == ["card"])
    }
  }
}
