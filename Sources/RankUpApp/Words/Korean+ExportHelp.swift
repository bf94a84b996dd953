extension ExportHelpWords {
  static let korean = ExportHelpWords(
    summary: "문제집을 다른 형식으로 내보내요. 그 형식에 담을 수 없는 것은 알려 줘요.",
    bank: "문제집의 ID. rankup banks로 볼 수 있어요.",
    format: """
      내보낼 형식. 담을 수 있는 문제: native는 모두, gift는 빈칸 넣기 빼고 모두, csv는 짝 맞추기와 빈칸 넣기 \
      빼고 모두, anki는 모두(대부분 카드로 바뀜), markdown은 객관식, 참거짓, 차례 맞추기, aiken은 정답이 하나인 \
      객관식과 참거짓.
      """,
    example: "Moodle 같은 곳에 쓸 때",
    tableExample: "스프레드시트에 쓸 때",
    newBank: "내 문제집 파일을 새로 만들어요. 유형마다 예시가 하나씩 들어 있어요.",
    newBankID: "문제집의 ID. 파일 이름도 이것으로 정해요.",
    newBankTitle: "제목.",
    newBankExample: "새 문제집을 만든 다음, 알려 주는 파일 열기")
}
