"""The part of check-page about faults that readers have found with a pointer."""
from phones import mouse, press, release

SIZES = [(320, 568), (360, 640), (390, 844), (412, 915), (568, 320), (640, 360), (667, 375), (844, 390), (600, 960), (694, 768),
         (768, 1024), (820, 1180), (1024, 1366), (981, 1024), (1024, 600), (1024, 768), (1280, 720), (1366, 768), (1440, 900),
         (720, 450), (1100, 800), (1600, 1000), (1920, 1080), (1080, 1920), (2560, 1440), (1000, 1000), (560, 480)]


def barred(browser, url):
    """At no size, a button beside the phones touches them, a phone or its name is cut off, or the page scrolls sideways."""
    browser.open(url, 1440, 900)
    for size in SIZES:
        browser.send("Emulation.setDeviceMetricsOverride", width=size[0], height=size[1], deviceScaleFactor=1, mobile=False)
        browser.call("() => phoneChecks.changedLine().then(frame)")
        for check in ("faultChecks.bar", "faultChecks.names"):
            yield from (f"{size}: {text}" for text in browser.call(check))
        phone = browser.call("faultChecks.phone")
        if not phone["isInside"] or phone["wide"] > 0:
            yield f"{size}: a phone is cut off, or the page is too wide: {phone}"
        if phone["width"] < min(size) * 0.25 or size == (694, 768) and phone["height"] < 330:
            yield f"{size}: a phone is {phone['width']} wide and {phone['height']} high"


def without_cliff(browser, url):
    """A window that is a little wider never has much smaller phones."""
    browser.open(url, 1440, 900)
    for height in (700, 800, 900, 1000, 1180):
        before = None
        for width in [*range(540, 1400, 20), height - 1, height, 559, 560]:
            browser.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
            browser.call("() => phoneChecks.changedLine()")
            now = (width, browser.call("faultChecks.phone")["width"])
            if before and now[0] > before[0] and now[1] < 0.9 * before[1]:
                yield f"at a height of {height}, a phone is {before[1]} wide at {before[0]}, and {now[1]} at {now[0]}"
            before = now


def held_range(browser, url):
    """A knob whose value is outside the usual range moves as far as the pointer."""
    browser.open(url, 1440, 900)
    browser.call("() => gallery.playCard.start()")
    knob = browser.call("() => faultChecks.knob('line', 60)")
    if not knob["isHit"]:
        yield f"a pointer doesn't reach the knob: {knob}"
    press(browser, knob["x"], knob["y"])
    for step in range(1, 9):
        mouse(browser, "mouseMoved", knob["x"] - 3 * step, knob["y"], button="left", buttons=1)
    value = browser.call("() => faultChecks.setting('line')")
    release(browser, knob["x"] - 24, knob["y"])
    expected = 60 - 24 * knob["points"]
    if abs(value - expected) > 1.5:
        yield f"24 pixels to the left of 60, “Between items” is {value}, not {expected:.0f}"


def said_play(browser, url):
    """While the pointer is over a phone, nothing moves, and the button says so. A press plays and pauses."""
    browser.open(url, 1440, 900)
    x, y = browser.call("async () => { await phoneChecks.changedLine(); gallery.drift.turn(true); return phoneChecks.middle(0); }")
    names = []
    for point in ((20, 20), (x, y), (20, 20)):
        mouse(browser, "mouseMoved", *point)
        names.append(browser.call("() => pause(100).then(() => document.querySelector('.play-button').textContent)"))
    if names != ["Pause", "Play", "Pause"]:
        yield f"beside the phones, over one, and beside them, the button says {names}"
    place = browser.call("() => pointerChecks.points(document.querySelector('.play-button'))[4]")
    for expected in ("Play", "Pause"):
        press(browser, *place)
        release(browser, *place)
        if (name := browser.call("() => document.querySelector('.play-button').textContent")) != expected:
            yield f"after a press, the button says {name}, not {expected}"


def shared(browser, url):
    """A link opens its design, or the first screen says what of it isn't known."""
    for size in ((1440, 900), (390, 844)):
        browser.open(f"{url}#playground?by=1&count=5", *size)
        yield from browser.call("() => faultChecks.link('')")
        browser.open(f"{url}#playground?by=1&count=5&colour=red", *size)
        yield from browser.call("() => faultChecks.link('These parts of the link are unknown and were left out: colour=red.')")


def seen(browser, url):
    browser.open(url, 1440, 900)
    browser.call("() => phoneChecks.changedLine()")
    yield from browser.call("faultChecks.headings")
    yield from browser.call("faultChecks.holes")
    yield from browser.call("faultChecks.words")
    yield from browser.call("faultChecks.mirrored")
    for name in ("mixed", "sticky-sections", "snapping"):
        yield from browser.call("faultChecks.rests", name)


def read_photos(browser, url):
    browser.open(url, 1440, 900)
    yield from browser.call("faultChecks.reading", 12)


def laid_out(browser, url):
    browser.open(url, 1440, 900)
    yield from browser.call("() => gallery.playCard.start().then(() => faultChecks.million())")


def problems(browser, url):
    for check in (barred, without_cliff, held_range, said_play, shared, seen, read_photos, laid_out):
        yield from (f"{check.__name__}: {text}" for text in check(browser, url))
        yield from (f"{check.__name__}: {text}" for text in browser.complaints())
        browser.events = []
