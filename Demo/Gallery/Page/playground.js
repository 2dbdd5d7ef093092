/* The playground: a screen, what can be set on it, and the Swift that makes it. */
const DESIGN = "sticky-waterfall-design";

class PlayCard extends Card {
  constructor({ playground, module, absence }, paints) {
    super(playground, "", paints);
    this.shown = { content: {}, paints, pictures: [] };
    this.past = [];
    this.element.classList.add("play");
    if (module) this.say("Starting the engine …"); else this.explain(absence);
  }

  async begin() {
    this.engine = await PlayEngine.start();
    this.stock = new StockBeside(await PlayEngine.start());
    const kept = this.kept();
    const link = this.linkInAddress();
    this.open(link ?? kept?.link ?? this.scene.starts[0].link);
    if (kept && (link === null || link === kept.link)) this.use(kept.pictures, "");
    this.screen = new PlayScreen(
      this.shown, this.layOut(), `${this.scene.title}: a screen that scrolls`);
    this.device(this.screen, "WaterfallFlowLayout");
    this.say("");
    this.screen.listeners.push(() => this.update(this.screen));
    this.last = this.design;
    this.tell();
    // A little before a header hands over to the next one.
    const { totals } = this.screen.recording;
    if (totals.length > 1 && totals[1] > 0) this.screen.scrollTo(this.engine.start(1, 0) - 154);
    this.followSize();
    addEventListener("resize", () => this.fit());
    addEventListener("hashchange", () => this.followAddress());
    this.element.addEventListener("keydown", (event) => {
      const isUndo = event.key === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (!isUndo || event.target.matches("textarea, [type=text]")) return;
      event.preventDefault();
      this.undo();
    });
  }

  // MARK: The design, in the address, in this browser, and before

  get design() {
    return { link: this.engine.link, pictures: this.shown.pictures };
  }

  /* What an address asks for; null where it says nothing of a design. */
  linkInAddress() {
    const [id, link] = location.hash.slice(1).split("?");
    return id === this.scene.id ? link ?? null : null;
  }

  followAddress() {
    const link = this.linkInAddress();
    if (link === null || link === this.engine.link) return;
    this.startFrom(link);
    this.element.scrollIntoView();
  }

  open(link) {
    const unread = this.engine.open(link);
    this.report(unread.length > 0
      ? `Of the link this could not be read, and is left out: ${unread.join(", ")}.` : "");
  }

  kept() {
    try {
      return JSON.parse(localStorage.getItem(DESIGN));
    } catch {
      return null;
    }
  }

  /* Notes what is shown now: for undo, for the address, and for the next visit. A picture itself is not
     kept, only its name and size. */
  remember() {
    clearTimeout(this.remembering);
    const { design, last } = this;
    if (design.link === last.link && design.pictures === last.pictures) return;
    this.past.push(last);
    this.keep(design);
  }

  keep(design) {
    this.last = design;
    history.replaceState(null, "", this.address);
    const pictures = design.pictures.map(({ name, width, height }) => ({ name, width, height }));
    try {
      localStorage.setItem(DESIGN, JSON.stringify({ link: design.link, pictures }));
    } catch { /* A browser that keeps nothing: the address has the settings. */ }
    this.undoButton.disabled = this.past.length === 0;
  }

  undo() {
    this.remember();
    const before = this.past.pop();
    if (!before) return;
    this.open(before.link);
    this.use(before.pictures, "");
    this.show(true);
    this.keep(this.design);
  }

  get address() { return `#${this.scene.id}?${this.engine.link}`; }

  // MARK: What is set

  /* Makes a change as a whole: at once shown and remembered. */
  change(make) {
    this.remember();
    this.report("");
    make();
    this.show(true);
    this.remember();
  }

  /* Another design, seen from its start. */
  startFrom(link) {
    this.change(() => this.open(link));
    this.screen.scrollTo(this.screen.recording.first);
  }

  /* A slider can move faster than a screen is laid out: each frame takes up the last. */
  set(name, value, isSmooth) {
    if (!this.screen) return;
    this.engine.set(name, value);
    this.smooth = (this.smooth ?? true) && isSmooth;
    this.frameRequest ??= requestAnimationFrame(() => {
      const { smooth } = this;
      [this.frameRequest, this.smooth] = [null, undefined];
      this.report("");
      this.show(smooth);
      clearTimeout(this.remembering);
      this.remembering = setTimeout(() => this.remember(), 250);
    });
  }

  toggle(name) {
    this.change(() => this.engine.set(name, 1 - this.engine.setting(name)));
  }

  layOut() {
    const { shown, engine } = this;
    const recording = engine.layOut();
    shown.showsColumns = engine.setting("overlay") === 1;
    shown.content = {
      sections: engine.sections, works: shown.pictures.map(({ name }) => name),
      colors: Array.from(engine.colors, (index) => this.scene.colors[index]),
    };
    return recording;
  }

  /* Takes up what is set. */
  show(isSmooth) {
    const { screen } = this;
    const before = screen.recording;
    const recording = this.layOut();
    const offset = before.axis === recording.axis ? recording.clamp(screen.offset) : recording.first;
    if (isSmooth) morph(screen, recording, offset); else screen.show(recording, offset);
    this.tell();
    this.fit();
  }

