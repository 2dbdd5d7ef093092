/* The functions that Tests/Page/check-page runs for faults that readers have found with a pointer. */
const faultChecks = {
  /* Returns which buttons beside the phones, or the words about dragging, touch a phone or are cut off. */
  bar() {
    const phones = [...document.querySelectorAll("#phones .frame")].map((node) => node.getBoundingClientRect());
    const bar = [...document.querySelectorAll(".phone-bar :is(button, .hint)")].filter((node) => node.localName === "p" || node.checkVisibility());
    return bar.flatMap((node) => {
      const box = node.getBoundingClientRect();
      const isCovering = phones.some(({ left, top, right, bottom }) => (
        box.left < right + 4 && left < box.right + 4 && box.top < bottom + 4 && top < box.bottom + 4));
      const isSeen = box.width > 0 && box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
      return [...isCovering ? [`${node.innerText} touches a phone`] : [], ...isSeen ? [] : [`${node.innerText} is cut off`]];
    });
  },

  /* A phone's name is next to it. */
  names() {
    return [...document.querySelectorAll("#phones .device")].flatMap((device) => {
      const [note, frame] = [".note", ".frame"].map((name) => device.querySelector(name).getBoundingClientRect());
      const way = frame.top - note.bottom;
      return way >= 2 && way <= 9 ? [] : [`a phone's name is ${way} above it`];
    });
  },

  /* Returns the size of a phone on the first screen, and the problems of the first screen. */
  phone() {
    const { width, height, bottom, right } = document.querySelector("#phones .frame").getBoundingClientRect();
    return { width, height, isInside: bottom <= innerHeight && right <= innerWidth,
      isNarrow: IS_NARROW.matches, wide: document.documentElement.scrollWidth - innerWidth };
  },

  /* Returns a point on a slider's knob, after its value was typed. */
  async knob(name, value) {
    const slider = document.querySelector(`[name="playground-${name}"]`);
    slider.closest("details").open = true;
    slider.scrollIntoView({ behavior: "instant", block: "center" });
    const typed = slider.parentElement.querySelector(".typed");
    typed.focus();
    typed.value = String(value);
    typed.blur();
    await until(() => gallery.playCard.engine.setting(name) === value);
    await frame();
    const { left, top, width, height } = slider.getBoundingClientRect();
    const { min, max } = slider;
    const range = width - 22;
    const x = left + 11 + range * (slider.value - min) / (max - min);
    return { x, y: top + height / 2, points: (max - min) / range, isHit: document.elementFromPoint(x, top + height / 2) === slider };
  },

  async setting(name) {
    while (gallery.playCard.frameRequest) await frame();
    return gallery.playCard.engine.setting(name);
  },

  /* Returns the problems of an opened link: the design, or on the first screen a sentence about what isn't shown. */
  async link(said, title) {
    await gallery.playCard.start();
    const notice = document.querySelector(".notice");
    const { bottom, top } = notice.getBoundingClientRect();
    const wrong = [];
    const isSeen = notice.checkVisibility() && top >= 0 && bottom <= innerHeight;
    if (said ? !isSeen || !notice.textContent.startsWith(said) : notice.textContent) wrong.push(`the first screen says “${notice.textContent}”`);
    if (title && !notice.textContent.includes(title)) wrong.push("it doesn't say what is shown instead");
    return wrong;
  },

  /* Returns the levels of the headings that skip a level, or come before the first h2. */
  headings() {
    const levels = [...document.querySelectorAll("h1, h2, h3, h4, [role=heading]")].filter((node) => node.checkVisibility())
      .map((node) => Number(node.ariaLevel ?? node.localName[1]));
    return levels.flatMap((level, k) => (level > (levels[k - 1] ?? 0) + 1 ? [`a heading of level ${level} follows level ${levels[k - 1]}`] : []));
  },

  /* Holes begin and end with the columns of a phone. */
  holes() {
    return gallery.playCard.pair.screens.flatMap(({ world }) => {
      const sides = (name) => [...world.querySelectorAll(name)].map((node) => node.getBoundingClientRect());
      const tiles = sides(".tile");
      const wrong = sides(".hole").filter((hole) => !tiles.some((tile) => (
        Math.abs(tile.left - hole.left) < 0.6 && Math.abs(tile.right - hole.right) < 0.6)));
      return wrong.map(({ left, right }) => `a hole goes from ${left} to ${right}`);
    });
  },

  /* Opens a preset by its button, and returns the offset where it comes to rest, and the items that are cut off there. */
  async rests(id) {
    const start = gallery.starts.find((one) => one.id === id);
    gallery.playCard.startRow.querySelector(`[data-link="${start.link}"]`).click();
    await pause(2300);
    const { screen } = gallery.playCard;
    await steady(() => screen.offset);
    const first = screen.recording.first + start.at;
    const rest = screen.recording.rest(screen.offset);
    const isRight = id === "snapping" ? Math.abs(screen.offset - rest) < 1 : Math.abs(screen.offset - first) < 1;
    return isRight ? [] : [`${start.title} comes to rest at ${screen.offset}, not ${first}`];
  },

  /* Right to left, the flow layout keeps a left inset on the left, and this layout moves it. */
  async mirrored() {
    await playChecks.open("#playground?sections=1&items=12&shapes=1&gap=7&mirrored=1&leading=40&trailing=8");
    const sides = gallery.playCard.pair.screens.map((screen) => {
      const frames = [...screen.visible.values()].filter(({ kind }) => kind === "item").map(({ node }) => node.getBoundingClientRect());
      const glass = screen.glass.getBoundingClientRect();
      const zoom = glass.width / screen.recording.viewport[0];
      return [Math.min(...frames.map(({ left }) => left - glass.left)), Math.min(...frames.map(({ right }) => glass.right - right))]
        .map((side) => Math.round(side / zoom)).join();
    });
    return sides.join(" and ") === "40,8 and 8,40" ? [] : [`from right to left, the insets are ${sides.join(" and ")}`];
  },

  /* Reads photos, and records what the page says and shows meanwhile. */
  async reading(count) {
    await ownChecks.photo();
    await playChecks.open("#playground?sections=6&items=42&shapes=1&header=44");
    const { playCard: card } = gallery;
    const { link } = card.engine;
    const said = new Set();
    const shown = new Set();
    const look = setInterval(() => {
      said.add(card.sources.message.textContent);
      shown.add(card.shown.pictures.length);
    }, 5);
    const files = Array.from({ length: count }, (_, k) => new File([ownChecks.large], `IMG_${k}.jpg`, { type: "image/jpeg" }));
    await card.sources.take(files);
    clearInterval(look);
    const wrong = [];
    if (![...said].some((text) => new RegExp(`^\\d+ of ${count} …$`).test(text))) wrong.push(`it says ${[...said]}`);
    if (![...shown].some((number) => number > 0 && number < count)) wrong.push("the photos are shown all at once");
    const names = card.shown.pictures.map(({ name }) => name).join();
    if (names !== files.map(({ name }) => name).join()) wrong.push(`the photos are ${names}`);
    if (card.sources.message.textContent !== `${count} pictures.`) wrong.push(`in the end, it says ${card.sources.message.textContent}`);
    card.undo();
    if (card.engine.link !== link || card.shown.pictures.length > 0) wrong.push("the photos are more than one step of undo");
    card.redo();
    card.sources.sampleButton.click();
    await frame();
    if (card.engine.link !== link) wrong.push(`without the photos, the design is ${card.engine.link}, not ${link}`);
    return wrong;
  },

  /* The million items: the slider of the sections begins at 1, and a long layout says that it goes on. */
  async million() {
    const card = gallery.liveCard;
    const place = card.element.querySelector('[name="live-section"]');
    const typed = place.parentElement.querySelector(".typed");
    const wrong = [];
    if (place.value !== "1" || typed.value !== "1" || place.style.getPropertyValue("--part") !== "0") {
      wrong.push(`before the layout, the section is ${place.value}, shown as “${typed.value}”`);
    }
    await checks.read(card);
    const { layOutAside } = PlayEngine.prototype;
    PlayEngine.prototype.layOutAside = async function slow(settings) {
      await pause(700);
      return layOutAside.call(this, settings);
    };
    card.request({ isLayout: true });
    await pause(500);
    if (card.time.textContent !== "Laying out a million items …") wrong.push(`while it lays out, it says ${card.time.textContent}`);
    while (card.settled) await card.settled;
    if (!/laid out in \d+/.test(card.time.textContent)) wrong.push(`after the layout, it says ${card.time.textContent}`);
    PlayEngine.prototype.layOutAside = layOutAside;
    return wrong;
  },

  /* Words that were wrong or unclear. */
  words() {
    for (const details of document.querySelectorAll("details")) details.open = true;
    const text = document.body.innerText;
    return [/\d %/, /Pictures close/, /of the second/, /A size sets/, /Until the next\b(?! one)/, /Its Swift/, /\b2 lines changed/, /Drag to reorder/]
      .filter((word) => word.test(text)).map((word) => `the page says ${word}`);
  },
};
