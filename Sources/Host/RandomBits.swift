/// Returns 64 bits that nobody can foresee.
///
/// The standard library's generator asks the kernel (`getrandom`, going on after interruptions, or
/// `/dev/urandom` where that is missing), so nothing has to be seeded or kept.
package func randomBits() -> UInt64 {
  var generator = SystemRandomNumberGenerator()
  return generator.next()
}
