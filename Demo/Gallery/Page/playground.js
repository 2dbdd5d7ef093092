/* The playground: a screen, what can be set on it, and the Swift that makes it. */
class PlayCard extends PlayDesign {
  constructor({ playground, module, absence }, paints) {
    super(playground, "", paints);
    this.shown = { content: {}, paints, pictures: [] };
    this.element.classList.add("play");
    if (!module) return this.explain(absence);
    this.say("Starting the engine …");
    this.followSize();
  }

  async begin() {
    this.engine = await PlayEngine.start();
    this.stock = new Comparison(await PlayEngine.start());
    const kept = this.kept();
    const link = this.linkIn(location.href);
    this.open(link ?? kept?.link ?? this.scene.starts[0].link);
    if (kept?.pictures.length && (link === null || link === kept.link)) {
      this.use(kept.pictures, "Their sizes are kept; choose the files again to see them.");
    }
    for (const [name, value] of this.early) this.engine.set(name, value);
    this.screen = new PlayScreen(
      this.shown, this.layOut(), `${this.scene.title}: a screen that scrolls`);
    this.device(this.screen);
    this.screen.takeByMouse();
    this.say("");
    this.screen.listeners.push(() => this.update(this.screen));
    this.last = this.design;
    this.tell();
    this.screen.scrollTo(this.screen.recording.first + (this.startOf(this.engine.link)?.at ?? 0));
    this.grips = new PlayGrips(this);
    this.fit();
    addEventListener("resize", () => this.fit());
    addEventListener("hashchange", ({ newURL }) => this.follow(newURL));
    this.element.addEventListener("keydown", (event) => {
      const isUndo = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey);
      if (!isUndo || event.target.matches("textarea, .typed, [type=text]")) return;
      event.preventDefault();
      if (event.shiftKey) this.redo(); else this.undo();
    });
    this.element.addEventListener("focusin", ({ target }) => this.name(target.name || "none"));
  }

  // MARK: What is shown

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
    const isComparing = engine.setting("compare") === 1;
    this.compareSwitch.checked = isComparing;
    this.stock.show(this, isComparing);
    const lines = engine.choices.trimEnd();
    const before = lines.replace("WaterfallFlowLayout()", "UICollectionViewFlowLayout()");
    this.lines.show(isComparing ? [before, lines] : [lines], () => engine.code.trimEnd());
    this.name(this.touched);
    this.reports.replaceChildren(...engine.reports.map((report) => make("p", "", report)));
    for (const button of this.startRow.querySelectorAll("button")) {
      button.setAttribute("aria-pressed", button.dataset.link === engine.link);
    }
    this.sources.sampleButton.hidden = this.shown.pictures.length === 0;
    this.update(screen);
  }

  report(text) { this.sources.message.textContent = text; }

  get ownFigures() {
    const { totals, columns, sizes, spans, moved, items } = this.screen.recording;
    const counts = columns.filter((_, section) => totals[section] > 0);
    const asked = `${sizes} ${sizes === 1 ? "size" : "sizes"}${spans > 0 ? ` and ${spans} spans` : ""}`;
    return { "Columns": [...new Set([Math.min(...counts), Math.max(...counts)])].join("–"),
      "Last change": `Asked ${sizes > 0 ? `for ${asked}` : "nothing"}, moved ${moved} of ${items}` };
  }

  /* The screen is never taller than leaves room for the controls beside it, or below. */
  get tallest() {
    if (IS_FLAT.matches) return innerHeight - 116;
    return IS_NARROW.matches ? innerHeight * 0.37 : Math.max(380, innerHeight - 400);
  }

  fit() {
    super.fit();
    this.stageElement.style.setProperty("--zoom", this.zoom);
  }

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
    button.addEventListener("click", () => this.start().then(() => { if (this.screen) action(button); }));
    return button;
  }

  starts() {
    this.startRow = Object.assign(make("div", "starts"), { role: "group", ariaLabel: "Start from" });
    this.startRow.append(...this.scene.starts.map(({ title, link, tiles }) => {
      const button = this.button("", () => this.startFrom(link));
      button.dataset.link = link;
      button.append(this.small(tiles), make("span", "", title));
      return button;
    }));
    const row = this.startRow;
    const mark = () => row.classList.toggle("more", row.scrollLeft + row.clientWidth < row.scrollWidth - 4);
    row.addEventListener("scroll", mark, { passive: true });
    new ResizeObserver(mark).observe(row);
    return row;
  }

  /* A screen as a small picture: its colour's number, x, y, width and height of each rectangle. */
  small(tiles) {
    const picture = make("span");
    const rectangles = tiles.map(([color, x, y, width, height]) => `<rect x="${x}" y="${y}" width="${
      width}" height="${height}" ${color < 0 ? `class="band${-color}"` : `fill="${this.scene.colors[color]}"`}/>`);
    picture.innerHTML = `<svg viewBox="0 0 375 500" aria-hidden="true">${rectangles.join("")}</svg>`;
    return picture.firstChild;
  }

  stage() {
    const stage = super.stage();
    const above = make("div", "above");
    const label = make("label", "switch");
    this.compareSwitch = Object.assign(make("input"), { type: "checkbox", name: "playground-beside" });
    this.compareSwitch.addEventListener("change", ({ target }) => (
      this.screen ? this.toggle("compare") : this.early.set("compare", Number(target.checked))));
    label.append(this.compareSwitch, make("span", "", "Compare with stock"));
    above.append(label);
    stage.prepend(above);
    const below = make("div", "below");
    this.now = make("code", "now");
    const history = (sign, name, action) => Object.assign(this.button(sign, action), {
      ariaLabel: name, title: name, disabled: true });
    this.undoButton = history("↶", "Undo", () => this.undo());
    this.redoButton = history("↷", "Redo", () => this.redo());
    below.append(this.now, this.undoButton, this.redoButton);
    this.reports = make("div", "reports");
    this.reports.setAttribute("role", "status");
    stage.append(below, this.reports);
    return stage;
  }

  /* The lines that the choices make, what one does with them, and how to get the package. */
  made() {
    const made = make("div", "made");
    this.lines = new CodeBlock("your screen's layout", "Copy the whole screen");
    const tools = make("div", "tools");
    const menu = make("details", "menu");
    const items = make("div");
    items.append(
      this.button("Turn", () => this.toggle("turned")),
      this.button("Pull", () => pull(this.screen)),
      this.button("Start again", () => this.startFrom(this.scene.starts[0].link)));
    menu.append(make("summary", "", "More"), items);
    const close = ({ target, key }) => {
      if (key ? key === "Escape" : !target.closest("summary") || !menu.contains(target)) menu.open = false;
    };
    for (const sign of ["click", "keydown"]) document.addEventListener(sign, close);
    if (gallery.links.package) tools.append(this.button("Download app", () => saveApp(this.engine.code)));
    tools.append(
      this.button("Copy link", (button) => {
        this.remember();
        copy(location.href.split("#")[0] + this.address, button,
          this.shown.pictures.length > 0 ? "Copied, without your pictures" : "Copied", "The browser forbids it");
      }),
      this.button("Save as PNG", () => saveScreen(this)), menu);
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
    const stats = this.stats("Items", "Sections", "Content", "Columns", "On screen", "Stuck", "Last change");
    this.groups = new PlayGroups(
      this.scene.groups, (name, value, isSmooth) => this.set(name, value, isSmooth), (titles) => {
        if (!this.screen) return;
        this.engine.useTitles(titles);
        this.show(true);
        this.rememberSoon(1500);
      });
    this.sources = new PlaySources(this);
    this.panel.append(this.sources.element, this.groups.element, stats);
  }

  // MARK: The reader's own pictures

  /* Pictures come after those that are there; a file of which only name and size were kept, into its place. */
  add({ pictures, problem }) {
    if (pictures.length === 0) return this.report(problem);
    const rest = [...pictures];
    const all = [...this.shown.pictures.map((one) => {
      const again = one.url ? -1 : rest.findIndex(({ name, width, height, url }) => (
        url && name === one.name && width === one.width && height === one.height));
      return again < 0 ? one : rest.splice(again, 1)[0];
    }), ...rest];
    const isFirst = this.shown.pictures.length === 0;
    this.change(() => {
      // A few in each of several sections would leave most of a screen empty.
      if (isFirst && all.length < 24) this.engine.set("sections", 1);
      this.use(all, problem);
    });
    if (isFirst) this.screen.scrollTo(this.screen.recording.first);
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
