/* The playground: a screen, what can be set on it, and the Swift that makes it. */
const DESIGN = "sticky-waterfall-design";

class PlayCard {
  constructor({ playground, module, absence }, number, paints) {
    this.scene = playground;
    this.module = module;
    this.shown = { content: {}, paints, pictures: [], showsTitles: false };
    this.past = [];
    this.element = make("article", "scene play");
    this.element.id = playground.id;
    this.element.setAttribute("aria-labelledby", `${playground.id}-title`);
    const title = make("h2", "unseen", playground.title);
    title.id = `${playground.id}-title`;
    this.notice = make("p", "notice", absence ?? "Starting the engine …");
    this.notice.setAttribute("role", "status");
    this.element.append(title);
    if (module) this.element.append(this.starts(), this.stage(), this.made(), this.panel());
    else this.element.append(this.notice);
  }

  /* Resolves when it can be used, or says why it cannot. */
  start() {
    this.started ??= this.begin().catch((error) => {
      this.notice.hidden = false;
      this.notice.textContent = `The browser could not run the playground: ${error.message}.`;
    });
    return this.started;
  }

  async begin() {
    this.engine = await PlayEngine.start(this.module);
    this.stock = new StockBeside(await PlayEngine.start(this.module));
    const kept = this.kept();
    const link = this.linkInAddress();
    this.open(link ?? kept?.link ?? this.scene.starts[0].link);
    if (kept && (link === null || link === kept.link)) this.use(kept.pictures, "");
    this.screen = new PlayScreen(
      this.shown, this.layOut(), `${this.scene.title}: a screen that scrolls`);
    this.devices.append(this.device(this.screen, "WaterfallFlowLayout"));
    this.notice.hidden = true;
    this.screen.listeners.push((event) => this.heard(event));
    this.last = this.design;
    this.tell();
    this.fit();
    // A little before a header hands over to the next one.
    const { frames, starts, main } = this.screen.recording;
    if (starts.length > 1) this.screen.scrollTo(frames[starts[1] * 4 + main] - 154);
    new ResizeObserver(() => this.fit()).observe(this.cost);
    addEventListener("resize", () => this.fit());
    addEventListener("hashchange", () => this.followAddress());
    this.element.addEventListener("keydown", (event) => {
      const isUndo = event.key === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (!isUndo || event.target.matches("textarea, [type=text]")) return;
      event.preventDefault();
      this.undo();
    });
  }

