/* One scene: heading, screens, switches, figures, code. */
class Card {
  constructor(scene, number, paints) {
    this.scene = scene;
    scene.paints = paints;
    scene.content.showsTitles = scene.showsTitles;
    this.recordings = scene.recordings.map((page) => page && new Recording(page));
    this.choice = scene.controls.map((control) => control.initial);
    this.element = document.createElement("article");
    this.element.className = "scene";
    this.element.id = scene.id;
    this.element.setAttribute("aria-labelledby", `${scene.id}-title`);
    this.element.append(this.head(number), this.stage(), this.panel());
    this.screens.forEach((screen) => screen.listeners.push((event) => this.heard(event, screen)));
    this.update(this.screens[0]);
  }

  head(number) {
    const head = make("header", "head");
    const title = make("h2", "", this.scene.title);
    title.id = `${this.scene.id}-title`;
    head.append(
      make("p", "number", String(number).padStart(2, "0")), title,
      make("p", "about", this.scene.about));
    return head;
  }

  stage() {
    const stage = make("div", "stage");
    this.devices = make("div", "devices");
    const labels = this.scene.screens;
    this.screens = labels.map((label, index) => {
      const name = `${this.scene.title}${label ? `, ${label}` : ""}: a screen that scrolls`;
      const screen = new Screen(this.scene, this.recording(index), name);
      screen.takeTurns();
      const device = make("figure", "device");
      if (label) device.append(make("figcaption", "", label));
      device.append(screen.element);
      this.devices.append(device);
      return screen;
    });
    stage.append(this.devices);
    this.stageElement = stage;
    const observer = new ResizeObserver(() => this.fit());
    for (const box of [stage, this.devices]) observer.observe(box);
    return stage;
  }

  /* Screens that are wider than the room they have are shown smaller, never cut off. */
  fit() {
    this.devices.style.transform = "none";
    const needed = this.devices.offsetWidth;
    const room = this.stageElement.clientWidth;
    const scale = Math.min(1, room / needed);
    const left = Math.max(0, (room - needed * scale) / 2);
    this.devices.style.transform = `translateX(${left}px) scale(${scale})`;
    this.stageElement.style.height = `${this.devices.offsetHeight * scale}px`;
  }

  panel() {
    const panel = make("div", "panel");
    if (this.scene.controls.length) panel.append(this.controls());
    const actions = this.actions();
    if (actions) panel.append(actions);
    panel.append(this.stats());
    this.code = new CodeBlock(this.scene.title);
    this.showCode();
    panel.append(this.code.element);
    return panel;
  }

  controls() {
    const controls = make("div", "controls");
    this.scene.controls.forEach((control, index) => {
      const set = make("fieldset", "control");
      const choices = make("div", "choices");
      control.choices.forEach((text, value) => {
        const label = make("label");
        const input = make("input");
        input.type = "radio";
        input.name = `${this.scene.id}-${index}`;
        input.checked = value === control.initial;
        input.addEventListener("change", () => this.choose(index, value));
        label.append(input, make("span", "", text));
        choices.append(label);
      });
      set.append(make("legend", "", control.label), choices);
      controls.append(set);
    });
    return controls;
  }

  actions() {
    const actions = make("div", "actions");
    if (this.scene.pulls) {
      const pull = make("button", "", "Pull down");
      pull.addEventListener("click", () => this.screens.forEach((s) => s.pulling.demonstrate()));
      actions.append(pull);
    }
    this.player = new Player(this, actions);
    return actions.children.length ? actions : null;
  }

  stats() {
    const [stats, figures] = listFigures({
      items: "Items", sections: "Sections", content: "Content",
      shown: "On screen", moved: "Moved per step", stuck: "Stuck",
    });
    this.figures = figures;
    return stats;
  }

  /* Recordings are in the order of the choices, the last one changing fastest, then the screens. */
  recording(screen) {
    const index = this.scene.controls.reduce(
      (sum, control, k) => sum * control.choices.length + this.choice[k], 0);
    return this.recordings[index * this.scene.screens.length + screen];
  }

  showCode() {
    const { codes } = this.scene;
    this.code.show(this.screens.map(({ recording }) => codes[this.recordings.indexOf(recording)]));
  }

  choose(control, value) {
    this.choice[control] = value;
    this.player.reset();
    this.screens.forEach((screen, index) => {
      const next = this.recording(index);
      const offset = this.player.turn(screen, next) ?? next.clamp(screen.offset);
      morph(screen, next, screen.recording.axis === next.axis ? offset : next.first);
    });
    this.showCode();
    this.fit();
  }

  heard(event, screen) {
    this.update(screen);
    if (event === "rest") this.player.rested(screen);
    else this.player.moved(screen);
  }

  update(screen) {
    const { recording, visible } = screen;
    const [width, height] = recording.content;
    const number = (value) => value.toLocaleString("en");
    const stuck = [...visible.values()].filter((state) => state.pinned).length;
    this.figures.items.textContent = number(recording.totals.reduce((a, b) => a + b, 0));
    this.figures.sections.textContent = number(recording.counts.length);
    this.figures.content.textContent = `${number(Math.round(width))} × ${
      number(Math.round(height))}`;
    this.figures.shown.textContent = number(visible.size);
    this.figures.moved.textContent = number(recording.movedAt(screen.offset));
    this.figures.stuck.textContent = number(stuck);
  }
}

/* A list of figures, and where each of them is written, by the same keys as their names. */
function listFigures(names) {
  const list = make("dl", "stats");
  const places = Object.entries(names).map(([key, name]) => {
    const cell = make("div");
    const place = make("dd");
    cell.append(make("dt", "", name), place);
    list.append(cell);
    return [key, place];
  });
  return [list, Object.fromEntries(places)];
}
