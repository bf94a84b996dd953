import Terminal

/// What a page is recorded on: the name of the transcript, the surface and the locale.
let surfacesInBothLanguages: [(String, Surface, String)] = [
  ("80", Surface(isTerminal: true), "C.UTF-8"),
  ("40", Surface(width: 40, isTerminal: true), "C.UTF-8"),
  ("plain", Surface(isTerminal: true, isPlain: true), "C.UTF-8"),
  ("ascii", Surface(isTerminal: true, isUnicode: false), "C"),
  ("korean-80", Surface(isTerminal: true), "ko_KR.UTF-8"),
  ("korean-40", Surface(width: 40, isTerminal: true), "ko_KR.UTF-8"),
  ("korean-plain", Surface(isTerminal: true, isPlain: true), "ko_KR.UTF-8"),
]
