/* The screen of the live scene: it asks the engine at every step what there is to see.

   Browsers make no element longer than some 17 million pixels, and the content has up to hundreds
   of millions. So the scroller is a window of four million that slides along the content: `base` is
   where it begins, and it slides while scrolling rests, in the middle of it again. */
const LIVE_WINDOW = 4e6;
const NEAR_ITS_END = 5e4;
/* Around the items of a section. */
const LIVE_INSET = 8;

class LiveScreen extends ScrollingScreen {
  /* `title` names a section by its number. */
  constructor(engine, label, paints, title) {
    super();
    this.engine = engine;
    this.paints = paints;
    this.title = title;
    this.steps = [];
    this.base = 0;
    this.content = 0;
    this.element = this.build(label);
    this.scroller.addEventListener("scroll", () => this.didScroll(), { passive: true });
    this.scroller.addEventListener("keydown", (event) => this.key(event));
  }

  build(label) {
    const frame = make("div", "frame");
    this.scroller = make("div", "screen");
    this.scroller.tabIndex = 0;
    this.scroller.setAttribute("role", "region");
    this.scroller.setAttribute("aria-label", label);
    this.reach = make("div", "reach");
    this.glass = make("div", "glass");
    this.world = make("div", "world");
    this.thumb = make("div", "thumb");
    this.glass.append(this.world, this.thumb);
    this.reach.append(this.glass);
    this.scroller.append(this.reach);
    frame.append(this.scroller);
    return frame;
  }

  /* Takes up a new layout, scrolled to an offset. */
  show(width, height, offset) {
    this.width = width;
    this.height = height;
    this.content = this.engine.content;
    for (const node of [this.scroller, this.glass]) {
      node.style.width = `${width}px`;
      node.style.height = `${height}px`;
    }
    this.reach.style.height = `${Math.ceil(Math.min(this.content, LIVE_WINDOW)) + 1}px`;
    this.world.replaceChildren();
    this.nodes.clear();
    this.scrollTo(offset);
  }

  get reachable() { return [0, this.last]; }

  get last() { return Math.max(0, this.content - this.height); }

  get lastBase() { return Math.max(0, this.content - LIVE_WINDOW); }

  get offset() { return this.inside(this.base + this.scroller.scrollTop); }

  inside(offset) { return Math.min(Math.max(0, offset), this.last); }

  /* The first item that is seen whole or in part below the header, and where on the screen. */
  anchor() {
    if (this.offset < 1) return null;
    const found = this.engine.find(this.offset, this.height);
    for (let k = 0; k < found.length; k += LIVE_STRIDE) {
      if (found[k] !== 1 || found[k + 4] + found[k + 6] < 60) continue;
      return { section: found[k + 1], item: found[k + 2], y: found[k + 4] };
    }
    return null;
  }

  /* The offset that leaves an anchor at its place on the screen. */
  offsetOf(anchor) {
    if (!anchor) return this.offset;
    return this.engine.exports.startOfItem(anchor.item, anchor.section) - anchor.y;
  }

  scrollTo(offset) {
    const inside = this.inside(offset);
    const base = Math.min(Math.max(0, inside - LIVE_WINDOW / 2), this.lastBase);
    // A scroller stands on whole pixels, and an offset need not: the window takes up the rest.
    const top = Math.ceil(inside - base);
    this.base = inside - top;
    this.scroller.scrollTo({ top, behavior: "instant" });
    this.render();
  }

  /* Goes on by less than a pixel, which no scroller does: the window moves, and the scroller stays. */
  drift(distance) {
    this.base += distance;
    this.render();
  }

  /* Slides the window when one of its ends is near that is no end of the content. */
  slide(margin) {
    const { scrollTop } = this.scroller;
    const isEarly = this.base > 0 && scrollTop < margin;
    const isLate = this.base < this.lastBase && scrollTop + this.height > LIVE_WINDOW - margin;
    if (isEarly || isLate) this.scrollTo(this.offset);
  }

  step() {
    if (this.offset === this.rendered) return;
    const began = performance.now();
    this.slide(NEAR_ITS_END);
    this.render();
    this.steps.push(performance.now() - began);
    if (this.steps.length > 31) this.steps.shift();
    this.tell("step");
  }

  didRest() {
    this.scroller.classList.remove("scrolling");
    this.slide(LIVE_WINDOW / 4);
    this.tell("rest");
  }

  /* The browser's own keys scroll; only the ends are further than it knows. */
  key(event) {
    if (event.key !== "Home" && event.key !== "End") return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.scrollTo(event.key === "Home" ? 0 : this.last);
    this.tell("step");
  }

  render() {
    const { offset } = this;
    this.place(this.engine.find(offset, this.height));
    this.placeThumb();
    this.rendered = offset;
  }

  /* The answer is in reading order, and so is the document: readers read it as it is seen. */
  place(found) {
    const kept = new Map();
    let previous = null;
    this.pinned = 0;
    this.section = found.length > 0 ? found[1] : 0;
    for (let k = 0; k < found.length; k += LIVE_STRIDE) {
      const key = (found[k + 1] * 4096 + found[k + 2]) * 4 + found[k];
      let node = this.nodes.get(key);
      if (!node) {
        node = this.dress(found, k);
        if (previous) previous.after(node); else this.world.prepend(node);
      }
      put(node, found, k);
      this.pinned += found[k + 8];
      if (found[k] === 1 && found[k + 4] < this.height / 2) this.section = found[k + 1];
      kept.set(key, node);
      previous = node;
    }
    for (const [key, node] of this.nodes) if (!kept.has(key)) node.remove();
    this.nodes = kept;
  }

  /* Dressed as the elements of the recorded scenes are. */
  dress(found, k) {
    const [kind, section, item] = found.subarray(k, k + 3);
    const frame = found.slice(k + 3, k + 7);
    const { firstItems } = this.engine;
    const subject = {
      names: [{ kind: LIVE_KINDS[kind], section, item }], frames: frame, lead: [LIVE_INSET, 0],
      work: () => firstItems[section] + item,
      totals: { [section]: firstItems[section + 1] - firstItems[section] },
    };
    const content = { sections: { [section]: this.title(section) } };
    const node = makeElement(subject, 0, content, this.paints);
    // Seven digits do not fit into a narrow tile.
    if (kind === 1 && frame[2] < 72 && firstItems.at(-1) > 9999) node.replaceChildren();
    return node;
  }

  placeThumb() {
    const room = this.height - 12;
    const size = Math.max(28, room * this.height / this.content);
    const start = 6 + (room - size) * (this.last > 0 ? this.offset / this.last : 0);
    Object.assign(this.thumb.style,
      { top: `${start}px`, right: "3px", width: "4px", height: `${size}px` });
  }
}

function put(node, found, k) {
  const { style } = node;
  style.transform = `translate(${found[k + 3]}px, ${found[k + 4]}px)`;
  style.width = `${found[k + 5]}px`;
  style.height = `${found[k + 6]}px`;
  style.zIndex = found[k + 7];
  if (found[k] === 1) return;
  node.classList.toggle("pinned", found[k + 8] === 1);
  style.setProperty("--pin", found[k + 9]);
  style.setProperty("--push", found[k + 10]);
}
