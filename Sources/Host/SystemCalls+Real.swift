#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension SystemCalls {
  /// The operating system itself.
  package static let real = SystemCalls(
    open: openPath,
    read: readBytes,
    write: writeBytes,
    lseek: seek,
    fsync: syncToDisk,
    ftruncate: setLength,
    close: closeDescriptor,
    flock: lockDescriptor,
    fstat: statusOfDescriptor,
    stat: statusThroughLinks,
    lstat: statusOfEntry,
    access: checkAccess,
    fchmod: setMode,
    chmod: setModeOfPath,
    statvfs: spaceLeft,
    fchown: setOwner,
    rename: renamePath,
    unlink: unlinkPath,
    mkdir: makeOneFolder,
    readlink: textOfLink,
    realpath: pathWithoutLinks,
    list: namesInFolder)
}

/// Throws the present `errno` when a call answered with a negative number.
@discardableResult
private func checked<Number: SignedInteger>(_ result: Number) throws(ErrorNumber) -> Number {
  guard result >= 0 else { throw ErrorNumber.last }
  return result
}

/// Refuses a path that C would cut at its first NUL.
private func requireWhole(_ path: String) throws(ErrorNumber) {
  guard !path.utf8.contains(0) else { throw ErrorNumber(EINVAL) }
}

// MARK: - Descriptors

@Sendable private func openPath(
  _ path: String, _ flags: Int32, _ mode: UInt32
) throws(ErrorNumber) -> Int32 {
  try requireWhole(path)
  return try checked(open(path, flags, mode_t(truncatingIfNeeded: mode)))
}

@Sendable private func readBytes(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer
) throws(ErrorNumber) -> Int {
  try checked(read(descriptor, buffer.baseAddress, buffer.count))
}

@Sendable private func writeBytes(
  _ descriptor: Int32, _ buffer: UnsafeRawBufferPointer
) throws(ErrorNumber) -> Int {
  try checked(write(descriptor, buffer.baseAddress, buffer.count))
}

@Sendable private func seek(_ descriptor: Int32, _ offset: Int) throws(ErrorNumber) {
  try checked(lseek(descriptor, off_t(offset), SEEK_SET))
}

@Sendable private func syncToDisk(_ descriptor: Int32) throws(ErrorNumber) {
  #if canImport(Darwin)
    // There fsync stops at the drive's cache; not every file system knows the stronger one.
    if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
  #endif
  try checked(fsync(descriptor))
}

@Sendable private func setLength(_ descriptor: Int32, _ length: Int) throws(ErrorNumber) {
  try checked(ftruncate(descriptor, off_t(length)))
}

@Sendable private func closeDescriptor(_ descriptor: Int32) throws(ErrorNumber) {
  try checked(close(descriptor))
}

@Sendable private func lockDescriptor(_ descriptor: Int32) throws(ErrorNumber) {
  try checked(flock(descriptor, LOCK_EX | LOCK_NB))
}

@Sendable private func statusOfDescriptor(
  _ descriptor: Int32
) throws(ErrorNumber) -> FileStatus {
  var raw = stat()
  try checked(fstat(descriptor, &raw))
  return FileStatus(raw)
}

@Sendable private func setMode(_ descriptor: Int32, _ mode: UInt32) throws(ErrorNumber) {
  try checked(fchmod(descriptor, mode_t(truncatingIfNeeded: mode)))
}

@Sendable private func setOwner(
  _ descriptor: Int32, _ owner: UInt32, _ group: UInt32
) throws(ErrorNumber) {
  try checked(fchown(descriptor, owner, group))
}

// MARK: - Paths

@Sendable private func statusThroughLinks(_ path: String) throws(ErrorNumber) -> FileStatus {
  try requireWhole(path)
  var raw = stat()
  try checked(stat(path, &raw))
  return FileStatus(raw)
}

@Sendable private func statusOfEntry(_ path: String) throws(ErrorNumber) -> FileStatus {
  try requireWhole(path)
  var raw = stat()
  try checked(lstat(path, &raw))
  return FileStatus(raw)
}

@Sendable private func checkAccess(_ path: String) throws(ErrorNumber) {
  let isFolder = try statusThroughLinks(path).kind == .folder
  try checked(faccessat(AT_FDCWD, path, isFolder ? W_OK | X_OK : W_OK, AT_EACCESS))
}

@Sendable private func setModeOfPath(_ path: String, _ mode: UInt32) throws(ErrorNumber) {
  try requireWhole(path)
  try checked(chmod(path, mode_t(truncatingIfNeeded: mode)))
}

@Sendable private func spaceLeft(_ path: String) throws(ErrorNumber) -> FileSystemSpace {
  try requireWhole(path)
  var raw = statvfs()
  try checked(statvfs(path, &raw))
  return FileSystemSpace(raw)
}

@Sendable private func renamePath(_ old: String, _ new: String) throws(ErrorNumber) {
  try requireWhole(old)
  try requireWhole(new)
  try checked(rename(old, new))
}

@Sendable private func unlinkPath(_ path: String) throws(ErrorNumber) {
  try requireWhole(path)
  try checked(unlink(path))
}

@Sendable private func makeOneFolder(_ path: String, _ mode: UInt32) throws(ErrorNumber) {
  try requireWhole(path)
  try checked(mkdir(path, mode_t(truncatingIfNeeded: mode)))
}

@Sendable private func textOfLink(_ path: String) throws(ErrorNumber) -> String {
  try requireWhole(path)
  var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
  let count = try checked(readlink(path, &buffer, buffer.count))
  guard count < buffer.count else { throw ErrorNumber(ENAMETOOLONG) }
  let bytes = buffer.prefix(count).map(UInt8.init(bitPattern:))
  guard let text = String(validating: bytes, as: UTF8.self) else { throw ErrorNumber(EILSEQ) }
  return text
}

@Sendable private func pathWithoutLinks(_ path: String) throws(ErrorNumber) -> String {
  try requireWhole(path)
  guard let real = realpath(path, nil) else { throw ErrorNumber.last }
  defer { free(real) }
  guard let text = String(validatingCString: real) else { throw ErrorNumber(EILSEQ) }
  return text
}

@Sendable private func namesInFolder(_ path: String) throws(ErrorNumber) -> [String] {
  try requireWhole(path)
  guard let folder = opendir(path) else { throw ErrorNumber.last }
  defer { closedir(folder) }
  var names: [String] = []
  while true {
    errno = 0
    guard let entry = readdir(folder) else {
      guard errno == 0 else { throw ErrorNumber.last }
      return names
    }
    let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    if name != "." && name != ".." { names.append(name) }
  }
}
