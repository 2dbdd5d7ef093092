"""The part of check-page about the line that changes on the second phone."""
from phones import press, release, touch

STILL = ("prefers-reduced-motion", "reduce")
SIZES = [(1440, 900), (390, 844), (320, 568), (844, 390), (820, 1180)]


def tap(browser, size, text=None):
    """Presses the button that changes the line with a finger or a mouse."""
    button = browser.call("lineChecks.button")
    if not button["isHit"] or text not in (None, button["text"]):
        yield f"a pointer doesn't reach “{text}”: {button}"
    if size[0] < 600:
        touch(browser, *button["point"])
    else:
        press(browser, *button["point"])
        release(browser, *button["point"])


def opened(browser, url):
    """The line changes by itself within three seconds, once, also with reduced motion."""
    for size in SIZES:
        for features in ((), (STILL,)) if size in SIZES[:2] else ((),):
            browser.open(url, *size, *features, isReady=False)
            found = browser.call("lineChecks.opening", 5500)
            yield from (f"{size} {features}: {text}" for text in found)


def pressed(browser, url):
    """A press changes the line back, or changes it. A press during a move turns it around, at any frame."""
    for size in SIZES[:2]:
        browser.open(url, *size)
        browser.call("async () => { await gallery.playCard.start(); gallery.playCard.line.settle();"
                     " gallery.playCard.line.jump(true); gallery.drift.turn(false); }")
        for is_changed, text, other in ((True, "Change it back", "Change the line"), (False, "Change the line", "Change it back")):
            for pause in (60, 250, 600):
                browser.call("() => lineChecks.record(2800)")
                yield from (f"{size}: {found}" for found in tap(browser, size, text))
                browser.call(f"() => pause({pause})")
                yield from (f"{size}: {found}" for found in tap(browser, size, other))
                yield from (f"{size}, after {pause} ms: {found}" for found in browser.call("lineChecks.interrupted", is_changed))
                browser.call("() => gallery.drift.turn(false)")
            yield from tap(browser, size, text)
            browser.call("() => pause(1500).then(() => gallery.drift.turn(false))")


def far_down(browser, url):
    """At the end of the content, which is elsewhere in both layouts, no item jumps."""
    browser.open(url, 1440, 900)
    browser.call("async () => { await gallery.playCard.start(); const { line, screen } = gallery.playCard; line.settle();"
                 " line.jump(false); gallery.drift.turn(false); screen.scrollTo(screen.recording.last); await pause(300); }")
    browser.call("() => lineChecks.record(1800)")
    yield from tap(browser, (1440, 900), "Change the line")
    yield from browser.call("async () => lineChecks.jumps(await lineChecks.frames)")
    one, other = browser.call("phoneChecks.offsets")
    if abs(one - other) > 1:
        yield f"after the change, the phones are at {one} and {other}"


def problems(browser, url):
    for check in (opened, pressed, far_down):
        yield from (f"{check.__name__}: {text}" for text in check(browser, url))
        yield from (f"{check.__name__}: {text}" for text in browser.complaints())
        browser.events = []
