/* The scrolling that all screens share: one step per frame, and events for listeners.

   An inactive screen leaves the wheel and the finger to the page. A click, a tap, or keyboard focus
   activates it. At its ends the page scrolls on. */
class ScrollingScreen {
  constructor() {
    this.nodes = new Map();
    this.old = new Map();
    this.listeners = [];
    this.zoom = 1;
    this.passedAt = -Infinity;
  }

  get isAsleep() { return this.scroller.matches(".asleep"); }

  takeTurns() {
    const { scroller } = this;
    const sleep = () => scroller.classList.add("asleep");
    sleep();
    scroller.addEventListener("click", () => scroller.classList.remove("asleep"));
    scroller.addEventListener("pointerleave", (event) => {
      if (event.pointerType === "mouse") sleep();
    });
    addEventListener("scroll", sleep, { passive: true });
    scroller.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
  }

  wheel(event) {
    if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    const delta = event.deltaY * [1, 16, innerHeight][event.deltaMode];
    const isPassing = event.timeStamp - this.passedAt < 200;
    if (this.scroller.matches(".asleep:not(:focus-visible)") && !isPassing) return;
    // A browser sends a whole wheel gesture to the element where it began, even at the element's end.
    // The page scrolls from here until the wheel rests.
    if (isPassing || this.endsAt(delta)) {
      this.passedAt = event.timeStamp;
      scrollBy({ top: delta, behavior: "instant" });
    } else if (!this.vertical) {
      // A mouse wheel has only one direction, so it also scrolls content that scrolls sideways.
      this.scroller.scrollLeft += this.backwards ? -delta : delta;
    } else return;
    if (event.cancelable) event.preventDefault();
  }

  /* Returns whether the content ends in the direction of the wheel. */
  endsAt(delta) {
    const { first, last } = this.recording;
    return delta < 0 ? this.offset <= first + 1 : this.offset >= last - 1;
  }

  didScroll() {
    this.scroller.classList.add("scrolling");
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.didRest(), 160);
    this.frameRequest ??= requestAnimationFrame(() => {
      this.frameRequest = null;
      this.step();
    });
  }

  didRest() {
    this.scroller.classList.remove("scrolling");
    this.slide(LONGEST_REACH / 4);
    this.snap();
    this.tell("rest");
  }

  tell(event) {
    for (const listener of this.listeners) listener(event, this);
  }
}

/* Follows a pointer from press to release. `begin` returns the value that `move` receives with each event,
   or nothing to ignore the press. */
function drag(node, begin, move, end = () => {}) {
  let held = null;
  node.addEventListener("pointerdown", (event) => {
    if (event.button > 0) return;
    held = begin(event);
    if (held) node.setPointerCapture(event.pointerId);
  });
  node.addEventListener("pointermove", (event) => { if (held) move(event, held); });
  const release = () => {
    if (held) end();
    held = null;
  };
  for (const name of ["pointerup", "pointercancel"]) node.addEventListener(name, release);
}
