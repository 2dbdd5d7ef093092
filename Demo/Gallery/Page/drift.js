/* Scrolls both phones slowly from section to section when the page opens, until the reader takes over.
   It doesn't start if the reader prefers reduced motion. */
const DRIFT_SPEED = 34;

class Drift {
  constructor(card) {
    this.card = card;
    this.screen = card.screen;
    this.button = card.playButton;
    this.button.addEventListener("click", () => this.turn(!this.isMoving));
    const wants = matchMedia("(prefers-reduced-motion: reduce)");
    wants.addEventListener("change", () => this.turn(!wants.matches));
    new IntersectionObserver(([entry]) => {
      this.isVisible = entry.isIntersecting;
      this.schedule();
    }).observe(card.devices);
    for (const sign of ["pointerdown", "keydown", "wheel"]) {
      card.element.addEventListener(sign, ({ target }) => {
        if (target !== this.button) this.turn(false);
      }, { passive: true });
    }
    // If the reader moves the mouse over the phones, stop, so that nothing moves away from the pointer.
    card.devices.addEventListener("pointermove", ({ pointerType }) => {
      if (pointerType === "mouse" && this.isMoving) this.turn(false);
    });
    addEventListener("hashchange", () => this.turn(false));
    this.turn(!wants.matches);
  }

  /* Scrolls slowly for two seconds to show a preset, and then to the layout's resting offset. */
  show() {
    if (isStill()) return;
    this.turn(true);
    this.ending = setTimeout(() => {
      this.turn(false);
      this.screen.scrollTo(this.screen.recording.rest(this.screen.offset), "smooth");
    }, 2000);
  }

  turn(isMoving) {
    clearTimeout(this.ending);
    if (this.isMoving && !isMoving) this.screen.scrollTo(this.screen.offset);
    if (isMoving) this.end = this.nextSection();
    this.isMoving = isMoving;
    this.button.textContent = isMoving ? "Pause" : "Play";
    this.button.setAttribute("aria-label", isMoving ? "Pause scrolling" : "Play: scroll slowly");
    this.speed = 0;
    this.schedule();
  }

  /* Returns the offset at the start of the next section. In the last section, returns the last offset. */
  nextSection() {
    const { screen: { offset, recording }, card: { engine } } = this;
    const starts = recording.totals.map((_, section) => engine.start(section) + recording.first);
    return Math.min(recording.last, starts.find((start) => start > offset + 40) ?? recording.last);
  }

  schedule() {
    if (this.frame || !this.isMoving || !this.isVisible) return;
    let before = performance.now();
    const step = (now) => {
      this.frame = this.isMoving && this.isVisible ? requestAnimationFrame(step) : null;
      if (!this.frame) return;
      const seconds = Math.min(0.1, Math.max(0, now - before) / 1000);
      before = now;
      this.speed = Math.min(DRIFT_SPEED, this.speed + DRIFT_SPEED * seconds);
      this.screen.drift(this.speed * seconds);
      if (this.screen.offset >= this.end) this.turn(false);
    };
    this.frame = requestAnimationFrame(step);
  }
}
