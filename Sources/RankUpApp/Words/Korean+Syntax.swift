import JSON

/// Korean sentences for text that is not JSON, without a full stop.
enum KoreanSyntax {
  static func sentence(_ fault: JSONError.Problem) -> String {
    switch fault {
    case .invalidUTF8: "UTF-8이 아니에요. 파일을 UTF-8로 저장해 주세요"
    case .tooDeep(let limit): "괄호가 \(limit)겹보다 깊게 겹쳐 있어요. 그렇게 깊은 문제집은 없어요"
    case .tooLarge(let limit):
      "파일이 \(koreanNumber(limit))바이트를 넘어요. 파일을 둘로 나눠 주세요"
    case .unexpectedByte(let byte): prefix + unexpected(byte)
    case .unexpectedEnd: prefix + "파일이 중간에 끝나요. 닫지 않은 괄호나 따옴표가 있어요"
    case .emptyDocument: "파일이 비어 있어요"
    case .textAfterValue: prefix + "마지막 괄호 뒤에 내용이 더 있어요. 괄호를 너무 일찍 닫았어요"
    case .trailingComma: prefix + "이 쉼표 뒤에 아무것도 없어요. 쉼표를 지워 주세요"
    case .missingComma: prefix + "이 앞에 쉼표가 빠졌어요"
    case .malformedNumber: prefix + "숫자가 아니에요. 숫자는 12, -3, 0.5, 1e20처럼 써요"
    case .controlCharacterInString:
      prefix + "글은 같은 줄에서 곧은 따옴표로 닫아야 해요. 글 안의 줄 바꿈은 \\n으로 써요"
    case .invalidEscape: prefix + "이렇게 쓰는 문자는 없어요. 백슬래시 자체는 \\\\로 써요"
    case .loneSurrogate: prefix + "서로게이트 쌍의 반쪽만 있어요. 문자를 그대로 써 주세요"
    }
  }

  private static let prefix = "올바른 JSON이 아니에요. "

  /// What stands there, and what its writer may have thought.
  private static func unexpected(_ byte: UInt8) -> String {
    let found = "여기에는 \(character(byte)) 문자를 쓸 수 없어요"
    return switch byte {
    case UInt8(ascii: "'"): found + ". 글은 큰따옴표로 감싸요"
    case UInt8(ascii: "/"), UInt8(ascii: "#"):
      found + ". 주석은 쓸 수 없고, 대신 \"x-comment\" 같은 키를 써요"
    case UInt8(ascii: "T"), UInt8(ascii: "F"), UInt8(ascii: "N"):
      found + ". true, false, null은 소문자로 써요"
    default: found
    }
  }

  private static func character(_ byte: UInt8) -> String {
    (0x21...0x7E).contains(byte)
      ? quoted(String(Character(Unicode.Scalar(byte))))
      : "바이트 \(String(byte, radix: 16, uppercase: true))"
  }
}
