/* What the layout said, read back. Nothing here knows a rule of the layout. */
const KINDS = ["item", "header", "footer", "background"];

class Recording {
  constructor(page) {
    Object.assign(this, {
      axis: page.axis, viewport: page.viewport, content: page.content, over: page.over,
      top: page.top, mirrored: page.mirrored, isCut: page.cut, first: page.range[0], last: page.range[1],
      counts: page.counts, totals: page.totals ?? page.counts, works: page.works, checks: page.checks,
    });
    this.main = page.axis === "y" ? 1 : 0;
    this.length = page.viewport[this.main];
    this.readElements(page);
    this.readTracks(page.tracks);
    this.fillShelves();
  }

  readElements(page) {
    const items = page.frames.length / 4;
    this.size = items + page.extras.length;
    this.frames = new Float64Array(this.size * 4);
    this.z = new Int32Array(this.size);
    this.names = new Array(this.size);
    let y = 0;
    for (let i = 0; i < items; i++) {
      y += page.frames[i * 4 + 1];
      this.frames[i * 4] = page.frames[i * 4] / 100;
      this.frames[i * 4 + 1] = y / 100;
      this.frames[i * 4 + 2] = page.frames[i * 4 + 2] / 100;
      this.frames[i * 4 + 3] = page.frames[i * 4 + 3] / 100;
      if (page.z) this.z[i] = page.z[i];
    }
    let next = 0;
    page.counts.forEach((count, section) => {
      for (let item = 0; item < count; item++) {
        this.names[next++] = { kind: "item", section, item };
      }
    });
    page.extras.forEach(([kind, section, z, ...sides], index) => {
      const i = items + index;
      this.names[i] = { kind: KINDS[kind], section, item: 0 };
      this.z[i] = z;
      sides.forEach((side, k) => { this.frames[i * 4 + k] = side / 100; });
    });
    this.items = items;
    /* Where the items begin, across and along: the titles of headers begin there too. */
    const starts = (side) => Math.min(...Array.from({ length: items }, (_, i) => this.frames[i * 4 + side]));
    this.lead = [starts(0), starts(1)];
  }

  readTracks(rows) {
    this.tracks = new Map();
    for (const [index, pieces] of Object.entries(rows)) {
      this.tracks.set(Number(index), pieces.map((row) => row.map(
        (value, k) => (k === 6 || k === 7 ? value : value / 1000))));
    }
  }

  /* Shelves as long as the screen: by place for what rests, by offset for what moves. */
  fillShelves() {
    this.resting = new Map();
    this.moving = new Map();
    const put = (shelves, from, to, i) => {
      const end = Math.floor(to / this.length);
      for (let shelf = Math.floor(from / this.length); shelf <= end; shelf++) {
        if (!shelves.has(shelf)) shelves.set(shelf, []);
        const list = shelves.get(shelf);
        if (list[list.length - 1] !== i) list.push(i);
      }
    };
    for (let i = 0; i < this.size; i++) {
      const pieces = this.tracks.get(i);
      if (pieces) {
        for (const piece of pieces) put(this.moving, piece[0], piece[1], i);
      } else {
        const start = this.frames[i * 4 + this.main];
        put(this.resting, start, start + this.frames[i * 4 + 2 + this.main], i);
      }
    }
  }

  /* The frame and state of an element at an offset, or null where the layout gave none. */
  state(i, offset) {
    const state = {
      frame: Array.from(this.frames.subarray(i * 4, i * 4 + 4)),
      z: this.z[i], pinned: false, pin: 0, push: 0,
    };
    const pieces = this.tracks.get(i);
    if (!pieces) return state;
    const piece = pieces.find((row) => row[0] === row[1] && Math.abs(row[0] - offset) < 0.001)
      ?? pieces.findLast((row) => row[0] <= offset && offset <= row[1]);
    if (!piece) return null;
    const t = piece[1] > piece[0] ? (offset - piece[0]) / (piece[1] - piece[0]) : 0;
    const between = (k) => piece[k] + (piece[k + 1] - piece[k]) * t;
    state.frame[this.main] = between(2);
    state.frame[2 + this.main] = between(4);
    state.z = piece[6];
    state.pinned = piece[7] === 1;
    state.pin = between(8);
    state.push = between(10);
    return state;
  }

  /* What is on screen at an offset, as a map from element to state. */
  visible(offset) {
    const found = new Map();
    const shelf = Math.floor(offset / this.length);
    const candidates = [
      this.resting.get(shelf), this.resting.get(shelf + 1), this.moving.get(shelf)];
    for (const list of candidates) {
      for (const i of list ?? []) {
        if (found.has(i)) continue;
        const state = this.state(i, offset);
        if (!state) continue;
        const start = state.frame[this.main];
        const end = start + state.frame[2 + this.main];
        if (start < offset + this.length && end > offset) found.set(i, state);
      }
    }
    return found;
  }

  /* The same for every state of a scene in which the same work or section is shown. */
  identity(i) {
    const name = this.names[i];
    if (name.kind !== "item") return `${name.kind}-${name.section}`;
    return `item-${this.works ? this.works[i] : i}`;
  }

  work(i) {
    return this.works ? this.works[i] : i;
  }

  clamp(offset) {
    return Math.min(Math.max(offset, this.first), this.last);
  }
}
