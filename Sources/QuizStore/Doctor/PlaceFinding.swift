package import Host

/// What is to be said of a folder or a file as such, whatever it holds.
package enum PlaceFinding: Sendable, Equatable {
  /// A folder as it should be: its permission bits, and where a link in its place leads.
  case folder(mode: UInt32, leadsTo: String?)
  /// A link to a file, and where it leads.
  case link(to: String)
  /// A folder that is not there; one that is needed is where something should lie already.
  case absent(isNeeded: Bool)
  /// A link that leads to nothing.
  case dangling(to: String)
  /// Something else has the place of a folder.
  case notFolder
  /// The system would not let it be looked at.
  case unreachable(HostError)
  /// It belongs to another user, by number.
  case foreign(owner: UInt32)
  /// It may not be written to.
  case readOnly(HostError)
  /// It is this user's own, whose rights on it are taken away.
  case closed(mode: UInt32)
  /// Other users may read or change it; what is reached through a link is left to the player.
  case open(mode: UInt32, isMendable: Bool)

  var status: CheckStatus {
    switch self {
    case .folder, .link, .absent(isNeeded: false): .ok
    case .absent(isNeeded: true), .foreign, .open: .note
    case .dangling, .notFolder, .unreachable, .readOnly, .closed: .problem
    }
  }

  var isMendable: Bool {
    switch self {
    case .absent(let isNeeded): isNeeded
    case .closed: true
    case .open(_, let isMendable): isMendable
    case .folder, .link, .dangling, .notFolder, .unreachable, .foreign, .readOnly: false
    }
  }
}
