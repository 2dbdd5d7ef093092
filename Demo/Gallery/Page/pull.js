/* Pulls a screen past its start and lets go, for those who press a button: against growing resistance,
   and back. What shows there is again what the layout said. */
class Pull {
  constructor(screen) {
    this.screen = screen;
  }

  demonstrate() {
    const { screen } = this;
    cancelAnimationFrame(this.frame);
    screen.scrollTo(screen.recording.first);
    const began = performance.now();
    const step = (now) => {
      const time = Math.max(0, now - began);
      const distance = 620 * (time < 420 ? Math.sin(time / 420 * Math.PI / 2) : 0.82 ** ((time - 420) / 17));
      this.apply(distance < 0.6 ? 0 : distance);
      if (screen.pull !== 0 || time < 420) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  apply(distance) {
    const { over, length } = this.screen.recording;
    const stretched = (1 - 1 / (distance * 0.55 / length + 1)) * length;
    this.screen.pull = -Math.min(stretched, over);
    this.screen.render();
  }
}
