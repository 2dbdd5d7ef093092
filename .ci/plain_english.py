"""Finds prose that isn't plain American English. `house-rules` uses it.

The rules apply to comments in Swift files, to Markdown pages, and to the names of tests. They ignore
code, strings, and text in code voice. Only phrases with almost no false positives have a rule, so text
that passes can still be hard to read. `CASES` has a bad and a good line for each rule.
"""

import re
from bisect import bisect_right
from typing import NamedTuple

import swift_source as swift

COMMENT_COLUMNS, NAME_WORDS, MOST_EXCEPTIONS = 100, 12, 20


class Exempt(NamedTuple):
    """A breach that stays."""
    file: str
    words: str
    reason: str


EXCEPTIONS = ()


class Rule(NamedTuple):
    """A phrase that prose doesn't contain, and the suggested wording."""
    pattern: re.Pattern
    wording: str


NOTHING = r"(?:`nil`|\bnil|(?<![\w.])-?[01]|\btrue|\bfalse|\bnone|\bempty)"
DETERMINERS = r"(?:that|the|what|how|who|where|whether|a|an|it|all)"
# The text after a fragment. In a full sentence, a verb follows instead.
FRAGMENT_END = (r"(?=\s*[.,;:)]|\s*$"
                r"| (?:for|if|where|when|with|without|unless|otherwise|before|after)\b)")
RULES = (
    Rule(re.compile(rf"{NOTHING} where\b", re.I), 'write the result first, then "if" or "when"'),
    Rule(re.compile(rf"; (?:{NOTHING}|all|nothing){FRAGMENT_END}", re.I), "write a full sentence"),
    Rule(re.compile(r"(?<!instead )\bof (?:before|after|then)\b(?! (?:the|a|an|each|every)\b)", re.I),
         'write "old", "new", "before the update", or "after the update"'),
    Rule(re.compile(rf"(?:^|[.;:] )[Nn]otes {DETERMINERS}\b"), 'write "Records" or "Marks"'),
    Rule(re.compile(r"(?<![\w`.-])[Nn]il\b(?![`-])"), "write `nil` in code voice"),
    Rule(re.compile(r"\b(?:anew|afresh)\b", re.I), 'write "again" or "from scratch"'),
)

# British endings, and the American ones.
BRITISH = (
    (r"\b(behavi|col|fav|flav|hon|neighb|rum)our", r"\1or"),
    (r"\b(cent|(?:milli|centi)met|theat)re(?=[sd]?\b)", r"\1er"),
    (r"\bcentring\b", "centering"),
    (r"\bgrey", "gray"),
    (r"\b(lic|def|off)ence", r"\1ense"),
    (r"\b(cata|ana)logue", r"\1log"),
    (r"\b(cancel|(?:un)?label|level|(?:re|un)?model|signal|travel|tunnel)l(?=ed\b|ing\b)", r"\1"),
    (r"\b(anal|paral)yse", r"\1yze"),
    (r"\b(author|capital|categor|character|custom|emphas|final|general|initial|local|maxim|memor"
     r"|minim|normal|optim|organ|prior|random|real|recogn|serial|special|stabil|standard|summar|symbol"
     r"|synchron|util|visual)is(?=e[drs]?\b|ers\b|es\b|ing\b|ations?\b)", r"\1iz"),
    (r"\bartefact", "artifact"),
    (r"\bjudgement", "judgment"),
    (r"\b(while|among)st\b", r"\1"),
)
BRITISH = tuple((re.compile(pattern, re.I), american) for pattern, american in BRITISH)

# "The default implementation." is a good summary, so it may stay.
VERBLESS = re.compile(r"(?:What|Where|How|Whether|Which|The(?! default implementation\b)|A|An|Of|Those|One)\b")
SUMMARY_WORDING = 'start with a verb: "Returns", "Moves", "Asks the delegate for"'
FENCE, URL = re.compile(r"\s*```"), re.compile(r"https?://")
TEST, ATTRIBUTE = re.compile(r"\s*@Test\b"), re.compile(r"\s*(?:@\w+|#\w+[^\n]*)")
FUNCTION = re.compile(r"\s*(?:(?!case\b)\w+(?:\(\w+\))?\s+)*func\s+(?:`(?P<raw>[^`]+)`|(?P<plain>\w+))?")


class Passage:
    """A paragraph on one line, in which each word knows its line in the file."""

    def __init__(self, lines):
        self.text = without_code(" ".join(text for _, text in lines))
        self.numbers = [number for number, _ in lines]
        self.starts = [0]
        for _, text in lines:
            self.starts.append(self.starts[-1] + len(text) + 1)

    def line(self, at):
        return self.numbers[min(bisect_right(self.starts, at), len(self.numbers)) - 1]


