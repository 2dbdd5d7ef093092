/* The playground: two phones, the settings, and the Swift code of the screen. */
class PlayCard extends PlayDesign {
  constructor({ playground, module, absence }, paints) {
    super(playground, paints);
    this.shown = { content: {}, paints, pictures: [] };
    this.element.classList.add("play");
    if (!module) return this.explain(absence);
    this.followSize();
  }

  async begin() {
    this.engine = await PlayEngine.start();
    this.flowEngine = await PlayEngine.start();
    const last = this.kept();
    const link = this.linkIn(location.href);
    this.open(link ?? this.scene.starts[0].link);
    if (last?.pictures.length && link === last.link) {
      this.use(last.pictures, "Their sizes were kept. Add the files again to see them.");
    }
    for (const [name, value] of this.early) this.engine.set(name, value);
    const [flow, own] = this.layOut();
    const names = ["UICollectionViewFlowLayout", "WaterfallFlowLayout"];
    const screens = [flow, own].map((recording, k) => new PlayScreen(this.shown, recording, names[k]));
    this.screen = screens[1];
    this.captions = names.map((name) => this.caption(name));
    screens.forEach((screen, k) => this.device(screen, this.captions[k]));
    this.pair = new Pair(...screens);
    this.handles = new PlayHandles(this);
    this.last = this.design;
    this.tell();
    this.fit();
    this.screen.scrollTo(this.screen.recording.first + (this.startOf(this.engine.link)?.at ?? 0));
    this.offerLast(last, link);
    this.listen();
  }

  caption(name) {
    const caption = make("figcaption");
    caption.append(make("code", "", `${name}()`), make("span", "note"));
    return caption;
  }

  /* Offers the design of the previous visit, unless the address has one, or it's the page's first preset. */
  offerLast(last, link) {
    if (!last || link !== null || this.startOf(last.link)?.id === "swap") return;
    const button = this.button("Your last design", () => {
      button.remove();
      this.startFrom(last.link, last.pictures);
    });
    button.classList.add("last");
    this.startRow.prepend(button);
  }

  listen() {
    addEventListener("resize", () => this.fit());
    history.replaceState({ link: this.engine.link }, "");
    addEventListener("popstate", ({ state }) => this.comeBack(state));
    addEventListener("hashchange", ({ newURL }) => this.follow(newURL));
  }

  // MARK: What is shown

  /* Lays out both phones, the flow layout's first. */
  layOut() {
    const { shown, engine, flowEngine } = this;
    const own = engine.layOut();
    shown.content = {
      sections: engine.sections, works: shown.pictures.map(({ name }) => name),
      colors: Array.from(engine.colors, (index) => this.scene.colors[index]),
    };
    this.difference = flowEngine.becomeFlow(engine, shown.pictures);
    return [flowEngine.layOut(), own];
  }

  /* Shows the current settings. If a handle is held, its section stays where it is on screen. */
  show(isSmooth) {
    const { screen, held, engine } = this;
    const before = screen.recording;
    const recordings = this.layOut();
    const own = recordings[1];
    const kept = held ? engine.start(held.section) + held.y : screen.offset;
    this.pair.show(recordings, before.axis === own.axis ? own.clamp(kept) : own.first, isSmooth);
    if (!this.handles.held) this.held = null;
    this.tell();
    this.fit();
    this.handles.place();
  }

  /* Updates the controls, the code, and the reports. */
  tell() {
    const { engine } = this;
    this.groups.show(engine);
    this.lines.show(engine.code.trimEnd(), { before: engine.flowCode.trimEnd() });
    const { added, removed } = this.lines;
    this.count.textContent = `${removed} ${removed === 1 ? "line" : "lines"} changed`
      + (added > removed ? `, ${added - removed} added` : "");
    this.name(this.touched);
    this.reports.replaceChildren(...engine.reports.map((report) => make("p", "", report)));
    for (const button of this.startRow.querySelectorAll("[data-link]")) {
      button.setAttribute("aria-pressed", button.dataset.link === engine.link);
    }
    this.captions[0].querySelector(".note").textContent = ["", "with sizes that fit the rows",
      "differs on iOS, which documents no rule for this"][this.difference];
    this.sources.sampleButton.hidden = this.shown.pictures.length === 0;
  }

  report(text) { this.sources.message.textContent = text; }

  /* The maximum height of the phones, which leaves space for the bar and the controls below them. */
  get tallest() {
    if (IS_FLAT.matches) return innerHeight - 62;
    return IS_NARROW.matches ? innerHeight * 0.39 : Math.max(300, innerHeight - 395);
  }

