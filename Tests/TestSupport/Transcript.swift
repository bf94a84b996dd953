import Foundation
package import Testing

/// An expected text in a file beside its test, `Transcripts/<name>.txt`.
package struct Transcript {
  /// The real path of the file.
  package let path: String

  /// Names the file of a test.
  package init(_ name: String, beside test: String = #filePath) {
    path = URL(filePath: test).deletingLastPathComponent()
      .appending(path: "Transcripts/\(name).txt").path(percentEncoded: false)
  }

  /// Fails where the file holds another text; with `RECORD=1` it is written anew, and that fails too.
  package func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let kept = try? String(contentsOfFile: path, encoding: .utf8)
    if kept == text { return }
    guard isRecording else {
      let difference = WrittenLines(text: kept ?? "").difference(to: WrittenLines(text: text))
      let reason = kept == nil ? "is not there" : "differs"
      let message = "\(path) \(reason); RECORD=1 writes it:\n\(difference)"
      Issue.record("\(message)", sourceLocation: sourceLocation)
      return
    }
    do {
      try Data(text.utf8).write(to: URL(filePath: path))
      Issue.record("\(path) was recorded", sourceLocation: sourceLocation)
    } catch {
      Issue.record("\(path) could not be recorded: \(error)", sourceLocation: sourceLocation)
    }
  }
}
