import QuizCore

extension TopicWords {
  static let english = TopicWords(
    xp: "what an answer pays, and how the ladder works",
    makeXPText: {
      """
      A right answer pays by its difficulty:
      \(Difficulty.allCases.map { "  \($0.rawValue): \(number($0.baseXP)) XP" }.joined(separator: "\n"))

      Each right answer in a row before it adds \(Prize.comboStep) %, up to \(Prize.comboLimit) %. \
      Each day of the streak adds 1 %, up to \(Prize.streakLimit) %. A hint halves the question; \
      an answer that is partly right pays its share and ends the row; a wrong or skipped one pays \
      nothing and ends it too. No answer takes XP away. A flashcard, which you judge yourself, \
      pays a quarter: again nothing, hard half of that, good all of it.

      A typed answer that was right all the same counts as right with :i at the next question, \
      once a daily; it pays what a right one is worth without row and streak.

      Every question of a daily right, hints or not, adds \(number(Prize.perfectBonus)) XP and \
      the streak's percentage of them, from \(Prize.leastPerfect) questions on.

      Practice pays \(Mode.practice.percent) % of an answer without row and streak, at most \
      \(number(Mode.practice.dailyLimit ?? 0)) XP a day.

      The ladder:
      \(Rank.allCases.map { "  \($0.name): \(number($0.threshold)) XP" }.joined(separator: "\n"))

      A full bar lifts you one rank, and the bar starts again from 0; what was over is dropped. \
      At \(Rank.allCases.last?.name ?? "") the bar stays full. Lifetime XP count everything.

      The streak counts days with a finished daily. Every \(Streak.daysPerFreeze) days in a row \
      earn a freeze, and at most \(Streak.freezeLimit) are held; missed days are bridged when the \
      freezes cover all of them.
      """
    },
    files: "what lies where, and exit codes",
    filesText: """
      The card, with nickname, rank, XP and settings:
        $XDG_CONFIG_HOME/rankup/preferences.plist
      The journal, with every answer, and the backups:
        $XDG_DATA_HOME/rankup/journal/
        $XDG_DATA_HOME/rankup/backups/
      Your own question banks:
        $XDG_DATA_HOME/rankup/quizzes/*.json
      The name of this device:
        $XDG_STATE_HOME/rankup/device
      What may be deleted at any time:
        $XDG_CACHE_HOME/rankup/
      Where these are not set: ~/.config, ~/.local/share, ~/.local/state, ~/.cache.

      Exit codes:
        0 done
        1 not done, since it was not confirmed; or the doctor found a problem
        3 paused, a quiz was left unfinished
        64 the command line is not right
        65 a bank or a profile is faulty, or nothing can be asked
        66 there is no such bank, file or backup
        74 reading or writing failed
        75 another rankup holds the lock
        128 and more: ended by a signal (130 Ctrl-C)
      """)

  private static func number(_ number: Int) -> String { FormatWords.english.number(number) }
}
