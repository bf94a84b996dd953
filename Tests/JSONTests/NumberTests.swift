import JSON
import Testing

@Test(
  arguments: [
    ("0", 0, 0), ("-0", 0, -0.0), ("7", 7, 7), ("-12", -12, -12), ("1.0", 1, 1),
    ("1e3", 1000, 1000),
    ("1.5", nil, 1.5), ("15e-1", nil, 1.5), ("150e-1", 15, 15), ("1.50e1", 15, 15),
    ("1.230E+2", 123, 123),
    ("0.000", 0, 0), ("0e999999999999999999999", 0, 0), ("0.1e1", 1, 1), ("0.01e1", nil, 0.1),
    ("9007199254740993", 9_007_199_254_740_993, 9_007_199_254_740_992),
    ("9223372036854775807", .max, 9_223_372_036_854_775_808),
    ("-9223372036854775808", .min, -9_223_372_036_854_775_808),
    ("9223372036854775808", nil, 9_223_372_036_854_775_808),
    ("-9223372036854775809", nil, -9_223_372_036_854_775_808),
    ("18446744073709551616", nil, 18_446_744_073_709_551_616),
    ("1e18", 1_000_000_000_000_000_000, 1e18),
    ("1e19", nil, 1e19), ("922337203685477580.7e1", .max, 9_223_372_036_854_775_808),
    ("100000000000000000000e-20", 1, 1), ("0.00000000000000000000001e23", 1, 1),
    ("1e308", nil, 1e308), ("1e309", nil, nil), ("-1e99999999999999999999999", nil, nil),
    ("1e-400", nil, 0), ("1e-99999999999999999999999", nil, 0),
    ("5e-324", nil, .leastNonzeroMagnitude),
    ("2.2250738585072011e-308", nil, Double(bitPattern: 0x000F_FFFF_FFFF_FFFF)),
    ("123456789012345678901234567890", nil, 123_456_789_012_345_677_877_719_597_056),
  ] as [(String, Int?, Double?)])
func `a number as integer and as double`(text: String, integer: Int?, double: Double?) throws {
  let number = try #require(try JSONDocument(Array(text.utf8)).root.number)
  #expect(number.text == text)
  #expect(number.integer == integer)
  #expect(number.double?.bitPattern == double?.bitPattern)
}

@Test func `a number of a million digits is read like any other`() throws {
  let zeros = String(repeating: "0", count: 1_000_000)
  for (text, integer) in [("1" + zeros + "e-1000000", 1), ("0." + zeros + "1e1000001", 1)] {
    let number = try #require(try JSONDocument(Array(text.utf8)).root.number)
    #expect(number.integer == integer)
    #expect(number.double == 1)
  }
}
