import Terminal

/// A frame around lines, as wide as asked.
struct Box {
  let width: Int
  let role: Role

  /// Cells that the frame takes of each line.
  static let padding = 4

  /// The lines with the frame around them; longer ones are shortened.
  func around(_ lines: [Text], for surface: Surface) -> [Text] {
    let inner = max(0, width - Box.padding)
    let (across, down) = (surface.sign("─", or: "-"), surface.sign("│", or: "|"))
    let rule = String(repeating: across, count: max(0, width - 2))
    let top = surface.sign("╭", or: "+") + rule + surface.sign("╮", or: "+")
    let bottom = surface.sign("╰", or: "+") + rule + surface.sign("╯", or: "+")
    let rows = lines.map { line in
      Text(down + " ", role)
        + line.shortened(to: inner, mark: surface.ellipsis).padded(to: inner)
        + Text(" " + down, role)
    }
    return [Text(top, role)] + rows + [Text(bottom, role)]
  }
}
