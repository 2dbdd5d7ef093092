"""Shows that check-phone-app notices each fault it looks for: a check that cannot fail checks nothing."""

import shutil
import tempfile
from pathlib import Path

APP, SCENES = "Demo/WaterfallDemo", "Demo/Gallery/Scenes"
PROJECT = f"{APP}/WaterfallDemo.xcodeproj/project.pbxproj"
SCHEME = f"{APP}/WaterfallDemo.xcodeproj/xcshareddata/xcschemes/WaterfallDemo.xcscheme"
PLIST, ASSETS = f"{APP}/App/Info.plist", f"{APP}/App/Assets.xcassets"
BUILT, SDK = "93AF04C1295E9B79019795C7 /* StepSlider.swift in Sources */,", "SDKROOT = iphoneos;"
# A file of a copy, what is replaced by what in it, and words of the fault that must be found. Without
# something to replace, the file is written anew, or removed where there is nothing to write.
FAULTS = [
    (f"{APP}/ScenePage/CodeViewController.swift", None, None, "not in the folder"),
    (f"{APP}/Settings/Another.swift", None, "// New.\n", "Another.swift is compiled 0 times"),
    (f"{SCENES}/AnotherScenes.swift", None, "// New.\n", "AnotherScenes.swift is compiled 0 times"),
    (f"{APP}/App/notes.txt", None, "new", "notes.txt is in the folder, but not in the project"),
    (PROJECT, BUILT, "", "StepSlider.swift is compiled 0 times"),
    (PROJECT, BUILT, BUILT * 2, "StepSlider.swift is compiled 2 times"),
    (PROJECT, BUILT, f"{'A' * 24},", "AAAA is named, but not there"),
    (PROJECT, "\t\tB77FC31A3EE8A9E1C2200ED2 /* StepSlider.swift */,", "", "in no group"),
    (PROJECT, "/* End PBXGroup", "0123456789ABCDEF01234567 = {isa = PBXGroup; };\n/* End PBXGroup",
     "is named by nothing"),
    (PROJECT, SDK, SDK + SDK, "SDKROOT is there twice"),
    (PROJECT, SDK, SDK[:-1], "delimiter"),
    (PROJECT, "archiveVersion", "archive|Version", "Error"),
    (PLIST, None, None, "Info.plist"),
    (PLIST, "</plist>", "", "Error"),
    (PLIST, "UILaunchScreen", "UILaunched", "a launch screen"),
    (PLIST, "UILaunchScreen", "UILaunchStoryboardName", "no storyboard"),
    (f"{APP}/App/SceneDelegate.swift", "class SceneDelegate", "class Other", "no class for the scene"),
    (f"{ASSETS}/AppIcon.appiconset/AppIcon.png", None, None, "AppIcon.png is not there"),
    (PROJECT, "= AccentColor;", "= Another;", "no colorset is called Another"),
    (f"{ASSETS}/Contents.json", "}", "", "Error"),
    (PROJECT, "relativePath = ../..;", "relativePath = ..;", "the local package is not the clone"),
    (PROJECT, "productName = StickyWaterfall;", "productName = Sticky;", "not StickyWaterfall alone"),
    (PROJECT, "_TARGET = 14.0", "_TARGET = 12.0", "below the package's"),
    (PROJECT, "SWIFT_VERSION = 6.0", "SWIFT_VERSION = 5.0", "SWIFT_VERSION is 5.0"),
    (SCHEME, 'BlueprintIdentifier = "', 'BlueprintIdentifier = "0', "WaterfallDemo is not there"),
    (f"{APP}/SceneList/Topic.swift", '"sticky-sections"', '"stuck"', "no scene has the id stuck"),
]


def change(path, old, new):
    if old is None:
        path.unlink() if new is None else path.write_text(new, encoding="utf-8")
        return
    text = path.read_text(encoding="utf-8")
    if old not in text:
        raise SystemExit(f"self-test: {path.name} has no {old!r}")
    path.write_text(text.replace(old, new), encoding="utf-8")


def run(faults, clone):
    wrong = []
    with tempfile.TemporaryDirectory() as folder:
        for number, case in enumerate([None, *FAULTS]):
            root = Path(folder).resolve() / str(number)
            for part in (APP, SCENES):
                shutil.copytree(clone / part, root / part)
            shutil.copy(clone / "Package.swift", root)
            if case:
                change(root / case[0], *case[1:3])
            found = faults(root)
            if bool(found) != bool(case) or case and not any(case[3] in text for text in found):
                wrong.append(f"{case}: found {found}")
    print("\n".join(f"self-test: {text}" for text in wrong) or f"self-test: {len(FAULTS)} faults are found")
    return 1 if wrong else 0
