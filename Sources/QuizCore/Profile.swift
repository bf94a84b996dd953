/// What stands on a player's card.
package struct Profile: Sendable, Equatable {
  /// The name the player goes by.
  package var nickname: String
  /// The chosen avatar; nil while none is chosen.
  package var avatar: String?
  /// The place on the ladder.
  package var standing: Standing
  /// Settings that differ from their default, as texts.
  package var settings: [String: String]

  /// Describes a card; by default one at the start of the ladder.
  package init(
    nickname: String, avatar: String? = nil, standing: Standing = .start,
    settings: [String: String] = [:]
  ) {
    self.nickname = nickname
    self.avatar = avatar
    self.standing = standing
    self.settings = settings
  }

  /// The key under which the journal tells of the avatar.
  package static let avatarKey = "avatar"

  /// Takes the consequences of an entry in.
  package mutating func apply(_ consequences: [Consequence]) {
    for consequence in consequences { apply(consequence) }
  }

  private mutating func apply(_ consequence: Consequence) {
    switch consequence {
    case .award(let xp): standing.add(award: xp)
    case .nickname(let name): nickname = name
    case .setting(Self.avatarKey, let value): avatar = value
    case .setting(let key, let value): settings[key] = value
    case .startAgain(let all):
      self = all ? Profile(nickname: nickname) : with(standing: .start)
    case .replaced(let profile): self = profile
    }
  }

  private func with(standing: Standing) -> Profile {
    Profile(nickname: nickname, avatar: avatar, standing: standing, settings: settings)
  }
}

/// What an entry means for the card.
package enum Consequence: Sendable, Equatable {
  /// So many XP were won at once.
  case award(Int)
  /// A new name.
  case nickname(String)
  /// A setting or the avatar.
  case setting(String, String)
  /// XP start again; with `all`, settings and avatar too.
  case startAgain(all: Bool)
  /// The card of a backup.
  case replaced(Profile)
}