  /* Says in controls, code, reports and figures what is shown. */
  tell() {
    const { engine, screen } = this;
    this.groups.show(engine);
    this.stock.show(this, this.hasCaptions);
    this.lines.show([engine.choices.trimEnd()], () => engine.code.trimEnd());
    this.reports.replaceChildren(...engine.reports.map((report) => make("p", "", report)));
    for (const button of this.startRow.querySelectorAll("button")) {
      button.setAttribute("aria-pressed", button.dataset.link === engine.link);
    }
    const { sizes, spans, moved, items } = screen.recording;
    const asked = `${sizes} ${sizes === 1 ? "size" : "sizes"}${spans > 0 ? ` and ${spans} spans` : ""}`;
    this.cost.textContent = `Last change: asked ${sizes > 0 ? `for ${asked}` : "nothing"}, moved ${
      moved} of ${items}`;
    this.sources.sampleButton.hidden = this.shown.pictures.length === 0;
    this.update(screen);
  }

  report(text) { this.sources.message.textContent = text; }

  get ownFigures() {
    const { totals, columns } = this.screen.recording;
    const counts = columns.filter((_, section) => totals[section] > 0);
    return { columns: [...new Set([Math.min(...counts), Math.max(...counts)])].join("–") };
  }

  /* The screen is never taller than leaves room for the code beside it, or below. */
  get tallest() { return IS_NARROW.matches ? innerHeight * 0.38 : Math.max(380, innerHeight - 330); }

  get hasCaptions() { return this.engine.setting("compare") === 1; }

  // MARK: What there is to see and to press

  parts() {
    const title = this.title();
    title.className = "unseen";
    const stage = this.stage();
    if (!gallery.live.module) return [title, this.notice];
    this.fill();
    return [title, this.starts(), stage, this.made(), this.panel];
  }

  button(text, action) {
    const button = make("button", "", text);
    button.type = "button";
    button.addEventListener("click", () => {
      if (this.screen) action(button);
    });
    return button;
  }

  /* A button says for a while what came of it. */
  answer(button, word) {
    const text = button.dataset.text ??= button.textContent;
    button.textContent = word;
    setTimeout(() => { button.textContent = text; }, 1600);
  }

  async copy(button, text) {
    try {
      await navigator.clipboard.writeText(text);
      this.answer(button, "Copied");
    } catch {
      this.answer(button, "The browser forbids it");
    }
  }

  starts() {
    this.startRow = make("div", "starts");
    this.startRow.setAttribute("role", "group");
    this.startRow.setAttribute("aria-label", "Start from");
    this.startRow.append(...this.scene.starts.map(({ title, link }) => {
      const button = this.button(title, () => this.startFrom(link));
      button.dataset.link = link;
      return button;
    }));
    return this.startRow;
  }

  stage() {
    const stage = super.stage();
    this.cost = make("p", "cost");
    this.reports = make("div", "reports");
    this.reports.setAttribute("role", "status");
    stage.append(this.cost, this.reports);
    return stage;
  }

  /* The lines that the choices make, what one does with them, and how to get the package. */
  made() {
    const made = make("div", "made");
    this.lines = new CodeBlock("your screen's layout", true);
    const tools = make("div", "tools");
    this.undoButton = this.button("Undo", () => this.undo());
    this.undoButton.disabled = true;
    this.compareButton = this.button("Compare with the stock layout", () => this.toggle("compare"));
    tools.append(
      this.button("Copy the whole screen", (button) => this.copy(button, `${this.engine.code}\n`)),
      this.button("Copy link", (button) => {
        this.remember();
        this.copy(button, location.href.split("#")[0] + this.address);
      }),
      this.undoButton,
      this.button("Reset", () => this.startFrom(this.scene.starts[0].link)),
      this.button("Turn", () => this.toggle("turned")),
      this.button("Pull", () => this.screen.pulling.demonstrate()),
      this.button("Save as PNG", () => saveScreen(this.screen, this.engine.setting("scale") + 1)), this.compareButton);
    made.append(this.lines.element, tools, ...this.take());
    return made;
  }

  /* How to get the package: only what can be used as it stands. */
  * take() {
    const { repository, folder } = gallery.links;
    const place = repository ?? folder;
    if (!place) return;
    const [xcode, manifest] = [new CodeBlock("the package in Xcode"), new CodeBlock("the manifest")];
    const name = place.split("/").filter(Boolean).at(-1).replace(/\.git$/, "");
    xcode.show([place]);
    manifest.show([[
      repository ? `.package(url: "${place}", branch: "main"),` : `.package(path: "${place}"),`,
      `.product(name: "StickyWaterfall", package: "${name}"),`,
    ].join("\n")]);
    const box = make("div", "take");
    box.append(
      make("p", "", repository ? "In Xcode: File › Add Package Dependencies…, branch main"
        : "In Xcode: File › Add Package Dependencies…, Add Local…"), xcode.element,
      make("p", "", "In Package.swift: among the dependencies, and in your target"), manifest.element);
    yield box;
  }

  fill() {
    const stats = this.stats({
      items: "Items", sections: "Sections", content: "Content",
      columns: "Columns", shown: "On screen", stuck: "Stuck",
    });
    this.groups = new PlayGroups(
      this.scene.groups, (name, value, isSmooth) => this.set(name, value, isSmooth), (titles) => {
        if (this.screen) this.change(() => this.engine.useTitles(titles));
      });
    this.sources = new PlaySources(this);
    this.panel.append(this.sources.element, this.groups.element, stats);
  }

  // MARK: The reader's own pictures

  /* Pictures come after those that are there. */
  add({ pictures, problem }) {
    if (pictures.length === 0) return this.report(problem);
    this.change(() => this.use([...this.shown.pictures, ...pictures], problem));
  }

  use(pictures, note) {
    const used = pictures.slice(0, MOST_PICTURES);
    this.shown.pictures = used;
    this.engine.usePictures(used);
    const count = `${used.length} ${used.length === 1 ? "picture" : "pictures"}.`;
    const more = pictures.length > used.length ? `Only the first ${MOST_PICTURES} are used.` : "";
    if (used.length > 0) this.report([count, more, note].filter(Boolean).join(" "));
  }
}
