/// A colour in sRGB, 0 to 255 each.
struct RGB: Equatable {
  var red: Int
  var green: Int
  var blue: Int

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = Int(red)
    self.green = Int(green)
    self.blue = Int(blue)
  }

  /// The relative luminance of WCAG 2, 0 to 1; the curve is a cubic within 0.002 of sRGB's.
  var luminance: Double {
    func linear(_ value: Int) -> Double {
      let part = Double(value) / 255
      return part * (part * (part * 0.305306011 + 0.682171111) + 0.012522878)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the colour moved to a contrast of at least 3 to 1 with black, with white or with
  /// both, by the least darkening or lightening in steps of 1/255.
  func readable(on background: Background) -> RGB {
    let darkest = background == .light ? 0 : 0.1
    let lightest = background == .dark ? 1 : 0.3
    var color = self
    var step = 0
    while step < 255 && (color.luminance > lightest || color.luminance < darkest) {
      step += 1
      color = luminance > lightest ? mixed(with: 0, step) : mixed(with: 255, step)
    }
    return color
  }

  private func mixed(with level: Int, _ step: Int) -> RGB {
    var color = self
    color.red += (level - red) * step / 255
    color.green += (level - green) * step / 255
    color.blue += (level - blue) * step / 255
    return color
  }
}
