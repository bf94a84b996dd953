/// How a code point counts towards the width of the cluster it stands in.
enum WidthClass: UInt32 {
  /// Adds nothing: marks, format and control characters, Hangul vowels and finals.
  case zero = 0
  /// Adds one cell, ambiguous and unassigned code points included.
  case narrow = 1
  /// Adds two cells: East Asian wide and fullwidth.
  case wide = 2
  /// Adds one cell, and two when U+FE0F asks for the emoji form.
  case narrowEmoji = 3
  /// Adds two cells, and one when U+FE0E asks for the text form.
  case wideEmoji = 4

  var cells: Int {
    switch self {
    case .zero: 0
    case .narrow, .narrowEmoji: 1
    case .wide, .wideEmoji: 2
    }
  }

  /// Finds the run of `WidthTable` that holds the code point, by bisection.
  init(of scalar: Unicode.Scalar) {
    let runs = WidthTable.runs
    let last = scalar.value << 4 | 0xF
    var low = 0
    var high = runs.count
    while low < high {
      let middle = low + (high - low) / 2
      if runs[middle] <= last { low = middle + 1 } else { high = middle }
    }
    self = low > 0 ? WidthClass(rawValue: runs[low - 1] & 0xF) ?? .narrow : .narrow
  }
}
