/* The PNG of both phones, and the app. */
async function saveScreen(card) {
  const canvas = paintPhones(card, card.engine.setting("scale") + 1);
  save(await new Promise((done) => canvas.toBlob(done)), "sticky-waterfall.png");
}

/* Saves the screen as an app for Xcode and Swift Playgrounds: a folder in a ZIP archive. */
function saveApp(code) {
  const files = { ...gallery.links.package, "PicturesViewController.swift": `${code}\n` };
  save(zip(Object.entries(files).map(([name, text]) => [`Design.swiftpm/${name}`, text])), "Design.swiftpm.zip");
}

function save(blob, name) {
  const url = URL.createObjectURL(blob);
  Object.assign(make("a"), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/* Draws both phones with their captions, at a number of pixels per point. */
function paintPhones({ pair, captions }, scale) {
  const [width, height] = pair.screens[0].recording.viewport.map((side) => (side + 18) * scale);
  const [gap, top] = [24 * scale, 40 * scale];
  const canvas = Object.assign(make("canvas"), { width: 2 * width + gap, height: height + top });
  const context = canvas.getContext("2d");
  for (const [k, screen] of pair.screens.entries()) {
    const name = captions[k].querySelector("code");
    const { color, fontFamily, textDecorationLine } = getComputedStyle(name);
    context.save();
    context.translate(k * (width + gap), 0);
    Object.assign(context, { fillStyle: color, textAlign: "center",
      font: `600 ${Math.min(20 * scale, width / 17.5)}px ${fontFamily}` });
    const y = top - 16 * scale;
    context.fillText(name.textContent, width / 2, y);
    const { width: length } = context.measureText(name.textContent);
    if (textDecorationLine === "line-through") {
      context.fillRect((width - length) / 2, y - 7 * scale, length, 1.5 * scale);
    }
    context.translate(0, top);
    paintPhone(context, screen, scale, width, height);
    context.restore();
  }
  return canvas;
}

function paintPhone(context, screen, scale, width, height) {
  const rim = 9 * scale;
  const clip = (w, h, radius) => {
    context.beginPath();
    context.roundRect(0, 0, w, h, radius * scale);
    context.clip();
  };
  clip(width, height, 40);
  context.fillStyle = "#23201c";
  context.fillRect(0, 0, width, height);
  context.translate(rim, rim);
  clip(width - 2 * rim, height - 2 * rim, 32);
  paintScreen(context, screen, scale);
}

function paintScreen(context, { glass, world, recording, scroller }, scale) {
  const place = glass.getBoundingClientRect();
  const zoom = recording.viewport[0] * scale / place.width;
  const boxOf = (node) => {
    const box = node.getBoundingClientRect();
    return [(box.x - place.x) * zoom, (box.y - place.y) * zoom, box.width * zoom, box.height * zoom];
  };
  const fill = (color, box) => {
    context.fillStyle = color;
    context.fillRect(...box);
  };
  fill(getComputedStyle(scroller).backgroundColor, [0, 0, ...recording.viewport.map((side) => side * scale)]);
  const nodes = [...world.querySelectorAll("[data-element]")];
  nodes.sort((one, other) => one.style.zIndex - other.style.zIndex);
  for (const node of nodes) {
    const box = boxOf(node);
    fill(getComputedStyle(node).backgroundColor, box);
    if (node.matches(".tile")) paintTile(context, node, box);
    const image = node.querySelector("img");
    if (image?.naturalWidth > 0) context.drawImage(image, ...cover(image, box), ...box);
    const label = node.matches(".tile") && node.querySelector(".label");
    if (label) fill(getComputedStyle(label).backgroundColor, boxOf(label));
    const name = label || (node.matches(".band") && node.querySelector(".name"));
    if (name) write(context, name, boxOf(name), scale, Boolean(label));
  }
}

/* The style sheet's paintings: colors and shapes in a square that is stretched over the item. */
const PAINTINGS = {
  field: [["--b", "M0 .09H1V.49H0Z"], ["--c", "M0 .61H1V.93H0Z"]],
  shore: [["--a", "M0 0H1V1H0Z"], ["--b", "M0 0H1V.58H0Z"], ["--c", oval(0.72, 0.3, 0.12, 0.1)]],
  hills: [["--b", "M0 0H1V1H0Z"], ["--a", "M0 .62L1 .42V1H0Z"], ["--c", "M0 .92L1 .68V1H0Z"]],
  portrait: [["--b", oval(0.5, 1, 0.5, 0.44)], ["--c", oval(0.5, 0.38, 0.25, 0.21)]],
  slabs: [["--c", "M0 0H1V.27H0Z"], ["--b", "M0 0H.34V1H0Z"]],
  arc: [["--b", oval(0, 1, 0.84, 0.7)], ["--c", oval(0, 1, 0.46, 0.38)]],
};

function oval(x, y, width, height) {
  const half = `a${width} ${height} 0 1 1 `;
  return `M${x - width} ${y}${half}${2 * width} 0${half}${-2 * width} 0`;
}

function paintTile(context, node, [x, y, width, height]) {
  context.save();
  context.transform(width, 0, 0, height, x, y);
  context.clip(new Path2D("M0 0H1V1H0Z"));
  for (const [hue, shape] of PAINTINGS[STYLES.find((style) => node.classList.contains(style))]) {
    context.fillStyle = node.style.getPropertyValue(hue);
    context.fill(new Path2D(shape));
  }
  context.restore();
}

/* Returns the part of an image that is visible if the image fills a box. */
function cover({ naturalWidth, naturalHeight }, [, , width, height]) {
  const scale = Math.max(width / naturalWidth, height / naturalHeight);
  const [w, h] = [width / scale, height / scale];
  return [(naturalWidth - w) / 2, (naturalHeight - h) / 2, w, h];
}

function write(context, node, [x, y, width, height], scale, isCentered) {
  const { color, fontWeight, fontSize, fontFamily, writingMode, direction } = getComputedStyle(node);
  const isUpright = writingMode.startsWith("vertical");
  context.save();
  Object.assign(context, { fillStyle: color, textBaseline: "middle", direction,
    textAlign: isCentered ? "center" : "start",
    font: `${fontWeight} ${parseFloat(fontSize) * scale}px ${fontFamily}` });
  context.translate(isUpright || isCentered ? x + width / 2 : direction === "rtl" ? x + width : x,
    isUpright ? y : y + height / 2);
  if (isUpright) context.rotate(Math.PI / 2);
  context.fillText(node.textContent, 0, 0);
  context.restore();
}

/* Returns a ZIP archive of uncompressed files, which needs no library. */
function zip(files) {
  const encoder = new TextEncoder();
  const [parts, entries] = [[], []];
  let place = 0;
  const put = (list, bytes) => {
    list.push(bytes);
    return bytes.length;
  };
  for (const [path, text] of files) {
    const [name, data] = [encoder.encode(path), encoder.encode(text)];
    // Version 2.0, UTF-8 names, uncompressed, dated January 1, 1980.
    const facts = numbers([20, 2], [0x800, 2], [0, 2], [0, 2], [0x21, 2], [checksum(data), 4],
      [data.length, 4], [data.length, 4], [name.length, 2], [0, 2]);
    put(entries, numbers([0x02014b50, 4], [20, 2]));
    put(entries, facts);
    put(entries, numbers([0, 2], [0, 2], [0, 2], [0, 4], [place, 4]));
    put(entries, name);
    place += put(parts, numbers([0x04034b50, 4])) + put(parts, facts) + put(parts, name) + put(parts, data);
  }
  const length = entries.reduce((sum, entry) => sum + entry.length, 0);
  const end = numbers([0x06054b50, 4], [0, 2], [0, 2], [files.length, 2], [files.length, 2], [length, 4],
    [place, 4], [0, 2]);
  return new Blob([...parts, ...entries, end], { type: "application/zip" });
}

/* Returns the bytes of numbers and their sizes, the lowest byte first. */
function numbers(...fields) {
  return Uint8Array.from(fields.flatMap(([value, size]) => Array.from(
    { length: size }, (_, byte) => value >>> (8 * byte))));
}

/* Returns the CRC-32 checksum. */
function checksum(bytes) {
  let sum = -1;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
