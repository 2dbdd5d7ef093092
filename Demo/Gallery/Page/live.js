/* The live scene: a million items in the playground's engine, what can be set, and how long it took. */
class LiveCard extends Card {
  constructor(live, number, paints) {
    super(live, number, paints);
    this.element.classList.add("live");
    if (!live.module) {
      this.explain(live.absence);
      return;
    }
    this.say("Laying out a million items …");
    /* What is to be set with the next layout. */
    this.wishes = new Map();
    this.lines = new CodeBlock(live.title);
    // All there from the start, so that nothing below moves when the engine has started.
    const stats = this.stats("Full layout", "Query", "Scroll step", "Items", "On screen", "Stuck",
      "Content", "Memory");
    this.panel.append(this.controls(), stats, this.footnote(), this.lines.element);
    this.startWhenNear();
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

  async begin() {
    this.engine = await PlayEngine.start();
    this.engine.open(this.scene.link);
    this.engine.exports.playMillion();
    await this.layOut();
    this.content = { sections: this.recording.totals.map(
      (_, section) => `Section ${(section + 1).toLocaleString("en")}`) };
    this.screen = new Screen(this, this.recording, `${this.scene.title}: a screen that scrolls`);
    this.device(this.screen);
    this.say("");
    this.screen.scrollTo(60);
    this.screen.listeners.push((event) => this.heard(event));
    this.followSize();
    IS_NARROW.addEventListener("change", () => this.request({ isLayout: true }));
    this.measure();
  }

  async layOut() {
    this.wishes.set("height", IS_NARROW.matches ? 440 : 580);
    const wishes = [...this.wishes];
    this.wishes.clear();
    const { recording, time } = await this.engine.layOutAside(wishes);
    this.recording = recording;
    if (recording.sizes > 0) this.time = time;
    this.lines.show([this.engine.choices.trimEnd()]);
  }

  controls() {
    const controls = make("div", "controls");
    this.place = makeSlider("live-section", "Go to section", { min: 1, max: this.scene.sections },
      (value) => value.toLocaleString("en"), (section) => this.request({ section }));
    controls.append(this.place.row, ...this.scene.fields.map((field) => {
      const { row, show } = makeField(field, this.scene.id, (value) => {
        this.wishes.set(field.name, value);
        this.request({ isLayout: true });
      });
      show(field.initial);
      return row;
    }));
    return controls;
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

  /* A slider can move faster than a million items are laid out: each layout takes up the last. */
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
    if (section) {
      this.anchor = null;
      screen.scrollTo(engine.start(section - 1));
    }
    if (isLayout) {
      this.anchor ??= this.topmost();
      await this.layOut();
      screen.show(this.recording, this.anchor
        ? engine.start(this.anchor.section, this.anchor.item) - this.anchor.y : screen.offset);
      screen.steps.length = 0;
      this.fit();
    }
    this.update(screen);
    clearTimeout(this.calm);
    this.calm = setTimeout(() => this.measure(isLayout), 250);
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
      this.update(this.screen);
    } else if (event === "rest") this.measure();
  }

  /* Once nothing moves: measuring takes some hundredths of a second. One query takes less than a tick of
     the browser's clock: batches are timed, each several ticks long, and the median batch counts. */
  measure(isLayout) {
    this.query = median(Array.from({ length: 9 }, () => {
      const began = performance.now();
      let [now, queries] = [began, 0];
      while (now - began < 1.5) {
        for (let k = 0; k < 16; k += 1) this.engine.exports.playFind(this.screen.offset);
        queries += 16;
        now = performance.now();
      }
      return (now - began) / queries;
    }));
    this.update(this.screen);
    if (!isLayout) return;
    this.status.textContent = `${this.recording.items.toLocaleString("en")} items laid out in ${
      Math.round(this.time)} milliseconds`;
  }

  get ownFigures() {
    const { engine, screen } = this;
    return {
      "Full layout": duration(this.time), "Query": this.query === undefined ? "…" : duration(this.query),
      "Scroll step": screen.steps.length > 0 ? duration(median(screen.steps)) : "–",
      "Memory": `${Math.round(engine.exports.memory.buffer.byteLength / 1e6)} MB`,
    };
  }

  update(screen) {
    super.update(screen);
    if (document.activeElement?.name === "live-section") return;
    const middle = screen.offset + this.recording.length / 2;
    this.place.show(1 + [...screen.visible].reduce((section, [i, { frame }]) => (
      frame[1] < middle ? Math.max(section, this.recording.names[i].section) : section), 0));
  }
}

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[sorted.length >> 1];
}

/* Milliseconds in words, with as many digits as they are worth. */
function duration(milliseconds) {
  if (milliseconds < 0.1) return `${(milliseconds * 1000).toFixed(0)} µs`;
  return `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;
}
