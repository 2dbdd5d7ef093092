"""The part of check-page that holds the live scene against the engine and against the real layout."""
import json
import re

# Points, as for the other scenes.
TOLERANCE = 0.03
# The engine is asked here by itself, past all of the page's own script, and the screen is measured
# as the browser shows it. `height` stands for the screen's own where it is not given.
SHOW = """
async (settings, place, height) => {
  const card = gallery.liveCard;
  await card.start();
  const { screen, engine } = card;
  if (!screen) return { wrong: card.notice.textContent };
  for (const [key, value] of Object.entries(settings ?? {})) {
    const inputs = [...card.element.querySelectorAll(`[name="live-${key}"]`)];
    if (inputs[0].type === "radio") { inputs[value].click(); continue; }
    inputs[0].value = value;
    inputs[0].dispatchEvent(new Event("input"));
  }
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await frame(); await frame();
  if (height) screen.show(screen.width, height, 0);
  const offset = place.fraction === undefined ? place.offset
    : Math.round(place.fraction * (engine.exports.contentExtent() - screen.height) * 2) / 2;
  screen.scrollTo(offset);
  await frame();
  const count = engine.exports.find(offset, screen.height);
  const numbers = new Float64Array(engine.exports.memory.buffer, engine.exports.found(), count * 11);
  const said = {};
  for (let k = 0; k < numbers.length; k += 11) {
    const kind = ["header", "item", "footer"][numbers[k]];
    said[`${kind}-${numbers[k + 1]}-${numbers[k + 2]}`] = [...numbers.slice(k + 3, k + 8)];
  }
  const glass = screen.glass.getBoundingClientRect();
  const scale = glass.width / screen.width;
  const shown = Object.fromEntries([...screen.world.children].map((node) => {
    const box = node.getBoundingClientRect();
    return [node.dataset.element, [(box.x - glass.x) / scale, (box.y - glass.y) / scale,
      box.width / scale, box.height / scale, Number(getComputedStyle(node).zIndex)]];
  }));
  return { offset, at: screen.offset, said, shown, nodes: screen.world.children.length,
    size: [screen.width, screen.height], content: engine.exports.contentExtent(),
    sum: engine.firstItems.at(-1), figures: card.element.querySelector(".stats").innerText };
}
"""

# Scrolls by the browser's own means to the end of the window that slides along the content, twice.
SLIDE = """
async () => {
  const { screen } = gallery.liveCard;
  screen.scrollTo(0);
  const reached = [];
  for (let turn = 0; turn < 2; turn += 1) {
    screen.scroller.scrollTop = 1e9;
    await new Promise((done) => setTimeout(done, 500));
    reached.push(screen.offset);
  }
  return reached;
}
"""

PRESS = """
async (key) => {
  const { screen } = gallery.liveCard;
  screen.scroller.focus({ preventScroll: true });
  screen.scroller.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  await new Promise((done) => requestAnimationFrame(done));
  return [screen.offset, screen.content - screen.height];
}
"""

NOTICE = """
() => {
  const card = gallery.liveCard;
  card.element.scrollIntoView({ behavior: "instant" });
  return card.element.querySelector(".notice").checkVisibility() && card.notice.textContent;
}
"""

SETTINGS = [
    {"columns": 4, "spacing": 6, "width": 320, "headers": 1, "footers": 0, "extent": 44, "scope": 0},
    {"columns": 1, "spacing": 0, "width": 560, "footers": 1, "extent": 96},
    {"columns": 12, "spacing": 24, "scope": 2},
    {"columns": 3, "width": 240, "headers": 0, "scope": 1},
]
PLACES = [{"offset": 0}, {"offset": 60.5}, {"offset": 1_999_700}, {"fraction": 0.25},
          {"fraction": 0.617}, {"fraction": 0.999}, {"fraction": 1}]


def unequal(said, shown, size):
    """Each difference between two sets of named rectangles on a screen."""
    def meets(rectangle):
        x, y, w, h, _ = rectangle
        return min(min(x + w, size[0]) - max(x, 0), min(y + h, size[1]) - max(y, 0)) > TOLERANCE

    for name in sorted(set(said) ^ set(shown)):
        # Rounding may decide about what only just meets the screen.
        if meets(said.get(name) or shown[name]):
            yield f"{name} is {'not shown' if name in said else 'shown, and should not be'}"
    for name in sorted(set(said) & set(shown)):
        if any(abs(one - other) > TOLERANCE for one, other in zip(said[name], shown[name])):
            yield f"{name} is shown at {shown[name]}, not {said[name]}"


def against_engine(browser, compared):
    for settings in SETTINGS:
        for place in PLACES:
            result = browser.call(SHOW, settings if place is PLACES[0] else None, place, None)
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
        if result["sum"] != 1_000_000 or "1,000,000" not in result["figures"]:
            yield f"{settings}: {result['sum']} items were laid out"
        if not re.search(r"Full layout\s+[\d.]+ .?s", result["figures"]):
            yield f"{settings}: the time of the layout is not shown"


def against_layout(browser, said, compared):
    """The real class on this machine, 64 bits wide, says the same of the first sections."""
    for moment in said["moments"]:
        result = browser.call(SHOW, moment["settings"], {"offset": moment["offset"]}, said["height"])
        expected = {name: [x, y - moment["offset"], w, h, z]
                    for name, (x, y, w, h, z) in moment["elements"].items()}
        for text in unequal(expected, result["shown"], result["size"]):
            yield f"{moment['settings']}, offset {moment['offset']}: the layout class differs: {text}"
        compared.append(len(expected))
    # A check that cannot fail checks nothing.
    name = next(name for name in expected if name in result["shown"])
    for place in range(5):
        changed = json.loads(json.dumps(expected))
        changed[name][place] += 1
        if not list(unequal(changed, result["shown"], [1e4, 1e4])):
            yield "a rectangle that is 1 point off was not noticed"


def moving(browser):
    browser.call(SHOW, SETTINGS[0], {"offset": 0}, None)
    first, second = browser.call(SLIDE)
    if not 3e6 < first < second:
        yield f"scrolling stops at {first} and {second}: the window does not slide"
    offset, last = browser.call(PRESS, "End")
    if abs(offset - last) > TOLERANCE:
        yield f"the End key leads to {offset}, not {last}"
    if browser.call(PRESS, "Home")[0] != 0:
        yield "the Home key does not lead to the start"


def problems(browser, said, compared):
    """Each thing that is wrong with the live scene of the page that is open."""
    for part in (against_engine(browser, compared), against_layout(browser, said, compared)):
        found = list(part)
        yield from found
        if found:
            return
    yield from moving(browser)


def without_module(html):
    """The page as a machine writes it that cannot build the module."""
    changed, count = re.subn(r'"module":"[A-Za-z0-9+/=]+"', '"absence":"It cannot be built."', html)
    return changed if count == 1 else None


def notice(browser):
    if browser.call(NOTICE) != "It cannot be built.":
        yield "a page without the module does not say so"
