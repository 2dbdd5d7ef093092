/* Scrolls both phones slowly, again and again, until the reader takes over. It doesn't start if the reader
   prefers reduced motion. */
/* Points a second: the next header arrives within eight seconds. */
const DRIFT_SPEED = 124;

class Drift {
  constructor(card) {
    this.card = card;
    this.button = document.querySelector(".play-button");
    this.button.addEventListener("click", () => this.press());
  }

  begin() {
    const { card } = this;
    this.screen = card.screen;
    const wants = matchMedia("(prefers-reduced-motion: reduce)");
    wants.addEventListener("change", () => this.turn(!wants.matches));
    // Nothing moves on without a button that stops it.
    new IntersectionObserver(([entry]) => {
      this.isVisible = entry.isIntersecting;
      this.schedule();
    }).observe(this.button);
    for (const sign of ["pointerdown", "keydown"]) card.devices.addEventListener(sign, () => this.stop());
    // While the mouse is over the phones, nothing moves away from it.
    for (const [sign, isHeld] of [["pointerenter", true], ["pointerleave", false]]) {
      card.devices.addEventListener(sign, ({ pointerType }) => {
        if (pointerType === "mouse") this.hold(isHeld);
      });
    }
    this.turn(!wants.matches && !card.line.waiting);
  }

  press() {
    if (this.isMoving && !this.isHeld) return this.stop();
    this.isStopped = false;
    this.isHeld = false;
    this.turn(true);
  }

  /* The reader has taken over. */
  stop() {
    this.isStopped = true;
    this.turn(false);
  }

  /* After the line has changed, scrolls on in a moment, unless the reader has stopped it. */
  follow(isChanged) {
    clearTimeout(this.starting);
    if (!isChanged || this.isStopped || isStill()) return this.turn(false);
    this.starting = setTimeout(() => { if (this.card.line.isAtRest) this.turn(true); }, 900);
  }

  hold(isHeld) {
    this.isHeld = isHeld;
    if (isHeld && this.isMoving) this.rest();
    this.tell();
    this.schedule();
  }

  /* Scrolls slowly for two seconds to show a preset, and then to the layout's resting offset, or back to where the
     preset is best seen. */
  show(home) {
    if (isStill()) return;
    this.turn(true);
    this.isShowing = true;
    this.schedule();
    this.ending = setTimeout(() => {
      this.turn(false);
      const { screen, screen: { offset, recording } } = this;
      const rest = recording.rest(offset);
      screen.scrollTo(Math.abs(rest - offset) > 0.5 ? rest : recording.clamp(home), "smooth");
    }, 2000);
  }

  turn(isMoving) {
    clearTimeout(this.ending);
    clearTimeout(this.starting);
    this.isShowing = false;
    if (this.isMoving && !isMoving) this.rest();
    this.isMoving = isMoving;
    this.tell();
    this.schedule();
  }

  tell() {
    const isMoving = this.isMoving && !this.isHeld;
    this.button.textContent = isMoving ? "Pause" : "Play";
    this.button.setAttribute("aria-label", isMoving ? "Pause scrolling" : "Play: scroll slowly");
  }

  /* Gives the offset back to the scrollers. */
  rest() {
    this.card.element.classList.remove("drifting");
    this.speed = 0;
    this.back = null;
    this.screen.scrollTo(this.screen.offset);
    this.card.handles?.place();
  }

  get isRunning() { return this.isMoving && !this.isHeld && (this.isVisible || this.isShowing); }

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
