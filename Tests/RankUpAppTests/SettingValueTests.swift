import QuizCore
import Testing

@testable import RankUpApp

@Test(
  arguments: [
    ("day-starts-at", "0", "0"), ("day-starts-at", " 23 ", "23"), ("day-starts-at", "04", "4"),
    ("day-starts-at", "24", nil), ("day-starts-at", "-1", nil), ("day-starts-at", "4.0", nil),
    ("day-starts-at", "", nil), ("day-starts-at", "default", "0"), ("language", "EN", "en"),
    ("language", "de", nil), ("language", "default", "auto"), ("theme", "mono", "mono"),
    ("theme", "black", nil), ("confirm", "On", "on"), ("confirm", "default", "off"),
    ("daily-mode", "Adaptive", "adaptive"), ("daily-mode", "default", "random"),
    ("daily-mode", "hard", nil), ("retention", "0.85", "0.85"), ("retention", ".7", "0.7"),
    ("retention", " 0.90 ", "0.9"), ("retention", "0.9000", "0.9"), ("retention", "0.97", "0.97"),
    ("retention", "0.98", nil), ("retention", "0.69", nil), ("retention", "0.905", nil),
    ("retention", "1.0", nil), ("retention", "0.", nil), ("retention", "", nil),
    ("retention", "90", nil), ("retention", "0.٩", nil), ("retention", "-0.9", nil),
    ("retention", "0.9.0", nil), ("retention", "nan", nil), ("retention", "default", "0.9"),
    ("daily-banks", "b, a,b", "b,a"), ("daily-banks", "a b", "a,b"), ("daily-banks", " , ", nil),
    ("daily-banks", "default", "default"),
  ] as [(String, String, String?)])
func `a setting takes a word in the one form in which it is stored`(
  _ key: String, _ word: String, _ value: String?
) throws {
  let setting = try Setting(of: key)
  guard let value else {
    #expect(throws: Failure.badSetting(key, value: word, setting.values)) {
      try setting.value(of: word)
    }
    return
  }
  #expect(try setting.value(of: word) == value)
  #expect(try setting.value(of: value) == value)
}

@Test func `the default of every setting is a value of it`() throws {
  for setting in Setting.all {
    #expect(try setting.value(of: setting.fallback) == setting.fallback, "\(setting.key)")
    #expect(try setting.value(of: "default") == setting.fallback, "\(setting.key)")
    #expect(setting.value(in: [:]) == setting.fallback, "\(setting.key)")
  }
}

@Test func `what counts is what the rules read`() {
  for text in ["7", " 7 ", "24", "default", "", "x"] {
    let profile = Profile(nickname: "Sam", settings: ["day-starts-at": text])
    let shown = Setting.all.first { $0.key == "day-starts-at" }?.value(in: profile.settings)
    #expect(shown == Setting.dayStartsAt(profile).description, "\(text)")
  }
  for (text, retention) in [("0.85", 0.85), (".7", 0.7), ("0.99", 0.9), ("", 0.9), ("x", 0.9)] {
    let profile = Profile(nickname: "Sam", settings: ["retention": text])
    #expect(Setting.retention(profile) == retention, "\(text)")
  }
  for (text, adapts) in [("adaptive", true), ("random", false), ("", false), ("x", false)] {
    let profile = Profile(nickname: "Sam", settings: ["daily-mode": text])
    #expect(Setting.adaptsDaily(profile) == adapts, "\(text)")
  }
  for text in ["dark", "Light", "mono", "auto", "default", "", "x"] {
    let profile = Profile(nickname: "Sam", settings: ["theme": text])
    let shown = Setting.all.first { $0.key == "theme" }?.value(in: profile.settings)
    #expect(shown == Setting.theme(profile.settings).rawValue, "\(text)")
  }
}
