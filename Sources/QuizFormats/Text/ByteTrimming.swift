extension ArraySlice<UInt8> {
  /// The bytes without ASCII white space and controls, and no-break spaces, at both ends.
  var trimmed: Self { trimmedLeft.trimmedRight }

  /// The same at the beginning alone.
  var trimmedLeft: Self {
    var start = startIndex
    while start < endIndex {
      if self[start] <= 0x20 {
        start &+= 1
      } else if self[start] == 0xC2, start &+ 1 < endIndex, self[start &+ 1] == 0xA0 {
        start &+= 2
      } else {
        break
      }
    }
    return self[start..<endIndex]
  }

  /// The same at the end alone.
  var trimmedRight: Self {
    var end = endIndex
    while end > startIndex {
      if self[end &- 1] <= 0x20 {
        end &-= 1
      } else if self[end &- 1] == 0xA0, end &- 1 > startIndex, self[end &- 2] == 0xC2 {
        end &-= 2
      } else {
        break
      }
    }
    return self[startIndex..<end]
  }

  /// Whether they begin with a text of ASCII.
  func hasPrefix(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { starts(with: $0) }
  }
}
