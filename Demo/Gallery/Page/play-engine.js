/* The layout engine as WebAssembly. It takes settings, and returns frames and Swift code. */
/* How compressed data begins, in base64. */
const GZIP = "H4sI";
const FOUND_NUMBERS = 9;
const FOUND_KINDS = ["header", "item", "footer", "background"];

class PlayEngine {
  /* All screens share one module, and each has its own instance. */
  static async start() {
    // The browser decodes the text faster than a script could.
    PlayEngine.bytes ??= fetch(`data:application/wasm;base64,${gallery.live.module}`)
      .then(({ body }) => new Response(gallery.live.module.startsWith(GZIP)
        ? body.pipeThrough(new DecompressionStream("gzip")) : body).arrayBuffer());
    PlayEngine.module ??= PlayEngine.bytes.then((bytes) => WebAssembly.compile(bytes));
    return new PlayEngine((await WebAssembly.instantiate(await PlayEngine.module, {})).exports);
  }

  constructor(exports) {
    this.exports = exports;
    this.keys = Object.fromEntries(gallery.live.playground.groups.flatMap(
      ({ fields }) => fields.map(({ name, key }) => [name, key])));
  }

  numbers(count) {
    const { memory, playNumbers } = this.exports;
    return new Float64Array(memory.buffer, playNumbers(0), count).slice();
  }

  text(count) {
    const { memory, playText } = this.exports;
    return new TextDecoder().decode(new Uint8Array(memory.buffer, playText(0), count));
  }

  set(name, value) { this.exports.playSet(this.keys[name], value); }

  setting(name) { return this.exports.playSetting(this.keys[name]); }

  counts(name) { return this.exports.playCounts(this.keys[name]) === 1; }

  write(text) {
    const bytes = new TextEncoder().encode(text);
    const place = this.exports.playText(bytes.length);
    new Uint8Array(this.exports.memory.buffer, place, bytes.length).set(bytes);
    return bytes.length;
  }

  /* Returns the parts of the link that aren't settings. */
  open(link) { return this.lines(this.exports.playOpen(this.write(link))); }

  /* Sets the titles of headers, separated by commas. */
  useTitles(titles) { this.exports.playTitles(this.write(titles)); }

  lines(count) { return this.text(count).split("\n").slice(0, -1); }

  give(numbers) {
    const place = this.exports.playNumbers(numbers.length);
    new Float64Array(this.exports.memory.buffer, place, numbers.length).set(numbers);
  }

  usePictures(pictures) {
    this.give(pictures.flatMap(({ width, height }) => [width, height]));
    this.exports.playPictures(pictures.length);
  }

  /* Switches to the screen that the flow layout makes with the same delegate. Returns how the two screens
     differ. */
  becomeFlow({ link, frames }, pictures) {
    this.open(link);
    this.usePictures(pictures);
    this.give(frames);
    return this.exports.playFlow(frames.length / 4);
  }

  layOut() {
    this.latest = new PlayRecording(this, this.numbers(this.exports.playLayOut()));
    return this.latest;
  }

  /* Changes settings and lays out in another thread, because a million items would block the page. Then that
     thread's memory, which contains the engine's whole state, replaces this engine's memory. Also returns
     the time in milliseconds. */
  async layOutAside(settings) {
    const { memory } = this.exports;
    const isFirst = !this.worker;
    this.worker ??= new Worker(URL.createObjectURL(new Blob([ASIDE])));
    const answer = new Promise((done, fail) => Object.assign(
      this.worker, { onmessage: ({ data }) => done(data), onerror: fail }));
    this.worker.postMessage({ sets: settings.map(([name, value]) => [this.keys[name], value]),
      ...isFirst && { module: await PlayEngine.bytes, memory: new Uint8Array(memory.buffer) } });
    const { time, facts, bytes } = await answer;
    const { exports } = await WebAssembly.instantiate(await PlayEngine.module, {});
    exports.memory.grow((bytes.length - exports.memory.buffer.byteLength) / 65536);
    const place = new Uint8Array(exports.memory.buffer);
    for (let start = 0; start < bytes.length; start += 4e6) {
      place.set(bytes.subarray(start, start + 4e6), start);
      await new Promise((done) => setTimeout(done));
    }
    this.exports = exports;
    this.latest = new PlayRecording(this, facts);
    return { recording: this.latest, time };
  }

  /* The frames of all items, four numbers each. */
  get frames() { return this.numbers(this.exports.playFrames()); }

