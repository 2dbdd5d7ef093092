/* What every screen has: a step a frame while it is scrolled, and those who are told of it.
   A screen says what a step is, and what to do when scrolling rests. */
class ScrollingScreen {
  constructor() {
    this.nodes = new Map();
    this.listeners = [];
  }

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
