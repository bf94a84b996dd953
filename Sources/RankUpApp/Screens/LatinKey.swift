import Terminal

extension Key {
  /// The letter, in lower case, or the digit that was struck; the Latin one of the same key where the
  /// keyboard writes Hangul (the two-set layout), so that nobody has to switch for a single key.
  var latin: Character? {
    guard case .character(let character) = self else { return nil }
    if let letter = Self.letters[character] { return letter }
    return character.lowercased().first
  }

  /// The jamo of the two-set layout and the letters on the same keys.
  private static let letters: [Character: Character] = {
    let jamo = "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ"
    let letters = "qwertyuiopasdfghjklzxcvbnmqwertop"
    return Dictionary(zip(jamo, letters), uniquingKeysWith: { first, _ in first })
  }()
}
