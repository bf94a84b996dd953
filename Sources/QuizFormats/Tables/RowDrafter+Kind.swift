import QuizCore

extension RowDrafter {
  /// What a row asks for.
  func kind(
    _ row: RecordReader, _ remarks: inout [ImportProblem]
  ) throws(Fault) -> QuestionKind {
    let type = DeclaredType(name: columns.type.map { row.line($0) } ?? "")
    if case .unsupported(let name) = type {
      throw Fault(.common(.unsupportedType(excerpt(of: name))))
    }
    var choices = columns.choices.map { row.text($0, isAnswer: true) }
    while let last = choices.last, isBlank(last) { choices.removeLast() }
    // An answer without a wrong choice beside it is to be typed or thought of.
    let isAlone = columns.wrong.isEmpty ? choices.isEmpty : choices.count < 2
    if isAlone || type?.isTyped == true {
      if type == nil, choices.isEmpty, namesChoice(row) { throw Fault(.common(.tooFewChoices(0))) }
      return try typedKind(row, type)
    }
    if type == .ordering { return .ordering(try items(choices), .partial) }
    let right = try rightPlaces(row, choices, &remarks)
    let list = try list(choices, right: right, &remarks)
    return kind(list, type, &remarks)
  }

  /// Whether the answer of a row is the letter or number of a choice, as it is where the choices are
  /// lost.
  private func namesChoice(_ row: RecordReader) -> Bool {
    guard columns.wrong.isEmpty, !columns.choices.isEmpty, rule.kind != .text else { return false }
    let cell = AnswerCell(text: row.text(columns.answer, isAnswer: true))
    return cell.isPlaced(among: columns.choices.count)
  }

  /// The kind of a row without choices.
  private func typedKind(
    _ row: RecordReader, _ type: DeclaredType?
  ) throws(Fault) -> QuestionKind {
    let answer =
      columns.isPair ? row.text(from: 1) : row.text(columns.answer, isAnswer: true)
    if isBlank(answer) { throw Fault(.common(.noAnswer)) }
    switch type {
    case .trueFalse:
      guard let truth = truth(of: answer) else {
        throw Fault(.table(.notTrueOrFalse(excerpt(of: answer))))
      }
      return .trueFalse(answer: truth)
    case .shortAnswer:
      let lines = answer.utf8.split(separator: 0x0A)
        .map { lineText(String(decoding: $0, as: UTF8.self), isAnswer: true) }
      return .shortAnswer(TextKey(lines.filter { !isBlank($0) }.map { TextKey.Accepted($0) }))
    case .numeric:
      guard let key = NumberCell(answer).key else {
        throw Fault(.common(.notANumber(excerpt(of: answer))))
      }
      return .numeric(key)
    case .multipleChoice, .multipleResponse, .ordering: throw Fault(.common(.tooFewChoices(0)))
    case .flashcard: return .flashcard(back: answer)
    case nil, .unsupported: return cardKind(back: answer, isTyped: isTyped)
    }
  }

  /// The kind of a row with choices.
  private func kind(
    _ list: ChoiceList, _ type: DeclaredType?, _ remarks: inout [ImportProblem]
  ) -> QuestionKind {
    let right = list.choices.filter(\.isCorrect)
    if type == .multipleResponse { return .multipleResponse(list, .partial) }
    guard right.count == 1, let answer = right.first else {
      if isKahoot || type == .multipleChoice {
        remarks.append(.common(.severalCorrect(right.count)))
      }
      return .multipleResponse(list, .partial)
    }
    if type != .multipleChoice, list.choices.count == 2 {
      let words = list.choices.map { $0.text.lowercased() }
      if words.contains("true"), words.contains("false") {
        return .trueFalse(answer: answer.text.lowercased() == "true")
      }
    }
    return .multipleChoice(list)
  }

  private func items(_ choices: [String]) throws(Fault) -> [String] {
    let items = choices.filter { !isBlank($0) }
    if items.count < 2 { throw Fault(.common(.tooFewChoices(items.count))) }
    var lines = DistinctLines()
    for item in items where lines.add(item) != nil {
      throw Fault(.common(.repeatedChoice(excerpt(of: item))))
    }
    return items
  }

  /// The choices without blank and repeated ones; of equal ones one stays, right if one of them is.
  private func list(
    _ texts: [String], right: [Int], _ remarks: inout [ImportProblem]
  ) throws(Fault) -> ChoiceList {
    var choices: [Choice] = []
    var lines = DistinctLines(expecting: texts.count)
    choices.reserveCapacity(texts.count)
    for (place, text) in texts.enumerated() where !isBlank(text) {
      let isCorrect = right.contains(place)
      if let old = lines.add(text) {
        remarks.append(.common(.repeatedChoice(excerpt(of: text))))
        if isCorrect { choices[old] = Choice(choices[old].text, isCorrect: true) }
      } else {
        choices.append(Choice(text, isCorrect: isCorrect))
      }
    }
    if choices.count < 2 { throw Fault(.common(.tooFewChoices(choices.count))) }
    return ChoiceList(choices)
  }
}

/// Reads a word or a sign for true or false, as people fill tables.
private func truth(of text: String) -> Bool? {
  switch text.lowercased() {
  case "true", "t", "yes", "1", "o": true
  case "false", "f", "no", "0", "x": false
  default: koreanTruths[text]
  }
}
