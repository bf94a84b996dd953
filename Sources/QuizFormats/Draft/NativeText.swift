import JSON

/// The text of an object in the native format, member by member.
///
/// Writes what `JSONValue` would, without making one: banks have up to millions of texts.
struct NativeText {
  /// What is written so far.
  var bytes: [UInt8] = []

  /// Begins an object.
  mutating func open() { bytes.append(UInt8(ascii: "{")) }

  /// Ends an object.
  mutating func close() { bytes.append(UInt8(ascii: "}")) }

  /// Begins a member; its value is to follow.
  mutating func key(_ key: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    append(key)
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  /// Writes a member that is a text.
  mutating func add(_ key: StaticString, _ text: String) {
    self.key(key)
    appendQuoted(text, to: &bytes)
  }

  /// Writes a member that is a text, if there is one.
  mutating func add(_ key: StaticString, ifAny text: String?) {
    if let text { add(key, text) }
  }

  /// Writes a member that is true, if it is.
  mutating func add(_ key: StaticString, ifTrue isSet: Bool) {
    if isSet { add(key, isTrue: true) }
  }

  /// Writes a member that is true or false.
  mutating func add(_ key: StaticString, isTrue: Bool) {
    self.key(key)
    append(isTrue ? "true" : "false")
  }

  /// Writes a member that is a number.
  mutating func add(_ key: StaticString, _ number: Double) {
    self.key(key)
    append(number)
  }

  /// Writes a member that is a list, each element by `write`.
  mutating func add<Element>(
    _ key: StaticString, _ list: [Element], _ write: (inout NativeText, Element) -> Void
  ) {
    self.key(key)
    bytes.append(UInt8(ascii: "["))
    for element in list {
      separate()
      write(&self, element)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// Writes a member that is a list of texts.
  mutating func add(_ key: StaticString, _ texts: [String]) {
    add(key, texts) { $0.append(quoting: $1) }
  }

  /// Writes a text in quotes.
  mutating func append(quoting text: String) { appendQuoted(text, to: &bytes) }

  /// Writes a number, an integer without a point.
  mutating func append(_ number: Double) {
    let value = Int(exactly: number).map(JSONValue.integer) ?? .double(number)
    bytes.append(contentsOf: value.serialized().utf8)
  }

  /// Writes a text that needs no escape.
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Writes the comma before all but the first of an object or a list.
  private mutating func separate() {
    if let last = bytes.last, last != UInt8(ascii: "{"), last != UInt8(ascii: "[") {
      bytes.append(UInt8(ascii: ","))
    }
  }
}
