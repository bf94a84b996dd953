/// The side of its field that a text stands on.
package enum Alignment: Sendable {
  case left
  case right
}
