/// Whether a file of this name in a folder of banks is taken for one: `.json` at its end, neither
/// hidden nor a schema.
package func isBankFileName(_ name: String) -> Bool {
  name.hasSuffix(".json") && !name.hasSuffix(".schema.json") && !name.hasPrefix(".")
}
