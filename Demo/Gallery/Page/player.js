/* Plays what happened to a scene besides scrolling: inserts and deletes, pages that are appended,
   and where a rotation leaves the offset. All of it was recorded. */
class Player {
  constructor(card, actions) {
    this.card = card;
    this.scene = card.scene;
    this.next = 0;
    this.isPaused = false;
    if (!this.scene.steps.some((step) => step.label)) return;
    this.button = make("button");
    this.button.addEventListener("click", () => this.play());
    actions.append(this.button);
    this.name();
  }

  /* A scene that is more than what its screen shows does it by itself, once, when it is first seen. */
  playOnceSeen() {
    if (isStill() || !(this.snaps || this.steps.length)) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry.isIntersecting || this.isPaused) return;
      observer.disconnect();
      setTimeout(() => this.demonstrate(), 600);
    }, { threshold: 0.7 });
    observer.observe(this.card.devices);
  }

  demonstrate() {
    const [screen] = this.card.screens;
    const step = this.steps[this.next];
    if (step?.label) this.play();
    else if (step) screen.scrollTo(step.at + 60, "smooth");
    else if (this.snaps) this.nudge();
    else if (this.scene.pulls) this.card.screens.forEach(pull);
    else [...this.card.element.querySelectorAll("fieldset")].at(-1)
      .querySelector("input:not(:checked)").click();
  }

  get snaps() {
    return this.scene.controls.some(({ links }) => links.some((link) => link.includes("snapping=")));
  }

  /* Goes a little further, to come to rest where the layout lets it. */
  nudge() {
    const [{ offset, recording, scroller }] = this.card.screens;
    scroller.scrollBy({ left: offset + 150 > recording.last ? -150 : 150,
      behavior: isStill() ? "instant" : "smooth" });
  }

  get steps() {
    return this.scene.steps.filter(
      (step) => step.choice.every((value, k) => value === this.card.choice[k]));
  }

  name() {
    if (this.button) this.button.textContent = this.steps[this.next]?.label ?? "Start again";
  }

  reset() {
    this.next = 0;
    this.name();
  }

  /* Plays the next step at the offset it was recorded at; after the last one, starts again. */
  play() {
    const screen = this.card.screens[0];
    const step = this.steps[this.next];
    if (!step) {
      this.reset();
      const start = this.card.recording(0);
      morph(screen, start, start.clamp(screen.offset));
    } else {
      this.next += 1;
      this.name();
      if (Math.abs(screen.offset - step.at) > 0.5) screen.scrollTo(step.at);
      morph(screen, this.card.recordingAt(step.to), step.offset, step);
    }
    this.card.showCode();
  }

  /* A page is appended when scrolling gets near the end, as the scene's delegate does it. */
  moved(screen) {
    const step = this.steps[this.next];
    if (this.isPaused || !step || step.label || screen.offset < step.at) return;
    this.next += 1;
    screen.show(this.card.recordingAt(step.to), screen.offset);
  }

  /* Where the layout left the offset when the screen was turned into the size of `recording`. */
  turn(screen, recording) {
    const [from, to] = [screen.recording, recording].map((one) => this.card.recordings.indexOf(one));
    const turn = this.scene.turns.find((turn) => turn.from === from && turn.to === to);
    const scrolled = screen.offset - screen.recording.first;
    return turn && recording.clamp(turn.offsets[Math.floor(scrolled / 40)]);
  }
}
