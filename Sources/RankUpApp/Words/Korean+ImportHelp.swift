import QuizFormats

extension ImportHelpWords {
  static let korean = ImportHelpWords(
    summary: "다른 곳에서 만든 문제 파일을 내 문제집으로 가져와요.",
    files: "파일이나 폴더(그 안의 폴더는 빼고). -는 표준 입력이에요.",
    format: "파일의 형식. 내용만으로 알 수 없을 때 써요.",
    identifier: "문제집의 ID. 없으면 파일 이름으로 만들어요.",
    title: "문제집의 제목.",
    language: "문제의 언어. 정하지 않으면 어느 언어에서나 쓰는 문제집이 돼요.",
    encoding: "글자 인코딩. 자동으로 알아내지 못할 때 써요.",
    columns: """
      CSV나 TSV 표에서 각 열의 뜻. 1부터 세는 번호나 이름으로 쓰고, 같은 뜻을 여러 열에 써도 돼요. \
      쓸 수 있는 뜻: \(TableReader.roles.joined(separator: ", ")).
      """,
    indexBase: "표와 JSON에서 첫 보기의 번호가 0인지 1인지.",
    answerKind: "답이 보기의 번호인지, 글자인지, 내용인지.",
    fieldSeparator: "카드의 앞면과 뒷면을 나누는 글자(기본값은 탭).",
    rowSeparator: "카드와 카드를 나누는 글자(기본값은 줄 바꿈).",
    promptSide: "카드에서 문제로 낼 쪽.",
    keys: "JSON에서 어느 키가 무엇을 뜻하는지.",
    typed: "뒷면이 짧은 카드는 답을 입력하는 문제로 만들어요.",
    lenient: "Aiken과 비슷한 형식도 받아요.",
    replace: "ID가 같은 내 문제집을 새것으로 바꿔요. 예전 파일은 남겨 둬요.",
    dryRun: "무엇을 가져올지 보기만 하고 저장하지 않아요.",
    example: "파일 가져오기. 형식은 내용으로 알아내요",
    columnsExample: "표에서 각 열의 뜻 알려 주기",
    choicesExample: "보기가 세 열에 나뉘어 있는 표",
    dryRunExample: "파일에서 무엇이 나올지 미리 보기",
    pipeExample: "파이프로 받은 문제를 정한 ID로 가져오기")
}
