/* What .ci/check-page asks of the page, in the page. */
const frame = () => new Promise((done) => requestAnimationFrame(done));
const pause = (time) => new Promise((done) => setTimeout(done, time));

const checks = {
  /* What a screen shows at an offset, in its own coordinates, whatever the page scales it by. */
  async measure(sceneID, index, offset) {
    const card = gallery.cards.find((card) => card.scene.id === sceneID);
    if (!card) return "no such scene";
    const recording = card.recordings[index];
    const screen = card.screens[index % card.screens.length];
    card.player.isPaused = true;
    if (screen.recording !== recording) screen.show(recording, recording.first);
    screen.pull = 0;
    const inside = recording.clamp(offset);
    screen.scrollTo(inside);
    screen.pull = offset - inside;
    if (screen.pull !== 0) screen.render();
    await frame();
    const glass = screen.glass.getBoundingClientRect();
    const scale = glass.width / recording.viewport[0];
    return [...screen.world.children].map((node) => {
      const box = node.getBoundingClientRect();
      return [node.dataset.element, (box.x - glass.x) / scale, (box.y - glass.y) / scale,
        box.width / scale, box.height / scale, Number(getComputedStyle(node).zIndex)];
    });
  },

  /* Makes the next choice of every switch and presses every button, on all scenes at once, and waits
     until all that moves has arrived; then compares screens and code with what was recorded. */
  async press(round) {
    for (const card of gallery.cards) {
      card.player.isPaused = false;
      for (const set of card.element.querySelectorAll("fieldset")) {
        const inputs = [...set.querySelectorAll("input")];
        inputs[(round + 1) % inputs.length].click();
      }
      for (const button of card.element.querySelectorAll(".actions button")) button.click();
      for (const screen of card.screens) screen.scroller.scrollBy(0, 7);
    }
    await pause(1500);
    return gallery.cards.flatMap((card) => [
      ...card.screens.flatMap((screen) => checks.unlike(screen)), ...checks.otherCode(card),
    ].map((text) => `${card.scene.id}: ${text}`));
  },

  unlike(screen) {
    const wrong = [];
    const expected = screen.recording.visible(screen.offset);
    const shown = new Set(screen.world.children);
    for (const node of screen.nodes.values()) shown.delete(node);
    if (shown.size > 0) wrong.push(`${shown.size} elements are left over`);
    if (expected.size !== screen.nodes.size) wrong.push("not all is shown");
    for (const [i, state] of expected) {
      const node = screen.nodes.get(i);
      const height = node && parseFloat(getComputedStyle(node).height);
      if (Math.abs(height - state.frame[3]) > 0.03) wrong.push(`${i} is off`);
    }
    return wrong;
  },

  /* The choice is read off the inputs here, and the code off what a person reads. */
  otherCode({ element, scene, recordings, screens }) {
    const choice = [...element.querySelectorAll("fieldset")].map(
      (set) => [...set.querySelectorAll("input")].findIndex((input) => input.checked));
    const index = scene.controls.reduce((sum, { choices }, k) => sum * choices.length + choice[k], 0);
    const last = scene.steps.length > 0 ? recordings.indexOf(screens[0].recording)
      : (index + 1) * scene.screens.length - 1;
    const lines = [...element.querySelectorAll(".code .line:not(del)")];
    const text = lines.map((line) => line.textContent).join("");
    return text === `${scene.codes[last]}\n` ? [] : ["the code is that of another choice"];
  },

  /* Where the first screen with room to scroll is, in the middle of the window. */
  async focus() {
    const { screen } = checks;
    screen.scroller.scrollIntoView({ behavior: "instant", block: "center" });
    screen.scrollTo(screen.recording.first);
    screen.scroller.focus({ preventScroll: true });
    await pause(100);
    const box = screen.scroller.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2, screen.offset];
  },

  get screen() { return gallery.cards[1].screens[0]; },

  async rest() {
    await pause(700);
    return [checks.screen.offset, scrollY];
  },

  nudge() {
    scrollBy({ top: 1, behavior: "instant" });
  },

  toEnd() {
    checks.screen.scrollTo(checks.screen.recording.last);
  },

  /* How far the hero goes in a second, and how much it shows. */
  async hero() {
    await gallery.hero.started;
    await pause(300);
    const { screen } = gallery.hero;
    const start = screen.offset;
    await pause(1000);
    return { way: screen.offset - start, shown: screen.world.children.length,
      isWhole: screen.element.getBoundingClientRect().right <= innerWidth,
      isFirst: screen.element.getBoundingClientRect().top < innerHeight * 0.6 };
  },

  /* Where the heading of an address stands below the list of scenes. */
  async heading(id) {
    await pause(900);
    const top = document.getElementById(`${id}-title`).getBoundingClientRect().top;
    return top - document.querySelector(".contents").getBoundingClientRect().bottom;
  },

  /* What is wrong however the page is shown. */
  async standing() {
    const wrong = [];
    if (document.documentElement.scrollWidth > innerWidth) wrong.push("wider than the window");
    const names = [...document.querySelectorAll("pre")].map((pre) => pre.getAttribute("aria-label"));
    if (new Set(names).size !== names.length || names.includes(null)) {
      wrong.push("two blocks of code have one name");
    }
    for (const card of gallery.cards) {
      for (const screen of card.screens) {
        screen.scrollTo(screen.recording.first);
        if (screen.vertical) wrong.push(...checks.titles(screen, card.scene.id));
      }
    }
    const button = document.querySelector("#sticky-sections .copy");
    let copied = "";
    Object.defineProperty(navigator, "clipboard",
      { value: { writeText: async (text) => { copied = text; } }, configurable: true });
    button.click();
    await frame();
    if (!copied.startsWith("import StickyWaterfall\n")) wrong.push("the button copies no code");
    return wrong;
  },

  titles(screen, id) {
    const left = (node) => node.getBoundingClientRect().left;
    const tiles = [...screen.world.querySelectorAll(".tile")].map(left);
    return [...screen.world.querySelectorAll(".band:not(.slim) .name")].flatMap((name) => {
      if (getComputedStyle(name).direction === "rtl") return [];
      const off = left(name) - Math.min(...tiles);
      return Math.abs(off) < 1 ? [] : [`${id}: a title is ${off} beside the tiles`];
    });
  },

  /* In forced colours nothing but its edge shows where a tile is. */
  edges() {
    const tiles = [...document.querySelectorAll(".tile")];
    return tiles.length > 50 && tiles.every((tile) => {
      const style = getComputedStyle(tile);
      return style.borderTopWidth === "1px" && style.borderTopStyle === "solid"
        && style.borderTopColor !== getComputedStyle(document.body).backgroundColor;
    });
  },

  ground() {
    return getComputedStyle(document.body).backgroundColor;
  },

  /* What has the focus, and whether one sees that. */
  focused() {
    const node = document.activeElement;
    const mark = node.matches("input[type=radio]") ? node.nextElementSibling : node;
    const box = mark.getBoundingClientRect();
    return { name: node.className || node.id || node.tagName,
      isMarked: getComputedStyle(mark).outlineStyle !== "none",
      isSeen: box.bottom > 0 && box.top < innerHeight && box.right > 0 };
  },
};
