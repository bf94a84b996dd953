import JSON

@testable import QuizBanks

/// A text with markers: 👉 before the place of a finding, ① before the first of two that clash.
struct MarkedBank {
  let bytes: [UInt8]
  let position: JSONPosition?
  let firstPosition: JSONPosition?

  init(_ marked: String) {
    let markers: Set<Unicode.Scalar> = ["👉", "①"]
    var places: [Unicode.Scalar: JSONPosition] = [:]
    var line = 1
    var column = 1
    var text = String.UnicodeScalarView()
    for scalar in marked.unicodeScalars {
      if markers.contains(scalar) {
        places[scalar] = JSONPosition(line: line, column: column)
        continue
      }
      text.append(scalar)
      column += 1
      if scalar == "\n" {
        line += 1
        column = 1
      }
    }
    bytes = Array(String(text).utf8)
    position = places["👉"]
    firstPosition = places["①"]
  }

  /// A bank of one good question and then these.
  init(questions: String) {
    self.init(
      """
      {"format": "quizbank", "formatVersion": 1, "id": "b", "title": "B", "questions": [
      {"id": "good", "type": "true-false", "prompt": "P", "answer": true},
      \(questions)
      ]}
      """)
  }

  /// What reading it gives.
  var reading: BankReading { BankReader().read(bytes, path: "b.json", source: .own) }

  /// The bank, nil when it is refused.
  var bank: Bank? {
    if case .bank(let bank) = reading { bank } else { nil }
  }

  /// What was found, whether there is a bank or not.
  var findings: [Finding] {
    switch reading {
    case .bank(let bank): bank.findings
    case .refused(let findings): findings
    }
  }
}
