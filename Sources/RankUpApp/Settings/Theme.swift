import Terminal

/// What the player says of the colours of the terminal.
enum Theme: String, Sendable, CaseIterable {
  /// What the terminal says counts.
  case auto
  case dark
  case light
  /// No colours at all.
  case mono

  /// The surface as the player wants it; `--color always` beats `mono`.
  func applied(to surface: Surface, _ choice: ColorChoice) -> Surface {
    var surface = surface
    switch self {
    case .auto: break
    case .dark: surface.background = .dark
    case .light: surface.background = .light
    case .mono: if choice != .always { surface.colors = .none }
    }
    return surface
  }
}
