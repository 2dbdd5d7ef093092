/* One of the two phones. An item shows the reader's picture, or a painting on the background color that the
   copied Swift code uses. */
class PlayScreen extends Screen {
  show(recording, offset) {
    this.world.querySelectorAll(".hole").forEach((node) => node.remove());
    this.holes = this.makeHoles(recording);
    super.show(recording, offset);
  }

  /* Returns a hatched area for each section. The items cover it, each with half of the spacing around it, so
     what stays visible is wider or longer than the spacing. */
  makeHoles({ margins: [top, leading, bottom, trailing, line, gap], itemRanges, viewport, axis }) {
    const isDown = axis === "y";
    const [x, y] = (isDown ? [gap, line] : [line, gap]).map((space) => `${space / 2}px`);
    const isCovered = line < 0 || this.scene.hasBackgrounds;
    this.world.style.setProperty("--around", isCovered ? "none" : [0, 1, 2, 3, 5, 6, 7, 8].map((k) => (
      `calc(${k % 3 - 1} * ${x}) calc(${Math.floor(k / 3) - 1} * ${y}) 0 0 var(--screen)`)).join());
    if (isCovered) return [];
    return itemRanges.filter(([start, end]) => end > start).map(([start, end]) => {
      const node = make("div", "hole");
      node.frame = isDown ? [leading, start, viewport[0] - leading - trailing, end - start]
        : [start, top, end - start, viewport[1] - top - bottom];
      this.world.prepend(node);
      return node;
    });
  }

  render() {
    super.render();
    // Far from the start, positions are relative to the offset.
    if (this.holes.placedAt === this.origin) return;
    this.holes.placedAt = this.origin;
    for (const node of this.holes) Object.assign(node.style, this.box(node.frame));
  }

  add(i, state) {
    const node = super.add(i, state);
    const { pictures, paints, content: { colors } } = this.scene;
    const { kind, section, item } = this.recording.names[i];
    if (kind === "background") node.classList.toggle("odd", section % 2 === 1);
    const color = colors[kind === "item" ? i : this.recording.items + section]?.toLowerCase();
    const like = paints.find((hues) => hues[0] === color) ?? paints.find((hues) => hues[1] === color) ?? [];
    paint(node, [color, like[1], like[2]]);
    if (kind !== "item") return node;
    const url = pictures[i]?.url;
    const [, , width, height] = state.frame;
    if (url) node.firstChild.replaceWith(Object.assign(make("img"), { src: url, alt: "" }));
    else if (pictures.length === 0 && height === TAG_HEIGHT) this.name(node, width, item);
    return node;
  }

  /* Draws a tag as a word that fits. */
  name(node, width, item) {
    node.classList.add("tag");
    node.querySelector("svg").remove();
    const room = (width - 20) / 8.4;
    const words = TAGS.filter((word) => word.length <= room);
    node.querySelector(".label").textContent = words[words.length - 1 - (item % Math.min(3, words.length))];
  }
}

const TAG_HEIGHT = 34;
const TAGS = ["Art", "Sea", "Oil", "Blue", "Rome", "Light", "Paper", "Delft", "Garden", "Summer", "Silver", "Harbor", "Collage",
  "Evening", "Drawing", "Portrait", "Ceramics", "Interior", "Landscape", "Still life"];

/* Two phones that scroll together: the one that is scrolled leads, and the other follows. */
class Pair {
  constructor(flow, own) {
    this.screens = [flow, own];
    for (const [k, screen] of this.screens.entries()) {
      screen.listeners.push((event) => { if (event === "move") this.follow(screen, this.screens[1 - k]); });
      // A click on one phone activates both.
      screen.scroller.addEventListener("click", () => this.screens[1 - k].scroller.classList.remove("asleep"));
    }
  }

  follow(leader, follower) {
    if (this.isFollowing) return;
    this.isFollowing = true;
    if (leader.isGliding) follower.glide(leader.offset); else follower.scrollTo(leader.offset);
    this.isFollowing = false;
  }

  /* Shows other layouts. `offset` is the content offset of the second phone. */
  show(recordings, offset, isSmooth) {
    this.isFollowing = true;
    for (const [k, screen] of this.screens.entries()) {
      const recording = recordings[k];
      if (isSmooth) morph(screen, recording, recording.clamp(offset));
      else screen.show(recording, recording.clamp(offset));
    }
    this.isFollowing = false;
  }
}
