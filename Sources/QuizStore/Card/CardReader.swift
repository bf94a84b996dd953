import QuizCore

/// Reads the card's values key by key and notes which of them can't be taken.
struct CardReader {
  private let root: [String: PropertyList]
  /// Keys that are not there and must be.
  private(set) var missing: [CardKey] = []
  /// Keys of a wrong type, and a refused name.
  private(set) var refused: [CardKey] = []
  /// Keys out of bounds.
  private(set) var adjusted: [CardKey] = []

  init(_ root: [String: PropertyList]) {
    self.root = root
  }

  /// Reads all that tells of the player but the XP in the bar.
  mutating func profile(xp: Int) -> Profile {
    let rank = rank()
    let lifetimeXP = natural(.lifetimeExp) ?? 0
    return Profile(
      nickname: nickname(), avatar: avatar(),
      standing: Standing(rank: rank, xp: xp, lifetimeXP: lifetimeXP), settings: settings())
  }

  private mutating func nickname() -> String {
    guard let value = root[CardKey.nickname.rawValue] else {
      missing.append(.nickname)
      return ""
    }
    guard let text = value.string, let nickname = try? Nickname(text) else {
      refused.append(.nickname)
      return ""
    }
    return nickname.text
  }

  /// The level, which wins over the rank; the rank counts where there is no level.
  private mutating func rank() -> Rank {
    let name = root[CardKey.rank.rawValue]
    let named = name?.string.flatMap { Rank(name: $0) }
    guard let value = root[CardKey.level.rawValue] else {
      if named == nil { missing.append(.level) }
      if name != nil, named == nil { refused.append(.rank) }
      return named ?? .bronze
    }
    guard let level = value.integer else {
      refused.append(.level)
      return .bronze
    }
    let rank = Rank(clampingLevel: level)
    if level != rank.level { adjusted.append(.level) }
    if name != nil, named != rank { adjusted.append(.rank) }
    return rank
  }

  /// A number of XP; below 0 counts as 0.
  mutating func natural(_ key: CardKey) -> Int? {
    guard let value = root[key.rawValue] else {
      missing.append(key)
      return nil
    }
    guard let number = value.integer else {
      refused.append(key)
      return nil
    }
    if number < 0 { adjusted.append(key) }
    return max(0, number)
  }

  private mutating func avatar() -> String? {
    guard let value = root[CardKey.avatar.rawValue] else { return nil }
    if value.string == nil { refused.append(.avatar) }
    return value.string
  }

  /// Settings as texts; numbers and truth values written by hand are taken for what they mean.
  private mutating func settings() -> [String: String] {
    guard let value = root[CardKey.settings.rawValue] else { return [:] }
    guard let members = value.dictionary else {
      refused.append(.settings)
      return [:]
    }
    return members.compactMapValues(\.settingText)
  }
}

extension PropertyList {
  /// The text of a setting; nil for what can't be one.
  var settingText: String? {
    switch self {
    case .string(let text), .real(let text): text
    case .integer(let number): number.description
    case .boolean(let isOn): isOn ? "on" : "off"
    default: nil
    }
  }
}
