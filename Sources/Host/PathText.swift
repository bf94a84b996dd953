/// Returns the path of the folder that holds the last name: `.` for a bare name, `/` for the root.
package func parentFolder(of path: String) -> String {
  let slash = UInt8(ascii: "/")
  var bytes = Substring(path).utf8
  while bytes.last == slash { bytes.removeLast() }
  while let last = bytes.last, last != slash { bytes.removeLast() }
  if bytes.isEmpty { return path.utf8.first == slash ? "/" : "." }
  while bytes.count > 1, bytes.last == slash { bytes.removeLast() }
  return String(Substring(bytes))
}

/// Returns the last name of a path without slashes, empty for the root.
package func lastName(of path: String) -> String {
  let slash = UInt8(ascii: "/")
  var bytes = Substring(path).utf8
  while bytes.last == slash { bytes.removeLast() }
  guard let cut = bytes.lastIndex(of: slash) else { return String(Substring(bytes)) }
  return String(Substring(bytes[bytes.index(after: cut)...]))
}

/// Returns `path` as seen from `folder`; an absolute one stays as it is.
package func joined(_ folder: String, _ path: String) -> String {
  if path.utf8.first == UInt8(ascii: "/") { return path }
  if folder.isEmpty || folder == "." { return path }
  return folder.utf8.last == UInt8(ascii: "/") ? folder + path : folder + "/" + path
}
