/* Pulling a screen past its ends with a finger, as on a phone: against growing resistance, and back.
   The recording reaches beyond the ends, so what shows there is again what the layout said. */
class Pull {
  constructor(screen) {
    this.screen = screen;
    this.raw = 0;
    const scroller = screen.scroller;
    scroller.addEventListener("touchstart", (event) => this.start(event), { passive: true });
    scroller.addEventListener("touchmove", (event) => this.move(event), { passive: false });
    scroller.addEventListener("touchend", () => this.letGo(), { passive: true });
    scroller.addEventListener("touchcancel", () => this.letGo(), { passive: true });
  }

  get room() {
    const { first, last } = this.screen.recording;
    return last - first;
  }

  /* Which end a movement would leave: -1 before the first offset, 1 after the last, 0 neither. */
  end(delta) {
    if (this.raw !== 0) return Math.sign(this.raw);
    if (delta < 0 && this.screen.scrolled <= 0) return -1;
    if (delta > 0 && this.screen.scrolled >= this.room - 1) return 1;
    return 0;
  }

  start(event) {
    cancelAnimationFrame(this.returning);
    this.touch = event.touches[0];
  }

  move(event) {
    const { axis, over } = this.screen.recording;
    const touch = event.touches[0];
    const side = axis === "y" ? "clientY" : "clientX";
    const delta = this.touch[side] - touch[side];
    this.touch = touch;
    if (over === 0 || this.end(delta) === 0) return;
    if (event.cancelable) event.preventDefault();
    this.by(delta);
  }

  by(delta) {
    cancelAnimationFrame(this.returning);
    const before = Math.sign(this.raw);
    this.raw += delta;
    if (before !== 0 && Math.sign(this.raw) !== before) this.raw = 0;
    this.apply();
  }

  apply() {
    const { over, length } = this.screen.recording;
    const distance = Math.abs(this.raw);
    const stretched = (1 - 1 / (distance * 0.55 / length + 1)) * length;
    this.screen.pull = Math.sign(this.raw) * Math.min(stretched, over);
    this.screen.render();
  }

  letGo() {
    if (this.raw === 0) return;
    const step = () => {
      this.raw *= 0.82;
      if (Math.abs(this.raw) < 0.6) this.raw = 0;
      this.apply();
      if (this.raw !== 0) this.returning = requestAnimationFrame(step);
    };
    step();
  }

  /* Pulls and lets go without a hand, for those who press a button. */
  demonstrate() {
    const began = performance.now();
    const step = (now) => {
      const time = Math.min((now - began) / 420, 1);
      this.raw = -620 * Math.sin(time * Math.PI / 2);
      this.apply();
      if (time < 1) this.returning = requestAnimationFrame(step);
      else this.letGo();
    };
    this.screen.scrollTo(this.screen.recording.first);
    this.returning = requestAnimationFrame(step);
  }
}
