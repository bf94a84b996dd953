import Host

extension ErrorWords {
  static let korean = ErrorWords(
    prefix: "rankup: ",
    seeHelp: { command in "도움말: rankup help\(command.map { " " + $0 } ?? "")" },
    unknownCommand: { "\(quoted($0), .quoting) 명령어는 없어요." },
    unknownOption: { "\(quoted($0), .quoting) 옵션은 없어요." },
    didYouMean: { "혹시 \(quoted($0))인가요?" },
    misplacedOption: { option, command, owners in
      command.map { "\(quoted(option)) 옵션은 \($0)에서 쓸 수 없어요. 쓸 수 있는 명령어: \(owners)." }
        ?? "\(quoted(option)) 옵션은 명령어 뒤에 써 주세요. 쓸 수 있는 명령어: \(owners)."
    },
    unexpectedWord: { "\(quoted($0), .topic) 필요 없는 인자예요." },
    missing: { "\($0, .subject) 빠졌어요." },
    missingValue: { "\(quoted($0)) 옵션에는 값이 있어야 해요." },
    takesNoValue: { "\(quoted($0)) 옵션은 값을 받지 않아요. \(quoted($1), .object) 빼 주세요." },
    invalid: { "\(quoted($1), .topic) \($0)에 쓸 수 없는 값이에요." },
    choose: { "쓸 수 있는 값: \($0)." },
    nicknameEmpty: "닉네임을 입력해 주세요.",
    nicknameTooLong: { "닉네임은 \($1)자까지 쓸 수 있는데, 이 닉네임은 \($0)자예요." },
    nicknameTooBig: { "닉네임은 \($1)바이트까지 쓸 수 있는데, 이 닉네임은 \($0)바이트예요." },
    nicknameControl: "닉네임에는 줄 바꿈이나 제어 문자를 쓸 수 없어요.",
    nicknameNotText: "닉네임은 UTF-8 글자여야 해요. 글자가 아닌 바이트나 U+FFFD가 들어 있어요.",
    noSuchBank: { id, nearest, known in
      "\(quoted(id), .quoting) 문제집은 없어요." + suggestion(nearest)
        + " 문제집 목록: \(known)."
    },
    titleForBank: { "\(quoted($0), .topic) 문제집의 제목이에요. 여기에는 ID를 써 주세요: \($1)." },
    noSuchTopic: { topic, known in
      known.isEmpty
        ? "\(quoted(topic), .quoting) 주제는 없어요. 고른 문제집에는 주제가 없어요."
        : "\(quoted(topic), .quoting) 주제는 없어요. 주제 목록: \(known)."
    },
    noQuestions: "고른 문제집에 낼 수 있는 문제가 없어요.",
    nothingFits: { difficulty, topic in
      topic.map {
        "주제가 \(quoted($0))인 문제 중에 난이도가 \(difficulty)인 것이 없어요. --topic이나 --difficulty를 빼 보세요."
      } ?? "난이도가 \(difficulty)인 문제가 없어요. --difficulty를 빼 보세요."
    },
    noSuchFile: { "\(quoted($0), .quoting) 파일이 없어요." },
    noBanksInFolder: { "폴더 \(quoted($0))에 .json 파일이 없어요." },
    noFilesInFolder: { "폴더 \(quoted($0))에 파일이 없어요." },
    onlyFoldersInFolder: {
      "폴더 \(quoted($0))에 파일은 없고 폴더만 있어요. 안에 있는 폴더를 하나씩 가져와 주세요: \($1)."
    },
    danglingLink: { path, target in
      "\(path): 링크가 가리키는 곳에 아무것도 없어요(\(target)). 그 자리에 만들거나 링크를 지워 주세요."
    },
    foreignFile: { path, format, command in
      "\(path): \(format) 형식의 파일이고 아직 문제집이 아니에요. 무엇을 가져올 수 있는지 먼저 보세요: \(command)"
    },
    bankTaken: { id, path in
      "직접 만든 문제집 중에 ID가 같은 것이 있어요: \(quoted(id)), \(path). "
        + "--as로 다른 ID를 주거나 --replace로 바꿔 주세요."
    },
    blankTitle: "눈에 보이는 글자로 제목을 써 주세요.",
    nothingExported: { "문제집 \(quoted($0))에는 \($1) 형식으로 내보낼 수 있는 문제가 없어요." },
    bankExists: { "ID가 같은 문제집이 이미 있어요: \(quoted($0)), \($1). 다른 ID를 써 주세요." },
    bankUnnamed: "표준 입력에는 파일 이름이 없으니 --as로 문제집의 ID를 정해 주세요.",
    bankHasName: { "이 문제집에는 이미 ID가 있어요: \(quoted($0)). 바꿀 수 없으니 --as를 빼 주세요." },
    oneName: { id, count in
      "--as는 문제집이 하나일 때만 쓸 수 있어요(ID: \(id)). 파일이 \(count)개이니 하나씩 가져와 주세요."
    },
    notFile: { "\(quoted($0), .topic) 파일이 아니에요. 파이프에서 읽으려면 -를 쓰세요." },
    cannotMendInput: "--fix는 파일을 고치는 옵션인데 -는 표준 입력이에요. 파일 이름을 쓰거나 --fix를 빼 주세요.",
    changedMeanwhile: {
      "\($0): 그사이 다른 프로그램이 바꾼 파일이라 고치지 않았어요. 다시 실행해 주세요."
    },
    noJSON: { "\(quoted($0)) 명령어는 JSON 문서가 없어요. 있는 명령어: \($1)." },
    otherBanks: { "오늘의 퀴즈는 이미 \($0)에서 뽑았어요. 다른 문제집은 rankup practice로 풀 수 있어요." },
    otherBanksThen: { "\($0)의 퀴즈는 \($1)에서 뽑았어요. --bank를 빼고 다시 해 보세요." },
    notPast: { "\($0, .topic) 지난 날짜가 아니에요. 오늘의 퀴즈는 --date 없이 rankup daily로 풀어요." },
    noSuchAvatar: { name, nearest, known in
      "\(quoted(name), .quoting) 아바타는 없어요." + suggestion(nearest)
        + " 아바타 목록: \(known)."
    },
    noSuchSetting: { key, nearest, known in
      "\(quoted(key), .quoting) 설정은 없어요." + suggestion(nearest)
        + " 설정 목록: \(known)."
    },
    badSetting: { key, value, nearest, choices in
      "\(quoted(value), .topic) \(key)에 쓸 수 없는 값이에요." + suggestion(nearest)
        + " 쓸 수 있는 값: \(choices)."
    },
    noHome: "HOME에도 사용자 목록에도 홈 폴더가 없어요. HOME을 설정해 주세요.",
    unreadableVariable: { "환경 변수 \($0)에 설정된 폴더가 UTF-8이 아니에요. UTF-8 이름으로 바꿔 주세요." },
    lockHeld: { path in
      "다른 rankup이 2초 넘게 저장하고 있어요. 잠시 뒤에 다시 해 보세요. (잠금 파일: \(path))"
    },
    fileFailed: { trouble, path, reason in
      switch trouble {
      case .reading: "\(path): 읽을 수 없어요 (\(reason))."
      case .writing: "\(path): 쓸 수 없어요 (\(reason)). 이미 저장한 것은 그대로 있어요."
      case .locking:
        "\(path): 잠글 수 없어요 (\(reason)). 바뀐 것은 없어요. "
          + "잠금을 쓸 수 있는 디스크의 폴더를 XDG_DATA_HOME에 설정해 보세요."
      }
    },
    badJournal: { path, reason in
      "학습 기록 \(path): 쓸 수 없어요 (\(reason)). 다른 곳으로 옮기거나 원래 파일을 되돌려 놓아 주세요."
    },
    notARegularFile: "일반 파일이 아님",
    tooLargeForJournal: "너무 큼",
    reason: { KoreanReason.phrase($0) },
    noBackups: "아직 백업이 없어요. 초기화하면 백업이 생겨요.",
    noSuchBackup: { name, known in
      "\(quoted(name), .quoting) 백업은 없어요."
        + (known.isEmpty ? " 아직 백업이 없어요. 초기화하면 백업이 생겨요." : " 최근 백업: \(known).")
    },
    badBackup: { "\(quoted($0)) 백업은 손상되어 쓰지 않고 그대로 뒀어요." },
    wouldAsk: { "확인이 필요해요. 터미널에서 실행하거나 \($0, .object) 붙여 주세요." },
    quizWouldAsk: "퀴즈를 풀려면 입력을 받아야 해요. --no-input을 빼 주세요.",
    unexpected: { "예상하지 못한 문제가 생겼어요: \($0)" })

