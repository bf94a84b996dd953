cat > main.swift <<'END'
let a = [10, 20, 30]
let i = a.count
print(a[i])
END
swiftc -swift-version 6 main.swift -o main 2> errors || { echo "It does not compile"; exit; }
if SWIFT_BACKTRACE=enable=no ./main > out 2> /dev/null; then cat out; else echo "The program stops"; fi
