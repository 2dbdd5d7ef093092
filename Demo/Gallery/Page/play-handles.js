/* Handles on the second phone: the columns, the gaps, the header height, and the insets. Each is a slider at
   the edge that it moves. A finger can drag one only after the reader has tapped the phone. */
const HANDLES = {
  width: { label: "Columns" },
  line: { label: "Space between items", key: "line", isAlong: true },
  gap: { label: "Space between columns", key: "gap" },
  header: { label: "Header height", key: "header", isAlong: true },
  start: { label: "Leading inset" },
  end: { label: "Trailing inset" },
};
const MOST_HANDLES = 4;
/* The size of a handle in pixels of the page, across its bar and along it. */
const HANDLE_SIZE = [28, 40];

class PlayHandles {
  constructor(card) {
    this.card = card;
    this.handles = Object.fromEntries(Object.keys(HANDLES).map((name) => [name, this.make(name)]));
    card.screen.glass.append(...Object.values(this.handles));
    card.screen.listeners.push((event) => { if (event === "move") this.place(); });
  }

  make(name) {
    const handle = Object.assign(make("div", "handle"), {
      tabIndex: 0, role: "slider", ariaLabel: HANDLES[name].label, hidden: true });
    handle.append(make("span", "says"));
    drag(handle, (event) => this.take(name, event), (event) => this.move(event), () => this.release());
    handle.addEventListener("click", (event) => {
      // Keep the click that ends a drag from the phone, unless the click activates the phone.
      if (!this.card.screen.isAsleep) event.stopPropagation();
    });
    handle.addEventListener("keydown", (event) => this.key(name, event));
    return handle;
  }

  // MARK: The setting

  key0(name) {
    const { engine, screen: { vertical } } = this.card;
    if (name === "width") return engine.setting("by") === 2 ? "least" : "count";
    const sides = vertical ? ["leading", "trailing"] : ["top", "bottom"];
    return HANDLES[name].key ?? sides[name === "start" ? 0 : 1];
  }

  value(name) {
    const { engine, screen: { recording } } = this.card;
    const key = this.key0(name);
    return key === "count" ? recording.columns[this.section] : engine.setting(key);
  }

  set(name, value, isSmooth) {
    const key = this.key0(name);
    const { min, max } = this.card.groups.field(key);
    const inside = Math.min(Math.max(Math.round(value), min), max);
    if (inside === this.value(name)) return;
    if (key === "count") this.card.engine.set("by", 1);
    this.card.set(key, inside, isSmooth);
  }