  device(screen, caption) {
    const device = make("figure", "device");
    device.append(make("figcaption", "", caption), screen.element);
    screen.takeTurns();
    return device;
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
    this.say(unread.length > 0
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
    this.say("");
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
  set(key, value, isSmooth) {
    if (!this.screen) return;
    this.engine.set(key, value);
    this.smooth = (this.smooth ?? true) && isSmooth;
    this.frameRequest ??= requestAnimationFrame(() => {
      const { smooth } = this;
      [this.frameRequest, this.smooth] = [null, undefined];
      this.say("");
      this.show(smooth);
      clearTimeout(this.remembering);
      this.remembering = setTimeout(() => this.remember(), 250);
    });
  }

  setting(name) { return this.engine.setting(this.groups.keys[name]); }

  toggle(name) {
    this.change(() => this.engine.set(this.groups.keys[name], 1 - this.setting(name)));
  }

  layOut() {
    this.facts = this.engine.layOut();
    const { shown, engine } = this;
    shown.showsColumns = this.setting("overlay") === 1;
    shown.content = {
      sections: engine.sections, works: shown.pictures.map(({ name }) => name),
      colors: Array.from(engine.colors, (index) => this.scene.colors[index]),
    };
    return this.recording(engine, this.facts);
  }

  recording(engine, facts) {
    return new PlayRecording(engine, facts, {
      isSideways: this.setting("sideways") === 1, isMirrored: this.setting("mirrored") === 1 });
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
    const { engine, facts } = this;
    this.groups.show(engine);
    this.stock.show(this, this.setting("compare") === 1);
    this.lines.show([engine.choices.trimEnd()]);
    if (this.whole.element.parentElement.open) this.showWhole();
    this.reports.replaceChildren(...engine.reports.map((report) => make("p", "", report)));
    for (const button of this.startRow.querySelectorAll("button")) {
      button.setAttribute("aria-pressed", button.dataset.link === engine.link);
    }
    const { sizes, spans, moved, counts } = facts;
    const asked = `${sizes} ${sizes === 1 ? "size" : "sizes"}${spans > 0 ? ` and ${spans} spans` : ""}`;
    this.cost.textContent = `Last change: asked ${sizes > 0 ? `for ${asked}` : "nothing"}, moved ${
      moved} of ${counts.reduce((sum, count) => sum + count, 0)}`;
    this.sources.sampleButton.hidden = this.shown.pictures.length === 0;
    this.update();
  }

  /* Who opens it wants to see all of it. */
  showWhole() {
    this.whole.show([this.engine.code.trimEnd()]);
    this.whole.code.querySelectorAll(".unfold").forEach((button) => button.click());
  }

  say(text) { this.sources.message.textContent = text; }

  heard(event) {
    this.update();
    if (event !== "rest" || this.screen.pull !== 0) return;
    const rest = this.engine.rest(this.screen.offset);
    if (Math.abs(rest - this.screen.offset) < 1 || this.isSnapping) return;
    this.isSnapping = true;
    setTimeout(() => { this.isSnapping = false; }, 600);
    this.screen.scrollTo(rest, isStill() ? "instant" : "smooth");
  }

  update() {
    const { facts, figures, screen } = this;
    if (!screen?.visible) return;
    const number = (value) => Math.round(value).toLocaleString("en");
    figures.items.textContent = number(screen.recording.items);
    figures.sections.textContent = number(facts.counts.length);
    figures.shown.textContent = number(screen.visible.size);
    figures.stuck.textContent = number(
      [...screen.visible.values()].filter(({ pinned }) => pinned).length);
    const columns = facts.counts.flatMap((count, k) => (count > 0 ? facts.columns[k] : []));
    figures.columns.textContent = [...new Set([Math.min(...columns), Math.max(...columns)])].join("–");
    figures.content.textContent = facts.content.map(number).join(" × ");
  }

  /* The screen is never taller than leaves room for the code beside it, or below. */
  fit() {
    if (!this.screen) return;
    const { devices, cost } = this;
    devices.style.transform = "none";
    const [width, height] = [devices.offsetWidth, devices.offsetHeight];
    const tallest = LIVE_IS_NARROW.matches ? innerHeight * 0.38 : Math.max(380, innerHeight - 330);
    const scale = Math.min(1, cost.clientWidth / width, tallest / height);
    const left = Math.max(0, (cost.clientWidth - width * scale) / 2);
    devices.style.transform = `translateX(${left}px) scale(${scale})`;
    devices.style.marginBottom = `${height * (scale - 1)}px`;
  }

  // MARK: What there is to see and to press

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
    const stage = make("div", "stage");
    this.devices = make("div", "devices");
    this.cost = make("p", "cost");
    this.reports = make("div", "reports");
    this.reports.setAttribute("role", "status");
    stage.append(this.devices, this.notice, this.cost, this.reports);
    return stage;
  }

  /* The lines that the choices make, what one does with them, and how to get the package. */
  made() {
    const made = make("div", "made");
    this.lines = new CodeBlock("your screen's layout");
    this.whole = new CodeBlock("your whole screen");
    const details = make("details", "whole");
    details.append(make("summary", "", "The whole view controller"), this.whole.element);
    details.addEventListener("toggle", () => {
      if (details.open && this.engine) this.showWhole();
    });
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
      this.button("Save as PNG", () => saveScreen(this.screen, this.setting("scale") + 1)), this.compareButton);
    made.append(this.lines.element, tools, details, ...this.take());
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

  panel() {
    const panel = make("div", "panel");
    const [stats, figures] = listFigures({
      items: "Items", sections: "Sections", content: "Content",
      columns: "Columns", shown: "On screen", stuck: "Stuck",
    });
    this.figures = figures;
    this.groups = new PlayGroups(
      this.scene.groups, (key, value, isSmooth) => this.set(key, value, isSmooth), (titles) => {
        if (this.screen) this.change(() => this.engine.useTitles(titles));
      });
    this.sources = new PlaySources(this);
    panel.append(this.sources.element, this.groups.element, stats);
    return panel;
  }

  // MARK: The reader's own pictures

  /* Pictures come after those that are there. */
  add({ pictures, problem }) {
    if (pictures.length === 0) return this.say(problem);
    this.change(() => this.use([...this.shown.pictures, ...pictures], problem));
  }

  use(pictures, note) {
    const used = pictures.slice(0, MOST_PICTURES);
    this.shown.pictures = used;
    this.engine.usePictures(used);
    const count = `${used.length} ${used.length === 1 ? "picture" : "pictures"}.`;
    const more = pictures.length > used.length ? `Only the first ${MOST_PICTURES} are used.` : "";
    if (used.length > 0) this.say([count, more, note].filter(Boolean).join(" "));
  }
}
