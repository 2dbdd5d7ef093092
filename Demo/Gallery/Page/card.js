/* Where what can be set stands under the screen, which leaves it room. */
const IS_NARROW = matchMedia("(max-width: 999px)");
/* A phone on its side: there is room beside the screen, and little below. */
const IS_FLAT = matchMedia("(max-width: 999px) and (min-width: 640px) and (max-height: 500px)");

/* What all scenes have: heading, screens, and beside them what can be set, figures and code. */
class Card {
  constructor(scene, number, paints) {
    this.scene = scene;
    this.paints = paints;
    this.screens = [];
    this.element = make("article", "scene");
    this.element.id = scene.id;
    this.element.setAttribute("aria-labelledby", `${scene.id}-title`);
    this.panel = make("div", "panel");
    this.element.append(...this.parts(number));
  }

  parts(number) { return [this.head(number), this.stage(), this.panel]; }

  head(number) {
    const head = make("header", "head");
    head.append(make("p", "number", number), this.title(), make("p", "about", this.scene.about));
    return head;
  }

  title() {
    return Object.assign(make("h2", "", this.scene.title), { id: `${this.scene.id}-title` });
  }

  stage() {
    this.stageElement = make("div", "stage");
    this.devices = make("div", "devices");
    this.notice = make("p", "notice");
    this.notice.setAttribute("role", "status");
    this.notice.hidden = true;
    this.stageElement.append(this.devices, this.notice);
    return this.stageElement;
  }

  /* A screen in its frame, below its name where there are several. */
  device(screen, caption) {
    const device = make("figure", "device");
    if (caption) device.append(make("figcaption", "", caption));
    device.append(screen.element);
    this.devices.append(device);
    this.screens.push(screen);
    screen.takeTurns();
    return device;
  }

  /* Resolves when the scene can be used, or says why it cannot. */
  start() {
    this.started ??= this.begin().catch((error) => {
      this.explain(`The browser could not run this scene: ${error.message}.`);
    });
    return this.started;
  }

  say(notice) {
    this.notice.textContent = notice;
    this.notice.hidden = notice === "";
  }

  explain(reason) {
    this.devices.replaceChildren();
    this.panel.replaceChildren();
    this.notice.classList.add("absent");
    this.say(reason);
  }

  /* Screens that are larger than the room they have are shown smaller, never cut off. */
  followSize() {
    new ResizeObserver(([entry]) => {
      this.room = entry.contentRect.width;
      this.fit();
    }).observe(this.stageElement);
  }

  /* How tall the screens may be shown, in pixels of the page. */
  get tallest() { return Infinity; }

  /* Sizes are known here: asked for, they would have the whole page laid out for each card. */
  fit() {
    if (!this.room || this.screens.length === 0) return;
    const sizes = this.screens.map(({ recording }) => recording.viewport);
    const around = 18;
    const needed = sizes.reduce((sum, [width]) => sum + width + 2 * around, -around);
    const height = Math.max(...sizes.map((size) => size[1])) + around + (this.scene.screens?.[0] ? 30 : 0);
    const scale = Math.min(1, this.room / needed, this.tallest / height);
    const left = Math.max(0, (this.room - needed * scale) / 2);
    this.zoom = scale;
    this.devices.style.transform = `translateX(${left}px) scale(${scale})`;
    this.devices.style.marginBottom = `${height * (scale - 1)}px`;
  }

  /* A list of figures, by name. */
  stats(...names) {
    const list = make("dl", "stats");
    this.figures = Object.fromEntries(names.map((name) => [name, make("dd")]));
    for (const [name, place] of Object.entries(this.figures)) {
      const cell = make("div");
      cell.append(make("dt", "", name), place);
      list.append(cell);
    }
    return list;
  }

  /* Figures that only this kind of card has, as they are written. */
  get ownFigures() { return {}; }

  /* Writes those figures that the scene has places for. */
  update({ recording, visible, moved, stuck }) {
    const { totals, content } = recording;
    const number = (value) => Math.round(value).toLocaleString("en");
    const figures = {
      "Items": number(totals.reduce((sum, count) => sum + count, 0)), "Sections": number(totals.length),
      "Content": content.map(number).join(" × "), "On screen": number(visible.size),
      "Moved per step": number(moved), "Stuck": number(stuck), ...this.ownFigures,
    };
    for (const [name, place] of Object.entries(this.figures)) place.textContent = figures[name];
  }
}

