"""The part of check-page about the scenes, which the phone beside the words shows."""
from phones import mouse, press, release, swipe, touch

SIZES = [(1440, 900), (1024, 600), (820, 1180), (390, 844), (844, 390)]
STILL = ("prefers-reduced-motion", "reduce")


def scroll_to(browser, size, scene):
    """Scrolls with a wheel or a finger until the card is where the reader looks."""
    for _ in range(80):
        way = browser.call("sceneChecks.way", scene)
        if abs(way) < 40:
            return
        if size[0] < 600:
            swipe(browser, 30, size[1] - 100 if way > 0 else size[1] - 300, max(-50, min(50, way / 5)))
        else:
            mouse(browser, "mouseWheel", 60, size[1] / 2, deltaX=0, deltaY=max(-400, min(400, way)))
        browser.call("() => steady(() => scrollY)")


def followed(browser, url):
    """Next to each card, the phone shows the card's scene. Next to the install line, there is none."""
    for size in SIZES:
        browser.open(url, *size)
        browser.call("() => gallery.playCard.start().then(() => { location.hash = 'scenes'; })")
        for scene in browser.call("() => sceneChecks.ids"):
            scroll_to(browser, size, scene)
            yield from (f"{size}: {text}" for text in browser.call("sceneChecks.beside", scene))
            if scene == "adaptive":
                yield from (f"{size}, {scene}: {text}" for text in browser.call("sceneChecks.turns"))
        yield from (f"{size}: {text}" for text in browser.call("sceneChecks.after"))


def tap(browser, size, scene):
    """Presses the button of a scene's next step, and returns its text."""
    button = browser.call("sceneChecks.step", scene)
    if size[0] < 600:
        touch(browser, *button["point"])
    else:
        press(browser, *button["point"])
        release(browser, *button["point"])
    return button["text"] if button["isHit"] else f"{button['text']}, which a pointer doesn't reach"


def chatted(browser, url):
    """A chat stays at its end at every step, with and without a keyboard."""
    for size in ((1440, 900), (390, 844)):
        browser.open(url, *size, STILL)
        browser.call("() => gallery.playCard.start().then(() => { location.hash = 'chat'; })")
        browser.call("sceneChecks.beside", "chat")
        scroll_to(browser, size, "chat")
        yield from (f"{size}, at first: {text}" for text in browser.call("sceneChecks.end"))
        names = []
        for _ in range(5):
            names.append(tap(browser, size, "chat"))
            if browser.call("() => document.querySelector('.keyboard').getAnimations().length") > 0:
                yield f"{size}, {names[-1]}: the keyboard moves, although the reader prefers reduced motion"
            yield from (f"{size}, {names[-1]}: {text}" for text in browser.call("sceneChecks.end"))
        expected = ["Three messages arrive", "The last one grows", "The keyboard comes", "Send an answer", "The keyboard goes"]
        if names != expected or (again := tap(browser, size, "chat")) != "Start again":
            yield f"{size}: the steps are {names}, and then {again}"
        yield from (f"{size}, from the start: {text}" for text in browser.call("sceneChecks.end"))


def used_elsewhere(browser, url):
    """A button of a card that isn't at the middle of the window also brings its scene."""
    browser.open(url, 1440, 900, STILL)
    browser.call("() => gallery.playCard.start().then(() => { location.hash = 'chat'; })")
    browser.call("sceneChecks.beside", "chat")
    tap(browser, (1440, 900), "changes")
    yield from browser.call("sceneChecks.beside", "changes")


def designed(browser, url):
    """A preset's card leads to its design."""
    browser.open(url, 1440, 900)
    browser.call("() => gallery.playCard.start().then(() => { location.hash = 'show-gallery'; })")
    browser.call("sceneChecks.beside", "show-gallery")
    scroll_to(browser, (1440, 900), "show-gallery")
    tap(browser, (1440, 900), "show-gallery")
    if not browser.call("async () => { await steady(() => scrollY); return gallery.playCard.engine.link.includes('distribution=4')"
                        " && document.getElementById('playground-title').getBoundingClientRect().top < innerHeight; }"):
        yield "the design of Fill the rows isn't opened"


def problems(browser, url):
    for check in (followed, chatted, used_elsewhere, designed):
        yield from (f"{check.__name__}: {text}" for text in check(browser, url))
        yield from (f"{check.__name__}: {text}" for text in browser.complaints())
        browser.events = []
