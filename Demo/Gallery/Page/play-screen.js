/* One of the two phones. An item shows the reader's picture, or a painting on the background color that the
   copied Swift code uses. */
class PlayScreen extends Screen {
  show(recording, offset) {
    // The scroll indicator is at another edge if the scroll axis changes, so remove its old position.
    if (recording.axis !== this.recording?.axis) this.thumb.style.cssText = "";
    super.show(recording, offset);
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
    if (url) node.firstChild.replaceWith(Object.assign(make("img"), { src: url, alt: "" }));
    return node;
  }
}

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
    follower.scrollTo(leader.offset);
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
