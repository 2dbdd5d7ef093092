/* What every screen has of a scroller: a step a frame while it is scrolled, those who are told of it,
   and its turn. A screen sleeps, which leaves wheel and finger to the page, until it is tapped or
   clicked or the keyboard is on it; at its ends the page goes on. */
class ScrollingScreen {
  constructor() {
    this.nodes = new Map();
    this.listeners = [];
    this.passedAt = -Infinity;
  }

  takeTurns() {
    const { scroller } = this;
    const sleep = () => scroller.classList.add("asleep");
    sleep();
    scroller.addEventListener("click", () => {
      scroller.classList.remove("asleep");
      document.body.classList.add("knows-screens");
    });
    scroller.addEventListener("pointerleave", (event) => {
      if (event.pointerType === "mouse") sleep();
    });
    addEventListener("scroll", sleep, { passive: true });
    scroller.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
  }

  /* A mouse drags what is on the screen, as a finger would. */
  takeByMouse() {
    const { scroller } = this;
    drag(scroller, ({ pointerType, clientX, clientY, target }) => (
      pointerType === "mouse" && !target.closest(".grip")) && {
      x: clientX + scroller.scrollLeft * this.zoom, y: clientY + scroller.scrollTop * this.zoom },
    ({ clientX, clientY }, { x, y }) => {
      scroller.scrollTo({ left: (x - clientX) / this.zoom, top: (y - clientY) / this.zoom, behavior: "instant" });
    });
  }

  get zoom() { return this.scroller.getBoundingClientRect().width / this.scroller.offsetWidth; }

  wheel(event) {
    if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    const delta = event.deltaY * [1, 16, innerHeight][event.deltaMode];
    const isAsleep = this.scroller.matches(".asleep:not(:focus-visible)");
    const isPassing = event.timeStamp - this.passedAt < 200;
    if (isAsleep && !isPassing) return;
    // A browser holds on to what a turn of the wheel began on, even at its end: the page is moved
    // here, until the wheel has been at rest.
    if (isPassing || this.endsAt(delta)) {
      this.passedAt = event.timeStamp;
      scrollBy({ top: delta, behavior: "instant" });
    } else if (this.vertical) {
      return;
    } else {
      // A plain wheel scrolls sideways where there is nothing else for it to do.
      this.scroller.scrollLeft += this.backwards ? -delta : delta;
    }
    if (event.cancelable) event.preventDefault();
  }

  /* Whether there is no more to see that way. */
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
