import Host
import JSON
import QuizFormats

/// Turns a reply of Open Trivia DB that lies in a folder of banks into the text of a bank.
///
/// Id and title come from the file's name; the bank has no language. Nil for any other text.
func nativeText(ofReply bytes: [UInt8], at path: String) -> [UInt8]? {
  guard let document = try? JSONDocument(bytes, maximumDepth: BankReader.depthLimit),
    OpenTriviaReader.looksLikeReply(document)
  else { return nil }
  var options = ReadOptions()
  options.fileName = lastName(of: path)
  guard let stem = options.fileStem, let draft = try? OpenTriviaReader.read(document, options)
  else { return nil }
  let assembly = try? BankAssembly(
    draft, of: .opentdb, id: isIdentifier(stem) ? stem : bankIdentifier(from: stem),
    title: lineText(stem), language: nil)
  return assembly?.bytes
}
