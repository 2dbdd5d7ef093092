/* One screen: a native scroller whose glass shows the recording at the scrolled offset.
   The glass is sticky and everything on it is placed in one go, so nothing on it can drift apart
   while the browser scrolls on its own thread. */
class Screen extends ScrollingScreen {
  constructor(scene, recording, label) {
    super();
    this.scene = scene;
    this.pull = 0;
    this.element = this.build(label);
    this.pulling = new Pull(this);
    this.show(recording, recording.first);
    this.scroller.addEventListener("scroll", () => this.didScroll(), { passive: true });
  }

  get reachable() { return [this.recording.first, this.recording.last]; }

  build(label) {
    const make = (className, parent) => {
      const node = document.createElement("div");
      node.className = className;
      parent?.append(node);
      return node;
    };
    const frame = make("frame");
    this.scroller = make("screen", frame);
    this.scroller.tabIndex = 0;
    this.scroller.setAttribute("role", "region");
    this.scroller.setAttribute("aria-label", label);
    this.reach = make("reach", this.scroller);
    this.glass = make("glass", this.reach);
    this.world = make("world", this.glass);
    this.bar = make("bar", this.glass);
    this.bar.textContent = "Gallery";
    this.bar.setAttribute("aria-hidden", "true");
    this.thumb = make("thumb", this.glass);
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
    const room = recording.last - recording.first;
    const { vertical } = this;
    this.world.classList.toggle("mirrored", recording.mirrored);
    this.scroller.dir = recording.mirrored ? "rtl" : "ltr";
    this.reach.style.width = `${width + (vertical ? 0 : room)}px`;
    this.reach.style.height = `${height + (vertical ? room : 0)}px`;
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
    return this.recording.first + this.scrolled + this.pull;
  }

  scrollTo(offset, behavior = "instant") {
    const scrolled = offset - this.recording.first;
    this.scroller.scrollTo({
      [this.vertical ? "top" : "left"]: this.backwards ? -scrolled : scrolled, behavior });
    this.render();
  }

  step() {
    this.render();
  }

  didRest() {
    this.scroller.classList.remove("scrolling");
    this.shownOffset = this.offset;
    this.tell("rest");
  }

  /* Places what the recording shows at the offset of this moment. */
  render() {
    const offset = this.offset;
    const visible = this.recording.visible(offset);
    const shift = this.backwards ? offset : -offset;
    this.world.style.transform = this.vertical
      ? `translate(0px, ${shift}px)` : `translate(${shift}px, 0px)`;
    for (const [i, node] of this.nodes) {
      if (visible.has(i)) continue;
      node.remove();
      this.nodes.delete(i);
    }
    for (const [i, state] of visible) {
      const node = this.nodes.get(i) ?? this.add(i);
      this.place(node, state);
    }
    this.visible = visible;
    this.placeThumb();
    this.tell("move");
  }

  add(i) {
    const node = makeElement(this.recording, i, this.scene.content, this.scene.paints);
    node.classList.toggle("note", this.scene.showsTitles);
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

  place(node, state) {
    const [left, y, width, height] = state.frame;
    // A mirrored layout gives its frames left to right; the collection view turns them round.
    const x = this.recording.mirrored ? this.recording.viewport[0] - left - width : left;
    node.style.transform = `translate(${x}px, ${y}px)`;
    node.style.width = `${width}px`;
    node.style.height = `${height}px`;
    node.style.zIndex = state.z;
    node.classList.toggle("pinned", state.pinned);
    node.style.setProperty("--pin", state.pin);
    node.style.setProperty("--push", state.push);
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
