/* One screen: a native scroller whose glass shows what a recording, or the engine in its place, has at
   the scrolled offset. The glass is sticky and everything on it is placed in one go, so nothing on it
   can drift apart while the browser scrolls on its own thread.

   Browsers make no element longer than some 17 million pixels, and a million items are up to hundreds
   of millions long. So the scroller is a window that slides along the content: `base` is the offset at
   which it begins, and it slides while scrolling rests, in the middle of it again. */
const LONGEST_REACH = 4e6;
const NEAR_ITS_END = 5e4;

class Screen extends ScrollingScreen {
  constructor(scene, recording, label) {
    super();
    this.scene = scene;
    this.pull = 0;
    /* How long the last steps took, and how many elements the last one moved in the content. */
    this.steps = [];
    this.moved = 0;
    this.element = this.build(label);
    this.show(recording, recording.first);
    this.scroller.addEventListener("scroll", () => this.didScroll(), { passive: true });
    this.scroller.addEventListener("keydown", (event) => this.key(event));
  }

  build(label) {
    const frame = make("div", "frame");
    this.scroller = make("div", "screen");
    Object.assign(this.scroller, { tabIndex: 0, role: "region", ariaLabel: label });
    [this.reach, this.glass, this.world, this.bar, this.thumb] = [
      "reach", "glass", "world", "bar", "thumb"].map((name) => make("div", name));
    this.bar.textContent = "Gallery";
    this.bar.setAttribute("aria-hidden", "true");
    this.glass.append(this.world, this.bar, this.thumb);
    this.reach.append(this.glass);
    this.scroller.append(this.reach);
    frame.append(this.scroller);
    return frame;
  }

  /* Puts another recording on the screen, scrolled to an offset. */
  show(recording, offset) {
    this.recording = recording;
    const [width, height] = recording.viewport;
    for (const node of [this.scroller, this.glass]) {
      node.style.width = `${width}px`;
      node.style.height = `${height}px`;
    }
    // A scroller stands on whole pixels, and neither end of the offsets need be one.
    const room = Math.min(recording.last - recording.first, LONGEST_REACH);
    const reach = room > 0 ? Math.ceil(room) + 1 : 0;
    this.furthest = reach;
    const { vertical } = this;
    this.world.classList.toggle("mirrored", recording.mirrored);
    this.scroller.dir = recording.mirrored ? "rtl" : "ltr";
    this.reach.style.width = `${width + (vertical ? 0 : reach)}px`;
    this.reach.style.height = `${height + (vertical ? reach : 0)}px`;
    this.bar.hidden = recording.top < 30;
    this.bar.style.height = `${recording.top}px`;
    this.pull = 0;
    this.nodes.forEach((node) => node.remove());
    this.nodes.clear();
    this.scrollTo(offset);
  }

  get scrolled() {
    return Math.abs(this.vertical ? this.scroller.scrollTop : this.scroller.scrollLeft);
  }

  get vertical() {
    return this.recording.axis === "y";
  }

  /* Whether the screen is scrolled from the right: the scroller's own numbers then are negative. */
  get backwards() {
    return this.recording.mirrored && !this.vertical;
  }

  get offset() {
    return this.recording.clamp(this.base + this.scrolled) + this.pull;
  }

  get lastBase() {
    return Math.max(this.recording.first, this.recording.last - LONGEST_REACH);
  }

  scrollTo(offset, behavior = "instant") {
    const inside = this.recording.clamp(offset);
    if (behavior === "instant") {
      const { first, last } = this.recording;
      const base = Math.min(Math.max(first, inside - LONGEST_REACH / 2), this.lastBase);
      // At the end no pixel is left that would hold a finger.
      this.base = inside - (inside === last ? this.furthest : Math.ceil(inside - base));
    }
    this.asked = inside;
    const scrolled = inside - this.base;
    this.scroller.scrollTo({
      [this.vertical ? "top" : "left"]: this.backwards ? -scrolled : scrolled, behavior });
    this.render();
  }

  /* Scrolling by hand comes to rest where the layout has it. */
  snap() {
    const rest = this.recording.clamp(this.recording.rest?.(this.offset) ?? this.offset);
    if (Math.abs(this.asked - this.offset) < 1 || Math.abs(rest - this.offset) < 1) return;
    this.scrollTo(rest, isStill() ? "instant" : "smooth");
  }

