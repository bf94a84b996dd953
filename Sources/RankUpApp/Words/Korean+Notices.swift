extension NoticeWords {
  static let korean = NoticeWords(
    cardMovedAside: {
      "랭크 카드가 손상되어 학습 기록으로 새로 만들었어요. 손상된 카드를 보관한 곳: \($0)"
    },
    cardDamaged: "랭크 카드가 손상됐는데 여기에는 쓸 수 없어서, 학습 기록을 대신 읽었어요.",
    cardRebuilt: "랭크 카드가 없어서 학습 기록으로 다시 만들었어요.",
    newerCard: {
      "랭크 카드가 더 새로운 rankup에서 저장됐어요 (형식 \($0)). 읽기만 하고 고치지 않아요. 푼 문제는 기록돼요."
    },
    cardKeysMended: { fromJournal, adjusted in
      let taken = fromJournal.isEmpty ? nil : "학습 기록에서 가져온 값: \(fromJournal)"
      let moved = adjusted.isEmpty ? nil : "가장 가까운 값으로 바꾼 값: \(adjusted)"
      return "랭크 카드에 잘못된 값이 있어요. "
        + [taken, moved].compactMap(\.self).joined(separator: ". ") + "."
    },
    cardStands: "학습 기록의 경험치가 랭크 카드보다 적어서 랭크 카드를 따를게요.",
    earlierLinesCount:
      "다른 기기에서 먼저 낸 답이 들어왔어요. 같은 문제에 나중에 낸 답은 경험치를 받지 않아서 경험치가 전보다 줄었어요.",
    journalPassedOver: {
      "학습 기록 \($0): 읽을 수 없어요 (\($1)). 다시 읽을 수 있게 되면 그 안의 기록도 셀게요."
    },
    oldJournalsStay: { "옛 학습 기록을 백업했지만 지우지 못했어요. 남아 있는 곳: \($0)" },
    notBackedUp: { folder, reason in
      "오늘의 백업을 만들지 못했어요 (\(folder): \(reason)). 푼 내용은 그대로 저장돼요."
    },
    cardNotSaved: { path, reason in
      "답은 저장했는데 랭크 카드는 아직 저장하지 못했어요 (\(path): \(reason)). 다음에 시작할 때 다시 저장해요."
    },
    playingUnsaved: { "저장할 수 없어서 이번 결과는 점수에 들어가지 않아요. \($0)" },
    clockBehind: { today, later in
      "시계는 \(today)인데 \(later)의 퀴즈를 이미 마쳤어요. 그날까지는 그 퀴즈를 빼고 연속 학습을 세요."
    },
    questionsLeftOut: { file, count, command in
      "\(file): 문제 \(koreanNumber(count))개를 제외했어요. 이유 보기: \(command)"
    },
    bankRefused: { "\($0): 제외했어요. \($1)" })
}
