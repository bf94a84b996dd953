import Arguments
import QuizCore
import QuizStore

/// Makes a text of a daily that is done, to paste where others read it.
struct ShareResult: Command, AnswersInJSON {
  let date: QuizDate?

  static let name = "share"
  static let usage = Usage<ShareResult, Words>(
    \.help.commands.share,
    examples: [
      Example("rankup share", \.help.commands.shareExample),
      Example("rankup share --date 2026-11-29", \.help.commands.shareDateExample),
      Example("rankup share --plain", \.help.commands.sharePlainExample),
    ],
    ShareResult.init(date:),
    .option("date", placeholder: "DATE", help: \.help.commands.shareDate))

  func run(in desk: Desk) throws -> Reply {
    let player = try desk.openPlayer()
    let today = desk.today(for: player)
    let date = date ?? today
    guard player.diary.isFinished(date) else {
      throw Failure.dailyNotDone(date, isToday: date == today)
    }
    let record = try desk.recalling(date, of: player).diary.daily(on: date)
    guard record.status == .done else { throw Failure.dailyForgotten(date) }
    let study = try desk.store.study()
    // A card that is not what the journals come to was edited, or they were lost.
    let isTold = study.player.profile.standing == player.profile.standing
    let end = isTold ? study.badges.end(of: date) : nil
    let shared = SharedResult(
      date: date, nickname: player.profile.nickname, record: record,
      streak: streak(on: date, of: player.diary), rank: end?.rank ?? player.profile.standing.rank)
    let view = ShareView(shared: shared)
    return Reply(view.lines(desk.page), json: shared.json(text: view.text(desk.page)))
  }

  /// The streak as of the date; of one before the last reset, as the dates alone tell it.
  private func streak(on date: QuizDate, of diary: Diary) -> Int {
    let dates = diary.streakDates.contains(date) ? diary.streakDates : diary.finished
    return Streak(of: dates, asOf: date).current
  }
}
