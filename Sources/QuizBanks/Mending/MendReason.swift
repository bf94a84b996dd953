/// What is mended without a question about it.
package enum MendReason: Sendable, CaseIterable {
  /// A byte order mark is dropped.
  case byteOrderMark
  /// A question gets an id from its content.
  case missingIdentifier
  /// Control characters and bidi controls are dropped; they are never shown.
  case controlCharacters
  /// In an accepted answer, what nobody sees is dropped, and a no-break space becomes a space.
  case invisibleCharacters
  /// A text is brought into Unicode's normal form C.
  case normalForm
  /// White space is dropped at the ends of a text, and narrowed within.
  case whiteSpace
}
