cat > main.swift <<'END'
let text = "127"
let n = Int8(text)!
print(n + 1)
END
swiftc -swift-version 6 main.swift -o main 2> errors || exit
if SWIFT_BACKTRACE=enable=no ./main > out 2> /dev/null; then cat out; else echo "The program stops"; fi
