// swift-tools-version: 6.2
import PackageDescription

// The floor plan: every arrow between rooms is a line here (Sources/README.md says what each is for).
let package = Package(
  name: "rankup",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "rankup", targets: ["rankup"])],
  targets: [
    .target(name: "QuizCore"),
    .target(name: "JSON"),
    .target(name: "Arguments"),
    .target(name: "Host"),
    .target(name: "Terminal", dependencies: ["Host"]),
    .target(name: "XML"),
    .target(name: "QuizFormats", dependencies: ["QuizCore", "JSON", "XML"]),
    .target(name: "QuizBanks", dependencies: ["QuizCore", "JSON", "Host", "QuizFormats"]),
    .target(name: "QuizStore", dependencies: ["QuizCore", "JSON", "Host"]),
    .target(
      name: "RankUpApp",
      dependencies: [
        "QuizCore", "JSON", "Arguments", "Host", "Terminal", "QuizFormats", "QuizBanks",
        "QuizStore",
      ]),
    .executableTarget(name: "rankup", dependencies: ["Host", "Terminal", "RankUpApp"]),

    .target(
      name: "TestSupport",
      dependencies: [
        "QuizCore", "JSON", "Host", "Terminal", "QuizBanks", "QuizStore", "RankUpApp",
      ],
      path: "Tests/TestSupport"),
    .testTarget(
      name: "QuizCoreTests", dependencies: ["QuizCore", "TestSupport"], exclude: ["Fixtures"]),
    .testTarget(name: "JSONTests", dependencies: ["JSON", "TestSupport"], exclude: ["Fixtures"]),
    .testTarget(name: "ArgumentsTests", dependencies: ["Arguments", "TestSupport"]),
    .testTarget(name: "HostTests", dependencies: ["Host", "TestSupport"]),
    .testTarget(name: "TerminalTests", dependencies: ["Terminal", "TestSupport"]),
    .testTarget(name: "XMLTests", dependencies: ["XML"]),
    .testTarget(
      name: "QuizFormatsTests", dependencies: ["QuizFormats", "QuizCore", "JSON"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "QuizBanksTests", dependencies: ["QuizBanks", "TestSupport"], exclude: ["Fixtures"]),
    .testTarget(name: "QuizStoreTests", dependencies: ["QuizStore", "TestSupport"]),
    .testTarget(
      name: "RankUpAppTests", dependencies: ["RankUpApp", "TestSupport"],
      exclude: ["Transcripts"]),
    .testTarget(
      name: "QuizzesTests", dependencies: ["JSON", "QuizBanks", "QuizCore", "TestSupport"],
      exclude: ["Snippets", "Tables"]),
    .testTarget(name: "EndToEndTests", dependencies: ["rankup", "TestSupport"]),
    .testTarget(
      name: "HouseTests",
      dependencies: [
        "Arguments", "Host", "QuizBanks", "QuizCore", "RankUpApp", "Terminal", "TestSupport",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// Only `make fuzz` builds this one: it needs libFuzzer, and `@testable` in a release build.
if Context.environment["RANKUP_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "QuizCore", "JSON", "Arguments", "Terminal", "XML", "QuizFormats", "QuizBanks", "QuizStore",
        "RankUpApp",
      ],
      path: "Tests/Fuzz"))
}

for target in package.targets {
  target.swiftSettings = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
