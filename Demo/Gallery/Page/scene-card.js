/* A card in the list of scenes: words, code, and buttons. The phone beside the list shows the scene of the card that
   the reader reads. */
class ListedCard extends Card {
  constructor(scene, paints) {
    super(scene, paints);
    this.element = make("article", "scene");
    this.element.id = scene.id;
    this.element.setAttribute("aria-labelledby", `${scene.id}-title`);
    this.panel = make("div", "panel");
    this.point = make("pre", "point");
    this.actions = make("div", "actions");
    this.element.append(Object.assign(make("h3", "", scene.title), { id: `${scene.id}-title` }), make("p", "", scene.about),
      this.point, this.panel, this.actions);
  }

  /* Adds the stage beside the list. */
  join(phone) {
    phone.append(this.stage());
    this.stageElement.classList.add("away");
    this.followSize();
  }

  /* Starts the scene, unless it's already started. */
  start() {
    this.started ??= this.begin();
    return this.started;
  }

  /* Shows the scene on the phone. */
  async enter() {
    this.isThere = true;
    await this.start();
    if (!this.isThere) return;
    this.stageElement.classList.remove("away");
    this.fit();
  }

  /* Marks the card, and soon begins what the scene does by itself. The reader sees it before it moves. */
  activate() {
    if (this.isActive) return;
    this.isActive = true;
    this.element.classList.add("active");
    if (!isStill()) this.waiting = setTimeout(() => this.start().then(() => { if (this.isActive) this.play(); }), 900);
  }

  leave() {
    this.isThere = false;
    this.isActive = false;
    clearTimeout(this.waiting);
    this.element.classList.remove("active");
    this.stageElement.classList.add("away");
    this.reset();
  }

  play() {}

  reset() {}

  /* Shows the lines that are the point of some code. */
  showPoint(text) {
    const lines = excerpt(text, this.scene.point ?? []);
    this.point.hidden = lines.length === 0;
    this.point.replaceChildren(...lines.map((line) => makeLine("span", line)));
  }

  button(text, action) {
    const button = make("button", "", text);
    button.type = "button";
    button.addEventListener("click", action);
    this.actions.append(button);
    return button;
  }

}

/* A recorded scene: switches, and a recording for each choice. */
class SceneCard extends ListedCard {
  constructor(scene, paints) {
    super(scene, paints);
    scene.paints = paints;
    this.choice = scene.controls.map((control) => control.initial);
    this.recordings = [];
    this.fill();
  }

  async begin() {
    const Kind = this.scene.id === "chat" ? ChatScreen : Screen;
    this.screen = new Kind(this.scene, this.recording, `${this.scene.title}: a screen that scrolls`);
    this.caption = this.device(this.screen);
    this.screen.scrollTo(this.home);
    this.showCode();
  }

  get home() { return this.recording.first + this.scene.start; }

  fill() {
    if (this.scene.controls.length) this.panel.append(this.controls());
    this.player = new Player(this, this.actions);
    this.code = new CodeBlock(this.scene.title);
    this.showCode();
    const details = make("details", "source");
    details.append(make("summary", "", "Show the Swift"), this.code.element);
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

  /* The number of the current choices. From one recording to the next, the last control changes first. */
  get index() {
    return this.scene.controls.reduce((sum, control, k) => sum * control.choices.length + this.choice[k], 0);
  }

  get recording() { return this.recordingAt(this.index); }

  recordingAt(index) {
    return this.recordings[index] ??= new Recording(this.scene.recordings[this.scene.moments[index]]);
  }

  showCode() {
    const { codes, codeIndices } = this.scene;
    const { lines, text } = codes[codeIndices[this.screen ? this.recordings.indexOf(this.screen.recording) : this.index]];
    this.code.show(lines.trimEnd(), { copied: text.trimEnd() });
    this.code.markNew();
    this.showPoint(lines);
    if (this.caption) say(this.caption, `${/let layout = (\w+)/.exec(lines)[1]}()`, this.scene.title);
  }

  async choose(control, value) {
    this.choice[control] = value;
    this.player.reset();
    await this.start();
    clearTimeout(this.waiting);
    const { screen, recording } = this;
    const offset = recording.clamp(screen.offset);
    morph(screen, recording, screen.recording.axis === recording.axis ? offset : this.home);
    this.showCode();
    this.turn();
    // Some choices have no effect until the scene's next step, so play that step.
    clearTimeout(this.playing);
    if (this.scene.controls[control].plays) {
      this.playing = setTimeout(() => this.player.play(), isStill() ? 0 : MOTION + 80);
    }
  }

  play() { this.player.play(); }

  /* The next time, the scene begins at its start. */
  reset() {
    clearTimeout(this.playing);
    if (!this.screen || this.player.next === 0) return;
    this.player.reset();
    this.screen.show(this.recording, this.home);
    this.showCode();
    this.fit();
  }
}

/* A preset with both phones, as on the first screen. */
class PresetCard extends ListedCard {
  constructor(start, paints) {
    super({ ...start, id: `show-${start.id}`, title: start.headline }, paints);
    this.showPoint(start.code);
    this.button("Design with it", () => {
      document.getElementById("playground").scrollIntoView();
      gallery.playCard.startFrom(start.link);
    });
  }

  async begin() {
    const { sections, colors, recordings } = this.scene;
    const palette = gallery.live.playground.colors;
    const content = { sections, works: [], colors: colors.map((index) => palette[index]) };
    const layouts = recordings.map((recording) => new Recording(recording));
    const screens = layouts.map((recording, k) => new PlayScreen(
      { content, paints: this.paints, pictures: [] }, recording, `${this.scene.title}, ${CLASSES[k]}`));
    const captions = screens.map((screen) => this.device(screen));
    const lengths = layouts.map(({ whole }) => whole);
    say(captions[0], `${CLASSES[0]}()`, `${plain(lengths[0])} points long`);
    say(captions[1], `${CLASSES[1]}()`, ...shorter(...lengths));
    this.pair = new Pair(...screens);
    this.screen = screens[1];
    for (const sign of ["pointerdown", "keydown", "wheel"]) {
      this.devices.addEventListener(sign, () => { this.gliding = null; }, { passive: true });
    }
  }

  /* Scrolls slowly there and back. */
  play() {
    const { screen } = this;
    const begin = performance.now();
    const step = (now) => {
      if (this.gliding !== step) return;
      const part = Math.min(1, Math.max(0, now - begin) / GLIDE_TIME);
      if (part < 1) {
        screen.glide(screen.recording.first + GLIDE * (1 - Math.cos(2 * Math.PI * part)) / 2);
        requestAnimationFrame(step);
      } else this.gliding = null;
    };
    this.gliding = step;
    requestAnimationFrame(step);
  }

  reset() {
    this.gliding = null;
    this.screen?.scrollTo(this.screen.recording.first);
  }
}

/* How far a preset's card scrolls, in points, and for how long, in milliseconds. */
const GLIDE = 300;
const GLIDE_TIME = 4500;
