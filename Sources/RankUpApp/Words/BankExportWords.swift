package import QuizFormats

/// Writing a bank in another format.
package struct BankExportWords: Sendable {
  /// Questions of the bank that can't be asked are not written.
  package let leftOut: @Sendable (Int) -> String
  /// A part of questions that a format may have no place for.
  package let part: @Sendable (ExportLoss.Part) -> String
  /// What was lost: the part, of how many questions, and the ids of the first.
  package let lost: @Sendable (String, Int, String) -> String
}

extension BankExportWords {
  static let english = BankExportWords(
    leftOut: { count in
      count == 1
        ? "1 question that can't be asked was left out."
        : "\(FormatWords.english.number(count)) questions that can't be asked were left out."
    },
    part: { part in
      switch part {
      case .question: "whole questions"
      case .feedback: "feedback"
      case .explanation: "explanations"
      case .hints: "hints"
      case .weights: "the weights of answers"
      case .tolerance: "tolerances"
      case .wildcards: "wildcards"
      case .topic: "topics"
      case .difficulty: "difficulties"
      case .tags: "tags"
      case .title: "titles"
      case .identifier: "ids"
      case .lineBreaks: "line breaks"
      case .choices: "choices"
      case .matchingRules: "rules for typed answers"
      case .order: "the order of choices"
      }
    },
    lost: { part, count, ids in
      "Lost, since the format has no place for them: \(part) of "
        + "\(FormatWords.english.number(count)) question\(count == 1 ? "" : "s") (\(ids))."
    })

  static let korean = BankExportWords(
    leftOut: { "풀 수 없는 문제 \(koreanNumber($0))개는 내보내지 않았어요." },
    part: { part in
      switch part {
      case .question: "문제 전체"
      case .feedback: "답에 대한 말"
      case .explanation: "해설"
      case .hints: "힌트"
      case .weights: "답의 배점"
      case .tolerance: "오차 범위"
      case .wildcards: "와일드카드"
      case .topic: "주제"
      case .difficulty: "난이도"
      case .tags: "태그"
      case .title: "제목"
      case .identifier: "ID"
      case .lineBreaks: "줄 바꿈"
      case .choices: "보기"
      case .matchingRules: "입력한 답을 견주는 규칙"
      case .order: "보기의 순서"
      }
    },
    lost: { part, count, ids in
      "이 형식에 담을 수 없어 빠진 것: 문제 \(koreanNumber(count))개의 \(part) (\(ids))."
    })
}
