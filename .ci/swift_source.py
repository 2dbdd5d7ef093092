"""Reads Swift just well enough to measure it: what is code, what a brace belongs to."""

import re

OPENERS = {"(": ")", "[": "]", "{": "}"}
FUNCTION = re.compile(
    r"(?<![\w.`])(?:(func)\s+(?:\w+|`\w+`|[-+*/=<>!&|^~%.?]+)"
    r"|(init)[?!]?(?=\s*[(<])|(subscript)(?=\s*[(<])|(deinit)\b|(var)\s+(?:\w+|`\w+`)\s*:)")
# Where a declaration without a body has ended: the next one has begun, or its type has.
NEXT_DECLARATION = re.compile(
    r"[}@#;=]|\b(?:func|var|let|subscript|deinit|typealias|associatedtype|struct|class|enum|actor"
    r"|extension|protocol|case|public|internal|private|fileprivate|package|open|static|override"
    r"|mutating|nonmutating|nonisolated|required|convenience|final|import|return|if|for|guard"
    r"|init(?=[?!]?\())\b")


def skip_string(text, at):
    """The position behind the string literal whose first `#` or `"` is at `at`."""
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
    """The position behind the comment that starts at `at`; block comments nest in Swift."""
    if text.startswith("//", at):
        end = text.find("\n", at)
        return len(text) if end < 0 else end
    depth = 0
    while at < len(text):
        if text.startswith("/*", at):
            depth, at = depth + 1, at + 2
        elif text.startswith("*/", at):
            depth, at = depth - 1, at + 2
            if depth == 0:
                return at
        else:
            at += 1
    return at


def skip_inert(text, at):
    """The position behind the comment or string that starts at `at`; `at` where none does."""
    if text.startswith(("//", "/*"), at):
        return skip_comment(text, at)
    if re.compile(r'#*"').match(text, at):
        return skip_string(text, at)
    return at


def skip_group(text, at):
    """The position behind the bracketed group that opens at `at`."""
    closing, at = [OPENERS[text[at]]], at + 1
    while at < len(text) and closing:
        behind = skip_inert(text, at)
        if behind > at:
            at = behind
            continue
        if text[at] in OPENERS:
            closing.append(OPENERS[text[at]])
        elif text[at] == closing[-1]:
            closing.pop()
        at += 1
    return at


def code_only(text):
    """The text with comments and the inside of strings blanked; every line keeps its number."""
    pieces, at, kept = [], 0, 0
    while at < len(text):
        behind = skip_inert(text, at)
        if behind > at:
            pieces.append(text[kept:at])
            pieces.append(re.sub(r"[^\n]", " ", text[at:behind]))
            at = kept = behind
        else:
            at += 1
    pieces.append(text[kept:])
    return "".join(pieces)


def line_of(text, at):
    return text.count("\n", 0, at) + 1


def body_of(code, at):
    """Where the body's brace opens for a declaration whose head is read up to `at`; None: no body."""
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
    """(name, first line, lines) of each function, initialiser, subscript and computed property."""
    found = []
    for match in FUNCTION.finditer(code):
        body = body_of(code, match.end())
        if body is None:
            continue
        first, last = line_of(code, match.start()), line_of(code, skip_group(code, body) - 1)
        found.append((" ".join(match.group().split()).rstrip(":"), first, last - first + 1))
    return found


def type_bodies(code, keyword):
    """(head, body start, body end) of each `enum` or `protocol` declaration."""
    for match in re.finditer(r"^[ \t]*([^\n]*?)\b%s\s+\w+[^{}]*\{" % keyword, code, re.M):
        opening = match.end() - 1
        yield match.group(1), opening + 1, skip_group(code, opening) - 1


def depth_one_lines(code, start, end):
    """Numbers of the lines between `start` and `end` that begin directly inside that body."""
    at, fresh = start, False
    while at < end:
        if code[at] == "\n":
            fresh = True
            at += 1
        elif fresh and not code[at].isspace():
            yield line_of(code, at)
            fresh = False
        elif code[at] in OPENERS:
            at = skip_group(code, at)
        else:
            at += 1
