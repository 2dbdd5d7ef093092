"""The part of check-page about the first screen: two phones, handles, the bar, paper, and no JavaScript."""
import re
from pathlib import Path

SIZES = [(1440, 900), (1280, 720), (1100, 800), (820, 1180), (844, 390), (390, 844)]
PHOTOS = 40
FORCED = ("forced-colors", "active")


def mouse(browser, kind, x, y, **more):
    browser.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, **more)


def press(browser, x, y):
    mouse(browser, "mouseMoved", x, y)
    mouse(browser, "mousePressed", x, y, button="left", clickCount=1, buttons=1)


def release(browser, x, y):
    mouse(browser, "mouseReleased", x, y, button="left", clickCount=1)


def touch(browser, x, y):
    browser.send("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
    browser.send("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])


def swipe(browser, x, y, step):
    """Moves a finger up in five steps."""
    for turn, kind in enumerate(("touchStart", *["touchMove"] * 5, "touchEnd")):
        points = [] if kind == "touchEnd" else [{"x": x, "y": y - step * turn}]
        browser.send("Input.dispatchTouchEvent", type=kind, touchPoints=points)


def first_screens(browser, url):
    for size in SIZES:
        browser.open(url, *size)
        yield from (f"{size}: {text}" for text in browser.call("phoneChecks.first"))
        if size[0] in (1440, 844):
            yield from (f"{size}: {text}" for text in browser.call("phoneChecks.changed"))


def listings(browser, url):
    browser.open(url, 1440, 900)
    for start in browser.call("phoneChecks.starts"):
        yield from browser.call("phoneChecks.listing", start)


def together(browser, url):
    """Wheel, finger, and arrow keys on either phone scroll both."""
    browser.open(url, 1440, 900)
    for phone in (0, 1):
        for way in ("wheel", "key", "finger"):
            browser.call("phoneChecks.open", "sections=3&items=42&shapes=1&line=8&gap=8&leading=16&trailing=16", 0)
            x, y = browser.call("() => phoneChecks.middle(%d)" % phone)
            if way == "wheel":
                mouse(browser, "mouseMoved", x, y)
                mouse(browser, "mouseWheel", x, y, deltaX=0, deltaY=120)
            elif way == "key":
                browser.call("phoneChecks.focus", phone)
                for _ in range(4):
                    browser.key("ArrowDown", 40)
            else:
                swipe(browser, x, y, 25)
            one, other = browser.call("phoneChecks.rest")
            if one < 60 or abs(one - other) > 1:
                yield f"a {way} on phone {phone} scrolls them to {one} and {other}"


def dragged(browser, url):
    """A held handle stays under the pointer, changes its own setting, and stays at its item."""
    browser.open(url, 1440, 900)
    names = set()
    for title, link, at in browser.call("phoneChecks.starts"):
        browser.call("phoneChecks.open", link, at)
        for name in [place["name"] for place in browser.call("phoneChecks.places")]:
            browser.call("phoneChecks.open", link, at)
            if not (place := browser.call("phoneChecks.place", name)):
                continue
            names.add(name)
            yield from (f"{title}, {name}: {text}" for text in held(browser, place))
        yield from (f"{title}: {text}" for text in browser.call("phoneChecks.handles"))
    if len(names) < 5:
        yield f"only {sorted(names)} can be held"


def held(browser, place):
    x, y, name, value = (place[key] for key in ("x", "y", "name", "value"))
    is_across = place["way"] == "horizontal"
    step = -6 if name == "Trailing inset" else -25 if name == "Columns" else 4
    press(browser, x, y)
    values = [value]
    for turn in (1, 2, 3):
        moved = (step * turn, 0) if is_across else (0, step * turn)
        at = (x + moved[0], y + moved[1])
        mouse(browser, "mouseMoved", *at, button="left", buttons=1)
        browser.call("() => frame().then(frame)")
        now = browser.call("phoneChecks.place", name)
        if not now or max(abs(now["x"] - at[0]), abs(now["y"] - at[1])) > 8:
            yield f"held at {at}, the handle is at {now and (now['x'], now['y'])}"
            break
        values.append(now["value"])
    release(browser, *at)
    # One column can be too wide to become two.
    if values[-1] == value and (name, value) != ("Columns", 1):
        yield f"moved by {moved}, it stays at {value}"


def by_keys(browser, url):
    browser.open(url, 1440, 900)
    places = browser.call("phoneChecks.open", "sections=2&items=40&by=1&count=3&header=44&headerpins=1&leading=9", 0)
    for place in places:
        name = place["name"]
        browser.call("name => [...document.querySelectorAll('.handle')].find(one => one.ariaLabel === name).focus()", name)
        for key, code, step in (("ArrowRight", 39, 1), ("ArrowDown", 40, 0), ("ArrowDown", 40, -1)):
            browser.key(key, code)
            browser.call("() => frame().then(frame)")
            value = browser.call("name => Number([...document.querySelectorAll('.handle')]"
                                 ".find(one => one.ariaLabel === name).ariaValueNow)", name)
            if value != place["value"] + step:
                yield f"{name}: {key} leads from {place['value']} to {value}"


def swipes(browser, url):
    """Swipes from five x positions scroll the page to its end, each by at least 200 points."""
    for x in (20, 110, 195, 280, 370):
        browser.open(url, 390, 844)
        at, end = 0, 844
        while at < end - 5:
            swipe(browser, x, 700, 130)
            now = browser.call("checks.scrolled", min(at + 200, end - 5))
            # Scenes play as they become visible, and their code can change its length.
            end = browser.call("() => document.documentElement.scrollHeight - innerHeight")
            if now < min(at + 200, end - 5):
                yield f"a swipe from {x} is held at {at}"
                break
            at = now


def photos(browser, url):
    browser.open(url, 1440, 900)
    for text in ("3024 x 4032\n4032 x 3024", "160 x 120\n160 x 200\n120 x 160\n160 x 90"):
        found = browser.call("phoneChecks.photos", text)
        is_wide = "3024" in text
        if found["columns"] != 2 or not found["isInside"] or "by=1&count=2" not in found["link"]:
            yield f"{text!r} becomes {found}"
        if len(text) > 30 and not found["differs"] or is_wide != ("fit" in found["note"]):
            yield f"{text!r}: the phones are {found}"
    for text, said in (("-5 x 10\n30 x 40", "1 line was left out"), ('[{"width": 3, "height": 4}, {"name": "b"}]', "1 line")):
        if said not in (message := browser.call("phoneChecks.photos", text)["message"]) and "2 pictures" in message:
            yield f"{text!r} is reported as {message!r}"


def printed(browser, url):
    browser.open(url, 1440, 900)
    browser.call("() => gallery.ready")
    import base64
    pdf = base64.b64decode(browser.send("Page.printToPDF", preferCSSPageSize=True)["data"])
    pages = len(re.findall(rb"/Type\s*/Page\b", pdf))
    if not 1 <= pages <= 4:
        yield f"on paper it has {pages} pages"
    # The window keeps its size when a reader prints.
    browser.send("Emulation.setEmulatedMedia", media="print")
    width, bottom, text = browser.call("""() => { const box = document.querySelector("#phones .devices").getBoundingClientRect();
      return [box.width, box.bottom + scrollY, document.body.innerText]; }""")
    browser.send("Emulation.setEmulatedMedia", media="")
    if width > 690 or bottom > 1000:
        yield f"on paper the phones are {width} wide, and end at {bottom}"
    if "Laying out" in text or "tap a" in text.lower():
        yield "the paper speaks of what only a screen can do"


def without_script(browser, url):
    browser.open("about:blank", 1440, 900)
    browser.send("Emulation.setScriptExecutionDisabled", value=True)
    browser.navigate(url)
    found = browser.call("""() => [".still svg", ".buttons a:last-child"].map((name) => document.querySelector(name)).map(
      (node) => { const box = node?.getBoundingClientRect(); return box && box.top >= 0 && box.bottom <= innerHeight; })""")
    browser.send("Emulation.setScriptExecutionDisabled", value=False)
    if found != [True, True]:
        yield f"without JavaScript the picture and the documentation are {found}"


def in_forced_colors(browser, url):
    browser.open(url, 1440, 900, FORCED)
    browser.call("() => gallery.playCard.start()")
    yield from browser.call("phoneChecks.forced")


def again(browser, url):
    """A second visit opens with the comparison, and the last design is one tap away."""
    browser.open(url, 1440, 900)
    browser.call("playChecks.open", "#playground?by=1&count=7")
    browser.call("() => gallery.playCard.remember()")
    browser.open(url, 1440, 900)
    first = browser.call("async () => { await gallery.playCard.start(); return gallery.playCard.engine.link; }")
    last = browser.call("async () => { await until(() => document.querySelector('.starts .last'));"
                        " document.querySelector('.starts .last').click(); await pause(200);"
                        " return gallery.playCard.engine.link; }")
    browser.call("() => { localStorage.clear(); sessionStorage.clear(); }")
    if not first.startswith("sections=6&items=42&shapes=1") or last != "by=1&count=7":
        yield f"a second visit opens {first}, and the last design is {last}"


def camera(browser, url):
    """Photos of a camera are scaled down when they're read, and no task takes longer than decoding one. The best
    of three runs counts, because other work can slow this machine down."""
    slow = []
    for _ in range(3):
        browser.open(url, 1440, 900)
        decoding = browser.call("ownChecks.photo")
        before = renderer_memory(browser)
        found = browser.call("ownChecks.photos", PHOTOS)
        yield from found["wrong"]
        if found["longest"] <= max(100, 1.5 * decoding):
            break
        slow.append(f"a task takes {found['longest']:.0f} ms, and decoding a photo {decoding:.0f} ms")
    else:
        yield "; ".join(slow)
    # The browser returns memory to the system with a delay.
    browser.call("() => pause(6000)")
    if (after := renderer_memory(browser)) > 1.5 * before:
        yield f"the page takes {after} MB with photos, and {before} MB without"


def renderer_memory(browser):
    """The resident memory of the largest renderer, in megabytes, without garbage."""
    browser.send("HeapProfiler.collectGarbage")
    sizes = [0]
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            arguments, lines = status.with_name("cmdline").read_bytes(), status.read_text()
        except OSError:
            continue
        if b"--type=renderer" in arguments and browser.profile.encode() in arguments:
            sizes.append(int(re.search(r"VmRSS:\s+(\d+)", lines)[1]) // 1024)
    return max(sizes)


def appearing(browser, url):
    """Handles appear under the mouse, with the keyboard, and after a tap, and not while the phones drift."""
    browser.open(url, 1440, 900)
    x, y = browser.call("async () => { await phoneChecks.changedLine(); gallery.drift.turn(true); return phoneChecks.middle(1); }")
    if shown := browser.call("phoneChecks.shownHandles"):
        yield f"while the phones drift, {shown} are visible"
    mouse(browser, "mouseMoved", x, y)
    if not browser.call("phoneChecks.shownHandles"):
        yield "no handle is visible under the mouse"
    if browser.call("() => pause(300).then(() => gallery.drift.isRunning)"):
        yield "the phones drift under the mouse"
    mouse(browser, "mouseMoved", 20, 20)
    if not browser.call("() => pause(100).then(() => gallery.drift.isRunning)"):
        yield "the phones don't drift on when the mouse has left them"
    browser.call("() => gallery.drift.turn(false)")
    if shown := browser.call("phoneChecks.shownHandles"):
        yield f"without a mouse, {shown} are visible"
    browser.call("() => document.querySelector('.handle:not([hidden])').focus()")
    if not browser.call("phoneChecks.shownHandles"):
        yield "no handle is visible with the keyboard"
    browser.open(url, 390, 844)
    x, y = browser.call("async () => { await phoneChecks.changedLine(); return phoneChecks.middle(1); }")
    touch(browser, x, y)
    if not browser.call("phoneChecks.shownHandles"):
        yield "no handle is visible after a tap"


def smooth(browser, url):
    """The drift computes styles about once a frame, and draws as many frames as the wheel, within 10 %."""
    for _ in range(3):
        browser.open(url, 1440, 900)
        browser.send("Performance.enable")
        browser.call("async () => { await phoneChecks.changedLine(); gallery.drift.turn(true); await pause(1500); }")
        styles = counted(browser, "RecalcStyleCount")
        drift = browser.call("phoneChecks.frames", 2000)
        styles = (counted(browser, "RecalcStyleCount") - styles) / (2 * drift)
        browser.call("() => { gallery.drift.turn(false); gallery.playCard.screen.scrollTo(0); }")
        x, y = browser.call("() => phoneChecks.middle(1)")
        press(browser, x, y)
        release(browser, x, y)
        browser.call("() => { checks.wheel = phoneChecks.frames(2000); }")
        for _ in range(40):
            mouse(browser, "mouseWheel", x, y, deltaX=0, deltaY=25)
            browser.call("() => pause(30)")
        wheel = browser.call("() => checks.wheel")
        if drift >= 0.9 * wheel and styles <= 2:
            return
    yield f"the drift has {drift:.0f} frames a second, the wheel {wheel:.0f}, and {styles:.1f} style computations a frame"


def counted(browser, name):
    return next(one["value"] for one in browser.send("Performance.getMetrics")["metrics"] if one["name"] == name)


def apart(browser, url):
    """Phones, holes, and sliders stand out, in light and in dark surroundings."""
    for scheme in ("light", "dark"):
        browser.open(url, 1440, 900, ("prefers-color-scheme", scheme))
        yield from (f"{scheme}: {text}" for text in browser.call("phoneChecks.apart"))


def handed_over(browser, url):
    """The next header arrives within eight seconds, again and again."""
    browser.open(url, 1440, 900)
    yield from browser.call("phoneChecks.handovers")


def sideways(browser, url):
    """No preset and no limit of a setting makes the page scroll sideways, also at 200 % zoom."""
    for size in ((320, 640), (390, 844), (720, 450), (640, 360), (667, 375), (999, 800), *SIZES[:3]):
        browser.open(url, *size)
        yield from (f"{size}: {text}" for text in browser.call("phoneChecks.wide", size[0]))


def backward(browser, url):
    """Back leads from a preset to the previous design, and from a scene to the same one. The wheel scrolls the
    page until a phone was clicked, and over the listing."""
    browser.open(url, 1440, 900)
    yield from browser.call("phoneChecks.back")
    browser.open(url, 1440, 900)
    browser.call("async () => { await gallery.playCard.start(); gallery.drift.turn(false); }")
    x, y = browser.call("() => phoneChecks.middle(1)")
    offset = browser.call("phoneChecks.offsets")
    mouse(browser, "mouseMoved", x, y)
    for _ in range(3):
        mouse(browser, "mouseWheel", x, y, deltaX=0, deltaY=120)
    if not browser.call("checks.scrolled", 300) >= 300:
        yield "the wheel doesn't scroll the page over a phone"
    if browser.call("phoneChecks.offsets") != offset:
        yield "the wheel scrolls a phone that wasn't clicked"
    x, y, start = browser.call("phoneChecks.listingPlace")
    mouse(browser, "mouseMoved", x, y)
    mouse(browser, "mouseWheel", x, y, deltaX=0, deltaY=120)
    if not browser.call("checks.scrolled", start + 60) >= start + 60:
        yield "the listing traps the wheel"


def problems(browser, url):
    for check in (first_screens, listings, together, dragged, by_keys, swipes, photos, printed, without_script, sideways, camera,
                  backward, appearing, smooth, apart, handed_over,
                  in_forced_colors, again):
        yield from (f"{check.__name__}: {text}" for text in check(browser, url))
        yield from (f"{check.__name__}: {text}" for text in browser.complaints())
        browser.events = []
