"""Checks the order of a module's folders, by the names that one folder declares and another one uses.

The table in the module's README lists its folders. A folder needs only folders in its row or above, and no two
folders need each other, directly or through others. The files in the module's root form a folder too, "(root)",
so that a dependency can't hide there. `house-rules` checks the engine.

A name is checked if only one folder declares it: a type, or a member of an extension of a type that another
module or folder declares.
"""

import re

import swift_source as swift

TYPE = re.compile(r"\b(?:struct|class|enum|protocol|typealias)\s+(\w+)")
EXTENSION = re.compile(r"\bextension\s+([\w.]+)")
MEMBER = re.compile(r"\b(?:func|var|let|static let)\s+(\w+)")
HIDDEN = re.compile(r"\b(?:private|fileprivate)\b(?!\()")
ROW = re.compile(r"^\| ((?:`\w+`(?:, )?)+) \|", re.M)
ROOT = "(root)"


def declared(code):
    """Returns the types of a file, its members as {name: extended type}, and all its members."""
    types, extending, members, depth, extended = set(), {}, set(), 0, None
    for line in code.split("\n"):
        if depth == 0 and line.strip():
            match = EXTENSION.search(line)
            extended = match[1] if match else None
        if depth < 2 and not HIDDEN.search(line):
            types.update(TYPE.findall(line))
        if depth == 1:
            members.update(MEMBER.findall(line))
            if extended and not HIDDEN.search(line):
                extending.update((name, extended) for name in MEMBER.findall(line))
        depth += line.count("{") - line.count("}")
    return types, extending, members


def uses(name, code):
    """Returns whether the code uses a name, except as a label or as a variable of its own."""
    if re.search(rf"\b(?:let|var|func|case|for|_)\s+\(?{name}\b", code):
        return False
    return re.search(rf"\b{name}\b(?!\s*:)", code) is not None


def needs(module, sources):
    """Returns {(folder, needed folder): names} of a module, from the path and text of each file."""
    folders, owners = {}, {}
    for path, text in sources:
        if path.startswith(module):
            folder = path[len(module):].rpartition("/")[0]
            folders.setdefault(folder.split("/")[0] or ROOT, []).append(swift.code_only(text))
    checked = set()
    for folder, codes in folders.items():
        found = [declared(code) for code in codes]
        types = set().union(*(own for own, _, _ in found))
        for _, extending, members in found:
            checked |= types | {name for name, type in extending.items() if type not in types}
            for name in types | members:
                owners.setdefault(name, set()).add(folder)
    needed = {}
    for name in checked:
        owner, *others = owners[name]
        for folder, codes in folders.items():
            if not others and folder != owner and any(uses(name, code) for code in codes):
                needed.setdefault((folder, owner), set()).add(name)
    return needed


def circles(needed):
    """Yields what is wrong with each group of folders that need each other."""
    seen, reached = set(), {folder: {folder} for pair in needed for folder in pair}
    for _ in reached:
        for folder, other in needed:
            reached[folder] |= reached[other]
    for folder in sorted(reached):
        circle = sorted(other for other in reached[folder] if folder in reached[other])
        if len(circle) > 1 and folder not in seen:
            seen.update(circle)
            names = [f"{a} needs {b} for {min(names)}" for (a, b), names in sorted(needed.items())
                     if a in circle and b in circle]
            yield f"folders need each other: {', '.join(circle)} ({'; '.join(names)})"


def breaches(module, sources, readme):
    """Yields what is wrong with the folders of a module, whose order the table in `readme` gives."""
    needed = needs(module, sources)
    yield from circles(needed)
    rank = {folder: row for row, cell in enumerate(ROW.findall(readme))
            for folder in re.findall(r"\w+", cell)}
    for (folder, other), names in sorted(needed.items()):
        if folder in rank and rank.get(other, -1) > rank[folder]:
            yield f"{folder} needs {other} for {min(names)}, but the README lists {other} below it"


def self_test(module, sources, readme):
    """Yields each dependency in the wrong direction that the check misses if a file adds it to the module."""
    folders = re.findall(r"\w+", " ".join(ROW.findall(readme)))
    top = (f"{module}{folders[-1]}/AddedTop.swift", "struct AddedTop {}\n")
    root = (f"{module}AddedRoot.swift", "struct AddedRoot { let needed: AddedTop }\n")
    for needed, others in (("AddedTop", [top]), ("AddedRoot", [top, root])):
        bottom = (f"{module}{folders[0]}/AddedBottom.swift", f"struct AddedBottom {{ let needed: {needed} }}\n")
        if not any(folders[0] in line for line in breaches(module, [*sources, *others, bottom], readme)):
            yield f"{module}: {folders[0]} may need {needed}"
