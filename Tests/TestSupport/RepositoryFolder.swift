import Foundation

/// The checkout that these tests were compiled from, as an absolute path without a trailing slash.
package let repositoryFolder: String = {
  var folder = URL(filePath: #filePath)
  for _ in 0..<3 { folder.deleteLastPathComponent() }
  return folder.path(percentEncoded: false).removingTrailingSlash
}()

extension String {
  /// The path without the slash that a folder's URL ends with.
  fileprivate var removingTrailingSlash: String {
    count > 1 && hasSuffix("/") ? String(dropLast()) : self
  }
}
