/// What a file seems to be.
package enum Detection: Sendable, Equatable {
  /// A format that can be read.
  case format(Format)
  /// Something known that can't be read here.
  case refused(RefusedKind)
  /// Nothing that is known.
  case unknown
}

/// Files that people have at hand and that are not read here, so that each can be told a way out.
package enum RefusedKind: String, Sendable, CaseIterable {
  /// Interactive content of H5P.
  case h5p
  /// A package of QTI or Common Cartridge.
  case qtiPackage = "qti-package"
  /// A single file of QTI.
  case qti
  /// A deck or a collection of Anki, `.apkg` or `.colpkg`.
  case ankiPackage = "anki-package"
  /// Anki's own database.
  case ankiDatabase = "anki-database"
  /// A sheet of Excel, as Kahoot gives them.
  case excel
  /// A document of Word, old or new.
  case word
  /// A presentation of PowerPoint.
  case powerPoint = "powerpoint"
  /// A sheet or document of OpenDocument.
  case openDocument = "open-document"
  /// An archive of zip with none of these in it.
  case zip
  /// A compressed file or another archive.
  case archive
  /// A database of SQLite.
  case sqlite
  case pdf
  /// Text with formats, `.rtf`.
  case richText = "rich-text"
  /// A page of the web.
  case webPage = "web-page"
  /// A backup of a Moodle course.
  case moodleBackup = "moodle-backup"
  /// Questions for text2qti.
  case text2qti
  /// A property list of Apple.
  case propertyList = "property-list"
  /// XML of a kind that is not known.
  case otherXML = "other-xml"
  /// A picture.
  case image
  /// A sound or a film.
  case recording
  /// Bytes that are no text.
  case binary
}
