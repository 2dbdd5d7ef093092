/* The live scene: its heading, its screen, what can be set, and how long it took. */
/* Where the controls stand under the screen, it leaves them room. */
const LIVE_IS_NARROW = matchMedia("(max-width: 999px)");

class LiveCard {
  constructor(live, number, paints) {
    this.scene = live;
    this.paints = paints;
    this.settings = {
      columns: 4, spacing: 6, width: 320, headers: 1, footers: 0, extent: 44, scope: 0, section: 1,
    };
    this.element = make("article", "scene live");
    this.element.id = live.id;
    this.element.setAttribute("aria-labelledby", `${live.id}-title`);
    this.panel = make("div", "panel");
    this.element.append(Card.prototype.head.call(this, number), this.stage(), this.panel);
    if (!live.module) {
      this.explain(live.absence);
      return;
    }
    // All there from the start, so that nothing below moves when the engine has started.
    this.panel.append(this.controls(), this.stats(), this.footnote(), this.code());
    this.startWhenNear();
  }

  get waiting() { return "Laying out a million items …"; }

  stage() {
    this.stageElement = make("div", "stage");
    this.devices = make("div", "devices");
    this.notice = make("p", "notice", this.waiting);
    this.notice.setAttribute("role", "status");
    this.stageElement.append(this.devices, this.notice);
    return this.stageElement;
  }

