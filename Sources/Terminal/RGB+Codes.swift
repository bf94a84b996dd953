extension RGB {
  /// The SGR parameters of the colour or the nearest that the depth has, empty for none.
  func codes(_ depth: ColorDepth) -> String {
    switch depth {
    case .none: ""
    case .sixteen: nearestOfSixteen
    case .twoFiftySix: "38;5;\(nearestOf256)"
    case .trueColor: "38;2;\(red);\(green);\(blue)"
    }
  }

  /// The nearest of the fixed colours: the cube of 6 by 6 by 6 from 16, and 24 greys from 232.
  ///
  /// The first 16 are left out, since every terminal has its own.
  var nearestOf256: Int {
    let steps = [red, green, blue].map { value in
      value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40
    }
    let levels = steps.map { $0 == 0 ? 0 : 55 + 40 * $0 }
    let cube = 16 + steps.reduce(0) { $0 * 6 + $1 }
    let step = min(23, max(0, ((red + green + blue) / 3 - 3) / 10))
    let grey = 8 + 10 * step
    let isGreyNearer = distance([grey, grey, grey]) < distance(levels)
    return isGreyNearer ? 232 + step : cube
  }

  private func distance(_ other: [Int]) -> Int {
    zip([red, green, blue], other).reduce(0) { sum, pair in
      sum + (pair.0 - pair.1) * (pair.0 - pair.1)
    }
  }

  /// The one of the 16 with the nearest hue, orange as yellow; greys keep the text's own colour.
  private var nearestOfSixteen: String {
    guard let hue else { return "" }
    return switch hue {
    case 0..<20, 330..<360: "31"
    case 20..<75: "33"
    case 75..<150: "32"
    case 150..<210: "36"
    case 210..<270: "94"
    default: "35"
    }
  }

  /// The hue in degrees, 0 to 359, or nil for a grey and what is nearly one.
  private var hue: Int? {
    let high = max(red, green, blue)
    let spread = high - min(red, green, blue)
    guard spread >= 32 else { return nil }
    let degrees =
      if high == red {
        60 * (green - blue) / spread
      } else if high == green {
        120 + 60 * (blue - red) / spread
      } else {
        240 + 60 * (red - green) / spread
      }
    return (degrees + 360) % 360
  }
}
