/* One screen: a native scroller, and a glass that shows the elements of a recording or of the engine at the
   scrolled offset. The glass is sticky, and all its elements are placed together. Otherwise, they could
   drift apart, because the browser scrolls on its own thread.

   Browsers limit an element to about 17 million pixels, and a million items can be hundreds of millions of
   pixels long. Therefore, the scroller is a window onto the content, which begins at the offset `base`. When
   scrolling stops, the window moves so that the offset is in its middle again. */
const LONGEST_REACH = 4e6;
const NEAR_ITS_END = 5e4;

class Screen extends ScrollingScreen {
  constructor(scene, recording, label) {
    super();
    this.scene = scene;
    this.element = this.build(label);
    this.show(recording, recording.first);
    this.scroller.addEventListener("scroll", () => {
      this.read = undefined;
      this.didScroll();
    }, { passive: true });
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

  /* Shows a recording. While a blend is shown, the recording is where it leads. */
  show(recording, offset, { blend = null, keepsNodes = false } = {}) {
    this.recording = recording;
    this.blend = blend;
    this.world.classList.toggle("moving", blend !== null);
    const [width, height] = recording.viewport;
    for (const node of [this.scroller, this.glass]) {
      node.style.width = `${width}px`;
      node.style.height = `${height}px`;
    }
    // The offsets of a scroller are whole pixels, but the first and last content offset may be between pixels.
    const room = Math.min(recording.last - recording.first, LONGEST_REACH);
    const reach = room > 0 ? Math.ceil(room) + 1 : 0;
    this.furthest = reach;
    const { vertical } = this;
    this.world.classList.toggle("mirrored", recording.mirrored);
    this.scroller.dir = recording.mirrored ? "rtl" : "ltr";
    this.reach.style.width = `${width + (vertical ? 0 : reach)}px`;
    this.reach.style.height = `${height + (vertical ? reach : 0)}px`;
    this.world.style.setProperty("--title", `${Math.max(8, recording.title)}px`);
    this.bar.hidden = recording.top < 30;
    this.bar.style.height = `${recording.top}px`;
    if (!keepsNodes) [this.old, this.nodes] = [this.nodes, new Map()];
    this.scrollTo(offset);
    const kept = new Set(this.nodes.values());
    for (const node of this.old.values()) if (!kept.has(node)) node.remove();
    this.old.clear();
  }

  /* Ends a move at once. */
  finish() {
    if (!this.blend) return;
    this.blend = null;
    this.world.classList.remove("moving");
    this.render();
    for (const state of this.elements.values()) {
      this.label(state.node, state);
      this.describe(state);
    }
  }

  /* The scroller's offset. Reading it makes the browser compute styles, so it's read once for each scroll. */
  get scrolled() {
    this.read ??= Math.abs(this.vertical ? this.scroller.scrollTop : this.scroller.scrollLeft);
    return this.read;
  }

  get vertical() {
    return this.recording.axis === "y";
  }

  /* Whether the screen scrolls from the right. The scroller's offsets are negative then. */
  get backwards() {
    return this.recording.mirrored && !this.vertical;
  }

  get offset() {
    return this.recording.clamp(this.base + this.scrolled);
  }

  get lastBase() {
    return Math.max(this.recording.first, this.recording.last - LONGEST_REACH);
  }

  scrollTo(offset, behavior = "instant") {
    const inside = this.recording.clamp(offset);
    if (behavior === "instant") {
      const { first, last } = this.recording;
      const base = Math.min(Math.max(first, inside - LONGEST_REACH / 2), this.lastBase);
      // At the end of the content, the scroller must be at its own end, too. Otherwise, a finger would scroll
      // the remaining pixel instead of the page.
      this.base = inside - (inside === last ? this.furthest : Math.ceil(inside - base));
    }
    this.asked = inside;
    const scrolled = inside - this.base;
    this.scroller.scrollTo({
      [this.vertical ? "top" : "left"]: this.backwards ? -scrolled : scrolled, behavior });
    this.read = undefined;
    this.render();
  }

  /* Scrolls to the resting offset that the layout returns, unless a script scrolled here. */
  snap() {
    const rest = this.recording.clamp(this.recording.rest?.(this.offset) ?? this.offset);
    if (Math.abs(this.asked - this.offset) < 1 || Math.abs(rest - this.offset) < 1) return;
    this.scrollTo(rest, isStill() ? "instant" : "smooth");
  }

  /* Scrolls to an offset between pixels. A scroller can't do that, so the window onto the content moves instead.
     Nothing is read from the browser, so that each frame computes styles once. */
  glide(offset) {
    this.base = this.recording.clamp(offset) - this.scrolled;
    this.isGliding = true;
    this.render();
    this.isGliding = false;
  }

  /* Moves the window if the offset is near an end of the window that isn't an end of the content. */
  slide(margin) {
    const { base, lastBase, scrolled } = this;
    const isEarly = base > this.recording.first && scrolled < margin;
    const isLate = base < lastBase && scrolled > LONGEST_REACH - margin;
    if (isEarly || isLate) this.scrollTo(this.offset);
  }

  step() {
    if (this.offset === this.shownOffset) return;
    this.slide(NEAR_ITS_END);
    this.render();
    this.tell("step");
  }

  /* Scrolls to an end of the content, which can be beyond the browser's scroller. */
  key(event) {
    if (event.key !== "Home" && event.key !== "End") return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.scrollTo(event.key === "Home" ? this.recording.first : this.recording.last);
    this.tell("step");
  }

  /* Places the visible elements of the current offset. */
  render() {
    const { offset, vertical } = this;
    this.visible = this.recording.visible(offset);
    this.elements = this.blend?.visible(offset) ?? this.visible;
    // Browsers store positions as 32-bit floating point, which is inexact far from the start. There, positions
    // are relative to the offset.
    this.origin = vertical && offset > 1e5 ? offset : 0;
    const shift = this.backwards ? offset : this.origin - offset;
    this.world.style.transform = vertical
      ? `translate(0px, ${shift}px)` : `translate(${shift}px, 0px)`;
    for (const [name, node] of this.nodes) {
      if (this.elements.has(name)) continue;
      node.remove();
      this.nodes.delete(name);
    }
    for (const [name, state] of this.elements) {
      state.node = this.nodes.get(name) ?? this.add(name, state);
      this.place(state.node, state);
    }
    this.shownOffset = offset;
    this.placeThumb();
    this.tell("move");
  }

  add(name, state) {
    const node = state.node ?? this.again(name, state) ?? this.makeNode(state);
    node.look = this.look(state);
    node.order = this.order(state);
    // Screen readers follow the order of the document: section by section, header first.
    let next = this.world.lastElementChild;
    while (next && next.order > node.order) next = next.previousElementSibling;
    if (next) next.after(node); else this.world.prepend(node);
    this.nodes.set(name, node);
    this.label(node, state);
    return node;
  }

  /* Returns the node that showed the element in the previous recording, if it looks the same. */
  again(name, state) {
    const node = this.old.get(name);
    if (node?.look !== this.look(state)) return undefined;
    this.describe({ ...state, node });
    return node;
  }

  /* Returns everything that a new node of an element would depend on. */
  look({ kind, section, item, work, frame }) {
    return [kind, section, item, work, this.scene.content.sections[section], bandForm(frame)].join("\n");
  }

  makeNode(state) { return makeElement(state, this.scene); }

  describe(state) { if (state.kind === "item") describe(state.node, state, this.scene.content); }

  /* Hides the number of an item that is too small for it on the page. */
  label(node, { frame }) {
    node.classList.toggle("bare", Math.min(frame[2], frame[3]) * this.zoom < 40);
  }

  /* Records the scale at which the page shows the screen. */
  scaled(zoom) {
    if (this.zoom === zoom) return;
    this.zoom = zoom;
    for (const { node, ...state } of this.elements.values()) this.label(node, state);
  }

  order({ kind, section, item }) {
    const rank = { background: 0, header: 1, item: 2 + item, footer: 1e6 }[kind];
    return section * 1e7 + rank;
  }

  /* Returns the style that positions a frame. */
  box([left, top, width, height]) {
    // The layout's frames are left to right. From right to left, UIKit mirrors them.
    const x = this.recording.mirrored ? this.recording.viewport[0] - left - width : left;
    return { transform: `translate(${x}px, ${top - this.origin}px)`, width: `${width}px`,
      height: `${height}px` };
  }

  place(node, { frame, z, pinned, alpha = 1 }) {
    const box = this.box(frame);
    const place = [box.transform, box.width, box.height, z, pinned, alpha].join();
    if (node.placed === place) return;
    node.placed = place;
    Object.assign(node.style, box, { zIndex: z, opacity: alpha === 1 ? "" : alpha });
    node.classList.toggle("pinned", pinned);
  }

  placeThumb() {
    const { first, last, length, viewport, axis, top } = this.recording;
    const bar = axis === "y" ? top : 0;
    const room = length - bar - 12;
    const size = Math.max(28, room * (length / (last - first + length)));
    const place = last > first ? (this.recording.clamp(this.offset) - first) / (last - first) : 0;
    const start = bar + 6 + (room - size) * place;
    this.thumb.hidden = last <= first;
    const sides = axis === "y" ? [viewport[0] - 7, start, 4, size] : [start, viewport[1] - 7, size, 4];
    Object.assign(this.thumb.style, { transform: `translate(${sides[0]}px, ${sides[1]}px)`, width: `${sides[2]}px`,
      height: `${sides[3]}px` });
  }
}
