/// Returns the text with the escape codes that the surface understands, none where it has none.
///
/// Only SGR codes are used. Each styled run is closed before a line end and at its own end, so
/// that no line depends on another. A no-break space is a plain one where the surface isn't
/// Unicode: it has done its work by then.
package func render(_ text: Text, for surface: Surface) -> String {
  let colored = surface.colors == .none ? text.plain : withCodes(text, for: surface)
  return surface.isUnicode ? colored : withPlainSpaces(colored)
}

private func withCodes(_ text: Text, for surface: Surface) -> String {
  var result = ""
  for run in text.runs {
    let codes = surface.codes(for: run.role)
    guard !codes.isEmpty else {
      result += run.string
      continue
    }
    let parts = run.string.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if index > 0 { result += "\n" }
      if !part.isEmpty { result += "\u{1B}[\(codes)m\(part)\u{1B}[0m" }
    }
  }
  return result
}

private func withPlainSpaces(_ string: String) -> String {
  let noBreak: [Unicode.Scalar] = ["\u{A0}", "\u{202F}"]
  guard string.unicodeScalars.contains(where: noBreak.contains) else { return string }
  return String(
    String.UnicodeScalarView(string.unicodeScalars.map { noBreak.contains($0) ? " " : $0 }))
}

extension Surface {
  /// The SGR parameters of a role, empty for none; only codes that read well on light and dark.
  func codes(for role: Role) -> String {
    switch role {
    case .plain: ""
    case .strong: "1"
    case .faint: "2"
    case .bad: "31"
    case .good: "32"
    case .warning: "33"
    case .accent: "36"
    case .color(let red, let green, let blue):
      RGB(red, green, blue).readable(on: background).codes(colors)
    }
  }
}
