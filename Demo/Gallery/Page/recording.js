/* The frames of a screen, as the layout returned them. */
class Frames {
  clamp(offset) { return Math.min(Math.max(offset, this.first), this.last); }

  /* The length of the whole content, in points. */
  get whole() { return Math.max(this.last + this.length, this.length); }
}

/* Returns a name that an element keeps in all layouts of a screen. */
function identity({ kind, section, work }) {
  return kind === "item" ? `item-${work}` : `${kind}-${section}`;
}

class Recording extends Frames {
  constructor({ axis, viewport, top, bottom = 0, range, counts, totals, works, frames, extras, margins, itemRanges, rests }) {
    super();
    Object.assign(this, { axis, viewport, top, bottom, totals, works, first: range[0], last: range[1],
      items: works.length, mirrored: false, margins, itemRanges, rests });
    this.main = axis === "y" ? 1 : 0;
    this.length = viewport[this.main];
    this.names = [
      ...counts.flatMap((count, section) => Array.from(
        { length: count }, (_, item) => ({ kind: "item", section, item }))),
      ...extras.map(({ kind, section }) => ({ kind, section, item: 0 }))];
    works.forEach((work, i) => { this.names[i].work = work; });
    this.places = new Map(this.names.map((name, i) => [identity(name), i]));
    this.frames = [...frames, ...extras.flatMap(({ frame }) => frame)];
    this.extras = extras;
    /* The titles of headers begin where the first items do. */
    this.title = margins?.[6] ?? works.reduce((start, _, i) => Math.min(start, frames[i * 4]), Infinity);
  }

  /* Returns an element's frame and state at an offset. A header stays at the start of the screen, and a
     footer at its end. Neither leaves the range from its position at the first offset to its position at the
     last offset. */
  state(i, offset) {
    const frame = this.frames.slice(i * 4, i * 4 + 4);
    if (i < this.items) return { ...this.names[i], frame, z: 0, pinned: false };
    const { kind, last, z, edge: own } = this.extras[i - this.items];
    const first = frame[this.main];
    const isHeader = kind === "header";
    const edge = offset + (own ?? (isHeader ? this.top : this.length - frame[this.main + 2]));
    frame[this.main] = Math.min(Math.max(edge, first), last);
    const isPastFirst = isHeader ? edge > first : edge >= last;
    return { ...this.names[i], frame, z: z[isPastFirst ? 1 : 0], pinned: last > first && isPastFirst === isHeader };
  }

  /* Returns the visible elements at an offset, as a map from identity to state. */
  visible(offset) {
    const found = new Map();
    for (const [name, i] of this.places) {
      const state = this.state(i, offset);
      const start = state.frame[this.main];
      const isVisible = start < offset + this.length && start + state.frame[2 + this.main] > offset;
      if (isVisible) found.set(name, state);
    }
    return found;
  }

  /* Returns the state of an element that can be off screen, or nothing if there's no such element. */
  find(name, offset) {
    const i = this.places.get(name);
    return i === undefined ? undefined : this.state(i, offset);
  }

  /* Returns the frames of a section's items. */
  framesOf(section) {
    return this.names.flatMap((name, i) => (
      name.kind === "item" && name.section === section ? [this.frames.slice(i * 4, i * 4 + 4)] : []));
  }

  /* Returns the resting offset after scrolling to an offset. */
  rest(offset) {
    return this.rests?.reduce((best, rest) => (Math.abs(rest - offset) < Math.abs(best - offset) ? rest : best)) ?? offset;
  }
}
