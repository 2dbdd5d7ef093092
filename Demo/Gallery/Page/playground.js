/* The playground: one's own pictures and settings, the screen they make, and its Swift. */
class PlayCard extends LiveCard {
  constructor(live, number, paints) {
    super({ ...live.playground, module: live.module, absence: live.absence }, number, paints);
    this.element.classList.add("play");
  }

  get waiting() { return "Starting the engine …"; }

  stage() {
    const stage = super.stage();
    this.cost = make("p", "cost");
    this.reports = make("div", "reports");
    this.reports.setAttribute("role", "status");
    stage.append(this.cost, this.tools(), this.reports);
    return stage;
  }

  /* What one does with the screen as a whole. */
  tools() {
    const tools = make("div", "tools");
    const turned = () => this.groups.fields.find(({ field }) => field.name === "turned").row;
    const swift = this.button("Copy Swift", async () => this.answer(swift, await this.lines.copy()));
    const link = this.button("Copy link", async () => this.answer(link, await this.copyLink()));
    tools.append(
      this.button("Turn", () => turned().querySelector("input:not(:checked)").click()),
      this.button("Pull", () => this.screen.pulling.demonstrate()), link, swift);
    return tools;
  }

  async copyLink() {
    history.replaceState(null, "", this.address);
    try {
      await navigator.clipboard.writeText(location.href);
      return "Copied";
    } catch {
      return "In the address";
    }
  }

  /* A button says for a while what came of it. */
  answer(button, word) {
    const text = button.dataset.text ??= button.textContent;
    button.textContent = word;
    setTimeout(() => { button.textContent = text; }, 1600);
  }

  async begin() {
    this.engine = await PlayEngine.start(this.scene.module);
    const titles = gallery.scenes.find((scene) => scene.id === "sticky-sections").content.sections;
    const sections = Array.from({ length: 12 }, (_, section) => titles[section % titles.length]);
    this.shown = {
      content: { sections, works: null }, paints: this.paints, pictures: [], showsTitles: false };
    this.readAddress();
    this.screen = new PlayScreen(
      this.shown, this.layOut(), `${this.scene.title}: a screen that scrolls`);
    this.screen.takeTurns();
    this.screen.listeners.push(() => this.update());
    const device = make("figure", "device");
    device.append(this.screen.element);
    this.devices.append(device);
    this.notice.hidden = true;
    this.tell();
    new ResizeObserver(() => this.fit()).observe(this.stageElement);
    LIVE_IS_NARROW.addEventListener("change", () => this.fit());
    addEventListener("resize", () => this.fit());
    addEventListener("hashchange", () => {
      if (!this.readAddress()) return;
      this.show(true);
      this.element.scrollIntoView();
    });
    this.fit();
  }

  /* The screen is never taller than leaves room for the controls beside it, or below. */
  fit() {
    if (!this.screen) return;
    this.devices.style.transform = "none";
    const [width, height] = [this.devices.offsetWidth, this.devices.offsetHeight];
    const room = this.cost.clientWidth;
    const tallest = LIVE_IS_NARROW.matches ? innerHeight * 0.36
      : Math.max(360, innerHeight - 230 - this.reports.offsetHeight);
    const scale = Math.min(1, room / width, tallest / height);
    const left = Math.max(0, (room - width * scale) / 2);
    this.devices.style.transform = `translateX(${left}px) scale(${scale})`;
    this.devices.style.marginBottom = `${height * (scale - 1)}px`;
  }

  /* Whether the address holds a link; says so where it is a bad one. */
  readAddress() {
    const [id, link] = location.hash.slice(1).split("?");
    if (id !== this.scene.id || link === undefined) return false;
    const unread = this.engine.open(link);
    this.say(unread.length > 0 ? `Left out of the link, as it could not be read: ${unread.join(", ")}.` : "");
    return true;
  }

  layOut() {
    this.facts = this.engine.layOut();
    const setting = (name) => this.engine.setting(this.keys[name]) === 1;
    this.shown.showsColumns = setting("overlay");
    return new PlayRecording(this.engine, this.facts, {
      isSideways: setting("sideways"), isMirrored: setting("mirrored") });
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
    this.groups.show(this.engine);
    this.lines.show([this.engine.code.trimEnd()]);
    this.reports.replaceChildren(...this.engine.reports.map((report) => make("p", "", report)));
    this.tellCost();
    this.sampleButton.hidden = this.shown.pictures.length === 0;
    this.update();
  }

  tellCost() {
    const { sizes, spans, moved, counts } = this.facts;
    const asked = `${sizes} ${sizes === 1 ? "size" : "sizes"}${spans > 0 ? ` and ${spans} spans` : ""}`;
    this.cost.textContent = `Last change: asked ${sizes > 0 ? `for ${asked}` : "nothing"}, moved ${
      moved} of ${counts.reduce((sum, count) => sum + count, 0)}`;
  }

  set(key, value, isSmooth) {
    if (!this.screen) return;
    this.engine.set(key, value);
    this.smooth = (this.smooth ?? true) && isSmooth;
    // A slider can move faster than a screen is laid out: each frame takes up the last.
    this.frameRequest ??= requestAnimationFrame(() => {
      const { smooth } = this;
      [this.frameRequest, this.smooth] = [null, undefined];
      this.say("");
      this.show(smooth);
      this.writeAddress();
    });
  }

  writeAddress() {
    clearTimeout(this.writing);
    this.writing = setTimeout(() => history.replaceState(null, "", this.address), 250);
  }

  get address() {
    const { link } = this.engine;
    return `#${this.scene.id}${link ? `?${link}` : ""}`;
  }

