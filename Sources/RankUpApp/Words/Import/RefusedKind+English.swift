import QuizFormats

extension RefusedKind {
  /// What the file is and what to do instead, without a full stop.
  var english: String {
    switch self {
    case .h5p: "this is an H5P file. Its questions can't be read here; copy them into a CSV sheet"
    case .qtiPackage:
      "this is a QTI or Common Cartridge package. Import it into Moodle and export it as Moodle XML "
        + "or GIFT"
    case .qti: "this is a QTI file. Import it into Moodle and export it as Moodle XML or GIFT"
    case .ankiPackage:
      "this is an Anki package. In Anki, export the notes in plain text (.txt) instead"
    case .ankiDatabase:
      "this is Anki's database. In Anki, export the notes in plain text (.txt) instead"
    case .excel: "this is an Excel sheet. Save the sheet as CSV UTF-8"
    case .word: "this is a Word document. Save it as plain text in UTF-8"
    case .powerPoint:
      "this is a PowerPoint presentation. Copy its questions into a text or a CSV sheet"
    case .openDocument:
      "this is an OpenDocument file. Save a sheet as CSV, a document as plain text"
    case .zip: "this is a zip archive. Unpack it and import the files in it"
    case .archive: "this is a compressed file. Unpack it and import the files in it"
    case .sqlite: "this is an SQLite database. Export the table of questions as CSV"
    case .pdf: "this is a PDF. Copy its text into a text file"
    case .richText: "this is rich text. Save it as plain text in UTF-8"
    case .webPage: "this is a web page, not what it offers. Download the file itself"
    case .moodleBackup:
      "this is a Moodle backup. Export the question bank from Moodle as Moodle XML or GIFT"
    case .text2qti: "these are questions for text2qti. Rewrite them as GIFT or Aiken"
    case .propertyList: "this is a property list. Export the questions as CSV or JSON"
    case .otherXML:
      "this is XML, but not Moodle XML. Export the questions as Moodle XML, GIFT or CSV"
    case .image: "this is a picture. Type its questions into a text file"
    case .recording: "this is a sound or a film. Type its questions into a text file"
    case .binary: "this is not text. Export the questions as a text file, such as CSV or GIFT"
    }
  }
}
