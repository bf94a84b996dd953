/// How a word ends when a Korean reads it aloud.
enum KoreanEnding: Equatable {
  case vowel
  /// The consonant ㄹ, after which 으로 loses its vowel.
  case rieul
  case consonant

  /// The ending of a word in Hangul, Latin letters, kana or digits, through closing brackets and
  /// quotes; nil where the reading can't be told.
  init?(of word: String) {
    let scalars = Array(word.unicodeScalars)
    guard let end = scalars.lastIndex(where: { !Self.isSilent($0) }) else { return nil }
    let spoken = scalars[...end]
    guard
      let ending = Self.hangul(scalars[end]) ?? Self.number(spoken) ?? Self.latin(spoken)
        ?? Self.kana(scalars[end])
    else { return nil }
    self = ending
  }

  /// What is not read: spaces, closing marks, accents.
  private static func isSilent(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .spaceSeparator, .control, .format, .nonspacingMark:
      true
    default: "\"'`.,!?/~…>*".unicodeScalars.contains(scalar)
    }
  }

  private static func hangul(_ scalar: Unicode.Scalar) -> KoreanEnding? {
    switch scalar.value {
    case 0xAC00...0xD7A3:
      switch (scalar.value - 0xAC00) % 28 {
      case 0: .vowel
      case 8: .rieul
      default: .consonant
      }
    // Conjoining vowels and finals, as in text that was taken apart.
    case 0x1161...0x1175: .vowel
    case 0x11AF: .rieul
    case 0x11A8...0x11C2: .consonant
    // Letters on their own, by their names: 기역, 리을, 아.
    case 0x3139: .rieul
    case 0x3131...0x314E: .consonant
    case 0x314F...0x3163: .vowel
    default: nil
    }
  }

  private static func kana(_ scalar: Unicode.Scalar) -> KoreanEnding? {
    switch scalar.value {
    case 0x3093, 0x30F3: .consonant
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC: .vowel
    default: nil
    }
  }
}

extension KoreanEnding {
  /// The ending of a number in digits, or of a percentage (퍼센트).
  private static func number(_ spoken: ArraySlice<Unicode.Scalar>) -> KoreanEnding? {
    if spoken.last == "%" { return .vowel }
    guard let last = spoken.last.flatMap(digit) else { return nil }
    if last != 0 { return digits[last] }
    let number = spoken.reversed().prefix { digit($0) != nil || $0 == "," }.filter { $0 != "," }
    let zeros = number.prefix { $0 == "0" }.count
    let isDecimal = spoken.dropLast(number.count).last == "."
    guard zeros < number.count, !isDecimal else { return .consonant }
    // 십 백 천 만 억 경 end in consonants, 조 and 해 do not.
    let isVowel = (12...15).contains(zeros) || (20...23).contains(zeros)
    return isVowel ? .vowel : zeros < 20 ? .consonant : nil
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    ("0"..."9").contains(scalar) ? Int(scalar.value) - 48 : nil
  }

  /// The ending of each digit: 영 일 이 삼 사 오 육 칠 팔 구.
  private static let digits: [KoreanEnding] = [
    .consonant, .rieul, .vowel, .consonant, .vowel, .vowel, .consonant, .rieul, .rieul, .vowel,
  ]
}

extension KoreanEnding {
  /// The ending of a word in Latin letters: short ones in capitals are spelt, others read as English.
  private static func latin(_ spoken: ArraySlice<Unicode.Scalar>) -> KoreanEnding? {
    let letters = String(
      String.UnicodeScalarView(spoken.reversed().prefix(while: isLatin).reversed()))
    guard !letters.isEmpty else { return nil }
    let isSpelt = letters.unicodeScalars.count == 1 || letters.utf8.count <= 4
    return isSpelt && (letters == letters.uppercased() || letters.unicodeScalars.count == 1)
      ? letterName(letters.lowercased()) : english(letters.lowercased())
  }

  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic && (scalar.value < 0x80 || (0xC0...0x17F).contains(scalar.value))
  }

  /// 엘 and 알, 엠 and 엔; all other names end in vowels.
  private static func letterName(_ letters: String) -> KoreanEnding {
    switch letters.last {
    case "l", "r": .rieul
    case "m", "n": .consonant
    default: .vowel
    }
  }

  /// Nasals and l stay at the end of a syllable, as do p, t, k, c and b after one short vowel (백업,
  /// 포맷); after all other letters a vowel is heard (랭크, 카드).
  private static func english(_ word: String) -> KoreanEnding {
    if word.hasSuffix("l") || word.hasSuffix("le") { return .rieul }
    let nasals = ["m", "n", "ng", "me", "ne", "ck"]
    if nasals.contains(where: word.hasSuffix) { return .consonant }
    let letters = Array(word.suffix(3))
    guard letters.count > 1, "ptkcb".contains(letters[letters.count - 1]),
      "aeiou".contains(letters[letters.count - 2])
    else { return .vowel }
    let isLong = letters.count == 3 && "aeiou".contains(letters[0])
    return isLong ? .vowel : .consonant
  }
}
