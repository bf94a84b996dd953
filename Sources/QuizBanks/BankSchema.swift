// swift-format-ignore-file

/// The schema of the native format within the binary, for editors of banks that are begun elsewhere.
package enum BankSchema {
  /// The name that banks call it by.
  package static let fileName = "quizbank.schema.json"

  /// quizzes/quizbank.schema.json, whole; a test keeps the two equal, and writes this with RECORD=1.
  package static let json = ##"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:quizbank:schema:1",
  "title": "Quiz bank",
  "description": "A bank of quiz questions. One JSON object per file, UTF-8 without BOM. Field names are camelCase; type names are kebab-case. Names that start with x- are free for extensions and are ignored.",
  "type": "object",
  "required": ["format", "formatVersion", "id", "title", "questions"],
  "properties": {
    "$schema": { "type": "string", "description": "Where editors find this schema: its path from the bank, or an address." },
    "format": { "const": "quizbank", "description": "Marks the file as native, so that a loader need not guess." },
    "formatVersion": { "const": 1, "description": "The version of the format, always the number 1." },
    "id": { "$ref": "#/$defs/slug", "description": "Stable identifier of the bank; unique among the banks a user has." },
    "title": { "$ref": "#/$defs/line", "description": "What the player reads as the name of the bank." },
    "description": { "$ref": "#/$defs/text", "description": "What the bank is about." },
    "language": { "$ref": "#/$defs/language" },
    "version": { "type": "string", "minLength": 1, "description": "Version of the content, free form; semantic versioning advised." },
    "license": { "type": "string", "minLength": 1, "description": "SPDX licence expression, for example CC-BY-SA-4.0, or LicenseRef-… with licenseUrl." },
    "licenseUrl": { "type": "string", "format": "uri" },
    "authors": { "type": "array", "items": { "$ref": "#/$defs/author" }, "minItems": 1, "description": "Who wrote the questions." },
    "source": { "$ref": "#/$defs/source", "description": "Where the questions come from." },
    "created": { "type": "string", "format": "date" },
    "updated": { "type": "string", "format": "date" },
    "tags": { "$ref": "#/$defs/tags" },
    "textFormat": { "enum": ["plain", "markdown"], "default": "plain", "description": "How prompt, choice, explanation, hint and feedback texts of this bank are written. HTML is not allowed; importers convert it." },
    "defaults": {
      "type": "object",
      "description": "Values used where a question does not give its own.",
      "properties": {
        "points": { "$ref": "#/$defs/points" },
        "difficulty": { "$ref": "#/$defs/difficulty" },
        "topic": { "$ref": "#/$defs/topic" },
        "timeLimit": { "$ref": "#/$defs/timeLimit" },
        "shuffle": { "type": "boolean" },
        "scoring": { "$ref": "#/$defs/scoring" },
        "caseSensitive": { "type": "boolean" },
        "ignoreDiacritics": { "type": "boolean" },
        "ignorePunctuation": { "type": "boolean" }
      },
      "patternProperties": { "^x-": true },
      "additionalProperties": false
    },
    "questions": { "type": "array", "items": { "$ref": "#/$defs/question" }, "description": "The questions, each an object with id, type and prompt." }
  },
  "patternProperties": { "^x-": true },
  "additionalProperties": false,

  "$defs": {
    "slug": { "type": "string", "pattern": "^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$" },
    "gapId": { "type": "string", "pattern": "^[A-Za-z0-9_]{1,32}$" },
    "line": { "type": "string", "minLength": 1, "maxLength": 300, "pattern": "^[^\\r\\n]*\\S[^\\r\\n]*$" },
    "text": { "type": "string", "minLength": 1, "pattern": "\\S" },
    "language": { "type": "string", "pattern": "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$", "description": "BCP 47 language tag, for example en, pt-BR or zh-Hant." },
    "tags": { "type": "array", "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 80, "pattern": "^\\S(.*\\S)?$" } },
    "topic": { "type": "string", "minLength": 1, "pattern": "^[^/\\s]([^/]*[^/\\s])?(/[^/\\s]([^/]*[^/\\s])?)*$", "description": "Path of categories, parts separated by /, for example Science/Physics." },
    "difficulty": { "enum": ["easy", "medium", "hard"], "description": "A right answer earns 1,000, 1,500 or 2,000 XP." },
    "points": { "type": "number", "exclusiveMinimum": 0, "maximum": 1000 },
    "timeLimit": { "type": "number", "exclusiveMinimum": 0, "description": "Seconds." },
    "credit": { "type": "number", "minimum": -1, "maximum": 1, "description": "Share of the points this answer earns; 1 is full credit." },
    "scoring": { "enum": ["all-or-nothing", "partial"], "description": "Whether right parts earn their share, as is usual, or only the whole answer counts." },
    "author": {
      "type": "object",
      "required": ["name"],
      "properties": { "name": { "$ref": "#/$defs/line" }, "url": { "type": "string", "format": "uri" }, "email": { "type": "string", "format": "email" } },
      "additionalProperties": false
    },
    "source": {
      "type": "object",
      "minProperties": 1,
      "properties": {
        "title": { "$ref": "#/$defs/line" },
        "url": { "type": "string", "format": "uri" },
        "retrieved": { "type": "string", "format": "date" },
        "format": { "type": "string", "minLength": 1, "description": "Format this was imported from, for example gift or opentdb." },
        "id": { "type": "string", "minLength": 1, "description": "Identifier there." }
      },
      "patternProperties": { "^x-": true },
      "additionalProperties": false
    },
    "media": {
      "type": "object",
      "required": ["type", "src", "alt"],
      "properties": {
        "type": { "enum": ["image", "audio", "video"] },
        "src": { "type": "string", "minLength": 1, "description": "Path relative to the bank file, with / as separator and no .. part, or an https URL." },
        "alt": { "$ref": "#/$defs/text", "description": "Text shown in the terminal in place of the media." },
        "attribution": { "$ref": "#/$defs/text" }
      },
      "additionalProperties": false
    },
    "feedback": {
      "type": "object",
      "minProperties": 1,
      "properties": { "correct": { "$ref": "#/$defs/text" }, "partial": { "$ref": "#/$defs/text" }, "incorrect": { "$ref": "#/$defs/text" } },
      "additionalProperties": false
    },
    "choice": {
      "type": "object",
      "required": ["text"],
      "properties": {
        "id": { "$ref": "#/$defs/gapId" },
        "text": { "$ref": "#/$defs/text", "description": "The choice as the player reads it." },
        "correct": { "type": "boolean", "default": false, "description": "true for a right choice; wrong ones need not say it." },
        "credit": { "$ref": "#/$defs/credit" },
        "feedback": { "$ref": "#/$defs/text", "description": "Shown to whoever picks this choice." },
        "fixed": { "type": "boolean", "default": false, "description": "Keeps its place when the choices are shuffled, for example 'All of the above'." },
        "media": { "$ref": "#/$defs/media" }
      },
      "patternProperties": { "^x-": true },
      "additionalProperties": false
    },
    "choices": { "type": "array", "minItems": 2, "items": { "$ref": "#/$defs/choice" }, "description": "Two or more, shuffled unless shuffle is false." },
    "acceptedText": {
      "oneOf": [
        { "$ref": "#/$defs/text" },
        {
          "type": "object",
          "required": ["text"],
          "properties": { "text": { "$ref": "#/$defs/text" }, "credit": { "$ref": "#/$defs/credit" }, "feedback": { "$ref": "#/$defs/text" } },
          "additionalProperties": false
        }
      ]
    },
    "acceptedNumber": {
      "oneOf": [
        { "type": "number" },
        {
          "type": "object",
          "required": ["value"],
          "properties": {
            "value": { "type": "number" },
            "tolerance": { "type": "number", "minimum": 0, "default": 0 },
            "toleranceType": { "enum": ["absolute", "relative"], "default": "absolute", "description": "relative: tolerance is a share of |value|." },
            "credit": { "$ref": "#/$defs/credit" },
            "feedback": { "$ref": "#/$defs/text" }
          },
          "additionalProperties": false
        },
        {
          "type": "object",
          "required": ["min", "max"],
          "properties": { "min": { "type": "number" }, "max": { "type": "number" }, "credit": { "$ref": "#/$defs/credit" }, "feedback": { "$ref": "#/$defs/text" } },
          "additionalProperties": false
        }
      ]
    },
    "textMatching": {
      "properties": {
        "acceptedAnswers": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/acceptedText" }, "description": "Every way to write the answer." },
        "caseSensitive": { "type": "boolean", "default": false, "description": "When true, capitals count." },
        "ignoreDiacritics": { "type": "boolean", "default": false, "description": "When true, accents don't count: Marquez is right for Márquez." },
        "ignorePunctuation": { "type": "boolean", "default": false, "description": "When true, marks within words don't count either." },
        "wildcards": { "type": "boolean", "default": false, "description": "When true, * in an accepted answer stands for any run of characters and \\* for a star." }
      },
      "required": ["acceptedAnswers"]
    },
    "numberMatching": {
      "properties": {
        "acceptedAnswers": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/acceptedNumber" }, "description": "Numbers, each exact, with a tolerance, or a range from min to max." },
        "unit": { "type": "string", "minLength": 1, "description": "Shown after the answer field; may be typed or left out." }
      },
      "required": ["acceptedAnswers"]
    },
    "oneCorrect": { "contains": { "properties": { "correct": { "const": true } }, "required": ["correct"] }, "minContains": 1, "maxContains": 1 },
    "someCorrect": { "contains": { "properties": { "correct": { "const": true } }, "required": ["correct"] }, "minContains": 1 },

    "question": {
      "type": "object",
      "required": ["id", "type", "prompt"],
      "properties": {
        "id": { "$ref": "#/$defs/slug", "description": "Stable and unique within the bank; results are stored under it." },
        "type": { "enum": ["multiple-choice", "multiple-response", "true-false", "short-answer", "numeric", "matching", "ordering", "cloze", "flashcard"], "description": "How it is answered; further fields depend on it." },
        "title": { "$ref": "#/$defs/line", "description": "A short name, for lists of questions." },
        "prompt": { "$ref": "#/$defs/text", "description": "The question as the player reads it." },
        "topic": { "$ref": "#/$defs/topic" },
        "tags": { "$ref": "#/$defs/tags" },
        "difficulty": { "$ref": "#/$defs/difficulty" },
        "points": { "$ref": "#/$defs/points" },
        "timeLimit": { "$ref": "#/$defs/timeLimit" },
        "language": { "$ref": "#/$defs/language" },
        "explanation": { "$ref": "#/$defs/text", "description": "Shown after the question is answered, whatever the answer." },
        "feedback": { "$ref": "#/$defs/feedback" },
        "hints": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/text" }, "description": "Shown one by one on request, first to last." },
        "media": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/media" } },
        "source": { "$ref": "#/$defs/source" },
        "license": { "type": "string", "minLength": 1 },
        "authors": { "type": "array", "items": { "$ref": "#/$defs/author" }, "minItems": 1 },
        "disabled": { "type": "boolean", "default": false, "description": "Kept in the bank but never asked." }
      },
      "patternProperties": { "^x-": true },
      "allOf": [
        { "if": { "properties": { "type": { "const": "multiple-choice" } }, "required": ["type"] },
          "then": { "required": ["choices"], "properties": { "choices": { "allOf": [{ "$ref": "#/$defs/choices" }, { "$ref": "#/$defs/oneCorrect" }] }, "shuffle": { "type": "boolean", "default": true } } } },
        { "if": { "properties": { "type": { "const": "multiple-response" } }, "required": ["type"] },
          "then": { "required": ["choices"], "properties": { "choices": { "allOf": [{ "$ref": "#/$defs/choices" }, { "$ref": "#/$defs/someCorrect" }] }, "shuffle": { "type": "boolean", "default": true }, "scoring": { "$ref": "#/$defs/scoring" } } } },
        { "if": { "properties": { "type": { "const": "true-false" } }, "required": ["type"] },
          "then": { "required": ["answer"], "properties": { "answer": { "type": "boolean", "description": "Whether the statement in the prompt is true." } } } },
        { "if": { "properties": { "type": { "const": "short-answer" } }, "required": ["type"] },
          "then": { "$ref": "#/$defs/textMatching" } },
        { "if": { "properties": { "type": { "const": "numeric" } }, "required": ["type"] },
          "then": { "$ref": "#/$defs/numberMatching" } },
        { "if": { "properties": { "type": { "const": "matching" } }, "required": ["type"] },
          "then": { "required": ["pairs"], "properties": {
            "pairs": { "type": "array", "minItems": 2, "items": { "type": "object", "required": ["left", "right"], "properties": { "left": { "$ref": "#/$defs/text" }, "right": { "$ref": "#/$defs/text" } }, "additionalProperties": false }, "description": "What belongs together; the right sides are shuffled." },
            "distractors": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/text" }, "description": "Right sides that belong to nothing." },
            "shuffle": { "type": "boolean", "default": true }, "scoring": { "$ref": "#/$defs/scoring" } } } },
        { "if": { "properties": { "type": { "const": "ordering" } }, "required": ["type"] },
          "then": { "required": ["items"], "properties": { "items": { "type": "array", "minItems": 2, "items": { "$ref": "#/$defs/text" }, "description": "In the correct order." }, "scoring": { "$ref": "#/$defs/scoring" } } } },
        { "if": { "properties": { "type": { "const": "cloze" } }, "required": ["type"] },
          "then": { "required": ["gaps"], "properties": {
            "prompt": { "pattern": "\\{\\{[A-Za-z0-9_]{1,32}\\}\\}" },
            "gaps": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/gap" }, "description": "One for each {{id}} of the prompt." }, "scoring": { "$ref": "#/$defs/scoring" } } } },
        { "if": { "properties": { "type": { "const": "flashcard" } }, "required": ["type"] },
          "then": { "required": ["answer"], "properties": { "answer": { "$ref": "#/$defs/text", "description": "Back of the card; the user judges the own answer." } } } }
      ],
      "unevaluatedProperties": false
    },
    "gap": {
      "type": "object",
      "description": "One blank of a cloze prompt, where it is written {{id}}.",
      "required": ["id", "type"],
      "properties": { "id": { "$ref": "#/$defs/gapId" }, "type": { "enum": ["short-answer", "numeric", "multiple-choice"] }, "points": { "$ref": "#/$defs/points" }, "hint": { "$ref": "#/$defs/text" } },
      "allOf": [
        { "if": { "properties": { "type": { "const": "short-answer" } }, "required": ["type"] }, "then": { "$ref": "#/$defs/textMatching" } },
        { "if": { "properties": { "type": { "const": "numeric" } }, "required": ["type"] }, "then": { "$ref": "#/$defs/numberMatching" } },
        { "if": { "properties": { "type": { "const": "multiple-choice" } }, "required": ["type"] }, "then": { "required": ["choices"], "properties": { "choices": { "allOf": [{ "$ref": "#/$defs/choices" }, { "$ref": "#/$defs/oneCorrect" }] }, "shuffle": { "type": "boolean", "default": true } } } }
      ],
      "unevaluatedProperties": false
    }
  }
}

"""##
}
