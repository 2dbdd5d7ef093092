"""Reads Swift well enough to measure it: it knows what is code, and to what a brace belongs."""

import re

OPENERS = {"(": ")", "[": "]", "{": "}"}
INERT = re.compile(r'//|/\*|#*"')
INERT_OR_BRACKET = re.compile(INERT.pattern + r"|[(){}\[\]]")
FUNCTION = re.compile(
    r"(?<![\w.`])(?:(func)\s+(?:\w+|`\w+`|[-+*/=<>!&|^~%.?]+)"
    r"|(init)[?!]?(?=\s*[(<])|(subscript)(?=\s*[(<])|(deinit)\b|(var)\s+(?:\w+|`\w+`)\s*:)")
# The end of a declaration without a body: the start of the next one, or the end of its type.
NEXT_DECLARATION = re.compile(
    r"[}@#;=]|\b(?:func|var|let|subscript|deinit|typealias|associatedtype|struct|class|enum|actor"
    r"|extension|protocol|case|public|internal|private|fileprivate|package|open|static|override"
    r"|mutating|nonmutating|nonisolated|required|convenience|final|import|return|if|for|guard"
    r"|init(?=[?!]?\())\b")


def skip_string(text, at):
    """Returns the position after the string literal whose first `#` or `"` is at `at`."""
    hashes = re.compile(r"#*").match(text, at).group()
    at += len(hashes)
    quote = '"""' if text.startswith('"""', at) else '"'
    at += len(quote)
    closing, escape = quote + hashes, "\\" + hashes
    while at < len(text):
        if text.startswith(escape, at):
            at += len(escape)
            at = skip_group(text, at) if text.startswith("(", at) else at + 1
        elif text.startswith(closing, at):
            return at + len(closing)
        elif quote == '"' and text[at] == "\n":
            return at
        else:
            at += 1
    return at


def skip_comment(text, at):
    """Returns the position after the comment that starts at `at`. Block comments nest in Swift."""
    if text.startswith("//", at):
        end = text.find("\n", at)
        return len(text) if end < 0 else end
    depth = 0
    for mark in re.compile(r"/\*|\*/").finditer(text, at):
        depth += 1 if mark[0] == "/*" else -1
        if depth == 0:
            return mark.end()
    return len(text)


def skip_inert(text, at):
    """Returns the position after the comment or string that starts at `at`."""
    return skip_comment(text, at) if text[at] == "/" else skip_string(text, at)


def skip_group(text, at):
    """Returns the position after the bracketed group that opens at `at`."""
    closing, at = [OPENERS[text[at]]], at + 1
    while closing:
        mark = INERT_OR_BRACKET.search(text, at)
        if not mark:
            return len(text)
        at = mark.end()
        if mark[0] in OPENERS:
            closing.append(OPENERS[mark[0]])
        elif mark[0] == closing[-1]:
            closing.pop()
        elif INERT.match(mark[0]):
            at = skip_inert(text, mark.start())
    return at


def code_only(text):
    """Returns the text with spaces in place of comments and strings. Every line keeps its number."""
    code, at = "", 0
    while mark := INERT.search(text, at):
        behind = skip_inert(text, mark.start())
        code += text[at:mark.start()] + re.sub(r"[^\n]", " ", text[mark.start():behind])
        at = behind
    return code + text[at:]


def line_of(text, at):
    return text.count("\n", 0, at) + 1


def body_of(code, at):
    """Returns where a declaration's body opens, if its head is read up to `at`, or `None` without a body."""
    while at < len(code):
        if code[at] == "{":
            return at
        if code[at] in "([":
            at = skip_group(code, at)
        elif NEXT_DECLARATION.match(code, at) and (code[at] in "}@#;=" or not code[at - 1].isalnum()):
            return None
        else:
            at += 1
    return None


def functions(code):
    """Returns (name, first line, lines) of each function, initializer, subscript, and computed property."""
    found = []
    for match in FUNCTION.finditer(code):
        body = body_of(code, match.end())
        if body is None:
            continue
        first, last = line_of(code, match.start()), line_of(code, skip_group(code, body) - 1)
        found.append((" ".join(match.group().split()).rstrip(":"), first, last - first + 1))
    return found


def type_bodies(code, keyword):
    """Yields (head, body start, body end) of each `enum` or `protocol` declaration."""
    for match in re.finditer(r"^[ \t]*([^\n]*?)\b%s\s+\w+[^{}]*\{" % keyword, code, re.M):
        opening = match.end() - 1
        yield match.group(1), opening + 1, skip_group(code, opening) - 1


def depth_one_lines(code, start, end):
    """Yields the numbers of the lines between `start` and `end` that begin directly inside that body."""
    first_word_or_group = re.compile(r"\n\s*(?=\S)|[({\[]")
    while (mark := first_word_or_group.search(code, start)) and mark.end() < end:
        if mark[0] in OPENERS:
            start = skip_group(code, mark.start())
        else:
            start = mark.end()
            yield line_of(code, start)
