/* The PNG of both phones, and the app. */
async function saveScreen(card) {
  const canvas = await paintPhones(card, card.isLive ? card.engine.setting("scale") + 1 : 2);
  save(await new Promise((done) => canvas.toBlob(done)), "sticky-waterfall.png");
}

/* Saves the screen as an app for Xcode and Swift Playgrounds: a folder in a ZIP archive. */
function saveApp(code) {
  const files = { ...gallery.links.files, "PicturesViewController.swift": `${code}\n` };
  save(zip(Object.entries(files).map(([name, text]) => [`Design.swiftpm/${name}`, text])), "Design.swiftpm.zip");
}

function save(blob, name) {
  const url = URL.createObjectURL(blob);
  Object.assign(make("a"), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/* Draws both phones with their captions, on the page's background, above the package's name. `scale` is the number
   of pixels per point. The browser draws an SVG picture that contains a copy of the phones and the page's
   style. */
async function paintPhones({ devices, pair }, scale) {
  const [width, height] = pair.screens[0].recording.viewport.map((side) => side + 18);
  const [gap, top, margin, foot] = [18, 52, 36, 50];
  const copy = devices.cloneNode(true);
  copy.style.cssText = `--zoom: 0.7; --caption: ${top}px; --caption-font: ${Math.min(19, width / 17.6)}px`;
  copy.querySelectorAll(".handle, .thumb").forEach((node) => node.remove());
  await Promise.all([...copy.querySelectorAll("img")].map(async (image) => { image.src = await embedded(image.src); }));
  const size = { width: 2 * (width + margin) + gap, height: height + top + margin + foot };
  const page = Object.assign(make("div", "picture"), { style: `padding: ${margin}px ${margin}px 0` });
  const style = make("style", "", `${document.querySelector("style").textContent}${theme()}`);
  page.append(style, copy, make("p", "", "StickyWaterfall"));
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${
    size.width * scale}" height="${size.height * scale}" viewBox="0 0 ${size.width} ${size.height}"><foreignObject width="100%"
    height="100%">${new XMLSerializer().serializeToString(page)}</foreignObject></svg>`)}`;
  await picture.decode();
  const canvas = Object.assign(make("canvas"), { width: size.width * scale, height: size.height * scale });
  const context = canvas.getContext("2d");
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0);
  return canvas;
}

/* Returns the page's current colors as a rule, because a picture doesn't know about dark surroundings. */
function theme() {
  const style = getComputedStyle(document.documentElement);
  const names = [...document.querySelector("style").textContent.matchAll(/(--[a-z-]+):/g)].map(([, name]) => name);
  return `.picture{${[...new Set(names)].map((name) => [name, style.getPropertyValue(name)]).filter(([, value]) => value)
    .map((rule) => rule.join(":")).join(";")}}`;
}

/* Returns a file's contents as a data URL, because an SVG picture can't load any files. */
async function embedded(url) {
  const reader = new FileReader();
  reader.readAsDataURL(await (await fetch(url)).blob());
  await new Promise((done) => { reader.onload = done; });
  return reader.result;
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
    // These fields mean: version 2.0, names in UTF-8, no compression, and the date January 1, 1980.
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
