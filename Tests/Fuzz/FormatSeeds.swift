import QuizFormats

extension Seeds {
  /// A short file of a format with something of each kind in it; without one, files of them all.
  static func files(of format: Format?) -> [String] {
    guard let format else { return Format.allCases.flatMap { files(of: $0) } }
    return switch format {
    case .native: []
    case .gift: [gift]
    case .aiken: ["Q?\nA. One\nB) Two\nANSWER: B\n\nWhat\nnow?\na) x\nb) y\nAnswer: a\n"]
    case .moodleXML: [moodle, "<quiz>\(clozeItem)</quiz>"]
    case .cloze: [cloze]
    case .anki: [anki, "{{c1::Seoul::city}} is in {{c2::Korea}}\tx [sound:a.mp3]\n"]
    case .quizlet: ["cat\t고양이\ndog\t개\n", "cat;one\n\ndog;two\n\n"]
    case .csv: [table, "Frage;Antwort\n\"a\"\"b\";2,5 km\n"]
    case .tsv: [table.replacing(",", with: "\t")]
    case .kahoot: [kahoot]
    case .hashcards:
      ["---\nname = \"Deck\"\n---\nQ: What?\nA: This\n---\nC: [Rome] is \\[it\\] [x].\n"]
    case .markdown: markdown
    case .opentriviaqa:
      ["#Q Which?\n^ a canal\nA A canal\nB two\nlines\n\n#Q True?\n^ No\nA Yes\nB No\n"]
    case .ncvec: ["T5C - Name\nT5C07 (D) [97.3(a)]\nWhat?\nA. a\nB. b\nC. c\nD. All of these\n~~\n"]
    case .opentdb: openTrivia
    case .triviaAPI: triviaAPI
    case .quizAPI: [quizAPI]
    case .json: looseJSON
    }
  }

  private static let gift = """
    $CATEGORY: $course$/top/A//B
    // [id:x1] [tag:t]
    ::Title::[markdown]Two \\= 2? {=4#yes ~%-50%5#no ~6####all}

    Which? {~%50%a ~%50%b ~%-100%c}

    True.{T#wrong#right}

    Pi {#3.14:0.01 =%50%3..4}

    Match {=a -> b =c -> d}

    Born in {=%100%Seoul =서울* =%50%Busan} then.
    Write {}
    """

  private static let moodle = """
    <?xml version="1.0"?>
    <quiz><question type="category"><category><text>$course$/A</text></category></question>
    <question type="multichoice"><name><text>n</text></name><questiontext format="html">
    <text><![CDATA[<p>Q &amp; A?<br>H<sub>2</sub>O <img src="@@PLUGINFILE@@/a.png" alt="x"></p>]]></text>
    </questiontext><single>false</single><tags><tag><text>t</text></tag></tags>
    <answer fraction="50"><text>a</text></answer><answer fraction="50"><text>b</text></answer>
    <answer fraction="-100"><text>c</text><feedback><text>no</text></feedback></answer></question>
    <question type="numerical"><questiontext><text>N?</text></questiontext>
    <answer fraction="100"><text>2.5</text><tolerance>0.1</tolerance></answer></question>
    <question type="matching"><questiontext><text>M</text></questiontext>
    <subquestion><text>a</text><answer><text>b</text></answer></subquestion>
    <subquestion><text>c</text><answer><text>d</text></answer></subquestion></question>
    <question type="gapselect"><questiontext><text>A [[1]] of [[2]]</text></questiontext>
    <selectoption><text>x</text><group>1</group></selectoption>
    <selectoption><text>y</text><group>1</group></selectoption></question></quiz>
    """

  private static let cloze =
    "A {1:SHORTANSWER:=Seoul#yes~%50%Busan} of {2:MC:a~=b\\}#x~%50%c} at {:NUMERICAL:=2.5:0.1} {1:MR:=a~b}"

  private static let clozeItem =
    "<question type=\"cloze\"><questiontext><text>\(cloze)</text></questiontext></question>"

  private static let anki = """
    #separator:tab
    #html:true
    #guid column:1
    #notetype column:2
    #deck column:3
    #tags column:6
    id-1\tBasic\tA::B\tfront<br>&lt;\t"back ""x"" "\tone two
    id-2\tCloze\tA\tIn {{c1::Rome::a {{c2::city}}}}\textra\t
    """

