cat > main.swift <<'END'
let point = (x: 1, y: 2)
point.x = 5
print(point.x)
END
if swiftc -swift-version 6 -typecheck main.swift 2> errors; then
  echo "It compiles"
elif grep -q "is a 'let' constant" errors; then
  echo "It does not compile"
fi
