import QuizCore
import QuizStore

extension Desk {
  /// The player with the record of a date, which the journals tell where it is finished and not kept:
  /// of an early date, or of today where the clock stood later once.
  func recalling(_ date: QuizDate, of player: Player) throws(StoreError) -> Player {
    guard player.diary.isFinished(date), player.diary.daily(on: date).status != .done else {
      return player
    }
    var diary = Diary()
    var forgotten = Diary()
    try store.forEachEntry { entry in
      switch entry.event {
      case .drawn(let key, _, _), .answered(let key, _), .corrected(let key, _, _):
        if key == .daily(date) { _ = diary.add(entry) }
      case .reset(all: true, _):
        forgotten = diary.isFinished(date) ? diary : forgotten
        diary = Diary()
      case .restored: diary = diary.isFinished(date) ? diary : forgotten
      default: break
      }
    }
    var player = player
    player.diary.recall(diary.daily(on: date), on: date)
    return player
  }
}
