/* The functions that Tests/Page/check-page runs in the page. */
const frame = () => new Promise((done) => requestAnimationFrame(done));
const pause = (time) => new Promise((done) => setTimeout(done, time));
/* Waits for a state, frame by frame, for at most five seconds. The caller checks the state. */
const until = async (holds) => {
  for (const end = performance.now() + 5000; !holds() && performance.now() < end;) await frame();
};
/* Waits until the result of `look` hasn't changed for some frames. */
const steady = async (look) => {
  for (let [before, calm] = [look(), 0]; calm < 8;) {
    await frame();
    const now = look();
    [before, calm] = [now, now === before ? calm + 1 : 0];
  }
};

const checks = {
  /* Returns the rectangles on a screen at an offset, in the screen's coordinates. */
  async measure(sceneID, index, offset) {
    const card = gallery.cards.find((card) => card.scene.id === sceneID);
    if (!card) return "no such scene";
    await card.start();
    const recording = card.recordingAt(index);
    const screen = card.screens[index % card.screens.length];
    if (screen.recording !== recording) screen.show(recording, recording.first);
    screen.scrollTo(offset);
    await frame();
    // At full size, because a browser rounds to 1/64 of its own pixels.
    const { transform } = card.devices.style;
    card.devices.style.transform = "none";
    const glass = screen.glass.getBoundingClientRect();
    const shown = [...screen.world.children].map((node) => {
      const box = node.getBoundingClientRect();
      return [node.dataset.element, box.x - glass.x, box.y - glass.y, box.width, box.height,
        Number(getComputedStyle(node).zIndex)];
    });
    card.devices.style.transform = transform;
    return shown;
  },

  /* Makes the next choice of every switch and presses every button, on all scenes at once. When all
     animations have ended, compares the screens and the code with the recordings. */
  async press(round) {
    for (const card of gallery.cards) {
      await card.start();
      clearTimeout(card.waiting);
      for (const set of card.element.querySelectorAll("fieldset")) {
        const inputs = [...set.querySelectorAll("input")];
        inputs[(round + 1) % inputs.length].click();
      }
      for (const button of card.element.querySelectorAll(".actions button")) button.click();
      for (const screen of card.screens) screen.scroller.scrollBy(0, 7);
    }
    // A choice that plays a step does so after its own animation.
    await pause(MOTION + 120);
    await steady(() => [document.getAnimations().length, ...gallery.cards.flatMap(({ screens }) => (
      screens.map(({ offset, scroller, blend }) => [offset, scroller.className, blend?.part])))].join());
    // In the meantime, a scene can start to play by itself.
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
    for (const [name, state] of expected) {
      const node = screen.nodes.get(name);
      const height = node && parseFloat(getComputedStyle(node).height);
      if (!(Math.abs(height - state.frame[3]) <= 0.03)) wrong.push(`${name} is off`);
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

  /* Scrolls to a card as a reader does, until the phone shows its scene. The scene doesn't begin by itself. */
  async read(card) {
    const { top, height } = card.element.getBoundingClientRect();
    scrollTo({ top: scrollY + top + height / 2 - innerHeight * (IS_NARROW.matches ? 0.74 : 0.48), behavior: "instant" });
    await until(() => gallery.list.card === card && card.screen && !card.stageElement.matches(".away"));
    clearTimeout(card.waiting);
    await steady(() => scrollY);
  },

  /* Focuses a screen, and returns the screen's center and its offset. */
  async focus() {
    await checks.center();
    const { screen } = checks;
    screen.scroller.focus({ preventScroll: true });
    await frame();
    const box = screen.scroller.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2, screen.offset];
  },

  async center() {
    await checks.read(checks.card);
    checks.screen.scrollTo(checks.screen.recording.first);
  },

  get card() { return gallery.cards.find(({ scene }) => scene.id === "changes") ?? gallery.cards[0]; },

  get screen() { return checks.card.screens[0]; },

  /* Returns the offsets of the screen and the page, after one of them has scrolled by 50 points and rests. */
  async rest(before) {
    const places = () => [checks.screen.offset, scrollY];
    if (before) await until(() => places().some((place, k) => place > before[k] + 50));
    await steady(() => places().join());
    return places();
  },

  toEnd() {
    checks.screen.scrollTo(checks.screen.recording.last);
  },

  /* Returns the page's offset after it has scrolled to at least an offset. */
  async scrolled(least) {
    await until(() => scrollY >= least);
    return scrollY;
  },

  under() {
    const node = document.elementFromPoint(195, 700);
    return `${node.tagName} ${node.className} of ${node.closest("[id]")?.id}`;
  },

  /* Returns the controls that are too small for a finger. */
  small() {
    const pressed = "a, button, select, textarea, summary, input:not([type=radio], [type=file]), .choices label";
    return [...document.querySelectorAll(pressed)].filter((node) => node.checkVisibility())
      .filter((node) => !node.matches(".skip, .unseen")).flatMap((node) => {
        const { width, height } = node.getBoundingClientRect();
        return width >= 43.9 && height >= 43.9 ? []
          : [`“${node.textContent.slice(0, 30) || node.name}” is ${width} by ${height}`];
      });
  },

  /* Returns the texts on plain backgrounds that have too little contrast. */
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

  /* Returns the switches that change nothing on their screens, or mark no line. Motion is reduced. */
  async sight() {
    const wrong = [];
    for (const card of gallery.cards) {
      for (const [k, set] of [...card.element.querySelectorAll("fieldset")].entries()) {
        const inputs = [...set.querySelectorAll("input")];
        const first = inputs.find((input) => input.checked);
        const seen = new Set();
        for (const input of inputs.filter((input) => input !== first)) {
          await checks.read(card);
          seen.add(checks.seen(card));
          input.click();
          await pause(card.scene.controls[k].plays ? 250 : 30);
          const name = `${card.scene.id}, ${input.parentElement.textContent}`;
          // A change that plays again ends in the same state.
          const isPlayed = card.scene.controls[k].plays && card.player.next > 0;
          const now = checks.seen(card);
          if (!isPlayed && seen.has(now)) wrong.push(`${name}: nothing visible changes`);
          seen.add(now);
          if (!card.element.querySelector(".code mark")) wrong.push(`${name}: no line is marked`);
          first.click();
          await pause(card.scene.controls[k].plays ? 250 : 30);
        }
      }
    }
    document.querySelectorAll(".source").forEach((details) => { details.open = true; });
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

  /* A phone in landscape shows both phones whole, and the words next to them. */
  async flat() {
    await gallery.playCard.start();
    const place = (part) => document.querySelector(part).getBoundingClientRect();
    const phones = [...document.querySelectorAll("#phones .screen")].map((phone) => phone.getBoundingClientRect());
    const isWhole = phones.every(({ height, bottom }) => height > 200 && bottom <= innerHeight);
    return [...isWhole ? [] : [`on its side the phones go down to ${phones.map(({ bottom }) => bottom)}`],
      ...["#playground", "#swift", "#scenes .list"].filter((part) => place(part).right > phones[0].left)
        .map((part) => `on its side ${part} is not beside the phones`)];
  },

  /* Returns the focused controls that the phones cover. Motion is reduced. */
  async behind() {
    await gallery.playCard.start();
    const stage = document.getElementById("phones");
    return [...document.querySelectorAll("#playground :is(button, summary, input)")].filter(
      (node) => node.checkVisibility() && !node.matches(".unseen, :disabled")).reverse().flatMap((node) => {
      node.focus();
      const [{ top }, { bottom }] = [node, stage].map((part) => part.getBoundingClientRect());
      return top >= bottom - 1 && top < innerHeight ? [] : [`behind the phones, ${node.name || node.textContent}`];
    });
  },

  /* Returns how far the phones scroll in a second, and how much they show. */
  async hero() {
    await gallery.playCard.start();
    await until(() => gallery.playCard.line.place === 1 && (gallery.drift.isMoving || isStill()));
    await pause(1300);
    const { screen } = gallery.drift;
    const start = screen.offset;
    await pause(1000);
    return { way: screen.offset - start, shown: screen.world.children.length,
      isWhole: screen.element.getBoundingClientRect().right <= innerWidth,
      isFirst: screen.element.getBoundingClientRect().top < innerHeight * 0.6 };
  },

  /* Returns whether a scene's heading is visible at the scene's address, and the phone shows the scene. */
  async heading(id) {
    const title = document.getElementById(`${id}-title`);
    await steady(() => title.getBoundingClientRect().top);
    await until(() => gallery.list.card?.scene.id === id);
    const { left, top } = title.getBoundingClientRect();
    return title.contains(document.elementFromPoint(left + 20, top + 8)) && gallery.list.card?.scene.id === id;
  },

  /* Returns the problems that don't depend on how the page is shown. */
  async standing() {
    const wrong = [];
    if (document.documentElement.scrollWidth > innerWidth) wrong.push("wider than the window");
    const names = [...document.querySelectorAll("pre.code")].map((pre) => pre.getAttribute("aria-label"));
    if (new Set(names).size !== names.length || names.includes(null)) {
      wrong.push("two blocks of code have one name");
    }
    for (const card of gallery.cards.filter(({ scene }) => scene.id !== "chat")) {
      await card.start();
      for (const screen of card.screens) {
        screen.scrollTo(screen.recording.first);
        if (screen.vertical) wrong.push(...checks.titles(screen, card.scene.id));
      }
    }
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

  /* Returns whether every item has a visible edge in forced colors. */
  edges() {
    const tiles = [...document.querySelectorAll(".tile")];
    return tiles.length > 10 && tiles.every((tile) => {
      const style = getComputedStyle(tile);
      return style.borderTopWidth === "1px" && style.borderTopStyle === "solid"
        && style.borderTopColor !== getComputedStyle(document.body).backgroundColor;
    });
  },

  ground() {
    return getComputedStyle(document.body).backgroundColor;
  },

  /* Returns the focused element, and whether its focus is visible, after the page has scrolled there. */
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
