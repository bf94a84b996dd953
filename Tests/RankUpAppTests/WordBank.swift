/// Five typed questions, each with `alpha` as its answer and `alfa` as half of one.
let wordBank = """
  {"format": "quizbank", "formatVersion": 1, "id": "words", "title": "Words", "questions": [
  \((1...5).map { number in
    """
    {"id": "word-\(number)", "type": "short-answer", "prompt": "Which letter is number \(number)?",
     "acceptedAnswers": [{"text": "alpha"}, {"text": "alfa", "credit": 0.5}],
     "hints": ["It comes first."]}
    """
  }.joined(separator: ",\n"))]}
  """
