const SAMPLE_SETTINGS = ["items", "shapes", "secondshapes", "thirdshapes"];

/* The playground: two phones, the settings, and the Swift code of the screen. It starts with the recordings of
   the presets, and the engine takes over when it has started. */
class PlayCard extends PlayDesign {
  constructor({ playground, module, absence }, paints) {
    super(playground, paints);
    this.absence = module ? "" : absence;
    this.shown = { content: {}, paints, pictures: [] };
    this.notice = document.querySelector(".notice");
    this.element = document.getElementById("play");
    document.getElementById("phones").append(this.stage());
  }

  /* Builds the settings and the listing, which are below the phones. Each part is a task of its own, so that a slow
     machine stays responsive. */
  furnish() {
    this.furnished ??= this.build();
    return this.furnished;
  }

  async build() {
    await nextTask();
    document.getElementById("playground").append(...this.design());
    for (const group of this.scene.groups) {
      await nextTask();
      this.groups.add(group);
    }
    this.groups.addTitles();
    await nextTask();
    document.getElementById("swift").append(...this.listing());
    await nextTask();
    this.tell();
  }

  /* Shows the recordings of the preset in the address, or of the first one. Without a design in the address, the
     line changes before the reader's eyes. */
  async begin() {
    this.engine = new PlayRecord();
    const link = this.linkIn(location.href);
    const opensWithFlow = link === null || this.startOf(link) === gallery.starts[0];
    if (link !== null) this.open(link);
    const recordings = this.layOut();
    const screens = [];
    for (const [k, name] of CLASSES.entries()) {
      screens.push(new PlayScreen(this.shown, recordings[opensWithFlow ? 0 : k], name));
      await nextTask();
    }
    this.screen = screens[1];
    this.captions = screens.map((screen) => this.device(screen));
    this.pair = new Pair(...screens);
    this.line = new Line(this, recordings, !opensWithFlow);
    this.last = this.shownDesign;
    // Later, an observer reports the size. That would be after the first frame.
    this.room = this.stageElement.clientWidth;
    this.fit();
    this.followSize();
    this.screen.scrollTo(this.screen.recording.first + (this.startOf(this.engine.link)?.at ?? 0));
    if (opensWithFlow) this.line.begin();
    this.listen();
    gallery.drift.begin();
  }

  /* Starts the engine, once. Without one, the page says how to get it, and hides what needs it. */
  start() {
    this.started ??= this.takeOver().catch((error) => this.explain(error));
    return this.started;
  }

  async takeOver() {
    if (this.absence || typeof WebAssembly === "undefined") throw new Error("");
    const [engine, flowEngine] = [await PlayEngine.start(), await PlayEngine.start()];
    await this.furnish();
    await nextTask();
    const { link } = this.engine;
    const asked = this.linkIn(location.href);
    const unopened = this.unopened ?? (this.isTouched ? link : asked ?? link);
    [this.engine, this.flowEngine, this.isLive] = [engine, flowEngine, true];
    const last = this.kept();
    this.open(unopened);
    const isSame = engine.link === link && this.early.size === 0;
    if (last?.pictures.length && asked !== null && asked === last.link) {
      this.use(last.pictures, "Their sizes were kept. Add the files again to see them.");
    }
    for (const [name, value] of this.early) this.engine.set(name, value);
    this.last = this.shownDesign;
    if (isSame && this.shown.pictures.length === 0) await this.replaceRecordings(); else this.show(false);
    this.handles = new PlayHandles(this);
    this.handles.place();
    this.element.classList.add("live");
    if (engine.link !== link) {
      this.screen.scrollTo(this.screen.recording.first + (this.startOf(engine.link)?.at ?? 0));
    }
    history.replaceState({ link: engine.link }, "");
    this.offerLast(last, asked);
  }

  /* Shows the engine's layouts of the recorded screen, also while the line changes. */
  async replaceRecordings() {
    const { pair: { screens: [flow] }, line, line: { layouts } } = this;
    const recordings = this.layOut();
    await nextTask();
    // In the meantime, the reader can have changed the design.
    if (line.layouts !== layouts) return;
    this.pair.alone(() => flow.show(recordings[0], flow.offset, { keepsNodes: true }));
    line.use(recordings);
    await nextTask();
    this.tell();
    this.fit();
  }

