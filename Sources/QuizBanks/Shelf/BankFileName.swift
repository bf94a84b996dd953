/// Whether a file of this name in a folder of banks is taken for one: `.json` at its end, neither
/// hidden nor a schema.
package func isBankFileName(_ name: String) -> Bool {
  name.hasSuffix(".json") && !name.hasSuffix(".schema.json") && !name.hasPrefix(".")
}

/// The name of the file for a bank of an id; no two ids have the same.
///
/// A colon, which not every system has in names, becomes a plus, which no id has; a plus behind an id
/// that ends like the name of a schema makes it that of a bank.
package func bankFileName(of id: String) -> String {
  let name = String(id.map { $0 == ":" ? "+" : $0 })
  return name + (name.hasSuffix(".schema") ? "+.json" : ".json")
}
