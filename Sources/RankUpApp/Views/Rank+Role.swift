import QuizCore
import Terminal

extension Rank {
  /// The colour of the rank; its name always stands beside it.
  var role: Role {
    switch self {
    case .bronze: .color(red: 0xCD, green: 0x7F, blue: 0x32)
    case .silver: .color(red: 0xC0, green: 0xC0, blue: 0xC0)
    case .gold: .color(red: 0xFF, green: 0xD7, blue: 0x00)
    case .platinum: .color(red: 0x7F, green: 0xD6, blue: 0xC2)
    case .diamond: .color(red: 0x4F, green: 0xC3, blue: 0xF7)
    }
  }
}