  explain({ message }) {
    const detail = location.protocol === "file:" && message ? ` ${message}` : "";
    this.lack = this.absence || `The settings need WebAssembly, which this browser doesn't run. In Lockdown Mode, exclude this page.${detail}`;
    this.missing.textContent = this.lack;
    document.querySelectorAll(".needs-engine").forEach((node) => { node.hidden = true; });
    this.noteOpening();
  }

  /* Offers the design of the previous visit, unless the address has one, or it's the page's first preset. */
  offerLast(last, link) {
    if (!last || link !== null || this.startOf(last.link)?.id === "swap") return;
    const button = this.button("Your last design", () => {
      button.remove();
      this.startFrom(last.link, last.pictures);
    });
    button.classList.add("last");
    this.startRow.querySelector(".name").after(button);
  }

  listen() {
    addEventListener("resize", () => {
      PAGE.measure();
      this.fit();
    });
    history.replaceState({ link: this.engine.link }, "");
    addEventListener("popstate", ({ state }) => this.comeBack(state));
    addEventListener("hashchange", () => this.follow());
    addEventListener("keydown", (event) => this.undoByKey(event));
    addEventListener("beforeprint", () => {
      gallery.drift.turn(false);
      this.line.settle();
      this.line.jump(true);
    });
  }

  // MARK: What is shown

  /* Lays out both phones, the flow layout's first. */
  layOut() {
    const { shown, engine, flowEngine } = this;
    const own = this.isLive && engine.layOut();
    shown.content = {
      sections: engine.sections, works: shown.pictures.map(({ name }) => name),
      colors: Array.from(engine.colors, (index) => this.scene.colors[index]),
    };
    shown.hasBackgrounds = this.isLive && engine.setting("backgrounds") === 1;
    this.difference = this.isLive ? flowEngine.becomeFlow(engine, shown.pictures) : engine.difference;
    return this.isLive ? [flowEngine.layOut(), own] : engine.layOut();
  }

  /* Shows the current settings. If a handle is held, its section stays where it is on screen. */
  show(isSmooth) {
    const { screen, held, engine } = this;
    const before = screen.recording;
    const recordings = this.layOut();
    const own = recordings[1];
    const kept = held ? engine.start(held.section) + held.y : screen.offset;
    this.pair.show(recordings, before.axis === own.axis ? own.clamp(kept) : own.first, isSmooth || !this.line.isChanged);
    this.line.showsDesign(recordings);
    if (!this.handles?.held) this.held = null;
    this.tell();
    this.fit();
    this.handles?.place();
  }

  /* Updates the controls, the code, and the reports. */
  tell() {
    const { engine } = this;
    if (this.isLive) this.groups.show(engine);
    this.showCode();
    this.name(this.touched);
    this.reports.replaceChildren(...engine.reports.map((report) => make("p", "", report)));
    for (const button of this.startRow.querySelectorAll("[data-link]")) {
      button.setAttribute("aria-pressed", button.dataset.link === engine.link);
    }
    this.showDifference();
    this.sources.sampleButton.hidden = this.shown.pictures.length === 0;
  }

  /* The listing compares whole lines, so it changes only if a line does. */
  showCode() {
    const [code, before] = [this.engine.code.trimEnd(), this.engine.flowCode.trimEnd()];
    this.lines.show(code, { before });
    // Apart from the import, most designs change one line.
    const { options, removed } = this.lines;
    const count = (number, word) => `${number} ${word}${number === 1 ? "" : "s"}`;
    this.count.textContent = `${count(removed - 1, "line")} changed, and the import${options > 0 ? `; ${count(options, "option")} set` : ""}`;
  }

  /* How the left phone differs from the real flow layout. */
  showDifference() {
    this.unlike.textContent = ["", "In the left phone, the pictures have sizes that fit its rows.",
      "The left phone can differ from iOS, which documents no rule for this."][this.difference];
  }

