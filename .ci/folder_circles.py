"""Finds folders of a module that need each other, by the names that one declares and another uses.

A name counts where one folder alone declares it, in whatever way: a type, or a member that an extension
gives to a type of elsewhere. Files outside any folder count for nothing, as every extension of a class stands
on that class; but a property that a class there has of a folder's type stands for that type.
"""

import re

import swift_source as swift

TYPE = re.compile(r"\b(?:struct|class|enum|protocol|typealias)\s+(\w+)")
EXTENSION = re.compile(r"\bextension\s+([\w.]+)")
MEMBER = re.compile(r"\b(?:func|var|let|static let)\s+(\w+)")
PROPERTY = re.compile(r"^ +(?:(?:private\(set\)|lazy) )*(?:var|let) (\w+)(?:: (\w+)| = (\w+)\()", re.M)
HIDDEN = re.compile(r"\b(?:private|fileprivate)\b(?!\()")


def declared(code):
    """(types, {member: the type that is extended}, all members) of one file; nothing that is local."""
    types, extending, members, depth, extended = set(), {}, set(), 0, None
    for line in code.split("\n"):
        if depth == 0:
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
    """Whether the code names it: not as a label, and where it is no parameter or variable of its own."""
    if re.search(rf"\b(?:let|var|func|case|for|_)\s+\(?{name}\b", code):
        return False
    return re.search(rf"\b{name}\b(?!\s*:)", code) is not None


def needs(module, sources):
    """{(folder, needed folder): names} of the folders of a module, from (path, text) of its files."""
    rooms, owners, properties = {}, {}, {}
    for path, text in sources:
        parts = path[len(module):].split("/")
        if path.startswith(module) and len(parts) > 1:
            rooms.setdefault(parts[0], []).append(swift.code_only(text))
        elif path.startswith(module):
            properties.update((name, one or other) for name, one, other
                              in PROPERTY.findall(swift.code_only(text)))
    counted = set()
    for room, codes in rooms.items():
        found = [declared(code) for code in codes]
        types = set().union(*(own for own, _, _ in found))
        for _, extending, members in found:
            counted |= types | {name for name, type in extending.items() if type not in types}
            for name in types | members:
                owners.setdefault(name, set()).add(room)
    for name, type in properties.items():
        if type in counted and owners.get(name, owners[type]) == owners[type]:
            owners[name] = owners[type]
            counted.add(name)
    needed = {}
    for name in counted:
        owner, *others = owners[name]
        for room, codes in rooms.items():
            if not others and room != owner and any(uses(name, code) for code in codes):
                needed.setdefault((room, owner), set()).add(name)
    return needed


def circles(module, sources):
    """(folders, the names by which they need each other) of each circle, of two folders or of more."""
    needed, seen = needs(module, sources), set()
    reached = {room: {room} for pair in needed for room in pair}
    for _ in reached:
        for room, other in needed:
            reached[room] |= reached[other]
    for room in sorted(reached):
        circle = sorted(other for other in reached[room] if room in reached[other])
        if len(circle) > 1 and room not in seen:
            seen.update(circle)
            names = [f"{a} needs {b} for {min(names)}" for (a, b), names in sorted(needed.items())
                     if a in circle and b in circle]
            yield circle, names
