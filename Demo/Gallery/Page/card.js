/* Matches if the phones are above the words, and not beside them. */
const IS_NARROW = matchMedia("(max-width: 559.9px), (max-aspect-ratio: 9999/10000)");

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

  /* Adds a screen, below its name if it has one. */
  device(screen, caption) {
    const device = make("figure", "device");
    if (caption) device.append(caption);
    device.append(screen.element);
    this.devices.append(device);
    this.screens.push(screen);
    screen.takeTurns();
  }

  followSize() {
    new ResizeObserver(([entry]) => {
      this.room = entry.contentRect.width;
      this.fit();
    }).observe(this.stageElement);
  }

  /* The maximum height of the screens, and the height of the captions above them, in pixels of the page. */
  get tallest() { return Infinity; }

  get captionHeight() { return 0; }

  /* Scales the screens to the available space. Computes the sizes, because measuring them would force a
     layout of the whole page for each card. */
  fit() {
    if (!this.room || this.screens.length === 0) return;
    const sizes = this.screens.map(({ recording }) => recording.viewport);
    const [rim, gap] = [18, 18];
    const needed = sizes.reduce((sum, [width]) => sum + width + rim + gap, -gap);
    const height = Math.max(...sizes.map((size) => size[1])) + rim;
    const scale = Math.min(this.largest, this.room / needed, (this.tallest - this.captionHeight) / height);
    const left = Math.max(0, (this.room - needed * scale) / 2);
    this.zoom = scale;
    this.devices.style.transform = `translateX(${left}px) scale(${scale})`;
    this.devices.style.marginBottom = `${(height + this.captionHeight / scale) * (scale - 1)}px`;
    for (const screen of this.screens) screen.scaled(scale);
    this.stageElement.style.setProperty("--zoom", scale);
    this.stageElement.style.setProperty("--paper-zoom", Math.min(1, this.paperWidth / needed));
    this.shownWidth = (sizes[0][0] + rim) * scale;
    this.shownHeight = height * scale + this.captionHeight;
  }

  get largest() { return 1; }

  /* The width of the screens on paper, in pixels. */
  get paperWidth() { return 130; }
}

/* A scene in the list: a heading, a screen, and a panel with the controls and the code. */
class ListedCard extends Card {
  constructor(scene, paints) {
    super(scene, paints);
    this.element = make("article", "scene");
    this.element.id = scene.id;
    this.element.setAttribute("aria-labelledby", `${scene.id}-title`);
    this.panel = make("div", "panel");
    const words = make("div", "words");
    words.append(Object.assign(make("h3", "", scene.title), { id: `${scene.id}-title` }), make("p", "", scene.about), this.panel);
    this.element.append(words, this.stage());
  }

  /* Starts the scene, unless it's already started. */
  start() {
    this.started ??= this.begin();
    return this.started;
  }
}

/* A recorded scene: switches, and a recording for each choice. */
class SceneCard extends ListedCard {
  constructor(scene, paints) {
    super(scene, paints);
    scene.paints = paints;
    this.choice = scene.controls.map((control) => control.initial);
    this.recordings = [];
  }

  async begin() {
    const screen = new Screen(this.scene, this.recording, `${this.scene.title}: a screen that scrolls`);
    this.screen = screen;
    this.device(screen);
    this.fill();
    screen.scrollTo(screen.recording.first + this.scene.start);
    this.followSize();
  }

  fill() {
    if (this.scene.controls.length) this.panel.append(this.controls());
    const actions = make("div", "actions");
    this.player = new Player(this, actions);
    if (actions.children.length) this.panel.append(actions);
    this.code = new CodeBlock(this.scene.title);
    this.showCode();
    const details = make("details", "source");
    details.append(make("summary", "", "Its Swift"), this.code.element);
    this.element.append(details);
  }

  controls() {
    const controls = make("div", "controls");
    this.scene.controls.forEach(({ label, choices, initial }, index) => {
      const control = makeSwitch(
        `${this.scene.id}-${index}`, label, choices, (value) => this.choose(index, value));
      control.show(initial);
      controls.append(control.row);
    });
    return controls;
  }

  /* The recording of the current choices. From one recording to the next, the last control changes first. */
  get recording() {
    return this.recordingAt(this.scene.controls.reduce(
      (sum, control, k) => sum * control.choices.length + this.choice[k], 0));
  }

  recordingAt(index) {
    return this.recordings[index] ??= new Recording(this.scene.recordings[this.scene.moments[index]]);
  }

  showCode() {
    const { codes, codeIndices } = this.scene;
    const { lines, text } = codes[codeIndices[this.recordings.indexOf(this.screen.recording)]];
    this.code.show(lines.trimEnd(), { copied: text.trimEnd() });
    this.code.markNew();
  }

  choose(control, value) {
    this.choice[control] = value;
    this.player.reset();
    const { screen, recording } = this;
    const offset = recording.clamp(screen.offset);
    const start = recording.first + this.scene.start;
    morph(screen, recording, screen.recording.axis === recording.axis ? offset : start);
    this.showCode();
    this.fit();
    // Some choices have no effect until the scene's next step, so play that step.
    clearTimeout(this.playing);
    if (this.scene.controls[control].plays) {
      this.playing = setTimeout(() => this.player.play(), isStill() ? 0 : MOTION + 80);
    }
  }
}
