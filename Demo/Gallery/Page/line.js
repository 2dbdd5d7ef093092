/* The line that changes: whether the second phone has the flow layout, or this one. */
/* How long the phones show the flow layout before the line changes by itself, in milliseconds. */
const BEFORE_THE_CHANGE = 1400;
/* How long the items move, in seconds, and the time in which they turn around. */
const CHANGE_TIME = 1.1;
const TURN_TIME = 0.09;
const CHANGE_SPREAD = 0.35;
/* How long the diff shows a statement after its handle was released, in milliseconds. */
const STATEMENT_TIME = 2500;
const CLASSES = ["UICollectionViewFlowLayout", "WaterfallFlowLayout"];

class Line {
  speed = 0;

  /* `layouts` are the recordings of the flow layout and of this one. */
  constructor(card, layouts, isChanged) {
    Object.assign(this, { card, layouts, isChanged });
    /* 0 with the flow layout, 1 with this one, and in between while the items move. */
    this.place = isChanged ? 1 : 0;
    this.buttons = [...document.querySelectorAll(".change")];
    this.diff = document.querySelector(".diff");
    for (const button of this.buttons) button.addEventListener("click", () => this.press());
    this.tell();
  }

  /* Changes the line after a while, once. */
  begin() {
    this.waiting = true;
    const ready = () => {
      clearTimeout(this.timer);
      if (this.waiting && this.isVisible && !document.hidden) this.timer = setTimeout(() => this.turn(true), BEFORE_THE_CHANGE);
    };
    new IntersectionObserver(([entry]) => {
      this.isVisible = entry.isIntersecting;
      ready();
    }).observe(this.card.devices);
    document.addEventListener("visibilitychange", ready);
  }

  get isAtRest() { return !this.frame; }

  press() {
    this.turn(!this.isChanged);
    announce(this.isChanged ? `The line is changed. ${this.result.join("")}.` : "The line is changed back.");
  }

  /* Moves the items, from where they are. */
  turn(isChanged) {
    this.settle();
    if (this.isChanged === isChanged) return;
    if (isStill() || this.layouts[0].axis !== this.layouts[1].axis) {
      this.jump(isChanged);
      return gallery.drift.follow(isChanged);
    }
    this.isChanged = isChanged;
    gallery.drift.turn(false);
    this.show(true);
    this.run();
  }

  /* Shows a state at once. */
  jump(isChanged) {
    this.isChanged = isChanged;
    [this.place, this.speed, this.frame] = [isChanged ? 1 : 0, 0, null];
    this.show(false);
  }

  /* Whatever the reader does first, the line no longer changes by itself. */
  settle() {
    this.waiting = false;
    clearTimeout(this.timer);
  }

  /* Uses other recordings of the same screen. If the engine has laid out the same screen again, the move goes on with them. */
  use(layouts) {
    this.layouts = layouts;
    this.show(Boolean(this.frame));
  }

  /* Another design is shown, with the line changed. */
  showsDesign(layouts) {
    this.settle();
    [this.layouts, this.isChanged, this.place, this.speed, this.frame, this.blend] = [layouts, true, 1, 0, null, null];
    this.tell();
  }

  /* Shows the layout that the line has now, and while the items move, the blend of both. What is on screen doesn't
     jump, although the offset can: the flow layout is longer. */
  show(isMoving) {
    const { pair, screen } = this.card;
    const recording = this.layouts[this.isChanged ? 1 : 0];
    const [own, other] = this.isChanged ? [1, 0] : [0, 1];
    const shifts = this.blend?.shifts ?? [0, 0];
    const before = screen.offset;
    const offset = recording.clamp(before - shifts[own]);
    const blend = isMoving ? Object.assign(new Blend(...this.layouts),
      { ease: easedBoth, spread: CHANGE_SPREAD, part: this.place }) : null;
    if (blend) [blend.shifts[own], blend.shifts[other]] = [0, offset - before + shifts[other]];
    this.blend = blend;
    this.slide = { from: pair.screens[0].offset, to: offset, at: this.place };
    pair.alone(() => screen.show(recording, offset, { blend, keepsNodes: true }));
    if (!blend) pair.follow(screen, pair.screens[0]);
    this.tell();
    this.card.handles?.place();
  }

  run() {
    if (this.frame) return;
    let before = performance.now();
    const step = (now) => {
      if (!this.frame) return;
      this.move(Math.min(0.1, Math.max(0, now - before) / 1000));
      before = now;
      if (this.frame) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  /* Moves the items for some seconds. When the line changes back, they slow down before they turn around. */
  move(seconds) {
    const { card: { pair, screen }, isChanged } = this;
    const wanted = (isChanged ? 1 : -1) / CHANGE_TIME;
    this.speed = wanted + (this.speed - wanted) * Math.exp(-seconds / TURN_TIME);
    this.place = Math.min(1, Math.max(0, this.place + this.speed * seconds));
    this.blend.part = this.place;
    const isDone = this.place === (isChanged ? 1 : 0);
    if (isDone) [this.frame, this.speed, this.blend] = [null, 0, null];
    pair.alone(() => {
      if (isDone) screen.finish(); else screen.render();
      const { from, to, at } = this.slide;
      const part = (this.place - at) / ((isChanged ? 1 : 0) - at || 1);
      if (Math.abs(to - from) > 1) pair.screens[0].glide(from + (to - from) * easedBoth(part));
    });
    this.tell();
    if (!isDone) return;
    pair.follow(screen, pair.screens[0]);
    this.card.handles?.place();
    gallery.drift.follow(isChanged);
  }

  // MARK: The words

  get lengths() { return this.layouts.map(({ whole }) => whole); }

  get result() { return shorter(...this.lengths); }

  /* Updates the captions, the diff, and the buttons. */
  tell() {
    const { card: { captions, screen }, isChanged, place } = this;
    const [flow, own] = this.lengths;
    say(captions[0], `${CLASSES[0]}()`, `${plain(flow)} points long`);
    if (place === 1) say(captions[1], `${CLASSES[1]}()`, ...shorter(flow, own));
    else say(captions[1], `${CLASSES[isChanged ? 1 : 0]}()`, `${plain(flow + (own - flow) * easedBoth(place))} points${place === 0 ? " long" : ""}`);
    screen.scroller.ariaLabel = isChanged ? CLASSES[1] : `${CLASSES[0]}, before the change`;
    document.documentElement.classList.toggle("unchanged", !isChanged);
    for (const button of this.buttons) button.textContent = isChanged ? "Change it back" : "Change the line";
  }

  /* While a handle is held, and for a moment after, the diff shows the statement that it changes, in the same space. */
  showStatement(text, isHeld) {
    const { diff } = this;
    clearTimeout(this.hiding);
    if (!text) return;
    this.isStating = true;
    diff.style.height = `${diff.offsetHeight}px`;
    diff.classList.add("says");
    diff.querySelector(".statement").textContent = text;
    if (!isHeld) this.hideStatement();
  }

  hideStatement() {
    clearTimeout(this.hiding);
    this.hiding = setTimeout(() => {
      this.isStating = false;
      this.diff.classList.remove("says");
      this.diff.style.height = "";
    }, STATEMENT_TIME);
  }
}

/* Returns a length, and how much shorter it is than the flow layout's. */
function shorter(flow, own) {
  const percent = Math.round(100 * (1 - own / flow));
  return percent > 0 ? [`${plain(own)}, `, `${percent}% shorter`] : [`${plain(own)} points long`];
}

/* Slow at both ends. */
function easedBoth(part) { return part * part * (3 - 2 * part); }
