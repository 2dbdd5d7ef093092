/* The current design: in the address, in this browser's storage, and in the undo history. */
const DESIGN = "sticky-waterfall-design";

class PlayDesign extends Card {
  past = [];
  future = [];
  /* The settings that are changed before the engine has started. */
  early = new Map();
  /* The shared design that can't be opened without the engine. */
  unopened = null;

  get shownDesign() {
    return { link: this.engine.link, pictures: this.shown.pictures };
  }

  /* Returns the design in an address: a preset's anchor, or a link. Returns `null` if there is none. */
  linkIn(address) {
    const [id, link] = new URL(address).hash.slice(1).split("?");
    const start = gallery.starts.find((start) => start.id === id);
    return start ? start.link : id === this.scene.id ? link ?? null : null;
  }

  /* Opens the design in the address that the reader typed or followed, unless it's the current one. Browsers
     report an address late, even after the next Back, so this takes the address that is there. */
  follow() {
    const link = this.linkIn(location.href);
    if (link === null || link === this.engine.link) return;
    this.startFrom(link, null, false);
  }

  /* Opens the design of an entry of the browser's history, after Back or Forward. An anchor that the reader
     has just followed has an entry without a design, so it keeps the current one. */
  comeBack(state) {
    if (!state) return history.replaceState({ link: this.engine.link }, "");
    if (state.link === this.engine.link) return;
    this.touched = "";
    this.change(() => this.open(state.link));
  }

  /* Opens a design. Without the engine, only presets can be opened, and the page says so. */
  open(link) {
    const unread = this.engine.open(link);
    this.unopened = this.isLive || unread.length === 0 ? null : link;
    this.noteOpening();
    if (unread.length === 0) return this.report("");
    if (!this.isLive) return null;
    const [far, unknown] = [[], []];
    for (const part of unread) {
      const [name, value] = part.split("=");
      const field = this.groups.field(name);
      if (field && /^-?\d+$/.test(value)) far.push(`${part} is out of range: ${field.min} to ${field.max}.`);
      else unknown.push(part);
    }
    const more = unknown.length > 3 ? ` and ${(unknown.length - 3).toLocaleString("en")} more` : "";
    const text = [...far.slice(0, 3), ...unknown.length > 0
      ? [`These parts of the link are unknown and were left out: ${unknown.slice(0, 3).join(", ")}${more}.`] : []].join(" ");
    this.report(text);
    this.notice.textContent = text;
  }

  kept() {
    try {
      return JSON.parse(localStorage.getItem(DESIGN));
    } catch {
      return null;
    }
  }

  /* Records the design for undo, the address, and the next visit. For the next visit, it keeps only the
     names and the sizes of pictures. */
  remember() {
    clearTimeout(this.remembering);
    const { shownDesign: design, last } = this;
    if (design.link === last.link && design.pictures === last.pictures) return;
    this.past.push(last);
    this.future = [];
    this.keep(design);
  }

  keep(design) {
    this.last = design;
    history.replaceState({ link: design.link }, "", this.address);
    const pictures = design.pictures.map(({ name, width, height }) => ({ name, width, height }));
    try {
      localStorage.setItem(DESIGN, JSON.stringify({ link: design.link, pictures }));
    } catch { /* The browser has no storage. The address still has the settings. */ }
    this.undoButton.disabled = this.past.length === 0;
    this.redoButton.disabled = this.future.length === 0;
  }

  undo() {
    this.remember();
    this.go(this.past, this.future);
  }

  redo() {
    this.remember();
    this.go(this.future, this.past);
  }

  /* Ctrl+Z and Cmd+Z undo, except in a text field, where the browser undoes typing. */
  undoByKey(event) {
    const isTyping = event.target.matches?.("textarea, input:not([type=range], [type=radio])");
    if (isTyping || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    if (key === "y" || event.shiftKey) this.redo(); else this.undo();
  }

  go(from, to) {
    const design = from.pop();
    if (!design) return;
    to.push(this.shownDesign);
    this.touched = "";
    this.open(design.link);
    if (this.isLive) this.use(design.pictures, "");
    this.show(true);
    this.keep(this.shownDesign);
  }

  get address() { return `#${this.scene.id}?${this.engine.link}`; }

  // MARK: Changes

  /* Makes, shows, and records a change. */
  change(make) {
    this.isTouched = true;
    this.remember();
    this.report("");
    make();
    this.held = null;
    this.show(true);
    this.remember();
  }

  startOf(link) { return gallery.starts.find((start) => start.link === link); }

  /* Opens a design at the offset where the reader can see its point, and scrolls slowly for two seconds. Back
     leads to the previous design, unless the browser has already added an entry to its history. */
  startFrom(link, pictures = null, isNew = true) {
    this.touched = "";
    this.change(() => {
      if (isNew && link !== this.engine.link) history.pushState({ link }, "", `#${this.scene.id}?${link}`);
      this.open(link);
      if (pictures) this.use(pictures, "Their sizes were kept. Add the files again to see them.");
    });
    const home = this.screen.recording.first + (this.startOf(link)?.at ?? 0);
    this.screen.scrollTo(home);
    gallery.drift.show(home);
  }

  /* A slider can move faster than a screen is laid out. Each frame uses the latest values. */
  set(name, value, isSmooth) {
    this.isTouched = true;
    if (!this.isLive) return this.early.set(name, value);
    this.touched = name;
    this.engine.set(name, value);
    this.smooth = (this.smooth ?? true) && isSmooth;
    this.frameRequest ??= requestAnimationFrame(() => {
      const { smooth } = this;
      [this.frameRequest, this.smooth] = [null, undefined];
      this.report("");
      this.show(smooth);
      this.rememberSoon(250);
    });
  }

  /* Changes in quick succession are one step of undo. */
  rememberSoon(time) {
    clearTimeout(this.remembering);
    this.remembering = setTimeout(() => this.remember(), time);
  }

  /* Marks the lines that a control changes, and shows its statement. */
  name(name = "") {
    const field = this.groups.field(name);
    this.lines.markName(field?.api);
    const statement = field ? this.engine.statement(name) : "";
    if (statement && this.line.isStating) this.line.showStatement(statement, Boolean(this.handles.held));
    if (statement || name) return this.now.replaceChildren(statement);
    this.now.replaceChildren(make("del", "", "UICollectionViewFlowLayout()"),
      make("ins", "", "WaterfallFlowLayout()"));
  }
}
