/// The tabs of the home, in their order.
enum HomeTab: Int, CaseIterable {
  case home
  case daily
  case account
  case settings

  /// The tab so many places further, around the end.
  func moved(by steps: Int) -> HomeTab {
    let count = HomeTab.allCases.count
    return HomeTab.allCases[((rawValue + steps) % count + count) % count]
  }
}
