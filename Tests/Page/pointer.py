"""The part of check-page that presses controls with a real pointer, because `button.click()` also presses a
button that something covers."""
from phones import SIZES, press, release, touch


def reached(browser, url):
    """Nothing covers a button, a link, or a field, and a pointer copies the code of every listing."""
    for size in SIZES:
        browser.open(url, *size)
        yield from (f"{size}: {text}" for text in browser.call("pointerChecks.covered"))
        place, count = browser.call("pointerChecks.aim", 0), 0
        while place:
            if size[0] < 600:
                touch(browser, *place)
            else:
                press(browser, *place)
                release(browser, *place)
            if not browser.call("pointerChecks.copied").startswith("import StickyWaterfall\n"):
                yield f"{size}: a pointer on Copy button {count} copies nothing"
            count += 1
            place = browser.call("pointerChecks.aim", count)
        if count < 3:
            yield f"{size}: there are {count} Copy buttons"


def problems(browser, url):
    for check in (reached,):
        yield from (f"{check.__name__}: {text}" for text in check(browser, url))
        yield from (f"{check.__name__}: {text}" for text in browser.complaints())
        browser.events = []
