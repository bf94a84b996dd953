import Testing
import XML

@Test func `a place is named by line and column`() {
  #expect(XMLPosition(line: 1, column: 2) != XMLPosition(line: 2, column: 1))
}
