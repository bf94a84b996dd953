import TestSupport
import Testing

/// Evaluates every fact of a table that is a Python expression; prints those that come to something
/// else than the answer, and at the end how many there were.
private let evaluation = """
  import math, sys
  from fractions import Fraction
  names = dict(vars(math), Fraction=Fraction, math=math)
  count = 0
  for line in open(sys.argv[1], encoding="utf-8").read().splitlines()[1:]:
      question, fact, answer = line.split("\\t")
      try:
          value = eval(compile(fact, question, "eval"), names)
      except (SyntaxError, NameError):
          continue
      count += 1
      isWhole = isinstance(value, float) and value == int(value)
      text = str(int(value)) if isWhole else str(value)
      try:
          number = float(answer.replace("\\u2212", "-"))
          isSame = abs(float(value) - number) <= 1e-9 * max(1, abs(number))
      except (TypeError, ValueError):
          isSame = False
      if text != answer and not isSame:
          print(f"{question}: {fact} is {text}, not {answer}")
  print(count)
  """

@Test(.enabled(if: Python.path != nil, "needs Python"))
func `what can be computed of the facts of mathematics comes to the answers`() throws {
  let table = repositoryFolder + "/Tests/QuizzesTests/Tables/mathematics.tsv"
  let outcome = try Python.run(evaluation, [table])
  #expect(outcome == ProgramOutcome(.exit(0), "65\n"))
}