  find(offset) { return this.numbers(this.exports.playFind(offset)); }

  /* Returns the start of a section or of one of its items, along the scroll direction. */
  start(section, item = -1) { return this.exports.playStart(section, item); }

  rest(offset) { return this.exports.playRest(offset); }

  /* The index of each item's color. */
  get colors() { return this.numbers(this.exports.playColors()); }

  get link() { return this.text(this.exports.playWrite(0)); }

  get code() { return this.text(this.exports.playWrite(1)); }

  /* The code of the same screen with the flow layout. */
  get flowCode() { return this.text(this.exports.playWrite(2)); }

  /* Returns the statement that a control changes, or an empty text if it changes no code. */
  statement(name) { return this.text(this.exports.playWrite(100 + this.keys[name])); }

  get reports() { return this.lines(this.exports.playWrite(3)); }

  get titles() { return this.text(this.exports.playWrite(4)); }

  get sections() { return this.lines(this.exports.playWrite(5)); }
}

const ASIDE = `
let exports;
onmessage = async ({ data: { module, memory, sets } }) => {
  if (module) {
    exports = (await WebAssembly.instantiate(module, {})).instance.exports;
    exports.memory.grow((memory.length - exports.memory.buffer.byteLength) / 65536);
    new Uint8Array(exports.memory.buffer).set(memory);
  }
  for (const [key, value] of sets) exports.playSet(key, value);
  const began = performance.now();
  const count = exports.playLayOut();
  const time = performance.now() - began;
  const facts = new Float64Array(exports.memory.buffer, exports.playNumbers(0), count).slice();
  const bytes = new Uint8Array(exports.memory.buffer).slice();
  postMessage({ time, facts, bytes }, [bytes.buffer]);
};`;

/* The engine's layout with the interface of a recording. At each scroll step, the screen queries the visible
   elements. */
class PlayRecording extends Frames {
  constructor(engine, facts) {
    super();
    const [width, height, first, last, sideways, mirrored] = facts;
    const count = (facts.length - 13) / 4;
    const [totals, columns, starts, ends] = [0, 1, 2, 3].map((part) => Array.from(facts.slice(13 + part * count, 13 + (part + 1) * count)));
    Object.assign(this, {
      engine, viewport: [width, height], first, last, top: -first, axis: sideways ? "x" : "y", main: sideways ? 0 : 1, mirrored: mirrored === 1,
      margins: facts.slice(6, 13), title: facts[12], totals, columns, itemRanges: starts.map((start, k) => [start, ends[k]]),
    });
    this.length = this.viewport[this.main];
    /* The index of each section's first item. */
    this.starts = [0];
    for (const count of this.totals) this.starts.push(this.starts.at(-1) + count);
    this.items = this.starts.at(-1);
    this.frames = engine.frames;
  }

  visible(offset) {
    const found = this.engine.find(offset);
    const visible = new Map();
    for (let k = 0; k < found.length; k += FOUND_NUMBERS) {
      const [kind, section, item, x, y, width, height, z, pinned] =
        found.subarray(k, k + FOUND_NUMBERS);
      const name = { kind: FOUND_KINDS[kind], section, item, work: kind === 1 ? this.starts[section] + item : undefined };
      visible.set(identity(name), { ...name, frame: [x, y, width, height], z, pinned: pinned === 1 });
    }
    return visible;
  }

  /* Returns the state of an element that can be off screen, or nothing if there's no such element. The engine finds
     only what is visible, so look where the element isn't pinned: half a screen from its section's items. After the
     next layout, only the items are known. */
  find(name) {
    const [kind, number] = name.split("-");
    const [start, end] = this.itemRanges[number] ?? [];
    if (kind === "item") return number < this.items && this.items * 4 === this.frames.length ? this.item(Number(number)) : undefined;
    if (start === undefined || this.engine.latest !== this) return undefined;
    return this.visible(this.clamp((kind === "footer" ? end : start) - this.length / 2)).get(name);
  }

  item(work) {
    const section = this.starts.findLastIndex((start) => start <= work);
    return { kind: "item", section, item: work - this.starts[section], work, frame: [...this.frames.subarray(work * 4, work * 4 + 4)],
      z: 0, pinned: false };
  }

  /* Returns the frames of a section's items. */
  framesOf(section) {
    return Array.from({ length: this.totals[section] }, (_, item) => this.item(this.starts[section] + item).frame);
  }

  rest(offset) { return this.engine.rest(offset); }
}
