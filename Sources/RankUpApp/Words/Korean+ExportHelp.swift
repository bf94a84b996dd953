extension ExportHelpWords {
  static let korean = ExportHelpWords(
    summary: "문제집을 다른 형식으로 내보내요. 그 형식에 담을 수 없는 것은 알려 줘요.",
    bank: "문제집의 ID. rankup banks로 볼 수 있어요.",
    format: "내보낼 형식.",
    example: "Moodle 같은 곳에 쓸 때",
    tableExample: "스프레드시트에 쓸 때",
    newBank: "내 문제집 파일을 새로 만들어요. 유형마다 예시가 하나씩 들어 있어요.",
    newBankID: "문제집의 ID. 파일 이름도 이것으로 정해요.",
    newBankTitle: "제목.",
    newBankExample: "새 문제집을 만든 다음, 알려 주는 파일 열기")
}
