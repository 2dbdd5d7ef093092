/* Handles on the second phone: the columns, the gaps, the header height, and the insets. Each is a slider at
   the edge that it moves, and says what it changes. A finger can drag one only after the reader has tapped the phone. */
const HANDLES = {
  width: { label: "Columns", says: "width" },
  line: { label: "Space between items", says: "between items", key: "line", isAlong: true },
  gap: { label: "Space between columns", says: "between columns", key: "gap" },
  header: { label: "Header height", says: "header", key: "header", isAlong: true },
  start: { label: "Leading inset", says: "leading" },
  end: { label: "Trailing inset", says: "trailing" },
};
const MOST_HANDLES = 4;
/* The size of a handle in pixels of the page, across its bar and along it. */
const HANDLE_SIZE = [28, 40];
/* The width of a character of a handle's label, and the label's height, in pixels of the page. */
const LABEL_CHARACTER = 6.6;
const LABEL_HEIGHT = 16;

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
    this.card.line.hideStatement();
  }

  // MARK: Dragging

  /* Records the section and its position on screen, so that it stays there while its settings change. */
  hold(name) {
    const { card } = this;
    card.remember();
    card.held = { section: this.section, y: card.screen.offset - card.engine.start(this.section) };
    card.touched = this.key0(name);
    card.line.showStatement(card.engine.statement(card.touched), true);
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
    this.card.line.hideStatement();
    this.card.remember();
    this.place();
  }

  // MARK: Where the handles are

  /* Frames along and across the scroll direction, relative to the screen. */
  get boxes() {
    const { visible, offset, recording: { main } } = this.card.screen;
    return [...visible.values()].map(({ frame, ...state }) => ({ ...state, along: frame[main] - offset,
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

  /* The edges of at most four handles that fit on the screen. Neither they nor their labels touch each other. */
  findEdges() {
    // Before the line changes, the phone has the flow layout.
    const { top = 0, ...candidates } = this.card.line.isChanged && this.card.line.isAtRest ? this.candidates() : {};
    const { zoom, screen: { recording } } = this.card;
    const [across, along] = HANDLE_SIZE.map((side) => side / zoom);
    const limits = { along: recording.length, across: recording.viewport[1 - recording.main] };
    this.edges = {};
    const taken = [];
    for (const [name, places] of Object.entries(candidates)) {
      if (Object.keys(this.edges).length === MOST_HANDLES) break;
      const half = HANDLES[name].isAlong ? { along: across / 2, across: along / 2 }
        : { along: along / 2, across: across / 2 };
      const clear = name === "header" ? half.along : top + half.along;
      for (const place of places || []) {
        const edge = { ...place, half, across: Math.min(Math.max(place.across, half.across), limits.across - half.across) };
        const areas = this.areas(name, edge, limits);
        if (edge.along < clear || edge.along > limits.along - half.along
          || areas.some((area) => taken.some((other) => meet(area, other)))) continue;
        this.edges[name] = edge;
        taken.push(...areas);
        break;
      }
    }
  }

  /* The areas of a handle and of the label above it: left, top, right, and bottom, on the screen. */
  areas(name, { along, across, half }, limits) {
    const { vertical } = this.card.screen;
    const [x, y, halfWidth, halfHeight, width] = vertical ? [across, along, half.across, half.along, limits.across]
      : [along, across, half.along, half.across, limits.along];
    const { zoom } = this.card;
    const label = (this.says(name, this.value(name)).length * LABEL_CHARACTER + 12) / zoom;
    const side = x < 60 / zoom ? x - halfWidth : x > width - 60 / zoom ? x + halfWidth - label : x - label / 2;
    return [[x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight],
      [side, y - halfHeight - LABEL_HEIGHT / zoom, side + label, y - halfHeight]];
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
    const amount = key === "count" ? this.says(name, value) : `${value} point${value === 1 ? "" : "s"}`;
    handle.firstChild.textContent = this.says(name, value);
    Object.assign(handle, { ariaValueMin: min, ariaValueMax: max, ariaValueNow: value, ariaValueText: amount,
      ariaOrientation: isLevel ? "vertical" : "horizontal" });
  }

  /* What a handle changes, and the value. */
  says(name, value) {
    return this.key0(name) === "count" ? `${value} column${value === 1 ? "" : "s"}` : `${HANDLES[name].says} ${value}`;
  }
}

function meet([left, top, right, bottom], other) {
  return left < other[2] && other[0] < right && top < other[3] && other[1] < bottom;
}