/* A scene of the gallery: what can be switched, and what each choice shows. */
class SceneCard extends Card {
  constructor(scene, number, paints) {
    super(scene, number, paints);
    scene.paints = paints;
    this.choice = scene.controls.map((control) => control.initial);
    this.recordings = [];
  }

  async begin() {
    const { live } = gallery;
    if (this.scene.isLive) {
      if (!live?.module) return this.explain(live?.absence ?? "");
      this.engine = await PlayEngine.start();
    }
    this.scene.screens.forEach((label, index) => {
      const name = `${this.scene.title}${label ? `, ${label}` : ""}: a screen that scrolls`;
      this.device(new Screen(this.scene, this.recording(index), name), label);
    });
    const pages = [...this.scene.recordings, this.screens[0].recording];
    const widest = Math.max(...pages.map(({ viewport }) => viewport[0]));
    const count = this.screens.length;
    this.stageElement.style.setProperty("--needed", `${(widest + 36) * count - 18}px`);
    this.fill();
    this.screens.forEach((screen) => {
      screen.scrollTo(screen.recording.first + this.scene.start);
      screen.listeners.push((event) => this.heard(event, screen));
    });
    this.update(this.screens[0]);
    this.followSize();
    this.player.playOnceSeen();
  }

  fill() {
    if (this.scene.controls.length) this.panel.append(this.controls());
    const actions = make("div", "actions");
    if (this.scene.pulls) {
      const button = make("button", "", "Pull down");
      button.addEventListener("click", () => this.screens.forEach(pull));
      actions.append(button);
    }
    this.player = new Player(this, actions);
    this.opener = make("a", "open", "Open in the playground");
    if (gallery.live?.module && this.scene.link) actions.append(this.opener);
    if (actions.children.length) this.panel.append(actions);
    const stats = this.stats("Items", "Sections", "Content", "On screen", "Moved per step", "Stuck");
    this.code = new CodeBlock(this.scene.title);
    this.showCode();
    this.panel.append(this.code.element, stats);
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

  /* Recordings are in the order of the choices, the last one changing fastest, then the screens. */
  recording(screen) {
    if (this.scene.isLive) {
      this.engine.open(this.link);
      return this.engine.layOut();
    }
    return this.recordingAt(this.chosen * this.scene.screens.length + screen);
  }

  get chosen() {
    return this.scene.controls.reduce(
      (sum, control, k) => sum * control.choices.length + this.choice[k], 0);
  }

  recordingAt(index) {
    return this.recordings[index] ??= new Recording(this.scene.recordings[index]);
  }

  /* What one sets the playground to for this. */
  get link() {
    const parts = this.scene.controls.map(({ links }, k) => links[this.choice[k]]);
    return [this.scene.link, ...parts].filter(Boolean).join("&");
  }

  showCode() {
    const { codes, isLive } = this.scene;
    const shown = isLive
      ? [codes[this.chosen] ?? { lines: this.engine.choices, text: this.engine.code }]
      : this.screens.map(({ recording }) => codes[this.recordings.indexOf(recording)]);
    this.code.show(shown.map(({ lines }) => lines.trimEnd()), () => shown.at(-1).text.trimEnd());
    this.opener.href = `#playground?${[this.link, this.scene.alone].filter(Boolean).join("&")}`;
  }

  choose(control, value) {
    this.choice[control] = value;
    this.player.reset();
    this.screens.forEach((screen, index) => {
      const next = this.recording(index);
      const offset = this.player.turn(screen, next) ?? next.clamp(screen.offset);
      const start = next.first + this.scene.start;
      morph(screen, next, screen.recording.axis === next.axis ? offset : start);
    });
    this.showCode();
    this.fit();
    // What does not show on a screen at rest is done.
    clearTimeout(this.playing);
    if (this.scene.controls[control].plays) {
      this.playing = setTimeout(() => this.player.demonstrate(), isStill() ? 0 : MOTION + 80);
    }
  }

  heard(event, screen) {
    this.update(screen);
    if (event === "move") this.player.moved(screen);
  }
}
