"""Reads the parts of an Xcode project file that check-phone-app asks about."""

import hashlib
import re
from pathlib import Path

TOKEN = re.compile(r'\s+|//[^\n]*|/\*.*?\*/|(?P<mark>[{}()=;,])|"(?P<quoted>(?:[^"\\]|\\.)*)"'
                   r"|(?P<bare>[A-Za-z0-9_./$]+)", re.S)
IDENTIFIER = re.compile(r"^[0-9A-F]{24}$")


class ProjectError(Exception):
    """What is wrong with the text of a project file, with its line."""


def tokens(text):
    place = 0
    while place < len(text):
        match = TOKEN.match(text, place)
        if not match:
            raise ProjectError(f"line {text.count(chr(10), 0, place) + 1}: cannot be read")
        if match.lastgroup:
            line = text.count("\n", 0, place) + 1
            if match.lastgroup == "quoted":
                yield "word", re.sub(r"\\(.)", r"\1", match["quoted"]), line
            else:
                yield ("word" if match.lastgroup == "bare" else match[0]), match[0], line
        place = match.end()
    yield "end", "the end of the file", text.count("\n") + 1


def parse(text):
    """The property list as dictionaries, lists and strings; a key given twice is an error."""
    stream = list(tokens(text))
    place = 0

    def take(kind):
        nonlocal place
        found, value, line = stream[place]
        if found != kind:
            raise ProjectError(f"line {line}: {kind} is missing before {value}")
        place += 1
        return value

    def value():
        if stream[place][0] == "{":
            return dictionary()
        if stream[place][0] != "(":
            return take("word")
        take("(")
        items = []
        while stream[place][0] != ")":
            items.append(value())
            if stream[place][0] != ")":
                take(",")
        take(")")
        return items

    def dictionary():
        take("{")
        items = {}
        while stream[place][0] != "}":
            line = stream[place][2]
            key = take("word")
            if key in items:
                raise ProjectError(f"line {line}: {key} is there twice")
            take("=")
            items[key] = value()
            take(";")
        take("}")
        return items

    result = dictionary()
    take("end")
    return result


class Project:
    """A project file, its objects and where its files are."""

    def __init__(self, path):
        self.path = Path(path)
        self.folder = self.path.parent.parent
        self.text = self.path.read_text(encoding="utf-8")
        plist = parse(self.text)
        self.version = plist.get("objectVersion")
        self.objects = plist.get("objects", {})
        self.root = plist.get("rootObject")
        if self.root not in self.objects:
            raise ProjectError("rootObject names no object")
        self.group_of, self.places = {}, {}
        self._walk(self.objects[self.root].get("mainGroup"), self.folder)

    def _walk(self, identifier, folder):
        item = self.objects.get(identifier, {})
        if item.get("sourceTree") == "<group>":
            folder = folder / item.get("path", "")
        elif item.get("sourceTree") == "SOURCE_ROOT":
            folder = self.folder / item.get("path", "")
        else:
            return
        self.places[identifier] = Path(_without_dots(folder))
        for child in item.get("children", []):
            if child in self.group_of:
                raise ProjectError(f"{child} is in two groups")
            self.group_of[child] = identifier
            self._walk(child, folder)

    def of_kind(self, *kinds):
        return {key: item for key, item in self.objects.items() if item.get("isa") in kinds}

    def files(self):
        """Identifier and place of each file reference that is not made by a build."""
        return {key: self.places.get(key) for key, item in self.of_kind("PBXFileReference").items()
                if item.get("sourceTree") != "BUILT_PRODUCTS_DIR"}

    def built(self, phase_kind):
        """The places of the files in a build phase, as often as they are there."""
        return [self.places.get(self.objects.get(build, {}).get("fileRef"))
                for phase in self.of_kind(phase_kind).values() for build in phase.get("files", [])]

    def references(self):
        """Each identifier that some object names, with the object that names it."""
        for key, item in self.objects.items():
            for value in _strings(item):
                if IDENTIFIER.match(value):
                    yield value, key

    def settings(self):
        """The build settings of the target, those of the project included, by configuration."""
        def configurations(owner):
            names = self.objects.get(owner.get("buildConfigurationList"), {})
            found = [self.objects.get(key, {}) for key in names.get("buildConfigurations", [])]
            return {item.get("name"): item.get("buildSettings", {}) for item in found}
        shared = configurations(self.objects[self.root])
        for target in self.of_kind("PBXNativeTarget").values():
            for name, own in configurations(target).items():
                yield name, {**shared.get(name, {}), **own}

    def text_with(self, file):
        """The text of the project with one more Swift file, in the group of the file's folder."""
        groups = [key for key in self.of_kind("PBXGroup") if self.places.get(key) == file.parent]
        if not groups:
            raise ProjectError(f"no group for {file.parent}")
        name = file.name
        reference, build = (
            hashlib.sha1(f"{kind} {groups[0]} {name}".encode()).hexdigest()[:24].upper()
            for kind in ("file", "build"))
        text = self.text
        for before, line in (
                (r"/\* End PBXBuildFile section", f"\t\t{build} /* {name} in Sources */ = {{isa = "
                 f"PBXBuildFile; fileRef = {reference} /* {name} */; }};\n"),
                (r"/\* End PBXFileReference section", f"\t\t{reference} /* {name} */ = {{isa = "
                 "PBXFileReference; lastKnownFileType = sourcecode.swift; "
                 f'path = "{name}"; sourceTree = "<group>"; }};\n'),
                (r"(?<=\n)\t\t\t\);\n[^}]*\};\n/\* End PBXSourcesBuildPhase",
                 f"\t\t\t\t{build} /* {name} in Sources */,\n"),
                (r"(?<=\n)\t\t\t\);", f"\t\t\t\t{reference} /* {name} */,\n")):
            start = 0 if "End" in before else text.index(f"\n\t\t{groups[0]} ")
            place = re.compile(before).search(text, start).start()
            text = text[:place] + line + text[place:]
        return text


def _without_dots(path):
    parts = []
    for part in Path(path).parts:
        if part == "..":
            parts.pop()
        else:
            parts.append(part)
    return Path(*parts)


def _strings(value):
    if isinstance(value, str):
        yield value
    else:
        for item in value.values() if isinstance(value, dict) else value:
            yield from _strings(item)
        if isinstance(value, dict):
            yield from value
