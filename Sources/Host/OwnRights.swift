#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Lets this process keep the rights to what it makes, whatever the caller's mask says.
///
/// With a mask such as 0277 a folder just made could not be filled. What the mask takes from others
/// stays taken.
package func keepOwnRights() {
  let others: mode_t = 0o077
  _ = umask(umask(others) & others)
}