  report(text) {
    if (this.sources) this.sources.message.textContent = text;
    if (!text && this.unopened === null) this.notice.textContent = "";
  }

  /* While a shared design can't be shown, the first screen says so. */
  noteOpening() {
    const { unopened, lack } = this;
    const isWaiting = unopened !== null && !lack && !this.isLive;
    const { title } = this.startOf(this.engine.link) ?? gallery.starts[0];
    document.documentElement.classList.toggle("opening", isWaiting);
    this.notice.textContent = unopened === null ? "" : isWaiting ? "Opening the shared design …"
      : `The shared design can't be shown. ${lack} The phones and the code are those of “${title}”.`;
  }

  get paperWidth() { return 560; }

  fit() {
    super.fit();
    if (!this.zoom) return;
    const below = (PAGE.height - 60 + this.shownHeight) / 2 + 12;
    if (PAGE.height > SHORT) document.documentElement.style.setProperty("--bar-top", `${below}px`);
    else document.documentElement.style.removeProperty("--bar-top");
    this.handles?.place();
  }

  // MARK: The parts

  /* Returns the parts of the section about designing a screen. */
  design() {
    this.groups = new PlayGroups(
      (name, value, isSmooth) => this.set(name, value, isSmooth), (titles) => {
        if (!this.isLive) return;
        this.engine.useTitles(titles);
        this.show(true);
        this.rememberSoon(1500);
      });
    this.groups.element.classList.add("needs-engine");
    this.missing = Object.assign(make("p", "message"), { role: "status" });
    return [this.title("playground", "Design a screen"), this.starts(), this.missing, this.tools(), this.sources.message, this.below(),
      this.unlike, this.reports, this.groups.element];
  }

  title(part, text) { return Object.assign(make("h2", "", text), { id: `${part}-title` }); }

  button(text, action) {
    const button = make("button", "", text);
    button.type = "button";
    button.addEventListener("click", () => action(button));
    return button;
  }

  starts() {
    this.startRow = Object.assign(make("div", "starts"), { role: "group", ariaLabel: "Start from" });
    this.startRow.append(make("span", "name", "Start from"), ...gallery.starts.map(({ title, link }) => {
      const button = this.button(title, () => this.startFrom(link));
      button.dataset.link = link;
      return button;
    }));
    return this.startRow;
  }

  /* Returns the buttons for the reader's pictures. */
  tools() {
    const tools = make("div", "tools needs-engine");
    this.sources = new PlaySources(this);
    tools.append(this.sources.element);
    return tools;
  }

  /* Returns the row with the changed line of code and the buttons for undo and redo. */
  below() {
    const below = make("div", "below needs-engine");
    this.now = make("code", "now");
    const history = (sign, name, action) => Object.assign(this.button(sign, action), {
      ariaLabel: name, title: name, disabled: true });
    this.undoButton = history("↶", "Undo", () => this.undo());
    this.redoButton = history("↷", "Redo", () => this.redo());
    below.append(this.now, this.undoButton, this.redoButton);
    this.reports = make("div", "reports");
    this.reports.setAttribute("role", "status");
    this.unlike = make("p", "message");
    return below;
  }

  /* Returns the parts of the section about the code. */
  listing() {
    this.lines = new CodeBlock("your screen", false);
    this.count = make("p", "count");
    this.lines.element.prepend(this.count);
    const all = make("button", "all", "Show all lines");
    all.addEventListener("click", () => {
      const isWhole = this.lines.element.classList.toggle("whole");
      all.textContent = isWhole ? "Show fewer lines" : "Show all lines";
    });
    this.lines.element.append(all);
    return [this.title("swift", "Copy its Swift"), this.bar(), this.lines.element, make("p", "real",
      "The phones show the package's layout engine. The Swift that you copy gives the same frames as the package, to a "
      + "hundredth of a point. It's a whole view controller, with the table of sizes. Not measured on a device yet.")];
  }

  bar() {
    const bar = make("div", "bar-row");
    const copyAll = this.button("Copy the whole screen", (button) => copy(`${this.lines.copied}\n`, button));
    copyAll.classList.add("strong");
    bar.append(copyAll, this.share());
    if (gallery.links.files) bar.append(this.button("Download Xcode project", () => saveApp(this.engine.code)));
    return bar;
  }

