"""Compares the facts that comments cite with the page of facts. `house-rules` uses it."""

import re

NUMBER = r"\d+(?:\.\d+)?"
CITED_FACTS = re.compile(
    rf"\b[Ff]acts (?:sections? )?({NUMBER}(?:(?:, | and | to )(?:the last line of )?{NUMBER})*)")
NUMBERED_FACT = re.compile(rf"^(?:#+ |- \*\*)({NUMBER})\b", re.M)


def comments(text):
    """Yields (first line, words, slashes, the code below) of each run of // or of /// lines."""
    lines, run = text.split("\n"), []
    for number, line in enumerate(lines + [""], 1):
        _, slashes, words = line.partition("///" if "///" in line else "//")
        if run and slashes != run[0][1]:
            below = (after for after in lines[number - 1:] if not re.match(r"\s*(@|//)", after))
            yield run[0][0], " ".join(words for _, _, words in run), run[0][1], next(below, "")
            run = []
        if slashes:
            run.append((number, slashes, words.strip()))


def breaches(page, sources):
    """Checks that each fact that a comment cites exists, and that public doc comments cite none."""
    numbers = set(NUMBERED_FACT.findall(page))
    for name, text in sources:
        for line, words, slashes, below in comments(text):
            cited = [n for match in CITED_FACTS.finditer(words) for n in re.findall(NUMBER, match[1])]
            for number in cited:
                if number not in numbers:
                    yield f"{name}:{line}: no fact {number} in UIKitFacts.md"
            if cited and slashes == "///" and name.startswith("Sources/"):
                if re.search(r"\b(?:public|open)\b(?!\()", below):
                    yield f"{name}:{line}: facts cited in a public doc comment"
            if "uikit-facts" in words:
                yield f"{name}:{line}: uikit-facts isn't a page: write facts n.n"
