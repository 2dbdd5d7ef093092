/* The live scene: a million items, what can be set, and how long it took. */
/* Where the controls stand under the screen, it leaves them room. */
const LIVE_IS_NARROW = matchMedia("(max-width: 999px)");

class LiveCard extends Card {
  constructor(live, number, paints) {
    super(live, number, paints);
    this.settings = {
      columns: 4, spacing: 6, width: 320, headers: 1, footers: 0, extent: 44, scope: 0, section: 1,
    };
    this.element.classList.add("live");
    if (!live.module) {
      this.explain(live.absence);
      return;
    }
    this.notice.textContent = this.waiting;
    this.notice.hidden = false;
    // All there from the start, so that nothing below moves when the engine has started.
    this.panel.append(this.controls(), this.stats(), this.footnote(), this.code());
    this.startWhenNear();
  }

  get waiting() { return "Laying out a million items …"; }

  /* The page stays quick to open: a million items are made when someone comes near them. */
  startWhenNear() {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      this.start();
    }, { rootMargin: "30% 0px" });
    observer.observe(this.element);
  }

  async begin() {
    this.engine = await LiveEngine.start(this.scene.module);
    this.layOut(new Set(["pins", "layout"]));
    this.content = { sections: this.recording.totals.map(
      (_, section) => `Section ${(section + 1).toLocaleString("en")}`) };
    const screen = new Screen(this, this.recording, `${this.scene.title}: a screen that scrolls`);
    this.device(screen);
    this.screen = screen;
    this.showCode();
    this.notice.hidden = true;
    screen.scrollTo(this.engine.exports.startOfSection(0) + 60);
    screen.listeners.push((event) => this.heard(event));
    this.followSize();
    LIVE_IS_NARROW.addEventListener("change", () => this.request("size"));
    this.measure();
  }

  layOut(changes) {
    if (changes.has("pins")) this.engine.pin(this.settings);
    if (changes.has("layout")) this.time = this.engine.layOut(this.settings);
    this.recording = new LiveRecording(
      this.engine, this.settings.width, LIVE_IS_NARROW.matches ? 440 : 580);
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
    return this.lines.element;
  }

  showCode() {
    const writer = new PlayEngine(this.engine.exports);
    writer.open(liveLink(this.settings));
    this.lines.show([writer.choices.trimEnd()]);
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
    const { screen, engine } = this;
    if (wanted.has("place")) {
      this.anchor = null;
      screen.scrollTo(engine.exports.startOfSection(this.settings.section - 1));
    }
    if (wanted.has("layout") || wanted.has("pins") || wanted.has("size")) {
      this.anchor ??= this.topmost();
      this.layOut(wanted);
      screen.show(this.recording, this.anchor
        ? engine.exports.startOfItem(this.anchor.item, this.anchor.section) - this.anchor.y
        : screen.offset);
      screen.steps.length = 0;
      this.showCode();
      this.fit();
    }
    this.update();
    clearTimeout(this.calm);
    this.calm = setTimeout(() => this.measure(wanted), 250);
  }

  /* The first item that is seen whole or in part below the header, and where on the screen. */
  topmost() {
    const { offset, visible, recording } = this.screen;
    if (offset < 1) return null;
    const [i, state] = [...visible].find(([i, { frame: [, y, , height] }]) =>
      recording.names[i].kind === "item" && y + height - offset >= 60) ?? [];
    return state ? { ...recording.names[i], y: state.frame[1] - offset } : null;
  }

  heard(event) {
    if (event === "step") {
      this.anchor = null;
      this.update();
    } else if (event === "rest") this.measure();
  }

  /* Once nothing moves: measuring takes some hundredths of a second. */
  measure(changes) {
    this.query = this.engine.measureQuery(this.screen.offset, this.recording.length);
    this.update();
    if (!changes?.has("layout")) return;
    this.status.textContent = `${this.recording.items.toLocaleString("en")} items laid out in ${
      Math.round(this.time)} milliseconds`;
  }

  update() {
    const { engine, screen, recording, figures } = this;
    const number = (value) => Math.round(value).toLocaleString("en");
    figures.layout.textContent = duration(this.time);
    figures.query.textContent = this.query === undefined ? "…" : duration(this.query);
    figures.step.textContent = screen.steps.length > 0 ? duration(median(screen.steps)) : "–";
    figures.items.textContent = number(recording.items);
    figures.shown.textContent = number(screen.visible.size);
    figures.stuck.textContent = number(screen.stuck);
    figures.content.textContent = `${recording.content.map(number).join(" × ")} pt`;
    figures.memory.textContent = `${number(engine.exports.memory.buffer.byteLength / 1e6)} MB`;
    if (document.activeElement?.name === "live-section") return;
    const middle = screen.offset + recording.length / 2;
    this.settings.section = 1 + [...screen.visible].reduce((section, [i, { frame }]) => (
      frame[1] < middle ? Math.max(section, recording.names[i].section) : section), 0);
    this.showPlace();
  }
}

/* Milliseconds in words, with as many digits as they are worth. */
function duration(milliseconds) {
  if (milliseconds < 0.1) return `${(milliseconds * 1000).toFixed(0)} µs`;
  return `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;
}
