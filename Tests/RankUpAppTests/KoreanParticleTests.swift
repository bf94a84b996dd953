import Testing

@testable import RankUpApp

@Test(
  arguments: [
    // Hangul, by its last consonant.
    ("브론즈", .object, "를"), ("골드", .direction, "로"), ("플래티넘", .direction, "으로"),
    ("실버", .copula, "예요"), ("플래티넘", .copula, "이에요"), ("서울", .direction, "로"),
    ("서울", .object, "을"), ("문제집", .topic, "은"), ("나", .and, "와"), ("값", .and, "과"),
    ("힌트", .quoting, "라는"), ("정답", .quoting, "이라는"), ("철수", .subject, "가"),
    ("영희님", .subject, "이"), ("\u{1100}\u{1161}\u{11AB}", .topic, "은"),
    ("\u{1109}\u{1165}\u{110B}\u{116E}\u{11AF}", .direction, "로"),
    ("\u{1102}\u{1161}", .topic, "는"), ("ㅋㅋ", .subject, "이"), ("ㄹ", .direction, "로"),
    ("ㅠㅠ", .subject, "가"),
    // Digits, as they are read.
    ("0", .subject, "이"), ("1", .direction, "로"), ("1", .object, "을"), ("2", .copula, "예요"),
    ("3", .direction, "으로"), ("4", .topic, "는"), ("5", .subject, "가"), ("6", .object, "을"),
    ("7", .direction, "로"), ("8", .and, "과"), ("9", .topic, "는"), ("10", .direction, "으로"),
    ("100", .subject, "이"), ("1,000", .object, "을"), ("100,000", .copula, "이에요"),
    ("100000000", .topic, "은"), ("1000000000000", .topic, "는"),
    ("1" + String(repeating: "0", count: 20), .topic, "는"),
    ("1" + String(repeating: "0", count: 40), .topic, "은(는)"), ("0.5", .subject, "가"),
    ("1.50", .subject, "이"), ("2026-11-30", .topic, "은"), ("Sparta042", .direction, "로"),
    ("50%", .object, "를"), ("000", .object, "을"),
    // Latin letters: spelt in capitals or alone, read as words otherwise.
    ("L", .direction, "로"), ("M", .object, "을"), ("N", .subject, "이"), ("R", .direction, "로"),
    ("A", .object, "를"), ("x", .topic, "는"), ("XP", .object, "를"), ("URL", .topic, "은"),
    ("geo-l", .subject, "이"), ("daily", .direction, "로"), ("starter", .topic, "는"),
    ("Bronze", .object, "를"), ("Simon", .direction, "으로"), ("Google", .direction, "로"),
    ("theme", .object, "을"), ("phone", .subject, "이"), ("ping", .topic, "은"),
    ("backup", .object, "을"), ("format", .subject, "이"), ("black", .subject, "이"),
    ("rank", .object, "를"), ("book", .object, "를"), ("Leonidas", .direction, "로"),
    ("LEONIDAS", .object, "를"), ("café", .topic, "는"),
    // Closing marks are looked through.
    ("\"daily\"", .quoting, "라는"), ("\"서울\"", .direction, "로"), ("곰(bear)", .object, "를"),
    ("‘밤’", .topic, "은"), ("「별」", .direction, "로"), ("quizzes/", .subject, "가"),
    ("Sam ", .topic, "은"), ("네!", .object, "를"),
    // What can't be read.
    ("", .object, "을(를)"), ("🎓", .topic, "은(는)"), ("東京", .direction, "(으)로"),
    ("@", .copula, "이에요(예요)"), ("\"\"", .quoting, "(이)라는"), ("Ж", .and, "과(와)"),
    ("☆", .subject, "이(가)"), ("ケン", .topic, "은"), ("さくら", .topic, "는"),
  ] as [(String, KoreanParticle, String)])
func `a particle fits the word before it`(
  _ word: String, _ particle: KoreanParticle, _ form: String
) {
  #expect(particle.form(after: word) == form)
  #expect("\(word, particle)" == word + form)
}

@Test func `each particle has a form after a vowel, after a consonant, and for what can't be read`()
{
  let forms = KoreanParticle.allCases.map { particle in
    ["가", "갈", "감", "?"].map { particle.form(after: $0) }.joined(separator: " ")
  }
  #expect(
    forms == [
      "는 은 은 은(는)", "가 이 이 이(가)", "를 을 을 을(를)", "와 과 과 과(와)", "로 로 으로 (으)로",
      "예요 이에요 이에요 이에요(예요)", "라는 이라는 이라는 (이)라는",
    ])
}