  private static let table = """
    id,question,type,choice 1,choice 2,choice 3,answer,explanation,tags,difficulty
    q1,"What, ""then""?",,a,b,c,B,Because,"x;y",easy
    q2,True?,true-false,,,,true,,,
    q3,How many?,numeric,,,,3.5±0.1,,,
    q4,Which?,,a,b,c,"A,C",,,
    q5,"Two
    lines",short-answer,,,,서울|Seoul,,,hard
    """

  private static let kahoot = """
    ,Quiz template,,,,,,
    ,Question - max 120 characters,Answer 1,Answer 2,Answer 3,Answer 4,Time limit (sec),Correct answer(s)
    1,One?,a,b,c,d,20,2
    2,Two?,a,b,,d,30,"1, 4"
    3,Blue,True,False,,,5,1
    """

  private static let markdown = [
    """
    ---
    question: "Which \\"one\\"?"
    tags: [a, b]
    ---
    - [x] `a`
    > right
    - [ ] b

      more ![p](x.png)
    """,
    """
    # Title
    ## Q1. What?
    ```c
    - [ ] no
    ```
    - [ ] a
    - [x] b
    **Answer:** b
    <details>x</details>
    ## Order
    1. one
    2. two
    [ref]: http://x.y
    """,
    "#### Q2. Is it [this][r]?\n\n1) a\n2) b\n\nAnswer: A\n\n> Explanation: so\n",
  ]

  private static let openTrivia = [
    """
    {"response_code":0,"results":[{"type":"multiple","difficulty":"easy","category":"A: B",
    "question":"Q &quot;x&quot;?","correct_answer":"a","incorrect_answers":["b","c&amp;"]},
    {"type":"boolean","difficulty":"hard","category":"C","question":"S.","correct_answer":"True",
    "incorrect_answers":["False"]}]}
    """,
    """
    {"response_code":0,"results":[{"type":"bXVsdGlwbGU=","difficulty":"ZWFzeQ==","category":"QQ==",
    "question":"UT8=","correct_answer":"YQ==","incorrect_answers":["Yg=="]}]}
    """,
  ]

  private static let triviaAPI = [
    """
    [{"category":"A","id":"x1","tags":["t"],"difficulty":"easy","regions":[],"isNiche":false,
    "question":{"text":"Q?"},"correctAnswer":"a","incorrectAnswers":["b","c"],"type":"text_choice"}]
    """,
    """
    [{"category":"A","id":"x2","correctAnswer":"a","incorrectAnswers":["b"],"question":"Q?",
    "tags":[],"type":"Multiple Choice","difficulty":"hard"}]
    """,
  ]

  private static let quizAPI = """
    [{"id":437,"question":"Which &quot;tag&quot;?","description":null,
    "answers":{"answer_a":"<br>","answer_b":"&lt;lb&gt;","answer_c":null},
    "multiple_correct_answers":"false",
    "correct_answers":{"answer_a_correct":"true","answer_b_correct":"false"},
    "explanation":"It is.","tip":"Short.","tags":[{"name":"HTML"}],"category":"Code","difficulty":"Easy"}]
    """

  private static let looseJSON = [
    """
    {"title":"T","questions":[{"question":"Q?","options":["a","b"],"answer":"a"}]}
    """,
    """
    [{"question":"Q?","A":"a","B":"b","answer":"B"},{"q":"R?","choices":{"a":"x","b":"y"},"correct":[0]},
    {"prompt":"S?","options":[{"text":"a","correct":true},{"text":"b"}],"explanation":"so"},
    {"question":"T?","answer":"typed"},{"question":"U?","answers":["x","y"],"correctIndex":1}]
    """,
  ]

  /// Texts with markup, references, controls and marks that meet.
  static let fields = [
    "<p>a &amp;lt; b</p><ul><li>x<sup>2</sup></ul><img alt=\"&#x41;\" src=a/b.png><!-- c --><script>d</script>",
    "a\u{AD}b\u{200B} \u{202E}c\u{301}\u{1}\r\n\u{85} \u{F73}\u{F81} e\u{FEFF} &NotEqualTilde;&#0;&#55296;",
    "\u{1112}\u{1161}\u{11AB} \u{212B} \u{0344} 日本 \u{1F468}\u{200D}\u{1F469}",
  ]

  /// XML with what its reader knows.
  static let xml = [
    moodle,
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- c --><a b='1' c=\"&lt;&#65;\">t<d/><![CDATA[<]]></a>\r\n",
    "<!DOCTYPE a><a/>",
  ]
}
