/* What can be taken hold of on the screen itself: a gap, an inset, the edge of a header, a column's. Each
   is a setting of the playground, and lies where the frames of this moment have it. */
class PlayGrips {
  constructor(card) {
    this.card = card;
    this.element = make("div", "grips");
    this.element.setAttribute("aria-hidden", "true");
    this.grips = {};
    for (const name of ["gap", "line", "header", "start", "end", "width"]) this.add(name);
    card.screen.glass.append(this.element);
    card.screen.listeners.push((event) => { if (event === "move") this.place(); });
    this.place();
  }

  add(name) {
    const grip = make("div", `grip ${name}`);
    drag(grip, (event) => this.take(name, event), (event, held) => this.move(event, held),
      () => {
        this.card.remember();
        this.card.groups.reveal("");
      });
    grip.addEventListener("click", (event) => event.stopPropagation());
    this.element.append(grip);
    this.grips[name] = grip;
  }

  /* Frames as along and across scrolling, from the screen's own start. */
  get boxes() {
    const { visible, offset, recording: { main, names } } = this.card.screen;
    return [...visible].map(([i, { frame }]) => ({ ...names[i], along: frame[main] - offset,
      across: frame[1 - main], length: frame[2 + main], breadth: frame[3 - main] }));
  }

  /* Where each can be held: along, across, and whether it is moved along scrolling. */
  get places() {
    const { recording } = this.card.screen;
    const { boxes } = this;
    const [length, breadth] = [recording.length, recording.viewport[1 - recording.main]];
    const items = boxes.filter(({ kind, along, length: own }) => kind === "item"
      && along + own > length * 0.2 && along < length * 0.8)
      .sort((a, b) => Math.abs(a.along + a.length / 2 - length / 2) - Math.abs(b.along + b.length / 2 - length / 2));
    const first = items[0];
    if (!first) return {};
    const end = (box) => box.across + box.breadth;
    const least = Math.min(...items.map(({ across }) => across));
    const most = Math.max(...items.map(end));
    const [leading, other] = items.filter(({ across }) => across === least);
    const trailing = items.find((box) => end(box) === most);
    const others = items.filter(({ section }) => section === leading.section);
    const beside = others.filter((box) => box.across >= end(leading)
      && box.along < leading.along + leading.length && box.along + box.length > leading.along)
      .sort((a, b) => a.across - b.across)[0];
    const after = others.filter((box) => box.across === trailing.across && box.section === trailing.section
      && box.along >= trailing.along + trailing.length - 1).sort((a, b) => a.along - b.along)[0];
    const header = boxes.find(({ kind, along, length: own }) => kind === "header" && along + own > 0
      && along + own < length * 0.8);
    const middle = (box) => box.along + box.length / 2;
    return {
      start: [middle(leading), least / 2], end: [middle(trailing), (most + breadth) / 2],
      gap: beside && [(Math.max(leading.along, beside.along)
        + Math.min(leading.along + leading.length, beside.along + beside.length)) / 2,
      (end(leading) + beside.across) / 2],
      line: after && [(trailing.along + trailing.length + after.along) / 2, trailing.across + trailing.breadth / 2],
      // Beside another item than the gap, where there is one.
      width: other ? [middle(other), end(other), other.breadth]
        : [leading.along + Math.min(22, leading.length / 4), end(leading), leading.breadth],
      header: header && [header.along + header.length, breadth * 0.5],
    };
  }

  place() {
    const { screen } = this.card;
    const { places } = this;
    for (const [name, grip] of Object.entries(this.grips)) {
      const place = places[name];
      grip.hidden = !place;
      if (!place) continue;
      const [along, across] = place;
      const shown = screen.recording.mirrored && screen.vertical
        ? screen.recording.viewport[0] - across : across;
      const [x, y] = screen.vertical ? [shown, along] : [screen.backwards
        ? screen.recording.viewport[0] - along : along, across];
      grip.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
      // The bar of a grip stands across the way that it is moved.
      grip.classList.toggle("level", (name === "line" || name === "header") === screen.vertical);
    }
  }

  take(name, event) {
    const { card } = this;
    const { screen, engine } = card;
    const place = this.places[name];
    if (!place) return null;
    card.remember();
    const { vertical, glass, recording: { mirrored, viewport } } = screen;
    const isAlong = name === "line" || name === "header";
    const isAcrossPage = isAlong !== vertical;
    const scale = viewport[0] / glass.getBoundingClientRect().width;
    const sides = vertical ? ["leading", "trailing"] : ["top", "bottom"];
    const key = { start: sides[0], end: sides[1] }[name] ?? name;
    const shown = engine.setting("by") === 2 ? "least" : "count";
    card.groups.reveal(key === "width" ? shown : key);
    const sign = (name === "end" ? -1 : 1) * (mirrored && isAcrossPage ? -1 : 1);
    return { key, scale: scale * sign, at: isAcrossPage ? event.clientX : event.clientY, isAcrossPage,
      value: key === "width" ? place[2] : engine.setting(key), gap: engine.setting("gap"),
      room: key === "width" && this.room(place[2]) };
  }

  /* The breadth that all columns have together, with a gap after the last. */
  room(breadth) {
    const { columns, names } = this.card.screen.recording;
    const section = Object.values(names).find(({ kind }) => kind === "item").section;
    return (breadth + this.card.engine.setting("gap")) * columns[section];
  }

  move({ clientX, clientY }, { key, scale, at, isAcrossPage, value, gap, room }) {
    const { card } = this;
    const now = Math.round(value + ((isAcrossPage ? clientX : clientY) - at) * scale);
    if (key !== "width") return card.set(key, now, false);
    const width = Math.max(20, now);
    if (card.engine.setting("by") === 2) return card.set("least", width, true);
    const count = Math.min(Math.max(Math.round(room / (width + gap)), 1), 24);
    if (card.engine.setting("by") === 1 && card.engine.setting("count") === count) return;
    card.engine.set("by", 1);
    card.set("count", count, true);
  }
}
