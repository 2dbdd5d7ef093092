/* What Tests/Page/check-page asks of the page, in the page. */
const frame = () => new Promise((done) => requestAnimationFrame(done));
const pause = (time) => new Promise((done) => setTimeout(done, time));
/* Waits for a state, frame by frame; what then asks for it says what is wrong where it does not come. */
const until = async (holds) => {
  for (const end = performance.now() + 5000; !holds() && performance.now() < end;) await frame();
};
/* Waits until what `look` answers has not changed for some frames. */
const steady = async (look) => {
  for (let [before, calm] = [look(), 0]; calm < 8;) {
    await frame();
    const now = look();
    [before, calm] = [now, now === before ? calm + 1 : 0];
  }
};

const checks = {
  /* What a screen shows at an offset, in its own coordinates, whatever the page scales it by. */
  async measure(sceneID, index, offset) {
    const card = gallery.cards.find((card) => card.scene.id === sceneID);
    if (!card) return "no such scene";
    const recording = card.recordingAt(index);
    const screen = card.screens[index % card.screens.length];
    card.player.isPaused = true;
    if (screen.recording !== recording) screen.show(recording, recording.first);
    screen.scrollTo(offset);
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
    // A choice that is to be played begins once what it changed has moved.
    await pause(MOTION + 120);
    await steady(() => [document.getAnimations().length, ...gallery.cards.flatMap(({ screens }) => (
      screens.map(({ offset, scroller }) => [offset, scroller.className])))].join());
    // A scene can start to play by itself meanwhile.
    await until(() => gallery.cards.every(({ screens }) => (
      screens.every((screen) => checks.unlike(screen).length === 0))));
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

  /* Reads the choice from the inputs, and the code from the page. */
  otherCode({ element, scene, recordings, screen }) {
    const choice = [...element.querySelectorAll("fieldset")].map(
      (set) => [...set.querySelectorAll("input")].findIndex((input) => input.checked));
    const index = scene.controls.reduce((sum, { choices }, k) => sum * choices.length + choice[k], 0);
    const last = scene.steps.length > 0 ? recordings.indexOf(screen.recording) : index;
    const code = scene.codes[scene.codeIndices[last]].lines.trimEnd();
    const text = [...element.querySelectorAll(".code .line")].map((line) => line.textContent).join("");
    return text === `${code}\n` ? [] : ["the code is that of another choice"];
  },

  /* Where the first screen with room to scroll is, in the middle of the window. */
  async focus() {
    const { screen } = checks;
    checks.center();
    screen.scroller.focus({ preventScroll: true });
    await frame();
    const box = screen.scroller.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2, screen.offset];
  },

  center() {
    const { screen } = checks;
    screen.scroller.scrollIntoView({ behavior: "instant", block: "center" });
    screen.scrollTo(screen.recording.first);
  },

  get screen() { return gallery.cards[1].screens[0]; },

  /* Where screen and page are, once one of them has gone on by 50 points, and all is at rest. */
  async rest(before) {
    const places = () => [checks.screen.offset, scrollY];
    if (before) await until(() => places().some((place, k) => place > before[k] + 50));
    await steady(() => places().join());
    return places();
  },

  toEnd() {
    checks.screen.scrollTo(checks.screen.recording.last);
  },

  /* Where the page is, once it has been scrolled as far as it has to be. */
  async scrolled(least) {
    await until(() => scrollY >= least);
    return scrollY;
  },

  under() {
    const node = document.elementFromPoint(195, 700);
    return `${node.tagName} ${node.className} of ${node.closest("[id]")?.id}`;
  },

  /* What is smaller than 44 points where a finger has to meet it. */
  small() {
    const pressed = "a, button, select, textarea, summary, input:not([type=radio], [type=file]), .choices label";
    return [...document.querySelectorAll(pressed)].filter((node) => node.checkVisibility())
      .filter((node) => !node.matches(".skip, .unseen")).flatMap((node) => {
        const { width, height } = node.getBoundingClientRect();
        return width >= 43.9 && height >= 43.9 ? []
          : [`“${node.textContent.slice(0, 30) || node.name}” is ${width} by ${height}`];
      });
  },

  /* Texts on plain grounds that are hard to read. */
  contrast() {
    const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
    const context = canvas.getContext("2d", { willReadFrequently: true });
    const rgb = (grounds) => {
      context.clearRect(0, 0, 1, 1);
      for (const ground of grounds) {
        context.fillStyle = ground;
        context.fillRect(0, 0, 1, 1);
      }
      return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => part / 255);
    };
    const light = (color) => color.map((part) => (part <= 0.04045 ? part / 12.92
      : ((part + 0.055) / 1.055) ** 2.4)).reduce((sum, part, k) => sum + part * [0.2126, 0.7152, 0.0722][k], 0);
    const wrong = new Set();
    for (const node of document.querySelectorAll("body *")) {
      const hasText = [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim());
      if (!hasText || !node.checkVisibility() || node.closest(".tile, .tall, script, .unseen")) continue;
      const grounds = [];
      for (let place = node; place; place = place.parentElement) {
        grounds.unshift(getComputedStyle(place).backgroundColor);
      }
      const { color } = getComputedStyle(node);
      const [one, other] = [light(rgb(grounds)), light(rgb([...grounds, color]))];
      const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      if (ratio < 4.5) wrong.add(`contrast ${ratio.toFixed(2)}: ${node.tagName} ${node.className}`);
    }
    return [...wrong];
  },

  /* Switches that change nothing on their screens, or no line in sight; motion is off. */
  async sight() {
    const wrong = [];
    for (const card of gallery.cards) {
      for (const [k, set] of [...card.element.querySelectorAll("fieldset")].entries()) {
        const inputs = [...set.querySelectorAll("input")];
        const first = inputs.find((input) => input.checked);
        const seen = new Set();
        for (const input of inputs.filter((input) => input !== first)) {
          card.element.scrollIntoView({ behavior: "instant" });
          seen.add(checks.seen(card));
          input.click();
          await pause(card.scene.controls[k].plays ? 250 : 30);
          const name = `${card.scene.id}, ${input.parentElement.textContent}`;
          // A change that is played once more ends as it did before.
          const isPlayed = card.scene.controls[k].plays && card.player.next > 0;
          const now = checks.seen(card);
          if (!isPlayed && seen.has(now)) wrong.push(`${name}: nothing changes in sight`);
          seen.add(now);
          const line = card.element.querySelector(".code mark")?.getBoundingClientRect();
          if (!(line?.top > 0 && line.bottom < innerHeight)) wrong.push(`${name}: no line in sight`);
          first.click();
          await pause(card.scene.controls[k].plays ? 250 : 30);
        }
      }
    }
    const wide = [...document.querySelectorAll("pre")].filter((pre) => pre.scrollWidth > pre.clientWidth + 1);
    return [...wrong, ...wide.map((pre) => `${pre.ariaLabel} scrolls sideways`)];
  },

  seen({ screens }) {
    return screens.map(({ world, glass, shownOffset }) => {
      const { x, y } = glass.getBoundingClientRect();
      return shownOffset + [...world.children].map((node) => {
        const box = node.getBoundingClientRect();
        return [node.dataset.element, box.x - x, box.y - y, box.width, box.height].map((side) => (
          typeof side === "number" ? Math.round(side) : side)).join();
      }).sort().join();
    }).join();
  },

  /* A phone on its side shows the screen whole, and beside it what can be set and the code. */
  async flat() {
    await gallery.playCard.start();
    const place = (part) => document.querySelector(`.play ${part}`).getBoundingClientRect();
    const [screen, stage] = [place(".screen"), place(".stage")];
    const isWhole = screen.height > 200 && screen.bottom <= innerHeight;
    return [...isWhole ? [] : [`on its side the screen goes down to ${screen.bottom}`],
      ...[".starts", ".panel", ".made"].filter((part) => place(part).left < stage.right)
        .map((part) => `on its side ${part} is not beside the screen`)];
  },

  /* What has the focus and is left behind the screen that stays in sight; motion is off. */
  async behind() {
    await gallery.playCard.start();
    const stage = document.querySelector(".play .stage");
    return [...document.querySelectorAll(".play :is(.panel, .made) :is(button, summary, input)")].filter(
      (node) => node.checkVisibility() && !node.matches(".unseen, .typed")).reverse().flatMap((node) => {
      node.focus();
      const [{ top }, { bottom }] = [node, stage].map((part) => part.getBoundingClientRect());
      return top >= bottom - 1 && top < innerHeight ? [] : [`behind the screen, ${node.name || node.textContent}`];
    });
  },

  /* How far the hero goes in a second, and how much it shows. */
  async hero() {
    await gallery.playCard.start();
    await pause(300);
    const { screen } = gallery.drift;
    const start = screen.offset;
    await pause(1000);
    return { way: screen.offset - start, shown: screen.world.children.length,
      isWhole: screen.element.getBoundingClientRect().right <= innerWidth,
      isFirst: screen.element.getBoundingClientRect().top < innerHeight * 0.6 };
  },

  /* Returns the position of a scene's heading below the top edge, at the scene's address. */
  async heading(id) {
    const title = document.getElementById(`${id}-title`);
    await steady(() => title.getBoundingClientRect().top);
    return title.getBoundingClientRect().top;
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
    const button = document.querySelector("#changes .copy");
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

  /* What has the focus, and whether one sees that, once the page has scrolled there. */
  async focused() {
    const node = document.activeElement;
    const mark = node.matches("input[type=radio]") ? node.nextElementSibling : node;
    await steady(() => mark.getBoundingClientRect().top);
    const box = mark.getBoundingClientRect();
    return { name: node.className || node.id || node.tagName,
      isMarked: getComputedStyle(mark).outlineStyle !== "none",
      isSeen: box.bottom > 0 && box.top < innerHeight && box.right > 0 };
  },
};
