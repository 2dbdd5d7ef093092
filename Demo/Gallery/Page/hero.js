/* The screen beside the heading: the engine lays out some sections and scrolls through them slowly.
   It stands still for those who want no motion, and where there is no WebAssembly a recording stands
   in its place. It leaves wheel and finger to the page until it is pressed. */
const HERO_SPEED = 34;

class Hero {
  constructor(element, gallery) {
    this.element = element;
    this.gallery = gallery;
    this.stage = make("div", "stage");
    this.caption = make("figcaption", "", "The engine itself, in WebAssembly");
    this.button = make("button", "pause");
    this.button.addEventListener("click", () => this.turn(!this.isMoving));
    element.append(this.stage, this.caption);
  }

  async start() {
    try {
      if (!this.gallery.live.module) throw new Error(this.gallery.live.absence);
      await this.run();
    } catch {
      this.showRecording();
    }
    this.screen.takeTurns("click");
  }

  async run() {
    const settings = { columns: 3, spacing: 6, headers: 1, footers: 1, extent: 44, scope: 0 };
    const engine = await LiveEngine.start(this.gallery.live.module);
    const content = this.gallery.scenes.find((scene) => scene.id === "sticky-sections").content;
    const title = (section) => content.sections[section % content.sections.length];
    const width = Math.min(344, this.stage.clientWidth - 18);
    const height = LIVE_IS_NARROW.matches ? 430 : 600;
    engine.exports.cut(80, 7);
    engine.pin(settings);
    engine.layOut({ ...settings, width });
    this.screen = new LiveScreen(
      engine, "A waterfall with sticky headers that scrolls slowly", this.gallery.paints, title);
    this.stage.append(this.screen.element);
    this.screen.show(width, height, engine.exports.startOfSection(1) - height * 0.62);
    this.move();
  }

  /* Complete, but nothing moves. */
  showRecording() {
    const scene = this.gallery.scenes.find((scene) => scene.id === "sticky-sections");
    const card = this.gallery.cards.find((card) => card.scene === scene);
    const recording = card.recording(0);
    this.screen = new Screen(scene, recording, `${scene.title}: a screen that scrolls`);
    this.stage.append(this.screen.element);
    this.screen.scrollTo(recording.first + 330);
    this.caption.textContent = "What the layout said";
  }

  move() {
    const wants = matchMedia("(prefers-reduced-motion: reduce)");
    wants.addEventListener("change", () => this.turn(!wants.matches));
    new IntersectionObserver(([entry]) => {
      this.isSeen = entry.isIntersecting;
      this.schedule();
    }).observe(this.stage);
    for (const sign of ["pointerdown", "keydown"]) {
      this.screen.scroller.addEventListener(sign, () => this.turn(false));
    }
    this.caption.append(this.button);
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
      if (this.screen.offset >= this.screen.last) this.turn(false);
    };
    this.frame = requestAnimationFrame(step);
  }
}
