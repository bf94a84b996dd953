import QuizCore
import Testing

@Test(arguments: [
  (UInt64(0), "0000000000000000"), (1, "0000000000000001"),
  (0xAF63_DC4C_8601_EC8C, "af63dc4c8601ec8c"), (.max, "ffffffffffffffff"),
])
func `a number has sixteen hex digits`(number: UInt64, digits: String) {
  #expect(hexadecimal(number) == digits)
}
