/// libFuzzer's own loop; SwiftPM has a `main` of its own, so that libFuzzer's is not used.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ check: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// Runs libFuzzer with the words of the command line; returns its exit code.
func runFuzzer() -> Int32 {
  var count = CommandLine.argc
  var words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
  return runDriver(&count, &words) { data, size in
    FuzzTarget.chosen.check(Array(UnsafeBufferPointer(start: data, count: size)))
    return 0
  }
}
