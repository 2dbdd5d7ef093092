/* The layout engine itself, as WebAssembly, and how long it takes. */
const LIVE_STRIDE = 11;
const LIVE_KINDS = ["header", "item", "footer"];

class LiveEngine {
  /* The page has one module, and each screen that is live its own instance. */
  static async start(base64) {
    LiveEngine.module ??= WebAssembly.compile(
      Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
    return new LiveEngine((await WebAssembly.instantiate(await LiveEngine.module, {})).exports);
  }

  constructor(exports) {
    this.exports = exports;
    /* Milliseconds. */
    this.times = { layout: 0, pin: 0 };
  }

  layOut({ columns, spacing, width }) {
    const began = performance.now();
    this.exports.layOut(columns, spacing, width);
    this.times.layout = performance.now() - began;
    this.firstItems ??= this.countItems();
  }

  pin({ headers, footers, extent, scope }) {
    const began = performance.now();
    this.exports.pin(headers, footers, extent, scope);
    this.times.pin = performance.now() - began;
  }

  /* The number of each section's first item, and last the number of all. */
  countItems() {
    const firstItems = [0];
    for (let section = 0; section < this.exports.sectionCount(); section += 1) {
      firstItems.push(firstItems[section] + this.exports.itemCount(section));
    }
    return firstItems;
  }

  get sections() { return this.firstItems.length - 1; }

  get items() { return this.firstItems[this.sections]; }

  get content() { return this.exports.contentExtent(); }

  get memory() { return this.exports.memory.buffer.byteLength; }

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

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[sorted.length >> 1];
}
