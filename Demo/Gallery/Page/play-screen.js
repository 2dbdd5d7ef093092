/* One of the two phones. An item shows the reader's picture, or a painting on the background color that the
   copied Swift code uses. */
class PlayScreen extends Screen {
  show(recording, offset, options = {}) {
    const { keepsNodes = false, blend } = options;
    // While the line changes, both layouts have holes.
    this.layers = new Map((keepsNodes ? [blend?.from, blend?.to, recording] : [recording])
      .filter((layout) => layout instanceof Frames).map((layout) => [layout, this.layers?.get(layout) ?? this.makeLayer(layout)]));
    this.world.querySelectorAll(".holes").forEach((node) => node.remove());
    for (const { node } of this.layers.values()) this.world.prepend(node);
    super.show(recording, offset, options);
  }

  makeLayer(recording) {
    const node = make("div", "holes");
    node.setAttribute("aria-hidden", "true");
    const isCovered = recording.margins[4] < 0 || this.scene.hasBackgrounds;
    const holes = isCovered ? [] : holesOf(recording).map((frame) => ({ frame, node: make("div", "hole") }));
    node.append(...holes.map((hole) => hole.node));
    return { node, holes };
  }

  render() {
    super.render();
    for (const [layout, { node, holes, placedAt }] of this.layers) {
      node.style.opacity = this.visibility(layout);
      // Far from the start, positions are relative to the offset.
      if (placedAt === this.origin) continue;
      this.layers.get(layout).placedAt = this.origin;
      for (const hole of holes) Object.assign(hole.node.style, this.box(hole.frame));
    }
  }

  /* Holes fade while items move. */
  visibility(layout) {
    const { blend } = this;
    const part = blend ? blend[layout === blend.to ? "part" : "rest"] : Number(layout === this.recording);
    return Math.max(0, 3 * part - 2);
  }

  /* The color, the reader's picture, and whether the item is a tag. */
  style({ kind, section, work, frame: [, , , height] }) {
    const { pictures, content: { colors } } = this.scene;
    const isItem = kind === "item";
    return { color: colors[isItem ? work : this.recording.items + section]?.toLowerCase(), url: isItem ? pictures[work]?.url : undefined,
      isTag: isItem && pictures.length === 0 && height === TAG_HEIGHT };
  }

  look(state) {
    const { color, url, isTag } = this.style(state);
    return [super.look(state), color, url, isTag ? state.frame[2] : "", this.scene.content.works?.[state.work]].join("\n");
  }

  makeNode(state) {
    const node = super.makeNode(state);
    const { paints } = this.scene;
    const { color, url, isTag } = this.style(state);
    if (state.kind === "background") node.classList.toggle("odd", state.section % 2 === 1);
    const like = paints.find((hues) => hues[0] === color) ?? paints.find((hues) => hues[1] === color) ?? [];
    paint(node, [color, like[1], like[2]]);
    if (url) node.firstChild.replaceWith(Object.assign(make("img"), { src: url, alt: "" }));
    else if (isTag) this.name(node, state.frame[2], state.item);
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

  /* Makes a change during which no phone follows the other. */
  alone(change) {
    const before = this.isFollowing;
    this.isFollowing = true;
    change();
    this.isFollowing = before;
  }

  /* Shows other layouts. `offset` is the content offset of the second phone. */
  show(recordings, offset, isSmooth) {
    this.alone(() => {
      for (const [k, screen] of this.screens.entries()) {
        const recording = recordings[k];
        if (isSmooth) morph(screen, recording, recording.clamp(offset));
        else screen.show(recording, recording.clamp(offset));
      }
    });
  }
}
