/// What is known of the colour behind the text.
package enum Background: Sendable, Equatable {
  case unknown
  case dark
  case light
}