  /// The nearest name there is, as a question after a sentence.
  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { " 혹시 \(quoted($0))인가요?" } ?? ""
  }
}

/// The system's reasons in Korean, for those that players meet.
enum KoreanReason {
  static func phrase(_ error: HostError) -> String {
    phrases[error.reason] ?? error.reason
  }

  /// By the system's own phrase, since numbers differ between systems.
  private static let phrases = [
    "Permission denied": "권한이 없음", "Operation not permitted": "허용되지 않음",
    "No such file or directory": "파일이나 폴더가 없음", "Not a directory": "폴더가 아님",
    "Is a directory": "폴더임", "File exists": "이미 있음",
    "No space left on device": "저장 공간이 부족함", "Disk quota exceeded": "디스크 할당량을 넘음",
    "Read-only file system": "읽기 전용 파일 시스템", "Input/output error": "입출력 오류",
    "File too large": "파일이 너무 큼", "File name too long": "파일 이름이 너무 긺",
    "Too many levels of symbolic links": "심볼릭 링크가 너무 많이 이어짐",
    "Too many open files": "열린 파일이 너무 많음", "Cannot allocate memory": "메모리가 부족함",
    "Interrupted system call": "시그널로 중단됨", "Bad file descriptor": "스트림이 닫혀 있음",
    "No such device or address": "장치가 없음", "Invalid argument": "잘못된 요청",
    "Device or resource busy": "사용 중", "Stale file handle": "파일 연결이 끊김",
    "Broken pipe": "파이프가 끊김", "Directory not empty": "폴더가 비어 있지 않음",
    "Resource temporarily unavailable": "지금은 쓸 수 없음",
    "No locks available": "잠금을 쓸 수 없음", "Text file busy": "실행 중인 파일",
    "Function not implemented": "지원하지 않음", "Operation not supported": "지원하지 않음",
    "Invalid cross-device link": "다른 장치로 옮길 수 없음",
  ]
}