def without_code(text):
    """The text, with x in place of code voice (except `nil`) and of addresses."""
    def blank(match):
        return match[0] if match[0] == "`nil`" else "`" + "x" * (len(match[0]) - 2) + "`"
    text = re.sub(r"``[^`]*``|`[^`]*`", blank, text)
    return re.sub(r"(?<=\]\()[^)]*|https?://\S+", lambda match: "x" * len(match[0]), text)


def passages(lines):
    """The paragraphs in (number, text) lines. A list item or table row is a paragraph; code blocks aren't."""
    paragraph, is_code = [], False
    for number, text in [*lines, (0, "")]:
        text = text.strip()
        fence = FENCE.match(text)
        if paragraph and (fence or not text or re.match(r"[-*|#>] ?|\d+\. ", text)):
            yield Passage(paragraph)
            paragraph = []
        is_code ^= bool(fence)
        if text and not fence and not is_code:
            paragraph.append((number, text))


class Comment(NamedTuple):
    """Consecutive comment lines with the same marks. `marks` is empty if code precedes the comment."""
    marks: str
    lines: list
    end: int


def comments(text):
    """The comments of a Swift file. Consecutive lines with the same marks are one comment."""
    run, at = None, 0
    while mark := swift.INERT.search(text, at):
        at = swift.skip_inert(text, mark.start())
        if mark[0] not in ("//", "/*"):
            continue
        first, alone = swift.line_of(text, mark.start()), not text[:mark.start()].rpartition("\n")[2].strip()
        marks, words = re.match(r"(/+|/\*+)(.*)", text[mark.start():at].removesuffix("*/"), re.S).groups()
        lines = [(first + below, line.lstrip(" *")) for below, line in enumerate(words.split("\n"))]
        if run and alone and run.marks == marks and run.lines[-1][0] == first - 1:
            run = Comment(marks, run.lines + lines, at)
            continue
        if run:
            yield run
        run = Comment(marks if alone else "", lines, at)
    if run:
        yield run


def function_below(code, at):
    """The match of the function that is declared at `at`, or `None` if something else is declared there."""
    while attribute := ATTRIBUTE.match(code, at):
        at = attribute.end()
        if code.startswith("(", at):
            at = swift.skip_group(code, at)
    return FUNCTION.match(code, at)


def words(name):
    return name.split() if " " in name else re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+", name)


def check_passage(passage):
    """(line, what is wrong) of each phrase of a paragraph."""
    for rule in RULES:
        for match in rule.pattern.finditer(passage.text):
            yield passage.line(match.start()), f'"{match[0].lstrip(".;: ")}": {rule.wording}'
    for pattern, american in BRITISH:
        for match in pattern.finditer(passage.text):
            word = re.compile(r"\w*").match(passage.text, match.start())[0]
            yield passage.line(match.start()), f'"{word}": write "{pattern.sub(american, word)}"'


def check_test_names(code):
    for test in TEST.finditer(code):
        function = function_below(code, test.start())
        name = function and (function["raw"] or function["plain"])
        if not name:
            continue
        line, count = swift.line_of(code, function.end()), len(words(name))
        if re.match(r"what(?![a-z])", name):
            yield line, f"{name}: name the subject, the verb, and the result"
        if count > NAME_WORDS:
            yield line, f"{name} has {count} words: use {NAME_WORDS} at most"


def check_widths(text):
    for number, line in enumerate(text.split("\n"), 1):
        if re.match(r"\s*//", line) and len(line) > COMMENT_COLUMNS and not URL.search(line):
            yield number, f"a comment with {len(line)} columns: wrap it at {COMMENT_COLUMNS}"


def check_swift(text):
    code = swift.code_only(text)
    for comment in comments(text):
        paragraphs = list(passages(comment.lines))
        for passage in paragraphs:
            yield from check_passage(passage)
        function = function_below(code, comment.end) if comment.marks == "///" and paragraphs else None
        # A test's name says what it does, so its comment is an ordinary sentence.
        if function and not TEST.search(code, comment.end, function.end()):
            if start := VERBLESS.match(paragraphs[0].text):
                yield paragraphs[0].numbers[0], f'"{start[0]}": {SUMMARY_WORDING}'
    yield from check_test_names(code)
    yield from check_widths(text)


def check_page(text):
    for passage in passages(enumerate(text.split("\n"), 1)):
        yield from check_passage(passage)