  /* Goes on by less than a pixel, which no scroller does: the window moves, and the scroller stays. */
  drift(distance) {
    this.base += distance;
    this.render();
  }

  /* Slides the window when one of its ends is near that is no end of the content. */
  slide(margin) {
    const { base, lastBase, scrolled } = this;
    const isEarly = base > this.recording.first && scrolled < margin;
    const isLate = base < lastBase && scrolled > LONGEST_REACH - margin;
    if (isEarly || isLate) this.scrollTo(this.offset);
  }

  step() {
    if (this.offset === this.shownOffset) return;
    const began = performance.now();
    this.slide(NEAR_ITS_END);
    this.render();
    this.moved = this.placed;
    this.steps.push(performance.now() - began);
    if (this.steps.length > 31) this.steps.shift();
    this.tell("step");
  }

  /* The browser's own keys scroll; only the ends may be further than it knows. */
  key(event) {
    if (event.key !== "Home" && event.key !== "End") return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.scrollTo(event.key === "Home" ? this.recording.first : this.recording.last);
    this.tell("step");
  }

  /* Places what there is to see at the offset of this moment. */
  render() {
    const { offset, vertical } = this;
    const visible = this.recording.visible(offset);
    // Places are 32-bit floating point in browsers: far away they count from the offset.
    this.origin = vertical && offset > 1e5 ? offset : 0;
    const shift = this.backwards ? offset : this.origin - offset;
    this.world.style.transform = vertical
      ? `translate(0px, ${shift}px)` : `translate(${shift}px, 0px)`;
    for (const [i, node] of this.nodes) {
      if (visible.has(i)) continue;
      node.remove();
      this.nodes.delete(i);
    }
    [this.placed, this.stuck] = [0, 0];
    for (const [i, state] of visible) {
      const node = this.nodes.get(i);
      const isPlaced = this.place(node ?? this.add(i, state), state);
      if (node && isPlaced) this.placed += 1;
      if (state.pinned) this.stuck += 1;
    }
    this.visible = visible;
    this.shownOffset = offset;
    this.placeThumb();
    this.tell("move");
  }

  add(i, state) {
    const node = makeElement(this.recording, i, state.frame, this.scene);
    node.order = this.order(i);
    // Readers follow the order of the document: section by section, header first.
    let next = this.world.lastElementChild;
    while (next && next.order > node.order) next = next.previousElementSibling;
    if (next) next.after(node); else this.world.prepend(node);
    this.nodes.set(i, node);
    return node;
  }

  order(i) {
    const { kind, section, item } = this.recording.names[i];
    const rank = { background: 0, header: 1, item: 2 + item, footer: 1e6 }[kind];
    return section * 1e7 + rank;
  }

  /* Where a frame is in the world. */
  box([left, top, width, height]) {
    // A mirrored layout gives its frames left to right; the collection view turns them round.
    const x = this.recording.mirrored ? this.recording.viewport[0] - left - width : left;
    return { transform: `translate(${x}px, ${top - this.origin}px)`, width: `${width}px`,
      height: `${height}px` };
  }

  /* Answers whether it was elsewhere before. */
  place(node, { frame, z, pinned }) {
    const box = this.box(frame);
    const place = [box.transform, box.width, box.height, z, pinned].join();
    if (node.placed === place) return false;
    node.placed = place;
    Object.assign(node.style, box, { zIndex: z });
    node.classList.toggle("pinned", pinned);
    return true;
  }

  placeThumb() {
    const { first, last, length, axis, top } = this.recording;
    const bar = axis === "y" ? top : 0;
    const room = length - bar - 12;
    const share = length / (last - first + length);
    const size = Math.max(28, room * share);
    const place = last > first ? (this.recording.clamp(this.offset) - first) / (last - first) : 0;
    const start = bar + 6 + (room - size) * place;
    this.thumb.hidden = last <= first;
    Object.assign(this.thumb.style, axis === "y"
      ? { top: `${start}px`, right: "3px", width: "4px", height: `${size}px` }
      : { left: `${start}px`, bottom: "3px", height: "4px", width: `${size}px` });
  }
}
