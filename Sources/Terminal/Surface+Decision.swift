package import Host

extension Surface {
  /// Decides what one of the program's streams can show; the stream says what it is.
  package static func decide(
    _ choice: ColorChoice = .auto, environment: Environment, stream: Stream, isPlain: Bool = false
  ) -> Surface {
    decide(
      choice, environment: environment, isTerminal: stream.isTerminal, size: stream.size(),
      isPlain: isPlain)
  }

  /// Decides what a stream can show from the option `--color`, the environment and the stream.
  ///
  /// - Parameters:
  ///   - choice: `--color`; it beats `NO_COLOR`, which beats `CLICOLOR_FORCE`, which beats a
  ///     `TERM` that is unset or `dumb` and a stream that is no terminal.
  ///   - environment: a variable in it that is empty counts as unset.
  ///   - isTerminal: whether the stream is one.
  ///   - size: the terminal's own size; a count under 1 is unknown, and then `COLUMNS` and
  ///     `LINES` are asked, and then it is 80 by 24.
  ///   - isPlain: `--plain`, or what the app has made of its own variable.
  /// - Returns: the surface, for that stream only.
  package static func decide(
    _ choice: ColorChoice = .auto, environment: Environment, isTerminal: Bool,
    size: (columns: Int, rows: Int)? = nil, isPlain: Bool = false
  ) -> Surface {
    func variable(_ name: String) -> String? {
      environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    return Surface(
      width: count(size?.columns, variable("COLUMNS")) ?? 80,
      height: count(size?.rows, variable("LINES")) ?? 24,
      colors: showsColor(choice, variable, isTerminal) ? depth(variable) : .none,
      isTerminal: isTerminal, isUnicode: isUnicode(variable), isPlain: isPlain,
      background: background(variable("COLORFGBG")),
      movesCursor: isTerminal && !isPlain && variable("TERM").map { $0 != "dumb" } ?? false)
  }

  private static func showsColor(
    _ choice: ColorChoice, _ variable: (String) -> String?, _ isTerminal: Bool
  ) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if variable("NO_COLOR") != nil { return false }
    if let force = variable("CLICOLOR_FORCE"), force != "0" { return true }
    guard let term = variable("TERM"), term != "dumb" else { return false }
    return isTerminal
  }

  private static func depth(_ variable: (String) -> String?) -> ColorDepth {
    switch variable("COLORTERM")?.lowercased() {
    case "truecolor", "24bit": return .trueColor
    default: break
    }
    return variable("TERM")?.contains("256color") == true ? .twoFiftySix : .sixteen
  }

  /// The terminal's own count, else the variable's if it is a positive decimal number.
  private static func count(_ own: Int?, _ variable: String?) -> Int? {
    if let own, own > 0 { return own }
    guard let variable, variable.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(variable).flatMap { $0 > 0 ? $0 : nil }
  }

  /// The locale's character set, from the first variable that is set.
  private static func isUnicode(_ variable: (String) -> String?) -> Bool {
    let locale = variable("LC_ALL") ?? variable("LC_CTYPE") ?? variable("LANG") ?? ""
    let folded = locale.lowercased()
    return folded.contains("utf-8") || folded.contains("utf8")
  }

  /// Reads `foreground;background` as rxvt and Konsole set it: numbers of the 16 colours.
  private static func background(_ variable: String?) -> Background {
    guard let last = variable?.split(separator: ";").last, let color = Int(last) else {
      return .unknown
    }
    switch color {
    case 0...6, 8: return .dark
    case 7, 9...15: return .light
    default: return .unknown
    }
  }
}
