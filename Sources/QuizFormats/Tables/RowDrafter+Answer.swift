import QuizCore

extension RowDrafter {
  /// The places of the right choices, each of which is there and not blank.
  func rightPlaces(
    _ row: RecordReader, _ choices: [String], _ remarks: inout [ImportProblem]
  ) throws(Fault) -> [Int] {
    if let letter = columns.letter, let places = AnswerCell(text: row.line(letter)).letters {
      return try checked(places, row.line(letter), choices)
    }
    let text = row.text(columns.answer, isAnswer: true)
    if isBlank(text) { throw Fault(.common(.noCorrectAnswer)) }
    guard let places = places(AnswerCell(text: text), choices, &remarks) else {
      throw Fault(.common(.answerNotAmongChoices(excerpt(of: text))))
    }
    return try checked(places, text, choices)
  }

  private func places(
    _ cell: AnswerCell, _ choices: [String], _ remarks: inout [ImportProblem]
  ) -> [Int]? {
    switch rule.kind {
    case .text: return cell.places(in: choices)
    case .letter: return cell.letters
    case .index: return numbers(cell, &remarks)
    case nil: return cell.places(in: choices) ?? cell.letters ?? numbers(cell, &remarks)
    }
  }

  private func numbers(_ cell: AnswerCell, _ remarks: inout [ImportProblem]) -> [Int]? {
    let base = rule.base ?? 1
    if let numbers = cell.numbers { return numbers.map { $0 &- base } }
    guard isKahoot else { return nil }
    // A spreadsheet takes 2,1 for a number where the comma is a decimal sign.
    let parts = cell.text.utf8.split(separator: UInt8(ascii: "."))
    let digits = parts.compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    guard parts.count > 1, digits.count == parts.count else { return nil }
    remarks.append(.table(.decimalAsList(excerpt(of: cell.text))))
    return digits.map { $0 &- base }
  }

  private func checked(
    _ places: [Int], _ text: String, _ choices: [String]
  ) throws(Fault) -> [Int] {
    for place in places where !choices.indices.contains(place) || isBlank(choices[place]) {
      let count = choices.count(where: { !isBlank($0) })
      throw Fault(.common(.answerOutOfRange(excerpt(of: text), choices: count)))
    }
    return places
  }
}
