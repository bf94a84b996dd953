import JSON

/// What came of reading a text as a bank.
package enum BankReading: Sendable {
  case bank(Bank)
  /// There is no bank to be had from the text; at least one finding says why.
  case refused([Finding])
}

/// What came of indexing a text as a bank.
enum IndexReading: Sendable {
  case index(BankIndex)
  /// There is no bank to be had from the text; at least one finding says why.
  case refused([Finding])
}

/// Reads quiz banks of the native format, leaving out what can't be asked or graded.
package struct BankReader: Sendable {
  /// The most bytes that a file may have.
  package static let byteLimit = 50 * 1_000_000
  /// The deepest that values may be nested.
  package static let depthLimit = 128

  /// Makes a reader.
  package init() {}

  /// Reads a bank; whatever the bytes are, either a bank or the reasons against it come back.
  ///
  /// `path` and `source` are only noted in the bank.
  package func read(_ bytes: [UInt8], path: String, source: BankSource) -> BankReading {
    guard bytes.count <= Self.byteLimit else {
      return .refused([Self.tooLarge(byteCount: bytes.count)])
    }
    do throws(JSONError) {
      var reader = try NativeReader(bytes)
      return try reader.bank(path: path, source: source)
    } catch {
      return .refused([Self.finding(for: error, in: bytes)])
    }
  }

  /// Indexes a bank as `read` reads it; the file they come from is only noted.
  func index(_ bytes: [UInt8], of stamp: FileStamp) -> IndexReading {
    guard bytes.count <= Self.byteLimit else {
      return .refused([Self.tooLarge(byteCount: bytes.count)])
    }
    do throws(JSONError) {
      var reader = try NativeReader(bytes)
      return try reader.index(of: stamp)
    } catch {
      return .refused([Self.finding(for: error, in: bytes)])
    }
  }

  /// The finding about a file of too many bytes.
  static func tooLarge(byteCount: Int) -> Finding {
    Finding(
      .hardLimit, .tooLarge(byteCount: byteCount, limit: byteLimit), at: nil, effect: .refused)
  }

  /// The finding about a text that is not JSON.
  static func finding(for error: JSONError, in bytes: [UInt8]) -> Finding {
    let rule: Rule =
      switch error.problem {
      case .tooDeep, .tooLarge: .hardLimit
      default: .invalidText
      }
    return Finding(
      rule, NotJSON(error, in: bytes).problem, at: error.position, effect: .refused)
  }
}
