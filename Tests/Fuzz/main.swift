import Foundation

// `fuzz seeds FOLDER` writes a folder of seeds for each target; anything else goes to libFuzzer, which
// is told by FUZZ_TARGET what to run.
let words = CommandLine.arguments
if words.count == 3, words[1] == "seeds" {
  try Seeds.write(to: words[2])
} else {
  exit(runFuzzer())
}
