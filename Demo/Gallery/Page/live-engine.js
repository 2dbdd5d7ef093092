/* The layout engine itself, as WebAssembly, and how long it takes. */
const LIVE_STRIDE = 11;
const LIVE_KINDS = ["header", "item", "footer", "background"];

class LiveEngine {
  /* The page has one module, and each screen that is live its own instance. */
  static async start(base64) {
    LiveEngine.module ??= WebAssembly.compile(
      Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
    return new LiveEngine((await WebAssembly.instantiate(await LiveEngine.module, {})).exports);
  }

  constructor(exports) {
    this.exports = exports;
  }

  /* Answers how many milliseconds it took. */
  layOut({ columns, spacing, width }) {
    const began = performance.now();
    this.exports.layOut(columns, spacing, width);
    return performance.now() - began;
  }

  pin({ headers, footers, extent, scope }) {
    this.exports.pin(headers, footers, extent, scope);
  }

  /* What a screen shows, as numbers in the module's memory; they hold until the next question. */
  find(offset, height) {
    const count = this.exports.find(offset, height);
    return new Float64Array(this.exports.memory.buffer, this.exports.found(), count * LIVE_STRIDE);
  }

  /* One query takes less than a tick of the browser's clock: batches are timed, each several ticks
     long, and the median batch counts. Milliseconds. */
  measureQuery(offset, height) {
    const batches = [];
    for (let batch = 0; batch < 9; batch += 1) {
      const began = performance.now();
      let now = began;
      let queries = 0;
      while (now - began < 1.5) {
        for (let k = 0; k < 16; k += 1) this.exports.find(offset, height);
        queries += 16;
        now = performance.now();
      }
      batches.push((now - began) / queries);
    }
    return median(batches);
  }
}

/* The million items in the form in which recordings are shown. */
class LiveRecording {
  constructor(engine, width, height) {
    const { sectionCount, itemCount, contentExtent } = engine.exports;
    const content = contentExtent();
    Object.assign(this, {
      engine, axis: "y", main: 1, viewport: [width, height], length: height, top: 0, over: 0, first: 0,
      content: [width, content], last: Math.max(0, content - height), mirrored: false, lead: [8, 0],
      totals: Array.from({ length: sectionCount() }, (_, section) => itemCount(section)),
    });
    this.firstItems = [0];
    for (const count of this.totals) this.firstItems.push(this.firstItems.at(-1) + count);
    this.items = this.firstItems.at(-1);
  }

  visible(offset) {
    const found = this.engine.find(offset, this.length);
    const visible = new Map();
    this.names = {};
    for (let k = 0; k < found.length; k += LIVE_STRIDE) {
      const [kind, section, item, x, y, width, height, z, pinned, pin, push] =
        found.subarray(k, k + LIVE_STRIDE);
      const i = (section * 4096 + item) * 4 + kind;
      this.names[i] = { kind: LIVE_KINDS[kind], section, item };
      // It counts places from the offset.
      visible.set(i, {
        frame: [x, y + offset, width, height], z, pinned: pinned === 1, pin, push });
    }
    return visible;
  }

  work(i) {
    const { section, item } = this.names[i];
    return this.firstItems[section] + item;
  }

  clamp(offset) { return Math.min(Math.max(offset, this.first), this.last); }
}

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[sorted.length >> 1];
}
