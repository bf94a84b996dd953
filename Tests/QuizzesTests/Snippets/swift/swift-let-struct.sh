cat > main.swift <<'END'
struct Point { var x = 0 }
let p = Point()
p.x = 3
print(p.x)
END
if swiftc -swift-version 6 -typecheck main.swift 2> errors; then
  echo "It compiles"
elif grep -q "is a 'let' constant" errors; then
  echo "It does not compile"
fi
