/// What a person sees on a terminal, from the bytes that a program wrote to it.
///
/// Knows the codes that `Painter` and `TerminalScreen` send, and the line ends of ordinary text;
/// every scalar takes one cell, so it is for pages without wide characters.
package struct TerminalPicture {
  /// The lines from the top, without the spaces at their ends.
  package var lines: [String] {
    cells.map { row in
      var row = row[...]
      while row.last == " " { row.removeLast() }
      return String(String.UnicodeScalarView(row))
    }
  }
  /// Whether the second buffer is shown.
  package private(set) var isAlternate = false
  package private(set) var showsCursor = true
  package private(set) var wraps = true
  package private(set) var bracketsPastes = false
  /// Whether a colour or weight is left on.
  package private(set) var isStyled = false
  /// Parameters of every code for colour and weight that came.
  package private(set) var styles: Set<String> = []

  private var columns: Int
  private var cells: [[Unicode.Scalar]]
  /// The first buffer while the second one is shown.
  private var covered: [[Unicode.Scalar]] = []
  private var row = 0
  private var column = 0
  private var rest: [UInt8] = []

  /// Whether everything is as a shell wants it back.
  package var isAsBefore: Bool {
    !isAlternate && showsCursor && wraps && !bracketsPastes && !isStyled
  }

  /// Begins with an empty terminal.
  package init(columns: Int = 80, rows: Int = 24) {
    self.columns = columns
    cells = Self.blank(columns, rows)
  }

  /// Takes a new size; what was shown is gone, as most terminals promise nothing about it.
  package mutating func resize(columns: Int, rows: Int) {
    self.columns = columns
    cells = Self.blank(columns, rows)
    covered = cells
    (row, column) = (0, 0)
  }

  /// Takes what a program wrote; a code or character that is cut off waits for its rest.
  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    rest += bytes
    var place = 0
    while place < rest.count, let length = step(at: place) { place += length }
    rest.removeFirst(place)
  }

  private static func blank(_ columns: Int, _ rows: Int) -> [[Unicode.Scalar]] {
    Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }
}

extension TerminalPicture {
  /// Does what stands at a place; returns its length, or nil when it is cut off.
  private mutating func step(at place: Int) -> Int? {
    let byte = rest[place]
    switch byte {
    case 0x1B: return code(at: place)
    case 0x0D: column = 0
    case 0x0A: feedLine()
    case 0x20..<0x7F: put(Unicode.Scalar(byte))
    case 0xC0...:
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
      guard place + length <= rest.count else { return nil }
      for scalar in String(decoding: rest[place..<(place + length)], as: UTF8.self).unicodeScalars {
        put(scalar)
      }
      return length
    default: break
    }
    return 1
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    if column == columns, wraps {
      column = 0
      feedLine()
    }
    column = min(column, columns - 1)
    cells[row][column] = scalar
    column += 1
  }

  private mutating func feedLine() {
    if row + 1 < cells.count {
      row += 1
    } else {
      cells = cells.dropFirst() + Self.blank(columns, 1)
    }
  }

  /// `ESC [`, parameters, a letter.
  private mutating func code(at place: Int) -> Int? {
    guard place + 1 < rest.count else { return nil }
    guard rest[place + 1] == UInt8(ascii: "[") else { return 1 }
    guard let end = rest[(place + 2)...].firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      return nil
    }
    obey(String(decoding: rest[(place + 2)..<end], as: UTF8.self), rest[end])
    return end - place + 1
  }

  private mutating func obey(_ parameters: String, _ final: UInt8) {
    switch final {
    case UInt8(ascii: "m"):
      styles.insert(parameters)
      isStyled = parameters != "" && parameters != "0"
    case UInt8(ascii: "H"):
      let place = parameters.split(separator: ";").compactMap { Int($0) }
      row = min(max(0, (place.first ?? 1) - 1), cells.count - 1)
      column = min(max(0, (place.count > 1 ? place[1] : 1) - 1), columns - 1)
    case UInt8(ascii: "J"): cells = Self.blank(columns, cells.count)
    case UInt8(ascii: "K"): cells[row] = Self.blank(columns, 1)[0]
    case UInt8(ascii: "h"), UInt8(ascii: "l"): set(parameters, final == UInt8(ascii: "h"))
    default: break
    }
  }

  private mutating func set(_ mode: String, _ isOn: Bool) {
    switch mode {
    case "?7": wraps = isOn
    case "?25": showsCursor = isOn
    case "?2004": bracketsPastes = isOn
    case "?1049" where isOn != isAlternate:
      isAlternate = isOn
      if isOn { covered = cells }
      cells = isOn ? Self.blank(columns, cells.count) : covered
    default: break
    }
  }
}
