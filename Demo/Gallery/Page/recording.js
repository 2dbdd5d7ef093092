/* What the layout said, read back. Nothing here knows a rule of the layout. */
class Recording {
  constructor({ axis, viewport, content, top, range, counts, totals, works, frames, extras }) {
    Object.assign(this, {
      axis, viewport, content, top, totals, works, first: range[0], last: range[1],
      items: works.length, mirrored: false });
    this.main = axis === "y" ? 1 : 0;
    this.length = viewport[this.main];
    this.names = [
      ...counts.flatMap((count, section) => Array.from(
        { length: count }, (_, item) => ({ kind: "item", section, item }))),
      ...extras.map(({ kind, section }) => ({ kind, section, item: 0 }))];
    this.frames = [...frames, ...extras.flatMap(({ frame }) => frame)];
    this.extras = extras;
    /* Where the items begin, across and along: the titles of headers begin there too. */
    const starts = (side) => works.reduce(
      (start, _, i) => Math.min(start, frames[i * 4 + side]), Infinity);
    this.lead = [starts(0), starts(1)];
  }

  /* The frame and state of an element at an offset; at a bend of its way, what rests. */
  state(i, offset) {
    const frame = this.frames.slice(i * 4, i * 4 + 4);
    const { zIndex = 0, track = [] } = this.extras[i - this.items] ?? {};
    const [, isStill, position, z, isPinned] = track.findLast(
      ([from, isStill]) => (isStill ? from < offset : from <= offset))
      ?? [0, 0, frame[this.main], zIndex, 0];
    frame[this.main] = position + (isStill ? offset : 0);
    return { frame, z, pinned: isPinned === 1 };
  }

  /* What is on screen at an offset, as a map from element to state. */
  visible(offset) {
    const found = new Map();
    for (let i = 0; i < this.names.length; i += 1) {
      const state = this.state(i, offset);
      const start = state.frame[this.main];
      const isSeen = start < offset + this.length && start + state.frame[2 + this.main] > offset;
      if (isSeen) found.set(i, state);
    }
    return found;
  }

  /* The same for every state of a scene in which the same work or section is shown. */
  identity(i) {
    const { kind, section } = this.names[i];
    return kind === "item" ? `item-${this.works[i]}` : `${kind}-${section}`;
  }

  work(i) { return this.works[i]; }

  clamp(offset) { return Math.min(Math.max(offset, this.first), this.last); }
}
