import Arguments
package import Terminal

/// The options that every command takes.
package struct GlobalOptions: Sendable {
  /// One JSON document instead of a page.
  package let json: Bool
  /// Words beside every sign, and no boxes.
  package let plain: Bool
  /// When to use colour.
  package let color: ColorChoice
  /// Never ask anything.
  package let noInput: Bool

  /// Describes the options.
  package init(json: Bool, plain: Bool, color: ColorChoice, noInput: Bool) {
    self.json = json
    self.plain = plain
    self.color = color
    self.noInput = noInput
  }

  static let usage = Usage<GlobalOptions, Words>(
    \.help.summary,
    GlobalOptions.init(json:plain:color:noInput:),
    .flag("json", help: \.help.options.json),
    .flag("plain", help: \.help.options.plain),
    .option("color", placeholder: "WHEN", help: \.help.options.color, default: ColorChoice.auto),
    .flag("no-input", help: \.help.options.noInput))
}

extension ColorChoice: ArgumentValue {}
