"""Checks the labels that say how certain each fact on a page is. `house-rules` uses it."""

import re

WORDS = ("recorded", "documented", "asserted", "inferred")
LABEL = re.compile(r"\[(%s)\]" % "|".join(WORDS))
COUNTS = re.compile("Labels: " + ", ".join(r"(\d+) " + word for word in WORDS))
FACT = re.compile(r"^(?:#+ |- \*\*)(\d+(?:\.\d+)?)\b", re.M)
# A statement: a list item with its continuation lines.
STATEMENT = re.compile(r"^- [^\n]*(?:\n  [^\n]*)*", re.M)
ELSEWHERE = re.compile(r"\d+\.\d+")
# In a scenario, the number of a fact is a literal. Comments cite it.
NAMED = re.compile(r'"(\d+(?:\.\d+)?)"|\b[Ff]acts ([\d., and to]+\d)')
TESTS = ("Tests/UIKitFactsTests/", "Tests/HeadlessUIKitTests/", "Tests/UIKitTestSupport/")
# The section about the stand-in, whose facts have no labels.
UNLABELLED = "8"


def blocks(page):
    """Yields (number, first line, text) of each numbered fact of the page."""
    marks = list(FACT.finditer(page))
    for mark, after in zip(marks, marks[1:] + [None]):
        text = page[mark.start():after.start() if after else len(page)]
        yield mark[1], page.count("\n", 0, mark.start()) + 1, text


def breaches(name, page, sources):
    """Yields the problems with the labels of a page. `sources` are (name, text) of the Swift files."""
    found = [len(re.findall(r"\[%s\]" % word, page)) for word in WORDS]
    stated = COUNTS.search(page)
    if not stated or [int(count) for count in stated.groups()] != found:
        is_so = ", ".join(f"{count} {word}" for count, word in zip(found, WORDS))
        yield f"{name}:1: the page does not say, Labels: {is_so}"
    tested = {number for file, text in sources if file.startswith(TESTS)
              for literal, cited in NAMED.findall(text)
              for number in ([literal] if literal else re.findall(r"\d+(?:\.\d+)?", cited))}
    for number, line, text in blocks(page):
        if "[recorded]" in text and number not in tested:
            yield f"{name}:{line}: {number} is recorded, and no test names it"
        if number.split(".")[0] == UNLABELLED:
            continue
        for statement in STATEMENT.findall(text):
            if not LABEL.search(statement) and not ELSEWHERE.search(statement[2:].lstrip("*0123456789.")):
                yield f"{name}:{line}: {number} has a statement without a label: {statement[:40]}"
