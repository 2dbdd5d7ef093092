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

  get step() { return this.steps[this.next % this.steps.length]; }

  /* Whether the last step has led back to the start. */
  get isRound() {
    const { moments } = this.scene;
    return moments[this.steps.at(-1).to] === moments[this.card.index];
  }

  name() {
    if (!this.button) return;
    const isOver = this.next === this.steps.length && !this.isRound;
    this.button.textContent = isOver ? "Start again" : this.step.label;
  }

  reset() {
    this.next = 0;
    this.name();
  }

  /* Plays the next step at the offset where it was recorded. After the last step, plays the first one, or shows the
     start again. */
  async play() {
    if (!this.button) return;
    await this.card.start();
    clearTimeout(this.card.waiting);
    const { screen } = this.card;
    const isOver = this.next === this.steps.length;
    if (isOver) this.next = 0;
    if (isOver && !this.isRound) {
      const start = this.card.recording;
      morph(screen, start, start.clamp(screen.offset));
    } else {
      const { step } = this;
      this.next += 1;
      if (Math.abs(screen.offset - step.at) > 0.5) screen.scrollTo(step.at);
      morph(screen, this.card.recordingAt(step.to), step.offset, step);
    }
    this.name();
    this.card.showCode();
    this.card.turn();
  }
}
