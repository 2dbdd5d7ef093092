/* The playground's screen, as one comes to the page: it scrolls slowly through its sections, until
   somebody takes it over. It stands still for those who want no motion. */
const HERO_SPEED = 34;

class Hero {
  constructor({ screen, element }) {
    this.screen = screen;
    this.button = make("button", "pause");
    this.button.addEventListener("click", () => this.turn(!this.isMoving));
    element.querySelector(".above").append(this.button);
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

  /* Scrolls for two seconds what somebody has chosen, and comes to rest where the layout has it. */
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
