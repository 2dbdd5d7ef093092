/* The same pictures by the stock layout, on the same screen as far as a divider that one drags. */
class Comparison {
  constructor(engine) {
    this.engine = engine;
    this.part = 0.5;
  }

  show(card, isWanted) {
    card.element.classList.toggle("comparing", isWanted);
    this.isShown = isWanted;
    if (!isWanted) return this.element?.remove();
    this.engine.stockOf(card.engine);
    const recording = this.engine.layOut();
    if (this.screen) this.screen.show(recording, recording.clamp(card.screen.offset));
    else this.open(card, recording);
    card.screen.element.append(this.element);
    this.divide(this.part);
  }

  open(card, recording) {
    this.screen = new PlayScreen(card.shown, recording, "The same by UICollectionViewFlowLayout");
    this.element = make("div", "beside");
    this.clip = make("div", "clip");
    this.clip.append(this.screen.scroller);
    this.clip.inert = true;
    this.divider = Object.assign(make("div", "divider"), { tabIndex: 0, role: "slider",
      ariaLabel: "How much of the screen the stock layout has", ariaValueMin: 0, ariaValueMax: 100 });
    this.element.append(this.clip, make("span", "side stock", "Stock"), make("span", "side own", "Waterfall"),
      this.divider);
    const follow = () => {
      if (this.isShown) this.screen.scrollTo(this.screen.recording.clamp(card.screen.offset));
    };
    card.screen.listeners.push((event) => { if (event === "move") follow(); });
    follow();
    drag(this.divider, () => this.element.getBoundingClientRect(),
      ({ clientX }, { left, width }) => this.divide((clientX - left) / width));
    this.divider.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: -0.05, ArrowRight: 0.05, Home: -1, End: 1 }[event.key];
      if (!step) return;
      event.preventDefault();
      this.divide(this.part + step);
    });
  }

  divide(part) {
    this.part = Math.min(Math.max(part, 0), 1);
    this.divider.ariaValueNow = Math.round(this.part * 100);
    this.element.style.setProperty("--part", `${this.part * 100}%`);
  }
}

/* Follows a pointer from where it is pressed until it is lifted: `begin` answers what `move` gets with
   each event. */
function drag(node, begin, move, end = () => {}) {
  let held = null;
  node.addEventListener("pointerdown", (event) => {
    if (event.button > 0) return;
    held = begin(event);
    if (!held) return;
    node.setPointerCapture(event.pointerId);
  });
  node.addEventListener("pointermove", (event) => { if (held) move(event, held); });
  const release = () => {
    if (held) end();
    held = null;
  };
  for (const name of ["pointerup", "pointercancel"]) node.addEventListener(name, release);
}
