extension BankTemplate {
  /// The template with `%ID%` and `%TITLE%` in their places, in quotes already.
  static let english = #"""
    {
      "x-comment": "Keys that begin with x- are comments. Change the examples to questions of your own, leave out what you don't need, and see what is wrong with: rankup check FILE",
      "$schema": "quizbank.schema.json",
      "format": "quizbank",
      "formatVersion": 1,
      "id": %ID%,
      "title": %TITLE%,
      "language": "en",
      "x-comment-license": "Whoever shares a bank can say what others may do with it, by a key such as: \"license\": \"CC-BY-4.0\"",
      "authors": [{ "name": "Your name" }],
      "questions": [
        {
          "x-comment": "One right choice. The id is what results are kept under: choose it once and leave it. topic, difficulty, explanation and hints may be left out everywhere.",
          "id": "example-multiple-choice",
          "type": "multiple-choice",
          "prompt": "Which city is the capital of Australia?",
          "topic": "Geography/Capitals",
          "difficulty": "easy",
          "choices": [
            { "text": "Canberra", "correct": true },
            { "text": "Sydney", "feedback": "The largest city, not the capital." },
            { "text": "Melbourne" }
          ],
          "explanation": "It was founded in 1913, between its two rivals.",
          "hints": ["It is neither of the two largest cities."]
        },
        {
          "x-comment": "Several right choices, each paid in part. \"fixed\" keeps a choice in its place when the others are shuffled.",
          "id": "example-multiple-response",
          "type": "multiple-response",
          "prompt": "Which of these numbers are prime?",
          "choices": [
            { "text": "2", "correct": true },
            { "text": "9" },
            { "text": "11", "correct": true },
            { "text": "15" },
            { "text": "None of these", "fixed": true }
          ]
        },
        {
          "id": "example-true-false",
          "type": "true-false",
          "prompt": "Sound travels faster in water than in air.",
          "answer": true
        },
        {
          "x-comment": "A typed answer. Case, accents by ignoreDiacritics and outer punctuation don't count; a half credit pays half.",
          "id": "example-short-answer",
          "type": "short-answer",
          "prompt": "Who wrote \"One Hundred Years of Solitude\"?",
          "acceptedAnswers": ["Gabriel García Márquez", "García Márquez", { "text": "Márquez", "credit": 0.5 }],
          "ignoreDiacritics": true
        },
        {
          "id": "example-numeric",
          "type": "numeric",
          "prompt": "At what temperature does water boil at sea level?",
          "acceptedAnswers": [{ "value": 100, "tolerance": 0.5 }],
          "unit": "°C"
        },
        {
          "id": "example-matching",
          "type": "matching",
          "prompt": "Which river flows through which city?",
          "pairs": [
            { "left": "London", "right": "Thames" },
            { "left": "Paris", "right": "Seine" },
            { "left": "Rome", "right": "Tiber" }
          ],
          "distractors": ["Danube"]
        },
        {
          "x-comment": "The items stand here in the right order.",
          "id": "example-ordering",
          "type": "ordering",
          "prompt": "From the Sun outwards",
          "items": ["Mercury", "Venus", "Earth", "Mars"]
        },
        {
          "x-comment": "Each {{gap}} of the prompt has an entry of the same id below.",
          "id": "example-cloze",
          "type": "cloze",
          "prompt": "Water is made of {{gas}} and oxygen; frozen, it {{does}}.",
          "gaps": [
            { "id": "gas", "type": "short-answer", "acceptedAnswers": ["hydrogen"] },
            { "id": "does", "type": "multiple-choice", "choices": [{ "text": "expands", "correct": true }, { "text": "shrinks" }] }
          ]
        },
        {
          "x-comment": "Turned over and judged by the player.",
          "id": "example-flashcard",
          "type": "flashcard",
          "prompt": "el gato",
          "answer": "the cat"
        }
      ]
    }
    """#
}
