/* What every screen has: a step a frame while it is scrolled, those who are told of it, and its turn
   at the wheel. A screen says what a step is, and what to do when scrolling rests.

   The wheel is a screen's once a hand has put the pointer on it, so whoever scrolls the page past a
   screen is not caught by it; at the ends of a screen the page goes on at once. */
class ScrollingScreen {
  constructor() {
    this.nodes = new Map();
    this.listeners = [];
    this.passedAt = -Infinity;
  }

  /* Sleeps, which leaves the wheel to the page, until an event of this name wakes it. */
  takeTurns(sign = "pointermove") {
    const { scroller } = this;
    const { classList } = scroller;
    const sleep = () => classList.add("asleep");
    sleep();
    scroller.addEventListener(sign, (event) => {
      // Browsers also report a move when the page scrolls under a pointer that rests.
      if (sign === "click" || event.movementX || event.movementY) classList.remove("asleep");
    });
    scroller.addEventListener("pointerleave", (event) => {
      if (event.pointerType === "mouse") sleep();
    });
    addEventListener("scroll", sleep, { passive: true });
    scroller.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
  }

  wheel(event) {
    if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    const delta = event.deltaY * [1, 16, innerHeight][event.deltaMode];
    const isAsleep = this.scroller.classList.contains("asleep");
    const isPassing = event.timeStamp - this.passedAt < 200;
    if (isAsleep && !isPassing && getComputedStyle(this.scroller).overflowY === "hidden") return;
    // A browser holds on to what a turn of the wheel began on, even at its end: the page is moved
    // here, until the wheel has been at rest.
    const passes = isAsleep || isPassing || this.endsAt(delta);
    if (passes) {
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
    const [first, last] = this.reachable;
    return delta < 0 ? this.offset <= first + 1 : this.offset >= last - 1;
  }

  get vertical() { return true; }

  didScroll() {
    this.scroller.classList.add("scrolling");
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.didRest(), 160);
    if (this.frameRequest) return;
    this.frameRequest = requestAnimationFrame(() => {
      this.frameRequest = null;
      this.step();
    });
  }

  tell(event) {
    for (const listener of this.listeners) listener(event, this);
  }
}

/* Says on which sides a box continues; the style sheet lets those fade. */
function fade(box) {
  const update = () => {
    const { style, scrollLeft, scrollTop } = box;
    const across = box.scrollWidth - box.clientWidth;
    const down = box.scrollHeight - box.clientHeight;
    style.setProperty("--before", `${Math.min(28, scrollLeft)}px`);
    style.setProperty("--after", `${Math.min(28, Math.max(0, across - scrollLeft))}px`);
    style.setProperty("--below", `${Math.min(28, Math.max(0, down - scrollTop))}px`);
  };
  box.classList.add("fading");
  box.addEventListener("scroll", update, { passive: true });
  new ResizeObserver(update).observe(box);
  update();
  return update;
}
