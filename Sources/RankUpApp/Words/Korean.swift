import QuizCore

// The words of the trade, one for each thing: 문제집 bank, 문제 question, 보기 choice, 답 answer,
// 정답 right, 오답 wrong, 경험치 experience (XP beside numbers), 랭크 rank, 랭크 단계 ladder,
// 연속 학습 streak, 보호권 freeze, 연속 정답 combo, 학습 기록 journal, 랭크 카드 card, 백업 backup,
// 복원 restore, 초기화 reset, 프로필 profile, 기기 device, 이상 fault on disk, 권한 mode. Sentences to the player end in 해요, labels are nouns.

extension Words {
  /// Korean.
  package static let korean = Words(
    format: .korean, help: .korean, quiz: .korean, parts: .korean,
    pads: .korean, screens: .korean, home: .korean, replay: .korean, review: .korean,
    objections: .korean,
    card: .korean, badges: .korean, share: .korean,
    account: .korean, settings: .korean, statistics: .korean, history: .korean,
    bankReport: .korean, banks: .korean, backups: .korean, doctor: .korean,
    profile: .korean, bankImport: .korean, bankExport: .korean,
    notices: .korean, findings: .korean, check: .korean, mending: .korean,
    errors: .korean)
}

extension FormatWords {
  static let korean = FormatWords(
    number: { grouped($0, by: ",") },
    longDate: { date in
      let days = ["월", "화", "수", "목", "금", "토", "일"]
      return "\(date.year)년 \(date.month)월 \(date.day)일 \(days[date.weekday])요일"
    },
    span: { minutes in
      let minutes = max(1, minutes)
      let parts = [
        minutes >= 60 ? "\(minutes / 60)시간" : nil, minutes % 60 > 0 ? "\(minutes % 60)분" : nil,
      ]
      return parts.compactMap(\.self).joined(separator: " ")
    },
    list: { $0.joined(separator: ", ") })
}

/// Words in quotes, for a name of which nobody knows how it looks.
func quoted(_ word: String) -> String { "\"\(word)\"" }

/// A number with its digits grouped, as Korean writes it.
func koreanNumber(_ number: Int) -> String { FormatWords.korean.number(number) }
