package import JSON

/// Why a file is no profile that can be imported, as data; nothing was changed then.
package enum ProfileProblem: Error, Sendable, Equatable {
  /// It is no JSON, or was cut off.
  case notJSON(JSONError)
  /// It has more bytes than a profile may have.
  case tooLarge(limit: Int)
  /// It is a pipe or a device, which may never end.
  case notFile
  /// It is JSON, but no profile of this program.
  case otherFormat
  /// A newer version wrote it; the version that is known.
  case newerFormat(version: Int, known: Int)
  /// An object names a key twice; the place of the second one.
  case repeatedKey(String, JSONPosition)
  /// A member, by its way from the top, is missing or makes no sense; the place of what holds it or
  /// of itself.
  case malformed(String, JSONPosition)
  /// A journal has a name that no file of a device can have.
  case badDevice(String, JSONPosition)
}
