/* Scrolls both phones slowly, again and again, until the reader takes over. It doesn't start if the reader
   prefers reduced motion. */
/* Points a second: the next header arrives within eight seconds. */
const DRIFT_SPEED = 112;

class Drift {
  constructor(card) {
    this.card = card;
    this.button = card.playButton;
    this.button.addEventListener("click", () => this.turn(!this.isMoving));
  }

  begin() {
    const { card } = this;
    this.screen = card.screen;
    const wants = matchMedia("(prefers-reduced-motion: reduce)");
    wants.addEventListener("change", () => this.turn(!wants.matches));
    new IntersectionObserver(([entry]) => {
      this.isVisible = entry.isIntersecting;
      this.schedule();
    }).observe(card.devices);
    for (const sign of ["pointerdown", "keydown"]) card.devices.addEventListener(sign, () => this.turn(false));
    // While the mouse is over the phones, nothing moves away from it.
    for (const [sign, isHeld] of [["pointerenter", true], ["pointerleave", false]]) {
      card.devices.addEventListener(sign, ({ pointerType }) => {
        if (pointerType === "mouse") this.hold(isHeld);
      });
    }
    this.turn(!wants.matches);
  }

  hold(isHeld) {
    this.isHeld = isHeld;
    if (isHeld && this.isMoving) this.rest();
    this.schedule();
  }

  /* Scrolls slowly for two seconds to show a preset, and then to the layout's resting offset. */
  show() {
    if (isStill()) return;
    this.turn(true);
    this.ending = setTimeout(() => {
      this.turn(false);
      const { screen } = this;
      screen.scrollTo(screen.recording.rest(screen.offset), "smooth");
    }, 2000);
  }

  turn(isMoving) {
    clearTimeout(this.ending);
    if (this.isMoving && !isMoving) this.rest();
    this.isMoving = isMoving;
    this.button.textContent = isMoving ? "Pause" : "Play";
    this.button.setAttribute("aria-label", isMoving ? "Pause scrolling" : "Play: scroll slowly");
    this.schedule();
  }

  /* Gives the offset back to the scrollers. */
  rest() {
    this.card.element.classList.remove("drifting");
    this.speed = 0;
    this.back = null;
    this.screen.scrollTo(this.screen.offset);
    this.card.handles?.place();
  }

  get isRunning() { return this.isMoving && this.isVisible && !this.isHeld; }

  schedule() {
    if (this.frame || !this.isRunning) return;
    let before = performance.now();
    this.speed = 0;
    this.card.element.classList.add("drifting");
    const step = (now) => {
      this.frame = this.isRunning ? requestAnimationFrame(step) : null;
      if (!this.frame) return;
      const seconds = Math.min(0.1, Math.max(0, now - before) / 1000);
      before = now;
      this.move(seconds);
    };
    this.frame = requestAnimationFrame(step);
  }

  /* Scrolls on. At the end, waits a second, and then scrolls back to the start. */
  move(seconds) {
    const { screen, screen: { offset, recording: { first, last } } } = this;
    this.speed = Math.min(DRIFT_SPEED, this.speed + DRIFT_SPEED * seconds);
    if (!this.back && offset < last) return screen.glide(offset + this.speed * seconds);
    if (last - first < 1) return;
    this.back ??= { from: offset, time: -1 };
    this.back.time += seconds / 1.6;
    const part = Math.min(1, Math.max(0, this.back.time));
    if (part > 0) screen.glide(this.back.from + (first - this.back.from) * (part * part * (3 - 2 * part)));
    if (part === 1) [this.back, this.speed] = [null, 0];
  }
}
