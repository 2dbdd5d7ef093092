/* Plays the recorded changes of a scene: inserts, deletes, moves, and rotations. */
class Player {
  constructor(card, actions) {
    this.card = card;
    this.scene = card.scene;
    this.next = 0;
    if (this.scene.steps.length === 0) return;
    this.button = make("button");
    this.button.addEventListener("click", () => this.play());
    actions.append(this.button);
    this.name();
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

  /* Plays the next step at the offset where it was recorded. After the last step, plays the first one. */
  play() {
    const { screen } = this.card;
    const step = this.steps[this.next];
    if (!step) {
      this.reset();
      const start = this.card.recording;
      morph(screen, start, start.clamp(screen.offset));
    } else {
      this.next += 1;
      this.name();
      if (Math.abs(screen.offset - step.at) > 0.5) screen.scrollTo(step.at);
      morph(screen, this.card.recordingAt(step.to), step.offset, step);
    }
    this.card.showCode();
    this.card.fit();
  }
}
