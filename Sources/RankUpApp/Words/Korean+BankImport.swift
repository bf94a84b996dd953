import QuizFormats

extension BankImportWords {
  static let korean = BankImportWords(
    counts: { read, imported, skipped in
      "읽은 문제 \(koreanNumber(read))개, 가져온 문제 \(koreanNumber(imported))개, "
        + "건너뛴 문제 \(koreanNumber(skipped))개"
    },
    effect: { effect in
      switch effect {
      case .skipped: "건너뜀"
      case .changed: "바꿈"
      }
    },
    line: { "\(koreanNumber($0))행" },
    problem: { $0.korean },
    more: { "같은 것이 \(koreanNumber($0))개 더 있어요. --json은 모두 보여 줘요" },
    unlisted: { "알림 \(koreanNumber($0))개는 남기지 못했어요" },
    passedOver: "이름이 _로 시작해서 지나쳤어요",
    bank: { "문제집 \($0), 문제 \(koreanNumber($1))개" },
    wouldBe: { "만들 문제집 \($0), 문제 \(koreanNumber($1))개" },
    unchanged: { "문제집 \($0, .topic) 이미 있고 모든 문제가 같아요." },
    replaced: {
      "새 문제 \(koreanNumber($0))개, 없어진 문제 \(koreanNumber($1))개, "
        + "그대로인 문제 \(koreanNumber($2))개"
    },
    former: { "예전 문제집은 여기에 남겨 두었어요: \($0)" },
    hides: { "같은 ID를 쓰는 \($0)의 문제집은 이제 보이지 않아요." },
    dryRun: "미리 보기만 했어요. 아무것도 쓰지 않았어요.",
    share: { id, count, total, percent in
      "오늘의 퀴즈는 문제 \(koreanNumber(total))개에서 뽑아요. "
        + "그중 \(koreanNumber(count))개(\(percent)%)가 \(id)의 문제예요."
    },
    notInDaily: { "오늘의 퀴즈는 \($0)에서 뽑지 않아요." },
    chooseDaily: { "오늘의 퀴즈에 쓸 문제집 고르기: \($0)" },
    refused: { "\($0): 가져올 수 없어요. \($1)." },
    tooLarge: {
      "파일이 \(koreanNumber($0))바이트인데 \(koreanNumber($1))바이트까지 읽어요. 둘로 나눠 주세요"
    },
    bankTooLarge: {
      "문제집이 \(koreanNumber($0))바이트가 되는데 \(koreanNumber($1))바이트까지예요. 파일을 둘로 나눠 주세요"
    },
    unknownEncoding: {
      "글자가 UTF-8도 windows-1252도 아니에요(\(koreanNumber($0))번째 바이트). UTF-8로 저장해 주세요"
    },
    notEncoded: { "\($0, .subject) 아니에요(\(koreanNumber($1))번째 바이트)" },
    unknownFormat: { "형식을 알 수 없어요. --from으로 골라 주세요: \($0)" },
    refusedKind: { $0.korean })
}
