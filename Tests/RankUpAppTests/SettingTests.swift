import QuizCore
import Testing

@testable import RankUpApp

@Test(
  arguments: [
    (nil, 0), ("0", 0), ("4", 4), ("23", 23), ("24", 0), ("-1", 0), ("four", 0), ("", 0),
    ("99999999999999999999", 0),
  ] as [(String?, Int)])
func `a day starts at an hour, by default and for nonsense at midnight`(
  _ value: String?, _ hour: Int
) {
  let settings = value.map { ["day-starts-at": $0] } ?? [:]
  #expect(Setting.dayStartsAt(Profile(nickname: "Sam", settings: settings)) == hour)
}

@Test(
  arguments: [
    (nil, nil), ("default", nil), ("", nil), (" , ", nil), ("t", ["t"]),
    ("geography, history", ["geography", "history"]), ("a b,c", ["a", "b", "c"]),
  ] as [(String?, [String]?)])
func `the daily draws from the banks of the setting`(_ value: String?, _ banks: [String]?) {
  let settings = value.map { ["daily-banks": $0] } ?? [:]
  #expect(Setting.dailyBanks(Profile(nickname: "Sam", settings: settings)) == banks)
}
