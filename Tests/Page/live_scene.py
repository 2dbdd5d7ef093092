"""The part of check-page that compares the million items and the playground with the engine and the layout."""
import base64
import io
import os
import re
import subprocess
import tempfile
import zipfile
from pathlib import Path

# In points: half for the recording's rounding, and half for the browser's (1/64 pixel).
TOLERANCE = 0.03
SETTINGS = [{"count": 4}, {"count": 1}, {"count": 8}, {"count": 3}]
PLACES = [{"offset": 0}, {"offset": 60.5}, {"offset": 1_999_700}, {"fraction": 0.25},
          {"fraction": 0.617}, {"fraction": 0.999}, {"fraction": 1}]


def meets(rectangle, size):
    x, y, w, h, _ = rectangle
    return min(min(x + w, size[0]) - max(x, 0), min(y + h, size[1]) - max(y, 0)) > TOLERANCE


def unequal(said, shown, size):
    """Yields each difference between two sets of named rectangles on a screen."""
    for name in sorted(set(said) ^ set(shown)):
        # Rounding can decide whether an element at the edge intersects the screen.
        if meets(frame := said.get(name) or shown[name], size):
            yield f"{name} is {'not shown' if name in said else 'shown, and should not be'} at {frame}"
    for name in sorted(set(said) & set(shown)):
        if any(abs(one - other) > TOLERANCE for one, other in zip(said[name], shown[name])):
            yield f"{name} is shown at {shown[name]}, not {said[name]}"


def unnoticed(said, shown, size):
    """Changes one number at a time, which the check must find."""
    name = next(name for name in said if name in shown and meets(said[name], size))
    for place in range(5):
        changed = {**said, name: [*said[name]]}
        changed[name][place] += 1
        if not list(unequal(changed, shown, size)):
            yield "a rectangle that is 1 point off was not noticed"


def against_engine(browser, compared):
    for settings in SETTINGS:
        for place in PLACES:
            result = browser.call("liveChecks.show", settings if place is PLACES[0] else None, place)
            if "wrong" in result:
                yield result["wrong"]
                return
            where = f"{settings}, offset {result['offset']}"
            if abs(result["at"] - result["offset"]) > TOLERANCE:
                yield f"{where}: the screen is at {result['at']}"
            if not result["said"] or result["nodes"] != len(result["shown"]):
                yield f"{where}: nothing is shown, or something twice"
            for text in unequal(result["said"], result["shown"], result["size"]):
                yield f"{where}: {text}"
            compared.append(len(result["said"]))
        if [result["sum"], result["sections"]] != [1_000_000, 1000]:
            yield f"{settings}: {result['sum']} items were laid out in {result['sections']} sections"
        if not re.match(r"1,000,000 items laid out in \d+ milliseconds", result["time"]):
            yield f"{settings}: the time of the layout is {result['time']}"


def moving(browser):
    browser.call("liveChecks.show", SETTINGS[0], {"offset": 0})
    first, second = browser.call("liveChecks.slide")
    if not 3e6 < first < second:
        yield f"scrolling stops at {first} and {second}: the window does not slide"
    offset, last = browser.call("liveChecks.press", "End")
    if abs(offset - last) > TOLERANCE:
        yield f"the End key leads to {offset}, not {last}"
    if browser.call("liveChecks.press", "Home")[0] != 0:
        yield "the Home key does not lead to the start"


def by_file_chooser(browser):
    """Pictures and sizes from the browser's file chooser come after existing ones."""
    with tempfile.TemporaryDirectory() as folder:
        picture, sizes = Path(folder, "blue.svg"), Path(folder, "sizes.txt")
        picture.write_text('<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30"/>')
        sizes.write_text("IMG_2041.jpg 3024 4032\n")
        for time in (1, 2):
            browser.send("Page.setInterceptFileChooserDialog", enabled=True)
            browser.send("Runtime.evaluate", expression="playChecks.openChooser()", userGesture=True)
            while not (opened := [event["params"] for event in browser.events
                                  if event.get("method") == "Page.fileChooserOpened"]):
                browser.events.append(browser.read())
            browser.events = [event for event in browser.events
                              if event.get("method") != "Page.fileChooserOpened"]
            browser.send("DOM.setFileInputFiles", files=[str(picture), str(sizes)],
                         backendNodeId=opened[-1]["backendNodeId"])
            expected = ["blue.svg 60x30", "IMG_2041.jpg 3024x4032"] * time
            if (found := browser.call("playChecks.chosen", len(expected))) != expected:
                yield f"the file chooser gave {found}"


def by_pointer(browser):
    """A swipe that begins on a slider doesn't set it, and a tap does."""
    browser.send("Emulation.setTouchEmulationEnabled", enabled=True)
    for along, expected in ((-12, False), (0, True)):
        x, y = browser.call("playChecks.slider")
        for step in range(11 if along else 1):
            browser.send("Input.dispatchTouchEvent", type="touchMove" if step else "touchStart",
                         touchPoints=[{"x": x, "y": y + along * step}])
        browser.send("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
        if (browser.call("playChecks.count") != 4) != expected:
            yield f"a touch that moves {along * 10} points down a slider sets {browser.call('playChecks.count')}"
    browser.send("Emulation.setTouchEmulationEnabled", enabled=browser.call("() => innerWidth") < 600)


def as_app(browser):
    """The downloaded app is a ZIP archive, and compiles if IOS_SDK names an iOS SDK."""
    with tempfile.TemporaryDirectory() as folder:
        archive = zipfile.ZipFile(io.BytesIO(base64.b64decode(browser.call("playChecks.app").split(",")[1])))
        names = sorted(Path(name).name for name in archive.namelist())
        if archive.testzip() or names != ["App.swift", "Package.swift", "PicturesViewController.swift"]:
            yield f"the app has {names}, or a file that cannot be read"
        archive.extractall(folder)
        app = Path(folder, "Design.swiftpm")
        (app / "Package.swift").unlink()
        if not os.environ.get("IOS_SDK"):
            return
        modules = [f"{name}=Sources/{name}" for name in ("WaterfallEngine", "StickyWaterfall")]
        done = subprocess.run([".ci/typecheck-ios", *modules, f"Design={app}"], text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              env={**os.environ, "IOS_TARGET": "arm64-apple-ios16.0"})
        if done.returncode:
            yield f"the app does not compile: {done.stdout}"


def problems(browser, said, compared, reload):
    """Yields the problems of the million items and the playground, before and after a reload."""
    found = list(against_engine(browser, compared))
    yield from found
    if found:
        return
    yield from moving(browser)
    yield from browser.call("playChecks.problems", said)
    yield from browser.call("ownChecks.few")
    reload()
    yield from browser.call("ownChecks.again")
    yield from by_file_chooser(browser)
    yield from as_app(browser)
    yield from by_pointer(browser)
    before = browser.call("playChecks.reach")
    browser.key("ArrowRight", 39)
    if browser.call("playChecks.count") != before + 1:
        yield "a key does not move a slider of the playground"


def without_module(html):
    """Returns the page as a machine without the toolchain writes it."""
    changed, count = re.subn(r'"module":"[A-Za-z0-9+/=]+"', '"absence":"It cannot be built."', html)
    return changed if count == 1 else None

