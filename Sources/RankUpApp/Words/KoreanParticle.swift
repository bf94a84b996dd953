/// A Korean particle whose form depends on how the word before it ends when it is read aloud.
enum KoreanParticle: CaseIterable {
  /// 은/는
  case topic
  /// 이/가
  case subject
  /// 을/를
  case object
  /// 과/와
  case and
  /// 으로/로
  case direction
  /// 이에요/예요
  case copula
  /// 이라는/라는
  case quoting

  /// The form after a word.
  func form(after word: String) -> String {
    switch KoreanEnding(of: word) {
    case .vowel: forms.afterVowel
    case .rieul: self == .direction ? forms.afterVowel : forms.afterConsonant
    case .consonant: forms.afterConsonant
    case nil: forms.afterAnything
    }
  }

  private var forms: (afterConsonant: String, afterVowel: String, afterAnything: String) {
    switch self {
    case .topic: ("은", "는", "은(는)")
    case .subject: ("이", "가", "이(가)")
    case .object: ("을", "를", "을(를)")
    case .and: ("과", "와", "과(와)")
    case .direction: ("으로", "로", "(으)로")
    case .copula: ("이에요", "예요", "이에요(예요)")
    case .quoting: ("이라는", "라는", "(이)라는")
    }
  }
}

extension DefaultStringInterpolation {
  /// Adds a word with the particle that follows it, as in `\(name, .object)`.
  mutating func appendInterpolation(_ word: String, _ particle: KoreanParticle) {
    appendInterpolation(word + particle.form(after: word))
  }
}
