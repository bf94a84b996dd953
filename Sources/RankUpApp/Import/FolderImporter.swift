import Host
import QuizBanks
import QuizFormats

/// Brings the files of a folder in: a bank each, but those of one Markdown question each together.
struct FolderImporter {
  let files: FileImporter
  let folder: String

  /// Brings files in by their names in the folder, in the order of their bytes.
  func bring(_ names: [String]) throws -> [ImportedFile] {
    let names = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let (single, others) = try sorted(names)
    guard !single.isEmpty else { return try others.map(bringFile) }
    return try others.map(bringFile) + [try together(single)]
  }

  private func bringFile(_ name: String) throws -> ImportedFile {
    let path = joined(folder, name)
    if MarkdownReader.isPassedOver(fileName: name) {
      return ImportedFile(path: path, outcome: .passedOver)
    }
    return try files.bringFile(path)
  }

  /// A file that holds one question of the Markdown family, read.
  private struct SingleQuestion {
    let name: String
    let draft: DraftBank
  }

  private func sorted(_ names: [String]) throws -> ([SingleQuestion], [String]) {
    var single: [SingleQuestion] = []
    var others: [String] = []
    for name in names {
      if let draft = singleQuestion(name) {
        single.append(SingleQuestion(name: name, draft: draft))
      } else {
        others.append(name)
      }
    }
    return (single, others)
  }

  private func singleQuestion(_ name: String) -> DraftBank? {
    guard name.hasSuffix(".md"), !MarkdownReader.isPassedOver(fileName: name),
      let bytes = try? files.bytes(of: joined(folder, name)),
      case .draft(.markdown, let draft)? = try? ForeignReader(files.request).read(bytes, name: name),
      draft.log.readCount == 1, draft.questions.count == 1
    else { return nil }
    return draft
  }

  /// One bank of all files of one question each, named by the folder.
  private func together(_ single: [SingleQuestion]) throws -> ImportedFile {
    var bank = DraftBank(idPrefix: "md")
    bank.isMarkdown = true
    for one in single {
      bank.log.read(one.draft.log.readCount)
      bank.log.take(notesOf: one.draft.log)
      for var question in one.draft.questions {
        question.sourceID = question.sourceID ?? fileStem(of: one.name)
        bank.questions.append(question)
      }
    }
    do {
      return try files.take(bank, .markdown, folder, name: lastName(of: folder))
    } catch {
      return try files.failed(error, folder)
    }
  }
}
