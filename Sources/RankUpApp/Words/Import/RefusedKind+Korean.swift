import QuizFormats

extension RefusedKind {
  /// What the file is and what to do instead, without a full stop.
  var korean: String {
    switch self {
    case .h5p: "H5P 파일이에요. 여기서는 읽을 수 없으니 문제를 CSV 시트로 옮겨 주세요"
    case .qtiPackage:
      "QTI나 Common Cartridge 패키지예요. Moodle로 가져온 다음 Moodle XML이나 GIFT로 내보내 주세요"
    case .qti: "QTI 파일이에요. Moodle로 가져온 다음 Moodle XML이나 GIFT로 내보내 주세요"
    case .ankiPackage: "Anki 패키지예요. Anki에서 노트를 일반 텍스트(.txt)로 내보내 주세요"
    case .ankiDatabase: "Anki 데이터베이스예요. Anki에서 노트를 일반 텍스트(.txt)로 내보내 주세요"
    case .excel: "엑셀 파일이에요. 시트를 CSV UTF-8로 저장해 주세요"
    case .word: "워드 문서예요. UTF-8 일반 텍스트로 저장해 주세요"
    case .powerPoint: "파워포인트 파일이에요. 문제를 텍스트 파일이나 CSV 시트로 옮겨 주세요"
    case .openDocument: "OpenDocument 파일이에요. 시트는 CSV로, 문서는 일반 텍스트로 저장해 주세요"
    case .zip: "zip 파일이에요. 압축을 풀고 안에 든 파일을 가져와 주세요"
    case .archive: "압축 파일이에요. 압축을 풀고 안에 든 파일을 가져와 주세요"
    case .sqlite: "SQLite 데이터베이스예요. 문제가 든 표를 CSV로 내보내 주세요"
    case .pdf: "PDF 파일이에요. 글을 복사해 텍스트 파일로 저장해 주세요"
    case .richText: "서식 있는 텍스트예요. UTF-8 일반 텍스트로 저장해 주세요"
    case .webPage: "웹 페이지예요. 페이지가 아니라 파일을 내려받아 주세요"
    case .moodleBackup: "Moodle 백업이에요. Moodle의 문제 은행에서 Moodle XML이나 GIFT로 내보내 주세요"
    case .text2qti: "text2qti용 문제예요. GIFT나 Aiken으로 고쳐 써 주세요"
    case .propertyList: "프로퍼티 리스트 파일이에요. 문제를 CSV나 JSON으로 내보내 주세요"
    case .otherXML: "XML이지만 Moodle XML이 아니에요. Moodle XML, GIFT, CSV 가운데 하나로 내보내 주세요"
    case .image: "그림 파일이에요. 문제를 텍스트 파일에 옮겨 적어 주세요"
    case .recording: "소리나 영상 파일이에요. 문제를 텍스트 파일에 옮겨 적어 주세요"
    case .binary: "텍스트가 아니에요. 문제를 CSV나 GIFT 같은 텍스트 파일로 내보내 주세요"
    }
  }
}
