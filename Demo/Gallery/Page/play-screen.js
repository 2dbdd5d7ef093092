/* A screen with the reader's pictures on it, and over them, where it is wanted, the columns. It shows
   what the copied Swift shows: pictures, colours where there is none, and titles. */
class PlayScreen extends Screen {
  show(recording, offset) {
    // The mark of one axis stands on other sides than that of the other.
    if (recording.axis !== this.recording?.axis) this.thumb.style.cssText = "";
    super.show(recording, offset);
    this.showColumns(this.scene.showsColumns ? recording.engine.columns : []);
  }

  add(i, state) {
    const node = super.add(i, state);
    const { pictures, content: { colors } } = this.scene;
    const { kind, section } = this.recording.names[i];
    node.style.setProperty("--a", colors[kind === "item" ? i : this.recording.items + section]);
    const url = kind === "item" && pictures[i]?.url;
    if (url) node.prepend(Object.assign(make("img"), { src: url, alt: "" }));
    return node;
  }

  showColumns(frames) {
    this.world.classList.toggle("explained", frames.length > 0);
    if (!this.columns) {
      this.columns = make("div", "columns");
      this.columns.setAttribute("aria-hidden", "true");
      // Before all elements, which are in the order in which they are read.
      this.columns.order = -1;
    }
    this.world.prepend(this.columns);
    this.columns.replaceChildren();
    for (let k = 0; k < frames.length; k += 4) {
      const column = make("div");
      Object.assign(column.style, this.box(frames.subarray(k, k + 4)));
      this.columns.append(column);
    }
  }
}

/* The same pictures by the stock layout, on a screen beside the other; both scroll as one. */
class StockBeside {
  constructor(engine) {
    this.engine = engine;
  }

  show(card, isWanted) {
    card.element.classList.toggle("comparing", isWanted);
    card.compareButton.setAttribute("aria-pressed", isWanted);
    if (!isWanted) return this.device?.remove();
    this.engine.stockOf(card.engine);
    const recording = this.engine.layOut();
    if (this.screen) this.screen.show(recording, recording.clamp(card.screen.offset));
    else this.open(card, recording);
    card.devices.prepend(this.device);
  }

  open(card, recording) {
    this.screen = new PlayScreen(card.shown, recording, "The same by UICollectionViewFlowLayout");
    this.device = card.device(this.screen, "UICollectionViewFlowLayout");
    // The one under the hand leads: where the other is shorter, it must not pull it back.
    const isLeading = () => this.screen.scroller.matches(":not(.asleep), :focus-visible");
    const follow = (one, other) => one.listeners.push(() => {
      const offset = other.recording.clamp(one.offset);
      if (!this.device.isConnected || isLeading() !== (one === this.screen)) return;
      if (Math.abs(other.offset - offset) > 1) other.scrollTo(offset);
    });
    follow(card.screen, this.screen);
    follow(this.screen, card.screen);
  }
}

async function saveScreen(screen, scale) {
  const blob = await new Promise((done) => paintScreen(screen, scale).toBlob(done));
  const url = URL.createObjectURL(blob);
  Object.assign(make("a"), { href: url, download: "sticky-waterfall.png" }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/* What a screen shows, as a picture of so many pixels to a point. */
function paintScreen({ glass, world, recording }, scale) {
  const [width, height] = recording.viewport;
  const canvas = Object.assign(make("canvas"), { width: width * scale, height: height * scale });
  const context = canvas.getContext("2d");
  const place = glass.getBoundingClientRect();
  const zoom = width * scale / place.width;
  const boxOf = (node) => {
    const box = node.getBoundingClientRect();
    return [(box.x - place.x) * zoom, (box.y - place.y) * zoom, box.width * zoom, box.height * zoom];
  };
  const fill = (color, box) => {
    context.fillStyle = color;
    context.fillRect(...box);
  };
  fill(getComputedStyle(glass.parentElement.parentElement).backgroundColor, [0, 0, canvas.width, canvas.height]);
  const nodes = [...world.querySelectorAll("[data-element]")];
  nodes.sort((one, other) => one.style.zIndex - other.style.zIndex);
  for (const node of nodes) {
    const box = boxOf(node);
    fill(getComputedStyle(node).backgroundColor, box);
    const image = node.querySelector("img");
    if (image?.naturalWidth > 0) context.drawImage(image, ...cover(image, box), ...box);
    const name = node.matches(".band") && node.querySelector(".name");
    if (name) write(context, name, boxOf(name), scale);
  }
  return canvas;
}

/* The part of an image that is seen where it fills a box. */
function cover({ naturalWidth, naturalHeight }, [, , width, height]) {
  const scale = Math.max(width / naturalWidth, height / naturalHeight);
  const [w, h] = [width / scale, height / scale];
  return [(naturalWidth - w) / 2, (naturalHeight - h) / 2, w, h];
}

function write(context, node, [x, y, width, height], scale) {
  const { color, fontWeight, fontSize, fontFamily, writingMode, direction } = getComputedStyle(node);
  const isUpright = writingMode.startsWith("vertical");
  context.save();
  Object.assign(context, { fillStyle: color, textBaseline: "middle", direction,
    font: `${fontWeight} ${parseFloat(fontSize) * scale}px ${fontFamily}` });
  context.translate(isUpright ? x + width / 2 : direction === "rtl" ? x + width : x,
    isUpright ? y : y + height / 2);
  if (isUpright) context.rotate(Math.PI / 2);
  context.fillText(node.textContent, 0, 0);
  context.restore();
}
