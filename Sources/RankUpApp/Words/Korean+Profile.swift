extension ProfileWords {
  static let korean = ProfileWords(
    pipe: "표준 입력",
    exported: { "\($0)의 프로필을 내보냈어요: \($1), \($2)." },
    wouldExport: { "내보낼 프로필: \($0), \($1), \($2)." },
    size: { lines, journals, bytes in
      "학습 기록 \(koreanNumber(journals))개, \(koreanNumber(lines))줄, \(koreanNumber(bytes))바이트."
    },
    writtenTo: "프로필:",
    replaceMeaning: { "\($0, .topic) 이미 있는 파일인데 프로필이 아니에요. 계속하면 이 파일을 덮어써요." },
    notExported: "내보내지 않았어요.",
    source: { "\($1)에 내보낸 \($0)의 프로필이에요." },
    importMeaning: "가져오면 경험치나 랭크, 닉네임이 바뀌어요. 먼저 백업해 둘게요.",
    linesTaken: { lines, journals in
      "새 기록: 학습 기록 \(koreanNumber(journals))개에서 \(koreanNumber(lines))줄."
    },
    dailiesAdded: { "마친 퀴즈가 \(koreanNumber($0))개 늘어요." },
    copies: { count in
      count == 1
        ? "학습 기록 하나가 두 갈래로 나뉘어 있어서 둘 다 남겨요."
        : "학습 기록 \(koreanNumber(count))개가 두 갈래로 나뉘어 있어서 모두 남겨요."
    },
    stateBrought: "프로필의 학습 기록이 랭크 카드보다 적어서 랭크 카드의 값도 가져와요.",
    newName: { "닉네임이 \($0)에서 \($1, .direction) 바뀌어요." },
    before: "가져오기 전", after: "가져온 뒤",
    nothingToDo: "이미 모두 있어서 가져올 것이 없어요.",
    dryRun: "미리 보기만 했어요. 바뀐 것은 없어요.",
    notImported: "가져오지 않았어요.",
    imported: "가져왔어요.",
    refused: { "\($0): 가져올 수 없어요. \($1). 바뀐 것은 없어요." },
    tooLarge: { "프로필은 \(koreanNumber($0))바이트까지예요" },
    notFile: "파이프나 장치예요. -를 쓰고 표준 입력으로 넘겨 주세요",
    otherFormat: "프로필이 아니에요. 프로필은 rankup profile export로 만들어요",
    newerFormat: {
      "형식 버전이 \($0)인데, 이 rankup은 \($1)까지만 읽을 수 있어요. 먼저 rankup을 업데이트해 주세요"
    },
    repeatedKey: { "\(quoted($0), .quoting) 키가 두 번 나와요. 다시 내보내 주세요" },
    malformed: { "\(quoted($0), .subject) 없거나 잘못됐어요. 다시 내보내 주세요" },
    badDevice: { "\(quoted($0), .topic) 학습 기록의 이름으로 쓸 수 없어요" })
}
