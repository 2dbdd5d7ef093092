/* The playground's screen, as one comes to the page: it scrolls slowly through its sections, until
   somebody takes it over. It stands still for those who want no motion. */
const HERO_SPEED = 34;

class Hero {
  constructor({ screen, element }) {
    this.screen = screen;
    this.button = make("button", "pause");
    this.button.addEventListener("click", () => this.turn(!this.isMoving));
    element.querySelector(".tools").prepend(this.button);
    const wants = matchMedia("(prefers-reduced-motion: reduce)");
    wants.addEventListener("change", () => this.turn(!wants.matches));
    new IntersectionObserver(([entry]) => {
      this.isSeen = entry.isIntersecting;
      this.schedule();
    }).observe(screen.element);
    for (const sign of ["pointerdown", "keydown"]) {
      element.addEventListener(sign, ({ target }) => {
        if (target !== this.button) this.turn(false);
      });
    }
    addEventListener("hashchange", () => this.turn(false));
    this.turn(!wants.matches);
  }

  turn(isMoving) {
    if (this.isMoving && !isMoving) this.screen.scrollTo(this.screen.offset);
    this.isMoving = isMoving;
    this.button.textContent = isMoving ? "Pause" : "Play";
    this.button.setAttribute("aria-label", isMoving ? "Pause the scrolling" : "Scroll slowly");
    this.speed = 0;
    this.schedule();
  }

  schedule() {
    if (this.frame || !this.isMoving || !this.isSeen) return;
    let before = performance.now();
    const step = (now) => {
      this.frame = this.isMoving && this.isSeen ? requestAnimationFrame(step) : null;
      if (!this.frame) return;
      const seconds = Math.min(0.1, Math.max(0, now - before) / 1000);
      before = now;
      this.speed = Math.min(HERO_SPEED, this.speed + HERO_SPEED * seconds);
      this.screen.drift(this.speed * seconds);
      if (this.screen.offset >= this.screen.recording.last) this.turn(false);
    };
    this.frame = requestAnimationFrame(step);
  }
}
