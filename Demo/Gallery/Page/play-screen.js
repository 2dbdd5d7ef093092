/* A screen with the reader's pictures on it, and over them, where it is wanted, the columns. Places without
   a picture are paintings whose ground is the colour that the copied Swift gives them. */
class PlayScreen extends Screen {
  show(recording, offset) {
    // The mark of one axis stands on other sides than that of the other.
    if (recording.axis !== this.recording?.axis) this.thumb.style.cssText = "";
    super.show(recording, offset);
    this.showColumns(this.scene.showsColumns ? recording.engine.columns : []);
  }

  add(i, state) {
    const node = super.add(i, state);
    const { pictures, paints, content: { colors } } = this.scene;
    const { kind, section } = this.recording.names[i];
    if (kind === "background") node.classList.toggle("odd", section % 2 === 1);
    const color = colors[kind === "item" ? i : this.recording.items + section]?.toLowerCase();
    const paint = paints.find((paint) => paint[0] === color) ?? paints.find((paint) => paint[1] === color) ?? [];
    [color, paint[1], paint[2]].forEach((hue, k) => node.style.setProperty(["--a", "--b", "--c"][k], hue));
    const url = kind === "item" && pictures[i]?.url;
    if (url) node.prepend(Object.assign(make("img"), { src: url, alt: "" }));
    return node;
  }

  showColumns(frames) {
    this.world.classList.toggle("explained", frames.length > 0);
    // Before all elements, which are in the order in which they are read.
    this.columns ??= Object.assign(make("div", "columns"), { ariaHidden: "true", order: -1 });
    this.world.prepend(this.columns);
    this.columns.replaceChildren();
    for (let k = 0; k < frames.length; k += 4) {
      const column = make("div");
      Object.assign(column.style, this.box(frames.subarray(k, k + 4)));
      this.columns.append(column);
    }
  }
}