  get captionHeight() { return this.difference ? 50 : 20; }

  fit() {
    super.fit();
    if (!this.zoom) return;
    const font = Math.min(13.5, this.shownWidth / 17.2);
    this.stageElement.style.setProperty("--zoom", this.zoom);
    this.stageElement.style.setProperty("--caption", `${this.captionHeight / this.zoom}px`);
    this.stageElement.style.setProperty("--caption-font", `${font / this.zoom}px`);
    this.handles?.place();
  }

  // MARK: The parts

  parts() {
    const title = this.title();
    title.className = "unseen";
    const stage = this.stage();
    if (!gallery.live.module) return [title, this.notice];
    this.groups = new PlayGroups(
      this.scene.groups, (name, value, isSmooth) => this.set(name, value, isSmooth), (titles) => {
        if (!this.screen) return;
        this.engine.useTitles(titles);
        this.show(true);
        this.rememberSoon(1500);
      });
    this.panel.append(this.groups.element);
    const front = make("div", "front");
    front.append(this.tools(), stage, this.bar(), this.below(), this.sources.message, this.reports);
    return [title, this.starts(), front, this.made(), this.panel];
  }

  button(text, action) {
    const button = make("button", "", text);
    button.type = "button";
    button.addEventListener("click", () => this.start().then(() => { if (this.screen) action(button); }));
    return button;
  }

  starts() {
    this.startRow = Object.assign(make("div", "starts"), { role: "group", ariaLabel: "Start from" });
    const buttons = this.scene.starts.map(({ title, link }, k) => {
      const button = this.button(title, () => this.startFrom(link));
      button.dataset.link = link;
      button.hidden = k >= 6;
      return button;
    });
    const more = this.button("More…", () => {
      buttons.forEach((button) => { button.hidden = false; });
      more.remove();
      buttons[6].focus();
    });
    this.startRow.append(make("span", "name", "Start from"), ...buttons, more);
    return this.startRow;
  }

  /* Returns the buttons above the phones: the reader's pictures, and slow scrolling. */
  tools() {
    const tools = make("div", "tools");
    this.sources = new PlaySources(this);
    this.playButton = make("button", "play-button", "Play");
    tools.append(this.sources.element, this.playButton);
    return tools;
  }

  bar() {
    const bar = make("div", "bar-row");
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
    const primary = this.button("Copy Swift", (button) => copy(`${this.lines.copied}\n`, button));
    primary.classList.add("primary");
    bar.append(primary, share);
    if (gallery.links.package) bar.append(this.button("Download app", () => saveApp(this.engine.code)));
    return bar;
  }

  /* Returns the row with the changed line of code and the buttons for undo and redo. */
  below() {
    const below = make("div", "below");
    this.now = make("code", "now");
    const history = (sign, name, action) => Object.assign(this.button(sign, action), {
      ariaLabel: name, title: name, disabled: true });
    this.undoButton = history("↶", "Undo", () => this.undo());
    this.redoButton = history("↷", "Redo", () => this.redo());
    below.append(this.now, this.undoButton, this.redoButton);
    this.reports = make("div", "reports");
    this.reports.setAttribute("role", "status");
    return below;
  }

  /* Returns the listing of the code, with the number of changed lines. */
  made() {
    const made = make("div", "made");
    this.lines = new CodeBlock("your screen", false);
    this.count = make("p", "count");
    const all = make("button", "all", "Show all lines");
    all.addEventListener("click", () => {
      const isWhole = this.lines.element.classList.toggle("whole");
      all.textContent = isWhole ? "Show fewer lines" : "Show all lines";
    });
    this.lines.element.prepend(this.count);
    this.lines.element.append(all);
    made.append(this.lines.element, make("p", "real", "Tap a phone to scroll it with a finger. The phones "
      + "show the real layout engine, compiled to WebAssembly. The Swift that you copy gives the same frames to a "
      + "hundredth of a point."));
    return made;
  }

  // MARK: The reader's own pictures

  /* Adds pictures after the existing ones. The page keeps only the name and the size of a picture from an
     earlier visit. If the reader adds that file again, it replaces the entry. */
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
      // Put a few pictures into one section. In several sections, they would leave most of the screen empty.
      if (isFirst && all.length < 24) this.engine.set("sections", 1);
      // Set a column count. Without one, pictures wider than the screen would be one above the other.
      if (this.engine.setting("by") === 0) {
        this.engine.set("by", 1);
        this.engine.set("count", 2);
      }
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
