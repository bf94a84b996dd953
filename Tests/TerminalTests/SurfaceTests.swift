import Host
import Terminal
import Testing

@Test func `the option beats the environment and the environment the stream`() {
  let on = ColorDepth.sixteen
  let table: [(ColorChoice, [String: String], Bool, ColorDepth)] = [
    (.auto, ["TERM": "xterm"], true, on), (.auto, ["TERM": "xterm"], false, .none),
    (.auto, ["TERM": "dumb"], true, .none), (.auto, ["TERM": ""], true, .none),
    (.auto, [:], true, .none),
    (.auto, ["TERM": "xterm", "NO_COLOR": ""], true, on),
    (.auto, ["TERM": "xterm", "NO_COLOR": "1"], true, .none),
    (.auto, ["TERM": "xterm", "NO_COLOR": "0"], true, .none),
    (.auto, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1", "TERM": "xterm"], true, .none),
    (.auto, ["NO_COLOR": "", "CLICOLOR_FORCE": "1"], false, on),
    (.auto, ["CLICOLOR_FORCE": "1", "TERM": "dumb"], false, on),
    (.auto, ["CLICOLOR_FORCE": "yes"], false, on),
    (.auto, ["CLICOLOR_FORCE": "0", "TERM": "xterm"], false, .none),
    (.auto, ["CLICOLOR_FORCE": "", "TERM": "xterm"], false, .none),
    (.auto, ["CLICOLOR_FORCE": "0", "TERM": "xterm"], true, on),
    (.always, ["NO_COLOR": "1", "TERM": "dumb"], false, on), (.always, [:], false, on),
    (.never, ["CLICOLOR_FORCE": "1", "TERM": "xterm", "COLORTERM": "truecolor"], true, .none),
    (.auto, ["TERM": "xterm-256color"], true, .twoFiftySix),
    (.auto, ["TERM": "xterm", "COLORTERM": "truecolor"], true, .trueColor),
    (.auto, ["TERM": "xterm-256color", "COLORTERM": "24bit"], true, .trueColor),
    (.auto, ["TERM": "xterm-256color", "COLORTERM": "1"], true, .twoFiftySix),
    (.auto, ["TERM": "dumb", "COLORTERM": "truecolor"], true, .none),
    (.always, ["COLORTERM": "truecolor"], false, .trueColor),
  ]
  for (choice, variables, isTerminal, colors) in table {
    let surface = Surface.decide(
      choice, environment: Environment(variables), isTerminal: isTerminal)
    #expect(surface.colors == colors, "\(choice) \(variables.sorted { $0 < $1 }) \(isTerminal)")
    #expect(surface.isTerminal == isTerminal)
  }
}

@Test func `colour follows the first of the rules in every combination`() {
  for choice in ColorChoice.allCases {
    for noColor in [nil, "", "0", "1"] {
      for force in [nil, "", "0", "1"] {
        for term in [nil, "", "dumb", "xterm"] {
          for isTerminal in [false, true] {
            var variables: [String: String] = [:]
            variables["NO_COLOR"] = noColor
            variables["CLICOLOR_FORCE"] = force
            variables["TERM"] = term
            let isOn =
              choice == .always
              || choice == .auto && (noColor ?? "").isEmpty
                && (force == "1" || term == "xterm" && isTerminal)
            let surface = Surface.decide(
              choice, environment: Environment(variables), isTerminal: isTerminal)
            #expect(
              surface.colors == (isOn ? .sixteen : .none),
              "\(choice) \(variables.sorted { $0 < $1 }) \(isTerminal)")
          }
        }
      }
    }
  }
}

@Test func `the locale says whether decoration leaves ASCII`() {
  let table: [([String: String], Bool)] = [
    ([:], false), (["LANG": "C"], false), (["LANG": "en_US.UTF-8"], true),
    (["LANG": "en_US.utf8"], true),
    (["LANG": "C.UTF-8"], true), (["LC_ALL": "C", "LANG": "en_US.UTF-8"], false),
    (["LC_ALL": "", "LANG": "C.UTF-8"], true), (["LC_CTYPE": "C", "LANG": "en_US.UTF-8"], false),
    (["LC_CTYPE": "ko_KR.UTF-8", "LANG": "C"], true),
    (["LC_ALL": "ko_KR.UTF-8", "LC_CTYPE": "C"], true),
    (["LANG": "de_DE.ISO-8859-1"], false), (["LANG": "de_DE@euro"], false),
    (["LANG": "POSIX"], false),
    (["LC_MESSAGES": "en_US.UTF-8"], false),
  ]
  for (variables, isUnicode) in table {
    let surface = Surface.decide(environment: Environment(variables), isTerminal: true)
    #expect(surface.isUnicode == isUnicode, "\(variables.sorted { $0 < $1 })")
    #expect(surface.ellipsis == (isUnicode ? "…" : "..."))
  }
}

@Test func `the size is the terminal's, else what the environment says, else 80 by 24`() {
  let table: [((Int, Int)?, [String: String], Int, Int)] = [
    (nil, [:], 80, 24), ((100, 30), [:], 100, 30),
    ((100, 30), ["COLUMNS": "50", "LINES": "9"], 100, 30),
    (nil, ["COLUMNS": "50", "LINES": "9"], 50, 9), ((0, 0), ["COLUMNS": "50"], 50, 24),
    ((0, 0), [:], 80, 24), ((-4, -4), [:], 80, 24), ((1, 1), [:], 1, 1), ((40, 0), [:], 40, 24),
    (nil, ["COLUMNS": "0"], 80, 24), (nil, ["COLUMNS": "-3"], 80, 24),
    (nil, ["COLUMNS": "abc"], 80, 24),
    (nil, ["COLUMNS": "+7"], 80, 24), (nil, ["COLUMNS": " 7"], 80, 24),
    (nil, ["COLUMNS": ""], 80, 24),
    (nil, ["COLUMNS": "٤٠"], 80, 24), (nil, ["COLUMNS": "99999999999999999999"], 80, 24),
    (nil, ["COLUMNS": "5000"], 1000, 24), ((.max, .max), [:], 1000, 1000),
  ]
  for (size, variables, width, height) in table {
    let surface = Surface.decide(
      environment: Environment(variables), isTerminal: size != nil,
      size: size.map { (columns: $0.0, rows: $0.1) })
    #expect(
      surface.width == width && surface.height == height, "\(variables) \(String(describing: size))"
    )
  }
  #expect(Surface(width: .min, height: 0) == Surface(width: 1, height: 1))
}

@Test func `the background is known where the terminal says it`() {
  let table: [(String?, Background)] = [
    (nil, .unknown), ("15;0", .dark), ("0;15", .light), ("0;default;15", .light), ("7;8", .dark),
    ("0;7", .light), ("default", .unknown), (";", .unknown), ("0;99", .unknown), ("0;-1", .unknown),
  ]
  for (value, background) in table {
    var variables: [String: String] = [:]
    variables["COLORFGBG"] = value
    let surface = Surface.decide(environment: Environment(variables), isTerminal: true)
    #expect(surface.background == background, "\(value ?? "unset")")
  }
}

@Test func `plain is what the caller says`() {
  let environment = Environment(["RANKUP_PLAIN": "1"])
  #expect(!Surface.decide(environment: environment, isTerminal: true).isPlain)
  #expect(Surface.decide(environment: environment, isTerminal: true, isPlain: true).isPlain)
}