  // MARK: What is shown beside the screen

  controls() {
    this.keys = Object.fromEntries(this.scene.groups.flatMap(({ fields }) => fields)
      .map(({ name, key }) => [name, key]));
    this.groups = new PlayGroups(
      this.scene.groups, (key, value, isSmooth) => this.set(key, value, isSmooth));
    const controls = make("div", "design");
    controls.append(this.sources(), this.starts(), this.groups.element);
    return controls;
  }

  starts() {
    const row = make("div", "starts");
    row.setAttribute("role", "group");
    row.setAttribute("aria-label", "Start from");
    row.append(make("span", "name", "Start from"), ...this.scene.starts.map(({ title, link }) =>
      this.button(title, () => {
        this.engine.open(link);
        this.say("");
        this.show(true);
        this.writeAddress();
      })));
    return row;
  }

  sources() {
    const sources = make("div", "sources");
    const actions = make("div", "actions");
    const files = make("input", "unseen");
    Object.assign(files, { type: "file", multiple: true, accept: "image/*,.csv,.tsv,.txt",
      tabIndex: -1, ariaHidden: "true" });
    files.addEventListener("change", () => {
      this.take(files.files);
      files.value = "";
    });
    this.sampleButton = this.button("Back to the sample", () => this.use([], ""));
    this.sampleButton.hidden = true;
    const paste = this.paste();
    const opener = this.button("Paste sizes", () => {
      paste.hidden = !paste.hidden;
      opener.ariaExpanded = String(!paste.hidden);
      if (!paste.hidden) paste.querySelector("textarea").focus();
    });
    opener.ariaExpanded = "false";
    actions.append(this.button("Choose pictures", () => files.click()), opener,
      this.sampleButton, files);
    this.message = make("p", "message");
    this.message.setAttribute("role", "status");
    sources.append(actions, paste, this.message);
    this.acceptDrops();
    return sources;
  }

  paste() {
    const box = make("form", "paste");
    const label = make("label", "", "One size a line, or a CSV with columns for width and height");
    const area = make("textarea");
    Object.assign(area, { rows: 5, spellcheck: false, placeholder: "1600 x 1067\n1200 x 1200" });
    label.append(area);
    box.append(label, make("button", "", "Lay them out"));
    box.hidden = true;
    box.addEventListener("submit", (event) => {
      event.preventDefault();
      const { pictures, without } = readSizes(area.value, this.scene.sizes);
      this.use(pictures, without > 0 ? `${without} ${without === 1 ? "line has" : "lines have"} no size `
        + `from ${this.scene.sizes.join(" to ")} and ${without === 1 ? "is" : "are"} left out.` : "");
    });
    return box;
  }

  acceptDrops() {
    const { element } = this;
    const mark = (event) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      element.classList.toggle("dropping", event.type === "dragover");
    };
    for (const name of ["dragover", "dragleave", "drop"]) element.addEventListener(name, mark);
    element.addEventListener("drop", (event) => this.take(event.dataTransfer.files));
  }

  button(text, action) {
    const button = make("button", "", text);
    button.type = "button";
    button.addEventListener("click", () => {
      if (this.screen) action();
    });
    return button;
  }

  /* Pictures that are dropped come after those that are there. */
  async take(files) {
    if (files.length === 0) return;
    await this.start();
    this.say("Reading …");
    const { pictures, refused } = await readPictures(files, this.scene.sizes);
    const note = refused.length > 0 ? `Could not be read, and left out: ${refused.join(", ")}.` : "";
    if (pictures.length > 0) this.use([...this.shown.pictures, ...pictures], note); else this.say(note);
  }

  use(pictures, note) {
    const used = pictures.slice(0, MOST_PICTURES);
    for (const { url } of this.shown.pictures) {
      if (url && !used.some((picture) => picture.url === url)) URL.revokeObjectURL(url);
    }
    this.shown.pictures = used;
    this.shown.content.works = used.length > 0 ? used.map(({ name }) => name) : null;
    this.engine.usePictures(used);
    const count = `${used.length} ${used.length === 1 ? "picture" : "pictures"}.`;
    const more = pictures.length > used.length ? `Only the first ${MOST_PICTURES} are used.` : "";
    this.say([used.length > 0 ? count : "", more, note].filter(Boolean).join(" "));
    this.show(false);
  }

  say(text) {
    this.message.textContent = text;
  }

  stats() {
    const [stats, figures] = listFigures({
      items: "Items", sections: "Sections", content: "Content",
      columns: "Columns", shown: "On screen", stuck: "Stuck",
    });
    this.figures = figures;
    return stats;
  }

  footnote() {
    const note = make("div", "footnote");
    note.append(make("p", "", "Below the screen stands what the last change cost: what the layout "
      + "asked its delegate, and how many items got another frame."));
    return note;
  }

  code() {
    this.lines = new CodeBlock(this.scene.title, "Copy Swift");
    return this.lines.element;
  }

  update() {
    const { facts, figures, screen } = this;
    const { visible } = screen ?? {};
    if (!visible) return;
    const number = (value) => Math.round(value).toLocaleString("en");
    figures.items.textContent = number(screen.recording.items);
    figures.sections.textContent = number(facts.counts.length);
    figures.shown.textContent = number(visible.size);
    figures.stuck.textContent = number([...visible.values()].filter(({ pinned }) => pinned).length);
    const columns = facts.counts.flatMap((count, section) => (count > 0 ? facts.columns[section] : []));
    figures.columns.textContent = [...new Set([Math.min(...columns), Math.max(...columns)])].join("–");
    figures.content.textContent = facts.content.map(number).join(" × ");
  }
}
