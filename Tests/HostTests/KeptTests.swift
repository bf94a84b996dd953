import Host
import Testing

struct KeptTests {
  @Test func `the first value stays, for all who share the place`() {
    let place = Kept<String>()
    let shared = place
    #expect(place.value == nil)
    #expect(place.keep("first") == "first")
    #expect(shared.keep("second") == "first")
    #expect(shared.value == "first")
    #expect(place.value == "first")
  }
}
