extension ExportHelpWords {
  static let korean = ExportHelpWords(
    summary: "문제집을 다른 형식으로 내보내요. 담을 수 없는 것은 알려 줘요.",
    bank: "문제집의 ID. rankup banks로 볼 수 있어요.",
    format: "내보낼 형식.",
    example: "Moodle 같은 곳에 쓸 때",
    tableExample: "스프레드시트에 쓸 때",
    newBank: "내 문제집을 시작해요. 유형마다 예시가 든 파일을 만들어요.",
    newBankID: "문제집의 ID. 파일 이름도 돼요.",
    newBankTitle: "제목.",
    newBankExample: "문제집을 시작하고, 알려 주는 파일 열기")
}
