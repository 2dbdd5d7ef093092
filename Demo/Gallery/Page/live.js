/* The scene with a million items: two sliders, and how long the layout took. */
class LiveCard extends ListedCard {
  constructor(live, paints) {
    super(live, paints);
    this.settings = new Map();
    this.time = make("p", "time", "The layout starts when you scroll here.");
    this.time.setAttribute("role", "status");
    this.panel.append(this.controls(), this.time);
    this.showPoint("layout.columnCount = 4");
  }

  /* Lays out the million items only when the reader is here, so that the page opens fast. */
  start() {
    return super.start().catch((error) => { this.time.textContent = `The browser could not run this scene: ${error.message}.`; });
  }

  async begin() {
    this.engine = await PlayEngine.start();
    this.engine.open(this.scene.link);
    this.engine.exports.playMillion();
    await this.layOut();
    this.content = { sections: this.recording.totals.map(
      (_, section) => `Section ${(section + 1).toLocaleString("en")}`) };
    this.screen = new Screen(this, this.recording, `${this.scene.title}: a screen that scrolls`);
    this.caption = this.device(this.screen);
    say(this.caption, `${CLASSES[1]}()`, `${this.recording.items.toLocaleString("en")} items`);
    this.screen.scrollTo(60);
    this.screen.listeners.push((event) => { if (event === "step") this.showSection(); });
    this.showSection();
  }

  /* Lays out the items. If that takes a while, the page says so. */
  async layOut() {
    const settings = [...this.settings];
    this.settings.clear();
    const slow = setTimeout(() => { this.time.textContent = "Laying out a million items …"; }, 300);
    const { recording, time } = await this.engine.layOutAside(settings);
    clearTimeout(slow);
    this.recording = recording;
    this.time.textContent = `${recording.items.toLocaleString("en")} items laid out in ${
      Math.round(time)} milliseconds, in this browser.`;
  }

  controls() {
    const { columns, sections } = this.scene;
    const controls = make("div", "controls");
    this.place = makeSlider("live-section", "Go to section", { min: 1, max: sections },
      (value) => value.toLocaleString("en"), (section) => this.request({ section }));
    const { row, show } = makeField(columns, this.scene.id, (value) => {
      this.settings.set(columns.name, value);
      this.request({ isLayout: true });
    });
    show(columns.initial);
    this.place.show(1);
    controls.append(this.place.row, row);
    return controls;
  }

  /* Records a change. A slider moves faster than a million items are laid out, so each layout uses the
     latest values. */
  request(change) {
    if (!this.screen) return;
    this.wanted = { ...this.wanted, ...change };
    this.settled ??= this.settle();
  }

  async settle() {
    await new Promise((done) => requestAnimationFrame(done));
    while (this.wanted) {
      const { wanted } = this;
      this.wanted = null;
      await this.apply(wanted);
    }
    this.settled = null;
  }

  async apply({ section, isLayout }) {
    const { screen, engine } = this;
    if (section) screen.scrollTo(engine.start(section - 1));
    if (isLayout) {
      const share = screen.offset / screen.recording.last;
      await this.layOut();
      screen.show(this.recording, share * this.recording.last);
      this.fit();
    }
    this.showSection();
  }

  showSection() {
    if (document.activeElement?.name === "live-section") return;
    const { offset, visible } = this.screen;
    const middle = offset + this.recording.length / 2;
    this.place.show(1 + [...visible.values()].reduce((last, { frame, section }) => (
      frame[1] < middle ? Math.max(last, section) : last), 0));
  }
}
