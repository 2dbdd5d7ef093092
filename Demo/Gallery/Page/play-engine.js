/* The playground's layout in the engine's module: what is set goes in, frames and Swift come out. */
class PlayEngine {
  static async start(base64) {
    return new PlayEngine((await LiveEngine.start(base64)).exports);
  }

  constructor(exports) {
    this.exports = exports;
  }

  numbers(count) {
    const { memory, playNumbers } = this.exports;
    return new Float64Array(memory.buffer, playNumbers(0), count).slice();
  }

  text(count) {
    const { memory, playText } = this.exports;
    return new TextDecoder().decode(new Uint8Array(memory.buffer, playText(0), count));
  }

  set(key, value) { this.exports.playSet(key, value); }

  setting(key) { return this.exports.playSetting(key); }

  counts(key) { return this.exports.playCounts(key) === 1; }

  write(text) {
    const bytes = new TextEncoder().encode(text);
    const place = this.exports.playText(bytes.length);
    new Uint8Array(this.exports.memory.buffer, place, bytes.length).set(bytes);
    return bytes.length;
  }

  /* Answers with the parts of the link that say nothing that can be set. */
  open(link) { return this.lines(this.exports.playOpen(this.write(link))); }

  /* Titles of headers, as `Rome, Delft`. */
  useTitles(titles) { this.exports.playTitles(this.write(titles)); }

  lines(count) { return this.text(count).split("\n").slice(0, -1); }

  usePictures(pictures) {
    const place = this.exports.playNumbers(pictures.length * 2);
    new Float64Array(this.exports.memory.buffer, place, pictures.length * 2)
      .set(pictures.flatMap(({ width, height }) => [width, height]));
    this.exports.playPictures(pictures.length);
  }

  /* Takes over the same screen as the stock layout makes it. */
  stockOf({ link, frames }) {
    this.open(link);
    const place = this.exports.playNumbers(frames.length);
    new Float64Array(this.exports.memory.buffer, place, frames.length).set(frames);
    this.exports.playStock(frames.length / 4);
  }

  /* Lays out what is set; answers what there is then, and what it cost. */
  layOut() {
    const [width, height, ...rest] = this.numbers(this.exports.playLayOut());
    const [across, along, sizes, spans, moved, first, last, ...bySection] = rest;
    const columns = bySection.splice(bySection.length / 2);
    return { viewport: [width, height], content: [across, along], sizes, spans, moved, first, last,
      counts: bySection, columns };
  }

  /* Of all items, four numbers each. */
  get frames() { return this.numbers(this.exports.playFrames()); }

  get columns() { return this.numbers(this.exports.playColumns()); }

  find(offset) { return this.numbers(this.exports.playFind(offset)); }

  rest(offset) { return this.exports.playRest(offset); }

  /* Which of the colours each item has. */
  get colors() { return this.numbers(this.exports.playColors()); }

  get link() { return this.text(this.exports.playWrite(0)); }

  get code() { return this.text(this.exports.playWrite(1)); }

  /* The lines of the code that the choices make. */
  get choices() { return this.text(this.exports.playWrite(2)); }

  get reports() { return this.lines(this.exports.playWrite(3)); }

  get titles() { return this.text(this.exports.playWrite(4)); }

  get sections() { return this.lines(this.exports.playWrite(5)); }
}
