/// The parts of a usage line after the command's name: plain words first, then options.
///
/// Plain words that may be left out are nested in one part, since the second can't be given without
/// the first: `[KEY [VALUE]]`.
func synopsis<Words>(of labels: [Label<Words>]) -> [String] {
  let plain = labels.filter { !$0.isOption }
  var parts = plain.filter(\.isRequired).map(\.repeatedPlaceholder)
  let optional = plain.filter { !$0.isRequired }.reversed().reduce("") { inner, label in
    "[" + label.repeatedPlaceholder + (inner.isEmpty ? "" : " " + inner) + "]"
  }
  if !optional.isEmpty { parts.append(optional) }
  return parts + labels.filter(\.isOption).map(optionPart)
}

private func optionPart<Words>(_ label: Label<Words>) -> String {
  let bare = label.kind == .flag ? label.title : label.title + " " + label.placeholder
  return (label.isRequired ? bare : "[" + bare + "]") + (label.isRepeatable ? "..." : "")
}

extension Label {
  fileprivate var repeatedPlaceholder: String { placeholder + (isRepeatable ? "..." : "") }
}
