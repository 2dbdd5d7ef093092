/* Matches if the phones are above the words, and not beside them. */
const IS_NARROW = matchMedia("(max-width: 559.9px), (max-aspect-ratio: 9999/10000)");

/* In windows that aren't higher, the buttons are beside the phones. */
const SHORT = 420;

/* In windows that aren't wider, the names of the phones are small. */
const SLIM = 420;

/* The size of the window. Reading it can make the browser lay out the page, so it's read once for each size. */
const PAGE = { measure() { Object.assign(PAGE, { width: innerWidth, height: innerHeight }); } };
PAGE.measure();

/* A stage with screens. */
class Card {
  constructor(scene, paints) {
    this.scene = scene;
    this.paints = paints;
    this.screens = [];
  }

  stage() {
    this.stageElement = make("div", "stage");
    this.devices = make("div", "devices");
    this.stageElement.append(this.devices);
    return this.stageElement;
  }

  /* Adds a screen below its caption, and returns the caption. */
  device(screen) {
    const device = make("figure", "device");
    const caption = make("figcaption");
    const note = make("span", "note");
    note.append(make("span"), make("strong"));
    caption.append(make("code"), note);
    device.append(caption, screen.element);
    this.devices.append(device);
    this.screens.push(screen);
    screen.takeTurns();
    return caption;
  }

  followSize() {
    new ResizeObserver(([entry]) => {
      this.room = entry.contentRect.width;
      this.fit();
    }).observe(this.stageElement);
  }

  /* The maximum height of the screens and their captions, and the height of the captions, in pixels of the page. */
  get tallest() {
    const { width, height } = PAGE;
    if (IS_NARROW.matches) return Math.max(0.46 * height, Math.min(0.335 * height + 0.25 * width, 0.56 * height));
    return height - (height > SHORT ? 82 : 20);
  }

  get captionHeight() { return PAGE.width < SLIM ? 34 : 42; }

  get largest() { return IS_NARROW.matches ? 1.2 : 1.6; }

  /* Scales the screens to the available space. Computes the sizes, because measuring them would force a
     layout of the whole page for each card. */
  fit() {
    if (!this.room || this.screens.length === 0) return;
    const sizes = this.screens.map(({ recording }) => recording.viewport);
    const [rim, gap] = [18, 18];
    const needed = sizes.reduce((sum, [width]) => sum + width + rim + gap, -gap);
    const height = Math.max(...sizes.map((size) => size[1])) + rim;
    const scale = Math.min(this.largest, this.room / needed, (this.tallest - this.captionHeight) / height);
    this.zoom = scale;
    this.devices.style.transform = `scale(${scale})`;
    this.devices.style.marginBottom = `${(height + this.captionHeight / scale) * (scale - 1)}px`;
    for (const screen of this.screens) screen.scaled(scale);
    this.shownHeight = height * scale + this.captionHeight;
    const font = Math.min(14, (sizes[0][0] + rim) * scale / 17.6);
    const style = { zoom: scale, "paper-zoom": Math.min(1, this.paperWidth / needed),
      caption: `${this.captionHeight / scale}px`, "caption-font": `${font / scale}px` };
    for (const [name, value] of Object.entries(style)) this.stageElement.style.setProperty(`--${name}`, value);
  }

  /* Scales a screen while it turns, so that it doesn't leave the window. */
  turn() {
    const { devices } = this;
    const look = () => ({ transform: devices.style.transform, marginBottom: devices.style.marginBottom });
    const before = look();
    this.fit();
    const after = look();
    if (!isStill() && before.transform !== after.transform) devices.animate([before, after], TURN);
  }

  /* The width of the screens on paper, in pixels. */
  get paperWidth() { return 130; }
}

/* Shows a name, a length, and how much shorter it is, in a caption. */
function say(caption, name, length, percent = "") {
  const [code, note] = caption.children;
  code.textContent = name;
  note.firstChild.textContent = length;
  note.lastChild.textContent = percent;
}
