/* The reader's own pictures, as files or as sizes in text. They stay on this computer. */
const MOST_PICTURES = 600;
/* The longer side of a photo after it's read, in pixels. */
const LONGEST_SIDE = 600;
/* How many files are read at the same time. */
const READERS = 3;

/* The buttons that add pictures. The reader can also paste or drop pictures. */
class PlaySources {
  constructor(card) {
    this.card = card;
    this.element = make("div", "sources");
    const files = make("input", "unseen");
    Object.assign(files, { type: "file", multiple: true, accept: "image/*,.csv,.tsv,.txt,.json",
      tabIndex: -1, ariaHidden: "true" });
    files.addEventListener("change", () => {
      // Clearing the input also empties `files`, so copy the list first.
      this.take([...files.files]);
      files.value = "";
    });
    this.sampleButton = card.button("Remove yours", () => card.removePictures());
    this.sampleButton.hidden = true;
    this.form = this.paste();
    this.opener = card.button("Paste sizes…", () => this.open(this.form.hidden));
    this.opener.ariaExpanded = "false";
    const add = card.button("Your photos…", () => files.click());
    this.message = make("p", "message");
    this.message.setAttribute("role", "status");
    this.element.append(add, this.opener, this.sampleButton, files, this.form);
    this.acceptDrops(document.body);
  }

  open(isOpen) {
    this.form.hidden = !isOpen;
    this.opener.ariaExpanded = String(isOpen);
    if (isOpen) this.form.querySelector("textarea").focus();
  }

  paste() {
    const form = make("form", "paste");
    const label = make("label", "", "One size per line, a CSV with width and height, or JSON");
    const area = make("textarea");
    Object.assign(area, { rows: 5, spellcheck: false, placeholder: "1600 x 1067\nIMG_2041.jpg 3024 4032" });
    label.append(area);
    form.append(label, make("button", "", "Add them"));
    form.hidden = true;
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      if (!this.card.isLive) await this.card.start();
      const read = readSizes(area.value, this.card.scene.sizes);
      if (read.pictures.length > 0) this.open(false);
      this.card.add(read);
    });
    form.addEventListener("keydown", ({ key }) => {
      if (key !== "Escape") return;
      this.open(false);
      this.opener.focus();
    });
    return form;
  }

  acceptDrops(element) {
    const mark = (event) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      element.classList.toggle("dropping", event.type === "dragover");
    };
    for (const name of ["dragover", "dragleave", "drop"]) element.addEventListener(name, mark);
    element.addEventListener("drop", (event) => this.take([...event.dataTransfer.files]));
    element.addEventListener("paste", (event) => this.take([...event.clipboardData.files]));
  }

  /* Reads some files, a few at a time, and shows each picture as soon as it's read, in the order of the files. */
  async take(files) {
    const { card } = this;
    if (files.length === 0) return;
    await card.start();
    if (!card.isLive) return;
    const reading = card.startReading(files.length);
    card.report(files.length > 1 ? `0 of ${files.length} …` : "Reading …");
    const found = [];
    const rest = [...files.entries()];
    const count = () => Object.keys(found).length;
    const read = async () => {
      while (rest.length > 0 && reading.goesOn()) {
        const [k, file] = rest.shift();
        found[k] = await readFile(file, card.scene.sizes);
        if (count() < files.length) reading.show(found.flatMap(({ pictures }) => pictures), `${count()} of ${files.length} …`);
      }
    };
    await Promise.all(Array.from({ length: READERS }, read));
    if (count() === files.length) reading.end(found.flatMap(({ pictures }) => pictures), problemsOf(found));
  }
}

/* Returns the pictures in a file, and what can't be read in it. */
async function readFile(file, limits) {
  const isText = /^text\/|csv|json/.test(file.type) || /\.(csv|tsv|txt|json)$/i.test(file.name);
  const { pictures, problem = "" } = isText ? readSizes(await file.text(), limits) : { pictures: await readPicture(file, limits) };
  return { name: file.name, pictures, problem };
}

/* Returns a sentence about the files that can't be read, or only in parts. */
function problemsOf(found) {
  const refused = found.filter(({ pictures }) => pictures.length === 0).map(({ name }) => name);
  const partly = found.filter(({ pictures, problem }) => pictures.length > 0 && problem).map(({ name, problem }) => `${name}: ${problem}`);
  return [...refused.length > 0 ? [`These files could not be read: ${refused.join(", ")}.`] : [], ...partly].join(" ");
}

async function readPicture(file, limits) {
  const [image, url] = [new Image(), URL.createObjectURL(file)];
  // If the file isn't a picture, loading it fails, and its size stays 0.
  await new Promise((done) => Object.assign(image, { onload: done, onerror: done, src: url }));
  const { naturalWidth: width, naturalHeight: height } = image;
  // Otherwise, the browser keeps the whole file until it collects garbage.
  image.removeAttribute("src");
  if (!fits({ width, height }, limits)) {
    URL.revokeObjectURL(url);
    return [];
  }
  const small = await scaledDown(file, width, height);
  if (!small) return [{ name: file.name, url, width, height }];
  URL.revokeObjectURL(url);
  return [{ name: file.name, url: URL.createObjectURL(small), width, height }];
}

/* Returns a photo scaled down to `LONGEST_SIDE`, or nothing if it's small, or if the browser can't do that.
   A phone's screen never shows more, and forty photos of a camera would fill the memory. The browser decodes
   and scales the file outside the page's thread. */
async function scaledDown(file, width, height) {
  const scale = LONGEST_SIDE / Math.max(width, height);
  if (scale >= 1) return null;
  try {
    const bitmap = await createImageBitmap(file, { resizeQuality: "medium",
      resizeWidth: Math.round(width * scale), resizeHeight: Math.round(height * scale) });
    const canvas = Object.assign(make("canvas"), { width: bitmap.width, height: bitmap.height });
    canvas.getContext("bitmaprenderer").transferFromImageBitmap(bitmap);
    const small = await new Promise((done) => canvas.toBlob(done, "image/webp", 0.85));
    canvas.width = 0;
    return small;
  } catch {
    return null;
  }
}
