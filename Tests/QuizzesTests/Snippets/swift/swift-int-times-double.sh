cat > main.swift <<'END'
let count = 3
let price = 2.5
print(count * price)
END
if swiftc -swift-version 6 -typecheck main.swift 2> errors; then
  echo "It compiles"
elif grep -q "cannot be applied to operands" errors; then
  echo "It does not compile"
fi