  /* The page stays quick to open: a million items are made when someone comes near them. */
  startWhenNear() {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      this.start();
    }, { rootMargin: "30% 0px" });
    observer.observe(this.element);
  }

  /* Resolves when the scene can be used, or says why it cannot. */
  start() {
    this.started ??= this.begin().catch((error) => {
      this.explain(`The browser could not run this scene: ${error.message}.`);
    });
    return this.started;
  }

  async begin() {
    this.engine = await LiveEngine.start(this.scene.module);
    this.engine.pin(this.settings);
    this.engine.layOut(this.settings);
    const screen = new LiveScreen(
      this.engine, `${this.scene.title}: a screen that scrolls`, this.paints,
      (section) => `Section ${(section + 1).toLocaleString("en")}`);
    screen.takeTurns();
    this.screen = screen;
    const device = make("figure", "device");
    device.append(screen.element);
    this.devices.append(device);
    this.notice.hidden = true;
    screen.show(this.settings.width, this.height, 0);
    screen.listeners.push((event) => this.heard(event));
    new ResizeObserver(() => this.fit()).observe(this.stageElement);
    LIVE_IS_NARROW.addEventListener("change", () => this.request("size"));
    this.fit();
    this.measure();
  }

  explain(reason) {
    this.devices.replaceChildren();
    this.panel.replaceChildren();
    this.notice.hidden = false;
    this.notice.classList.add("absent");
    this.notice.textContent = reason;
  }

  get height() { return LIVE_IS_NARROW.matches ? 440 : 580; }

  fit() {
    if (this.screen) Card.prototype.fit.call(this);
  }

  controls() {
    const { settings } = this;
    const controls = make("div", "controls");
    const layout = () => this.request("layout");
    const pins = () => this.request("pins");
    const points = (value) => `${value} pt`;
    const place = liveSlider(settings, "section", "Go to section", [1, this.scene.sections, 1],
      (value) => value.toLocaleString("en"), () => this.request("place"));
    this.showPlace = place.show;
    controls.append(
      place.row,
      liveSlider(settings, "columns", "Columns", [1, 12, 1], String, layout).row,
      liveSlider(settings, "spacing", "Spacing", [0, 24, 1], points, layout).row,
      liveSlider(settings, "width", "Screen width", [240, 560, 8], points, layout).row,
      liveSwitch(settings, "headers", "Headers pin", ["Off", "On"], pins),
      liveSlider(settings, "extent", "Kept of a header", [24, 96, 4], points, pins).row,
      liveSwitch(settings, "footers", "Footers pin", ["Off", "On"], pins),
      liveSwitch(settings, "scope", "Scope", ["Section", "Until the next", "Stacked"], pins));
    return controls;
  }

  stats() {
    const [stats, figures] = listFigures({
      layout: "Full layout", query: "Query", step: "Scroll step",
      items: "Items", shown: "On screen", stuck: "Stuck",
      content: "Content", memory: "Memory",
    });
    this.figures = figures;
    figures.content.parentElement.className = "wide";
    return stats;
  }

  footnote() {
    const bytes = Math.round(this.scene.module.length * 3 / 4000);
    this.status = make("p", "unseen");
    this.status.setAttribute("role", "status");
    const note = make("div", "footnote");
    note.append(
      make("p", "", "Measured in this browser, in script. Query: the median of 9 batches. Scroll "
        + "step, a query and placing what it found: the median of the last 31. Stacked: every "
        + `250th section pins. With the playground the engine is ${bytes} kB of WebAssembly.`),
      this.status);
    return note;
  }

  code() {
    this.lines = new CodeBlock(this.scene.title);
    this.lines.show([liveCode(this.settings)]);
    return this.lines.element;
  }

  /* A slider can move faster than a million items are laid out: each frame takes up the last. */
  request(change) {
    if (!this.screen) return;
    this.wanted = new Set([...this.wanted ?? [], change]);
    if (this.wanted.size > 1 || this.frameRequest) return;
    this.frameRequest = requestAnimationFrame(() => {
      this.frameRequest = null;
      const { wanted } = this;
      this.wanted = null;
      this.apply(wanted);
    });
  }

  apply(wanted) {
    if (wanted.has("place")) {
      this.anchor = null;
      this.screen.scrollTo(this.engine.exports.startOfSection(this.settings.section - 1));
    }
    if (wanted.has("layout") || wanted.has("pins") || wanted.has("size")) {
      this.anchor ??= this.screen.anchor();
      if (wanted.has("pins")) this.engine.pin(this.settings);
      if (wanted.has("layout")) this.engine.layOut(this.settings);
      this.screen.show(this.settings.width, this.height, this.screen.offsetOf(this.anchor));
      this.screen.steps.length = 0;
      this.lines.show([liveCode(this.settings)]);
      this.fit();
    }
    this.update();
    clearTimeout(this.calm);
    this.calm = setTimeout(() => this.measure(wanted), 250);
  }

  heard(event) {
    if (event === "step") {
      this.anchor = null;
      this.update();
    } else this.measure();
  }

  /* Once nothing moves: measuring takes some hundredths of a second. */
  measure(changes) {
    this.query = this.engine.measureQuery(this.screen.offset, this.height);
    this.update();
    if (!changes?.has("layout")) return;
    this.status.textContent = `${this.engine.items.toLocaleString("en")} items laid out in ${
      Math.round(this.engine.times.layout)} milliseconds`;
  }

  update() {
    const { engine, screen, figures } = this;
    const number = (value) => Math.round(value).toLocaleString("en");
    figures.layout.textContent = duration(engine.times.layout);
    figures.query.textContent = this.query === undefined ? "…" : duration(this.query);
    figures.step.textContent = screen.steps.length > 0 ? duration(median(screen.steps)) : "–";
    figures.items.textContent = number(engine.items);
    figures.shown.textContent = number(screen.nodes.size);
    figures.stuck.textContent = number(screen.pinned);
    figures.content.textContent = `${number(screen.width)} × ${number(screen.content)} pt`;
    figures.memory.textContent = `${number(engine.memory / 1e6)} MB`;
    if (document.activeElement?.name === "live-section") return;
    this.settings.section = screen.section + 1;
    this.showPlace();
  }
}

/* Milliseconds in words, with as many digits as they are worth. */
function duration(milliseconds) {
  if (milliseconds < 0.1) return `${(milliseconds * 1000).toFixed(0)} µs`;
  return `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;
}
