import QuizBanks

private let places: [LintProblem.Spot] = [.prompt, .title, .topic, .hint]
private let paths: [LintProblem.Path] = [.absolute, .above, .backslash, .missing, .scheme("http")]

/// One of each thing that a check finds, and of its variants.
let lintProblems: [LintProblem] =
  [
    .byteOrderMark, .similarIdentifier("가1", first: "나2"),
    .positionalIdentifiers("가1", count: 1), .positionalIdentifiers("가1", count: 17),
    .oddCorrectCount(1, of: 4), .oddCorrectCount(4, of: 4), .similarChoice("가1", first: "나2"),
    .unmatchable("가1"), .equalAnswer("가1", first: "가1"), .equalAnswer("가1", first: "나2"),
    .coveredNumber("5", by: "1…9"), .exactFraction("3.14"), .lostCharacter, .misread("가1"),
    .invisible(["\u{AD}"]), .mixedScripts("가1", "\u{43E}"), .notNormalized, .outerSpace,
    .repeatedSpace, .tag("가1"), .reference("가1"), .repeatedPrompt, .contradiction,
    .looseChoice("가1"), .longAnswer(50, others: 9), .onePlace(2, count: 20, of: 25),
    .oneTruth(true, count: 20, of: 21), .oneTruth(false, count: 20, of: 21), .longTyped(70),
    .severalAnswers("가1", mark: "/"), .numberAsText("17"), .plainStar("가1"), .noLicense,
    .unclearLicense("가1"), .stricterLicense("가1", bank: "나2"), .noLanguage, .noOrigin,
    .noExplanation, .otherSpelling("가1", first: "나2"), .longText(600, limit: 500),
    .manyLines(17, limit: 15), .manyChoices(27, letters: true), .manyChoices(10, letters: false),
    .shortTime("2", needed: 5), .deepNesting(limit: 32),
  ] + places.map { .givenAway("가1", $0) } + paths.map { .media("가1", $0) }
