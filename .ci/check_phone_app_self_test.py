"""Shows that check-phone-app notices each fault it looks for: a check that cannot fail checks nothing."""

import shutil
import tempfile
from pathlib import Path

from xcode_project import Project

APP, SCENES = "Demo/WaterfallDemo", "Demo/Gallery/Scenes"
PROJECT = f"{APP}/WaterfallDemo.xcodeproj/project.pbxproj"
SCHEME = f"{APP}/WaterfallDemo.xcodeproj/xcshareddata/xcschemes/WaterfallDemo.xcscheme"
ASSETS = f"{APP}/App/Assets.xcassets"


def remove(path):
    return lambda root: (root / path).unlink()


def add(path):
    return lambda root: (root / path).write_text("// New.\n", encoding="utf-8")


def replace(path, old, new, count=-1):
    def change(root):
        text = (root / path).read_text(encoding="utf-8")
        if old not in text:
            raise SystemExit(f"self-test: {path} has no {old!r}")
        (root / path).write_text(text.replace(old, new, count), encoding="utf-8")
    return change


def drop_line(path, part):
    def change(root):
        lines = (root / path).read_text(encoding="utf-8").splitlines(keepends=True)
        if not any(part in line for line in lines):
            raise SystemExit(f"self-test: {path} has no line with {part!r}")
        (root / path).write_text("".join(line for line in lines if part not in line), encoding="utf-8")
    return change


def repeat_line(path, part):
    def change(root):
        lines = (root / path).read_text(encoding="utf-8").splitlines(keepends=True)
        twice = [line * 2 if line.strip().endswith(part) else line for line in lines]
        (root / path).write_text("".join(twice), encoding="utf-8")
    return change


# A name, what is done to a copy, and words of the fault that must be found.
FAULTS = [
    ("a missing source of the app", remove(f"{APP}/ScenePage/CodeViewController.swift"),
     "CodeViewController.swift is in the project, but not in the folder"),
    ("a missing scene file", remove(f"{SCENES}/TileCell.swift"),
     "TileCell.swift is in the project, but not in the folder"),
    ("an extra source of the app", add(f"{APP}/Settings/Another.swift"),
     "Another.swift is not compiled"),
    ("an extra scene file", add(f"{SCENES}/AnotherScenes.swift"),
     "AnotherScenes.swift is not compiled"),
    ("an extra file of another kind", add(f"{APP}/App/notes.txt"),
     "notes.txt is in the folder, but not in the project"),
    ("a source in no phase", drop_line(PROJECT, "StepSlider.swift in Sources */,"),
     "StepSlider.swift is not compiled"),
    ("a source compiled twice", repeat_line(PROJECT, "StepSlider.swift in Sources */,"),
     "StepSlider.swift is compiled 2 times"),
    ("two sources of one name", lambda root: add_to_project(root, f"{APP}/App/Topic.swift"),
     "2 sources are called Topic.swift"),
    ("a reference to nothing", drop_line(PROJECT, "StepSlider.swift */ = {isa = PBXFileReference"),
     "which is not there"),
    ("a file in no group", drop_line(PROJECT, " /* StepSlider.swift */,"), "is in no group"),
    ("an object named by nothing", replace(PROJECT, "/* End PBXGroup", "0123456789ABCDEF01234567 = "
     "{isa = PBXGroup; };\n/* End PBXGroup"), "is named by nothing"),
    ("a key given twice", repeat_line(PROJECT, "SDKROOT = iphoneos;"), "SDKROOT is there twice"),
    ("a missing semicolon", replace(PROJECT, "SDKROOT = iphoneos;", "SDKROOT = iphoneos"),
     "; is missing before SWIFT"),
    ("a missing brace", replace(PROJECT, "\trootObject", "}\trootObject"), "is missing"),
    ("a character that cannot be", replace(PROJECT, "archiveVersion", "archive|Version"),
     "cannot be read"),
    ("a missing plist", remove(f"{APP}/App/Info.plist"), "Info.plist is not there"),
    ("a broken plist", replace(f"{APP}/App/Info.plist", "</plist>", ""), "Info.plist: "),
    ("no launch screen", replace(f"{APP}/App/Info.plist", "UILaunchScreen", "UILaunched"),
     "no UILaunchScreen"),
    ("a storyboard", replace(f"{APP}/App/Info.plist", "UILaunchScreen", "UILaunchStoryboardName"),
     "there is no storyboard"),
    ("no scene delegate", replace(f"{APP}/App/SceneDelegate.swift", "class SceneDelegate", "class Other"),
     "no class for the scene delegate"),
    ("a missing icon", remove(f"{ASSETS}/AppIcon.appiconset/AppIcon.png"), "AppIcon.png is not there"),
    ("a missing colour", lambda root: shutil.rmtree(root / ASSETS / "AccentColor.colorset"),
     "no colorset is called AccentColor"),
    ("broken assets", replace(f"{ASSETS}/Contents.json", "}", "", 1), "Contents.json: "),
    ("another package", replace(PROJECT, "relativePath = ../..;", "relativePath = ..;"),
     "the local package is not the clone"),
    ("another product", replace(PROJECT, "productName = StickyWaterfall;", "productName = Sticky;"),
     "not StickyWaterfall alone"),
    ("a lower deployment target", replace(PROJECT, "_TARGET = 14.0", "_TARGET = 12.0"),
     "below the package's"),
    ("another language mode", replace(PROJECT, "SWIFT_VERSION = 6.0", "SWIFT_VERSION = 5.0"),
     "SWIFT_VERSION is 5.0"),
    ("a scheme for another target", replace(SCHEME, 'BlueprintIdentifier = "', 'BlueprintIdentifier = "0'),
     "the target WaterfallDemo is not there"),
    ("a topic with a wrong id", replace(f"{APP}/SceneList/Topic.swift", '"sticky-sections"', '"stuck"'),
     "no scene has the id stuck"),
]


def add_to_project(root, path):
    add(path)(root)
    project = Project(root / PROJECT)
    project.path.write_text(project.text_with(root / path), encoding="utf-8")


def copy(clone, root):
    for part in (APP, SCENES):
        shutil.copytree(clone / part, root / part)
    shutil.copy(clone / "Package.swift", root)


def run(faults, clone):
    failures = []
    with tempfile.TemporaryDirectory() as folder:
        for number, (name, change, words) in enumerate([("nothing", None, None), *FAULTS]):
            root = Path(folder).resolve() / str(number)
            copy(clone, root)
            if change:
                change(root)
            found = faults(root)
            if bool(change) != bool(found) or words and not any(words in fault for fault in found):
                failures.append(f"{name}: found {found}")
        root = Path(folder).resolve() / "added"
        copy(clone, root)
        add_to_project(root, f"{SCENES}/AnotherScenes.swift")
        if faults(root):
            failures.append(f"a file that was added: found {faults(root)}")
    print("\n".join(f"self-test: {failure}" for failure in failures)
          or f"self-test: each of {len(FAULTS)} faults is found, and nothing in a good copy")
    return 1 if failures else 0