  share() {
    const share = make("details", "menu");
    const items = make("div");
    items.append(
      this.button("Copy link", (button) => {
        this.remember();
        copy(location.href.split("#")[0] + this.address, button,
          this.shown.pictures.length > 0 ? "Copied, without your pictures" : "Copied");
      }),
      this.button("Save as PNG", () => saveScreen(this)));
    share.append(make("summary", "", "Share"), items);
    const close = ({ target, key }) => {
      if (key ? key === "Escape" : !share.contains(target)) share.open = false;
    };
    for (const sign of ["click", "keydown"]) document.addEventListener(sign, close);
    return share;
  }

  // MARK: The reader's own pictures

  /* Adds pictures after the existing ones. */
  add({ pictures, problem }) {
    this.startReading(pictures.length).end(pictures, problem);
  }

  /* Shows pictures while they are read. All of them are one step of undo. If the reader opens another design in the
     meantime, the rest isn't shown. */
  startReading(count) {
    this.remember();
    const before = this.shown.pictures;
    const isFirst = before.length === 0;
    let shown = before;
    const goesOn = () => this.shown.pictures === shown;
    const show = (pictures, note) => {
      if (!goesOn()) return;
      if (pictures.length === 0) return this.report(note);
      const isNew = this.shown.pictures.length === 0;
      if (isFirst && isNew) this.arrange(count);
      this.isTouched = true;
      this.use(withPictures(before, pictures), "");
      this.report(note);
      shown = this.shown.pictures;
      this.show(true);
      if (isFirst && isNew) this.screen.scrollTo(this.screen.recording.first);
    };
    const end = (pictures, problem) => {
      if (!goesOn()) return;
      if (pictures.length === 0) return this.report(problem);
      show(pictures, this.summary(withPictures(before, pictures), problem));
      this.remember();
    };
    return { goesOn, show, end };
  }

  /* Chooses settings for the reader's first pictures. */
  arrange(count) {
    // Put a few pictures into one section. In several sections, they would leave most of the screen empty.
    const wanted = count < 24 ? { sections: 1 } : {};
    // Set a column count. Without one, pictures wider than the screen would be one above the other.
    if (this.engine.setting("by") === 0) Object.assign(wanted, { by: 1, count: 2 });
    // The sample's settings have no effect meanwhile, and no place in a link.
    this.arranged = SAMPLE_SETTINGS.map((name) => ({ name, before: this.engine.setting(name) }));
    for (const [name, value] of Object.entries(wanted)) {
      this.arranged.push({ name, before: this.engine.setting(name), value });
      this.engine.set(name, value);
    }
  }

  /* Removes the reader's pictures, and the settings that were chosen for them, unless the reader has changed them. */
  removePictures() {
    this.change(() => {
      for (const { name, before, value } of this.arranged ?? []) {
        if (value === undefined || this.engine.setting(name) === value) this.engine.set(name, before);
      }
      this.arranged = null;
      this.use([], "");
    });
  }

  summary(pictures, problem) {
    const count = Math.min(pictures.length, MOST_PICTURES);
    return [`${count} ${count === 1 ? "picture" : "pictures"}.`,
      pictures.length > count ? `Only the first ${MOST_PICTURES} are used.` : "", problem].filter(Boolean).join(" ");
  }

  use(pictures, note) {
    this.shown.pictures = pictures.slice(0, MOST_PICTURES);
    this.engine.usePictures(this.shown.pictures);
    if (pictures.length > 0) this.report(this.summary(pictures, note));
  }
}

/* Returns the existing pictures and new ones. The page keeps only the name and the size of a picture from an earlier
   visit. If the reader adds that file again, it replaces the entry. */
function withPictures(existing, pictures) {
  const rest = [...pictures];
  return [...existing.map((one) => {
    const again = one.url ? -1 : rest.findIndex(({ name, width, height, url }) => (
      url && name === one.name && width === one.width && height === one.height));
    return again < 0 ? one : rest.splice(again, 1)[0];
  }), ...rest];
}
