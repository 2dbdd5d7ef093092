/* What is designed in the playground: in the address, in this browser, and before. */
const DESIGN = "sticky-waterfall-design";

class PlayDesign extends Card {
  past = [];
  future = [];
  /* What is set before the engine has started. */
  early = new Map();

  get design() {
    return { link: this.engine.link, pictures: this.shown.pictures };
  }

  /* What an address asks for; null where it says nothing of a design. */
  linkIn(address) {
    const [id, link] = new URL(address).hash.slice(1).split("?");
    return id === this.scene.id ? link ?? null : null;
  }

  /* The address may have been written over since, by what was set just before. */
  follow(address) {
    const link = this.linkIn(address);
    if (link === null || link === this.engine.link) return;
    this.startFrom(link);
    scrollTo({ top: 0 });
  }

  open(link) {
    const unread = this.engine.open(link);
    const more = unread.length > 3 ? ` and ${(unread.length - 3).toLocaleString("en")} more` : "";
    this.report(unread.length > 0
      ? `Of the link this could not be read, and is left out: ${unread.slice(0, 3).join(", ")}${more}.` : "");
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
    this.future = [];
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

  go(from, to) {
    const design = from.pop();
    if (!design) return;
    to.push(this.design);
    this.open(design.link);
    this.use(design.pictures, "");
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

  startOf(link) { return this.scene.starts.find((start) => start.link === link); }

  /* Another design, seen where it shows, and for two seconds slowly scrolled. */
  startFrom(link) {
    this.touched = "";
    this.change(() => this.open(link));
    this.screen.scrollTo(this.screen.recording.first + (this.startOf(link)?.at ?? 0));
    gallery.hero?.show();
  }

  /* A slider can move faster than a screen is laid out: each frame takes up the last. */
  set(name, value, isSmooth) {
    if (!this.screen) return this.early.set(name, value);
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

  /* What comes one after another is one step of undo. */
  rememberSoon(time) {
    clearTimeout(this.remembering);
    this.remembering = setTimeout(() => this.remember(), time);
  }

  toggle(name) {
    this.change(() => this.engine.set(name, 1 - this.engine.setting(name)));
  }

  /* Lights the lines that a control sets, and shows them, or its API, below the screen. */
  name(control = "") {
    const name = control.replace("playground-", "");
    const api = this.groups.fields.find(({ field }) => field.name === name)?.field.api;
    if (api) this.now.textContent = this.lines.light(api) || `${api}, as by default`;
    else if (!control) {
      this.now.replaceChildren(...this.stock.isShown
        ? [make("del", "", "UICollectionViewFlowLayout()"), make("ins", "", "WaterfallFlowLayout()")] : []);
    }
  }
}
