/// What `rankup import` does, in its summary, options and examples.
package struct ImportHelpWords: Sendable {
  package let summary: String
  package let files: String
  package let format: String
  package let identifier: String
  package let title: String
  package let language: String
  package let encoding: String
  package let columns: String
  package let indexBase: String
  package let answerKind: String
  package let fieldSeparator: String
  package let rowSeparator: String
  package let promptSide: String
  package let keys: String
  package let typed: String
  package let lenient: String
  package let replace: String
  package let dryRun: String
  package let example: String
  package let columnsExample: String
  package let dryRunExample: String
  package let pipeExample: String
}

extension ImportHelpWords {
  static let english = ImportHelpWords(
    summary: "Bring files of questions in, each as a bank of your own.",
    files: "Files, or folders of files; - is standard input.",
    format: "The format, where the content does not tell it.",
    identifier: "The id of the bank; otherwise it is made from the file's name.",
    title: "The title of the bank.",
    language: "The language of the questions; without one the bank belongs to every language.",
    encoding: "How characters are written, where that is not found out.",
    columns: "What the columns of a table mean, by number from 1 or by name.",
    indexBase: "Whether the first choice is number 0 or 1.",
    answerKind: "What a given answer is: the number, the letter or the text of a choice.",
    fieldSeparator: "What stands between the two sides of a card (a tab).",
    rowSeparator: "What stands between two cards (a line end).",
    promptSide: "The side of a card that is asked for (term).",
    keys: "In JSON, the key that has a meaning, such as prompt=frage.",
    typed: "Ask for short backs of cards as typed answers.",
    lenient: "Take near-Aiken dialects too.",
    replace: "Replace a bank of your own that has the same id; the former file is kept.",
    dryRun: "Say what would be imported, and write nothing.",
    example: "Import a file, its format told from its content",
    columnsExample: "Say what the columns of a table mean",
    dryRunExample: "See what would come of a file",
    pipeExample: "Import from a pipe, under an id")

  static let korean = ImportHelpWords(
    summary: "문제가 든 파일을 내 문제집으로 가져와요.",
    files: "파일이나 폴더. -는 표준 입력이에요.",
    format: "파일의 형식. 내용으로 알 수 없을 때 써요.",
    identifier: "문제집의 ID. 없으면 파일 이름으로 만들어요.",
    title: "문제집의 제목.",
    language: "문제의 언어. 없으면 모든 언어의 문제집이 돼요.",
    encoding: "글자 인코딩. 저절로 알 수 없을 때 써요.",
    columns: "표에서 각 열의 뜻. 1부터 세는 번호나 이름으로 써요.",
    indexBase: "첫 보기의 번호가 0인지 1인지.",
    answerKind: "답이 보기의 번호인지, 글자인지, 내용인지.",
    fieldSeparator: "카드의 앞면과 뒷면 사이의 글자(탭).",
    rowSeparator: "카드와 카드 사이의 글자(줄 바꿈).",
    promptSide: "카드에서 물어볼 쪽(term).",
    keys: "JSON에서 뜻이 있는 키. 예: prompt=frage.",
    typed: "짧은 뒷면은 입력하는 문제로 만들어요.",
    lenient: "Aiken과 비슷한 형식도 받아요.",
    replace: "같은 ID의 내 문제집을 바꿔요. 예전 파일은 남겨 둬요.",
    dryRun: "무엇을 가져올지 보기만 하고 쓰지 않아요.",
    example: "파일 가져오기. 형식은 내용으로 알아내요",
    columnsExample: "표에서 각 열의 뜻 알려 주기",
    dryRunExample: "파일에서 무엇이 나올지 미리 보기",
    pipeExample: "파이프에서 가져와 ID 주기")
}
