import QuizBanks

extension MendingWords {
  static let korean = MendingWords(
    reason: { reason in
      switch reason {
      case .byteOrderMark: "바이트 순서 표시"
      case .missingIdentifier: "빠진 id"
      case .controlCharacters: "제어 문자"
      case .invisibleCharacters: "보이지 않는 문자"
      case .normalForm: "정규형 NFC"
      case .whiteSpace: "공백"
      }
    },
    line: { "\(koreanNumber($0))행" },
    more: { "이 밖에 \(koreanNumber($0))행이 더 바뀌어요" },
    meaning: { "파일 \(koreanNumber($1))개에서 모두 \(koreanNumber($0))행이 바뀌어요." },
    mended: { "\($0): \(koreanNumber($1))행을 고쳤어요." },
    nothing: "안전하게 고칠 수 있는 것이 없어요.",
    notMended: "아무것도 바꾸지 않았어요.")
}
