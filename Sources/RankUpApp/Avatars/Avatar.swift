/// A picture in text that stands for the player: five lines of ASCII, at most twelve cells wide.
struct Avatar: Sendable, Equatable {
  /// The word by which it is chosen, on the card and in the journal too.
  let name: String
  /// Five lines.
  let lines: [String]

  /// The cells that every picture has room in.
  static let width = 12
  /// The lines of every picture.
  static let height = 5

  /// The avatar of a name; nil for one that there is not, as from a newer version.
  init?(named name: String) {
    guard let avatar = Self.all.first(where: { $0.name == name.lowercased() }) else { return nil }
    self = avatar
  }

  private init(_ name: String, _ picture: String) {
    self.name = name
    lines = picture.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Every avatar, in the order in which they are offered.
  static let all = [
    Avatar(
      "spartan",
      #"""
        ,###,
       /_____\
       |-. .-|
       \  |  /
        \_|_/
      """#),
    Avatar(
      "owl",
      #"""
         ,_,
        (O,O)
        (   )
        -"-"-
         ^ ^
      """#),
    Avatar(
      "cat",
      #"""
        /\_/\
       ( o.o )
        > ^ <
       /|   |\
        (_ _)
      """#),
    Avatar(
      "fox",
      #"""
       /\   /\
      ( \___/ )
       \ o o /
        \ . /
         \_/
      """#),
    Avatar(
      "bear",
      #"""
       (\___/)
       ( o o )
       (  T  )
        (   )
        "" ""
      """#),
    Avatar(
      "rabbit",
      #"""
        (\ /)
        ( . .)
        c(")(")
        /   \
        "" ""
      """#),
    Avatar(
      "robot",
      #"""
         _|_
        [o_o]
       /|___|\
        |   |
        d   b
      """#),
    Avatar(
      "rocket",
      #"""
          /\
         |  |
         |()|
        /|__|\
          ^^
      """#),
    Avatar(
      "mountain",
      #"""
          /\
         /^^\
        /    \/\
       /      \ \
      /________\_\
      """#),
    Avatar(
      "tree",
      #"""
          /\
         /**\
        /****\
       /******\
          ||
      """#),
    Avatar(
      "ship",
      #"""
          |\
          | \
          |__\
       ___|____
       \______/
      """#),
    Avatar(
      "book",
      #"""
         __ __
        /  V  \
       |   |   |
       |   |   |
        \__|__/
      """#),
    Avatar(
      "lamp",
      #"""
         .--.
        /    \
        \ || /
         |==|
         '--'
      """#),
    Avatar(
      "mug",
      #"""
         ) ) )
        .-----.
        |     |]
        |     |
        '-----'
      """#),
  ]
}