def breaches(sources, exceptions=EXCEPTIONS):
    """Each breach, one line each; `sources` are (name, text) of Swift files and pages."""
    used = set()
    if len(exceptions) > MOST_EXCEPTIONS:
        yield f".ci/plain_english.py:1: {len(exceptions)} exceptions; the most is {MOST_EXCEPTIONS}"
    for name, text in sources:
        lines = text.split("\n")
        for line, wrong in sorted(check_swift(text) if name.endswith(".swift") else check_page(text)):
            applying = [e for e in exceptions if e.file == name and e.words in lines[line - 1]]
            used.update(applying)
            if not applying:
                yield f"{name}:{line}: {wrong}"
    for entry in exceptions:
        if entry not in used and any(entry.file == name for name, _ in sources):
            yield f"{entry.file}:1: no breach needs the exception for {entry.words!r}"


# For each rule: a breach, words of the report, and similar good English.
CASES = (
    ("// It is `nil` where no item is.\n", "`nil` where", "// The folder is where an item is.\n"),
    ("// Zero items; `nil` for none.\n", "full sentence", "// It's finite; nothing else changes.\n"),
    ("// The column; none for\n// a row.\n", "A.swift:1", "// No columns; all of its items are in rows.\n"),
    ("// The frame of before.\n", "of before", "// Use it instead of after the update.\n"),
    ("// A pass. Notes that it ran.\n", "Records", "// See the release notes that it links to.\n"),
    ("// Or nil.\n", "code voice", "// Or `nil`, or a non-nil layout, or `a ?? nil`.\n"),
    ("// Laid out\n// anew.\n", "A.swift:2", "// Stale, so it's laid out again from scratch.\n"),
    ("// Its Neighbours.\n", '"Neighbors"', "// Its neighbor in the center, with `colour: grey`.\n"),
    ("// Unlabelled.\n", '"Unlabeled"', "// The parallel and excellent four filled the stall.\n"),
    ("// Is it initialised?\n", '"initialized"', "// A precise promise advises otherwise at sunrise.\n"),
    ("/// What it is.\nfunc a() {}\n", "start with a verb", "/// What it is.\nlet a = 1\n"),
    ("/// A frame.\n@objc(a:\n  b:)\n  public static func a() {}\n", "start with a verb",
     "/// Returns a frame.\nfunc a() {}\n"),
    ("/// A case.\nfunc a() {}\n", "start with a verb", "/// A case.\ncase a\ncase b\n\nfunc c() {}\n"),
    ("/// Whether.\n#if DEBUG\nfunc a() {}\n", "start with a verb",
     "/// The default implementation.\nfunc a() {}\n"),
    ("// " + "a" * 98 + "\n", "101 columns", "// https://a" + "a" * 98 + "\nlet a = 1  // " + "a" * 90),
    ("@Test func whatPinsPins() {}\n", "the subject", "/// The header.\n@MainActor @Test func whateverPins() {}\n"),
    ("@Test(arguments: [1])\nfunc `1 two 3 four 5 six 7 eight 9 ten 11 twelve 13`() {}\n", "13 words",
     "@Test func aBCDEFGHIJKLMNOP() {}\nfunc whatIsLeft() {}\n"),
)
# Code, strings, and good English that no rule may find.
GOOD = (
    'let a = "anew"  // Or `anew`.\nlet b = """\n  // anew\n  """\n',
    "/// Creates it.\n///\n/// ```\n/// let grey = nil  // anew\n/// ```\nfunc a() {}\n",
    "// A stale, dirty, or out-of-date value counts as a fallback.\n",
    "// Scrolling comes to rest. A sticky header stays in place.\n",
    "// It leaves room for the cell next to it.\n",
    "/// Asks the delegate for a size.\nfunc a()\n",
    "// It changes the cache and the snapshot, and nothing else.\n",
)
GOOD_PAGE = "# Pages\n\nSee [colors](https://a/colour), <https://a/grey>, and `anew`.\n\n```\nnil anew\n```\n"


def self_test():
    """What is wrong with the rules, one line each."""
    for bad, wanted, good in CASES:
        found = list(breaches([("A.swift", bad)]))
        if len(found) != 1 or wanted not in found[0]:
            yield f"{bad!r}: wanted {wanted}, found {found}"
        yield from not_good("A.swift", good)
    for text in GOOD:
        yield from not_good("A.swift", text)
    yield from not_good("A.md", GOOD_PAGE)
    if len(list(breaches([("A.md", GOOD_PAGE + "Drawn anew.\n")]))) != 1:
        yield "a breach after a block of code in a page isn't found"
    entry = Exempt("A.swift", "anew", "the name of a song")
    if list(breaches([("A.swift", "// Anew and anew.\n")], [entry])):
        yield "an exception doesn't apply"
    if len(list(breaches([("A.swift", "// Again.\n")], [entry]))) != 1:
        yield "an exception that isn't needed isn't found"


def not_good(name, text):
    if found := list(breaches([(name, text)])):
        yield f"{text!r}: found {found}"
