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
    more: { "같은 알림이 \(koreanNumber($0))개 더 있어요. --json을 쓰면 모두 볼 수 있어요" },
    unlisted: { "알림이 너무 많아 \(koreanNumber($0))개는 남기지 못했어요" },
    passedOver: "이름이 _로 시작하는 파일이라 가져오지 않았어요",
    foldersPassedOver: { "안에 있는 폴더는 가져오지 않았어요. 하나씩 따로 가져와 주세요: \($0)" },
    optionUnused: { "\($0) 옵션은 쓰이지 않았어요. 다음 형식에만 쓸 수 있어요: \($1)." },
    optionKept: { "\($0) 옵션은 쓰이지 않았어요. \($1) 형식의 파일은 그대로 가져와요." },
    bank: { "문제집 \($0), 문제 \(koreanNumber($1))개" },
    wouldBe: { "가져오면 생길 문제집 \($0), 문제 \(koreanNumber($1))개" },
    unchanged: { "내용이 같은 문제집이 이미 있어요: \($0)." },
    replaced: {
      "새 문제 \(koreanNumber($0))개, 없어진 문제 \(koreanNumber($1))개, "
        + "바뀐 문제 \(koreanNumber($2))개, 그대로인 문제 \(koreanNumber($3))개"
    },
    former: "예전 문제집은 여기에 남겨 두었어요:",
    hides: { "ID가 같은 다른 문제집은 이제 보이지 않아요: \($0)" },
    dryRun: "미리 보기만 하고 아무것도 저장하지 않았어요.",
    share: { id, count, total, percent in
      count == total
        ? "오늘의 퀴즈는 모두 이 문제집에서 나와요: \(id), 문제 \(koreanNumber(total))개."
        : "오늘의 퀴즈는 문제 \(koreanNumber(total))개 중에서 나와요. "
          + "그중 \(koreanNumber(count))개(\(percent == 0 ? "1% 미만" : "\(percent)%"))가 이 문제집에 있어요: \(id)."
    },
    notInDaily: { "이 문제집은 오늘의 퀴즈에 나오지 않아요: \($0)." },
    chooseDaily: "일부만 쓰려면 목록을 줄여 실행하세요:",
    addToDaily: "오늘의 퀴즈에 함께 쓰려면:",
    refused: { "\($0): 가져올 수 없어요. \($1)." },
    tooLarge: {
      "파일이 너무 커요(\(koreanNumber($0))바이트). \(koreanNumber($1))바이트까지 읽을 수 있으니 둘로 나눠 주세요"
    },
    bankTooLarge: {
      "문제집이 너무 커져요. \(koreanNumber($0))바이트까지 만들 수 있으니 파일을 둘로 나눠 주세요"
    },
    unknownEncoding: {
      "UTF-8로도 windows-1252로도 읽을 수 없어요(파일 앞에서부터 \(koreanNumber($0))바이트 뒤). "
        + "UTF-8로 저장해 주세요"
    },
    notEncoded: {
      "인코딩이 \($0)에 맞지 않아요(파일 앞에서부터 \(koreanNumber($1))바이트 뒤)"
    },
    unknownFormat: { "형식을 알 수 없어요. --from으로 형식을 알려 주세요: \($0)" },
    refusedKind: { $0.korean })
}