  /* The arrow keys change a setting by 1. */
  key(name, event) {
    const step = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
    const { min, max } = this.card.groups.field(this.key0(name));
    const value = { Home: min, End: max }[event.key] ?? (step && this.value(name) + step);
    if (value === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.hold(name);
    this.set(name, value, name === "width");
  }

  // MARK: Dragging

  /* Records the section and its position on screen, so that it stays there while its settings change. */
  hold(name) {
    const { card } = this;
    card.remember();
    card.held = { section: this.section, y: card.screen.offset - card.engine.start(this.section) };
  }

  take(name, event) {
    const { card, edges } = this;
    if (!edges[name] || (event.pointerType === "touch" && card.screen.isAsleep)) return null;
    this.hold(name);
    const { recording: { mirrored, viewport, columns }, vertical, glass } = card.screen;
    const isAcross = !HANDLES[name].isAlong;
    const isHorizontal = isAcross === vertical;
    const scale = viewport[0] / glass.getBoundingClientRect().width;
    const isBackward = mirrored && isHorizontal;
    this.held = { name, isHorizontal, at: isHorizontal ? event.clientX : event.clientY, scale, edge: edges[name],
      sign: isBackward ? -1 : 1, value: this.value(name), columns: columns[this.section],
      gap: card.engine.setting("gap") };
    this.handles[name].classList.add("held");
    return this.held;
  }

  move({ clientX, clientY }) {
    const { held } = this;
    const { name, edge, value, columns, gap } = held;
    const moved = ((held.isHorizontal ? clientX : clientY) - held.at) * held.scale * held.sign;
    held.moved = moved;
    if (name === "width" && this.key0(name) === "count") {
      const all = (edge.breadth + gap) * columns;
      this.set(name, all / (Math.max(8, edge.breadth + moved) + gap), true);
    } else if (name === "gap") this.set(name, value + moved * columns, false);
    else this.set(name, value + (name === "end" ? -moved : moved), false);
    this.place();
  }

  release() {
    this.handles[this.held.name].classList.remove("held");
    this.held = null;
    this.card.remember();
    this.place();
  }

  // MARK: Where the handles are

  /* Frames along and across the scroll direction, relative to the screen. */
  get boxes() {
    const { visible, offset, recording: { main, names } } = this.card.screen;
    return [...visible].map(([i, { frame, pinned }]) => ({ ...names[i], pinned, along: frame[main] - offset,
      across: frame[1 - main], length: frame[2 + main], breadth: frame[3 - main] }));
  }

  /* Returns the possible positions of each handle, along and across the scroll direction. Also sets
     `section`, whose settings the handles change. */
  candidates() {
    const { card: { engine, screen: { recording, offset } }, boxes } = this;
    const [length, breadth] = [recording.length, recording.viewport[1 - recording.main]];
    const header = boxes.find(({ kind, along, length: own }) => kind === "header" && along > recording.top - 1
      && along + own < length * 0.8);
    const top = Math.max(recording.top, ...boxes.filter(({ kind, pinned }) => kind === "header" && pinned)
      .map(({ along, length: own }) => along + own));
    const items = boxes.filter(({ kind, along, length: own }) => kind === "item"
      && along + own > top + 30 && along < length - 30)
      .map((box) => ({ ...box, from: Math.max(box.along, top), to: Math.min(box.along + box.length, length) }));
    if (items.length === 0) return {};
    const most = (section) => items.filter((box) => box.section === section).length;
    this.section = items.map(({ section }) => section).reduce((one, other) => (most(other) > most(one) ? other : one));
    const own = items.filter(({ section }) => section === this.section);
    const columns = recording.columns[this.section];
    const starts = [...new Set(own.map(({ across }) => across))].sort((a, b) => a - b);
    const middle = ({ from, to }) => (from + to) / 2;
    const of = (start) => own.filter(({ across }) => across === start)
      .sort((a, b) => Math.abs(middle(a) - length / 2) - Math.abs(middle(b) - length / 2));
    const by = engine.setting("by");
    const isColumns = by !== 3 && columns > 0 && starts.length <= columns;
    // The first item of a column doesn't move when the space changes, so put that handle below it.
    const firstAlong = engine.start(this.section, 0) - offset;
    const firsts = recording.totals[this.section] > columns ? own.filter((box) => (
      Math.abs(box.along - firstAlong) < 1 && box.along + box.length < length - 40)) : [];
    const line = engine.setting("line");
    const heldHeader = header && engine.counts("header") && (engine.setting("headerpins") === 0
      || !header.pinned || engine.setting("headerkept") >= header.length) && header;
    return {
      // If the delegate returns the column counts, the property doesn't determine this section's count.
      width: isColumns && engine.setting("second") === 0 && of(starts[0]).map((box) => ({ along: middle(box), across: box.across + box.breadth,
        breadth: box.breadth })),
      line: isColumns && firsts.reverse().map((box) => (
        { along: box.along + box.length + line, across: box.across + box.breadth / 2 })),
      gap: isColumns && by === 1 && starts.length > 1
        && of(starts[1]).map((box) => ({ along: middle(box), across: box.across })),
      header: heldHeader && [0.5, 0.3, 0.7].map((part) => (
        { along: header.along + header.length, across: breadth * part })),
      start: of(starts[0]).map((box) => ({ along: middle(box), across: this.value("start") })),
      end: of(starts.at(-1)).map((box) => ({ along: middle(box), across: breadth - this.value("end") })),
      top,
    };
  }

  /* The edges of at most four handles that fit on the screen without touching each other. */
  findEdges() {
    const { top = 0, ...candidates } = this.candidates();
    const { zoom, screen: { recording } } = this.card;
    const [across, along] = HANDLE_SIZE.map((side) => side / zoom);
    const limits = { along: recording.length, across: recording.viewport[1 - recording.main] };
    this.edges = {};
    for (const [name, places] of Object.entries(candidates)) {
      if (Object.keys(this.edges).length === MOST_HANDLES) break;
      const half = HANDLES[name].isAlong ? { along: across / 2, across: along / 2 }
        : { along: along / 2, across: across / 2 };
      const clear = name === "header" ? half.along : top + half.along;
      const fit = (places || []).map((place) => ({ ...place, half,
        across: Math.min(Math.max(place.across, half.across), limits.across - half.across) }))
        .find((place) => place.along >= clear && place.along <= limits.along - half.along
          && Object.values(this.edges).every((other) => (
            Math.abs(other.along - place.along) >= other.half.along + half.along
            || Math.abs(other.across - place.across) >= other.half.across + half.across)));
      if (fit) this.edges[name] = fit;
    }
  }

  place() {
    const { held, card: { screen, zoom, element } } = this;
    // While the phones drift, no handle is visible.
    if (!zoom || screen.isGliding || element.matches(".drifting")) return;
    if (!held) this.findEdges();
    const { recording: { viewport, mirrored }, vertical } = screen;
    for (const [name, handle] of Object.entries(this.handles)) {
      const edge = held?.name === name ? this.heldEdge() : this.edges[name];
      handle.hidden = held ? held.name !== name : !edge && document.activeElement !== handle;
      if (handle.hidden || !edge) continue;
      const { along, across } = edge;
      const [shownX, y] = vertical ? [across, along] : [along, across];
      const x = mirrored ? viewport[0] - shownX : shownX;
      handle.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
      const isLevel = (HANDLES[name].isAlong ?? false) === vertical;
      handle.classList.toggle("level", isLevel);
      this.describe(name, handle, isLevel);
      // The label of a handle near a side is inside the screen.
      handle.classList.toggle("at-start", x < 60 / zoom);
      handle.classList.toggle("at-end", x > viewport[0] - 60 / zoom);
    }
  }

  /* While a handle is held, it stays under the pointer, and its position in the other direction is fixed. */
  heldEdge() {
    const { name, edge, moved = 0 } = this.held;
    const { recording } = this.card.screen;
    const side = HANDLES[name].isAlong ? "along" : "across";
    const limit = side === "along" ? recording.length : recording.viewport[1 - recording.main];
    return { ...edge, [side]: Math.min(Math.max(edge[side] + moved, edge.half[side]), limit - edge.half[side]) };
  }

  describe(name, handle, isLevel) {
    const key = this.key0(name);
    const { min, max } = this.card.groups.field(key);
    const value = this.value(name);
    const unit = key === "count" ? "column" : "point";
    handle.firstChild.textContent = `${value} ${unit}${value === 1 ? "" : "s"}`;
    Object.assign(handle, { ariaValueMin: min, ariaValueMax: max, ariaValueNow: value,
      ariaValueText: `${value} ${unit}${value === 1 ? "" : "s"}`,
      ariaOrientation: isLevel ? "vertical" : "horizontal" });
  }
}
