import QuizBanks
import TestSupport
import Testing

@Test(arguments: shippedBankNames)
func `a check finds nothing in a bank that ships`(_ name: String) throws {
  let check = BankLinter(wantsExplanations: true).check(
    Array(try shippedText(name).utf8), path: name)
  #expect(check.findings == [], "\(name)")
}

@Test(arguments: shippedBankNames)
func `there is nothing to mend in a bank that ships`(_ name: String) throws {
  let bytes = Array(try shippedText(name).utf8)
  let mended = try #require(BankMender().mend(bytes))
  #expect(mended.bytes == bytes && mended.lines == [], "\(name)")
}
