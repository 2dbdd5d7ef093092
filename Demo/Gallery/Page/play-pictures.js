/* The reader's own pictures: files, or sizes as text. Nothing leaves the page. */
const MOST_PICTURES = 600;

/* How they come into the playground: chosen, pasted or dropped. */
class PlaySources {
  constructor(card) {
    this.card = card;
    this.element = make("div", "sources");
    const actions = make("div", "actions");
    const files = make("input", "unseen");
    Object.assign(files, { type: "file", multiple: true, accept: "image/*,.csv,.tsv,.txt,.json",
      tabIndex: -1, ariaHidden: "true" });
    files.addEventListener("change", () => {
      // The list is the input's own, and is emptied with it.
      this.take([...files.files]);
      files.value = "";
    });
    this.sampleButton = card.button("Back to the sample", () => card.change(() => card.use([], "")));
    this.sampleButton.hidden = true;
    const paste = this.paste();
    const opener = card.button("Paste sizes", () => {
      paste.hidden = !paste.hidden;
      opener.ariaExpanded = String(!paste.hidden);
      if (!paste.hidden) paste.querySelector("textarea").focus();
    });
    opener.ariaExpanded = "false";
    actions.append(card.button("Choose pictures", () => files.click()), opener,
      this.sampleButton, files);
    this.message = make("p", "message");
    this.message.setAttribute("role", "status");
    this.element.append(actions, paste, this.message);
    this.acceptDrops(card.element);
  }

  paste() {
    const box = make("form", "paste");
    const label = make("label", "", "One size a line, a CSV with columns for width and height, or JSON");
    const area = make("textarea");
    Object.assign(area, { rows: 5, spellcheck: false, placeholder: "1600 x 1067\nIMG_2041.jpg 3024 4032" });
    label.append(area);
    box.append(label, make("button", "", "Add them"));
    box.hidden = true;
    box.addEventListener("submit", (event) => {
      event.preventDefault();
      this.card.add(readSizes(area.value, this.card.scene.sizes));
    });
    return box;
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

  async take(files) {
    if (files.length === 0) return;
    await this.card.start();
    this.card.report("Reading …");
    this.card.add(await readPictures(files, this.card.scene.sizes));
  }
}

/* What can be used of some files, and a sentence on those that cannot be. */
async function readPictures(files, limits) {
  const pictures = [];
  const [refused, problems] = [[], []];
  for (const file of files) {
    const isText = /^text\/|csv|json/.test(file.type) || /\.(csv|tsv|txt|json)$/i.test(file.name);
    const read = isText ? readSizes(await file.text(), limits)
      : { pictures: await readPicture(file, limits), problem: "" };
    if (read.pictures.length === 0) refused.push(file.name);
    else if (read.problem) problems.push(`${file.name}: ${read.problem}`);
    pictures.push(...read.pictures);
  }
  if (refused.length > 0) problems.unshift(`Could not be read, and left out: ${refused.join(", ")}.`);
  return { pictures, problem: problems.join(" ") };
}

async function readPicture(file, limits) {
  const [image, url] = [new Image(), URL.createObjectURL(file)];
  // What is no picture has no size.
  await new Promise((done) => Object.assign(image, { onload: done, onerror: done, src: url }));
  const { naturalWidth: width, naturalHeight: height } = image;
  if (fits({ width, height }, limits)) return [{ name: file.name, url, width, height }];
  URL.revokeObjectURL(url);
  return [];
}

function fits({ width, height }, [least, greatest]) {
  return [width, height].every((side) => side >= least && side <= greatest);
}

/* Sizes as one has them: lines as `1600 x 1067`, `CGSize(width: 300, height: 400)` or `IMG_2041.jpg 3024
   4032`, a CSV whose first line names its columns, or JSON, all of it or a line each. Answers with those
   that can be used, and why the others cannot. */
function readSizes(text, limits) {
  let found;
  try {
    const isJSON = /^\s*[[{]/.test(text);
    const isByLine = isJSON && /^\s*(\{.*\}|\[.*\])[ \t]*[\r\n]+\s*[[{]/.test(text);
    if (isByLine) found = linesOf(text).flatMap((line) => orNull(sizesIn(JSON.parse(line))));
    else found = isJSON ? sizesIn(JSON.parse(text)) : sizesOfLines(text);
  } catch (error) {
    return { pictures: [], problem: `Nothing was added: this begins as JSON and is none. ${error.message}` };
  }
  const pictures = found.filter((size) => size && fits(size, limits));
  const size = `width and height from ${limits.join(" to ")}`;
  const left = found.length - pictures.length;
  if (pictures.length === 0) return { pictures, problem: `Nothing was added: no line has a ${size}.` };
  const problem = left === 0 ? "" : `${left} ${left === 1 ? "line has" : "lines have"} no ${size}, and `
    + `${left === 1 ? "is" : "are"} left out.`;
  return { pictures, problem };
}

function linesOf(text) { return text.split(/[\r\n]+/).filter((line) => line.trim()); }

/* A line without a size is one that is left out. */
function orNull(sizes) { return sizes.length > 0 ? sizes : [null]; }

/* Objects with a width and a height, and pairs of numbers, however deep. */
function sizesIn(value) {
  if (typeof value !== "object" || value === null) return [];
  if ("width" in value || "height" in value) {
    const { name, title, file, width, height } = value;
    return [{ name: String(name ?? title ?? file ?? ""), width: Number(width), height: Number(height) }];
  }
  const [width, height] = Array.isArray(value) ? value : [];
  if (value.length === 2 && [width, height].every(Number.isFinite)) return [{ name: "", width, height }];
  return Object.values(value).flatMap(sizesIn);
}

function sizesOfLines(text) {
  const rows = fieldsOf(text);
  const names = (rows[0] ?? []).map((name) => name.toLowerCase());
  const place = (word) => names.findIndex((name) => name.includes(word));
  const columns = [place("width"), place("height")];
  if (columns.includes(-1) || /width\D*\d/i.test(rows[0].join())) return linesOf(text).map(sizeOfLine);
  const title = ["title", "name", "file"].map(place).find((column) => column >= 0) ?? -1;
  return rows.slice(1).map((row) => {
    const [width, height] = columns.map((column) => Number(row[column]));
    return { name: row[title] ?? "", width, height };
  });
}

/* Two numbers with their names, or with a cross between them; or else two that stand by themselves, the last
   two where the line begins with a name. How many bytes a file has is none of them. */
function sizeOfLine(whole) {
  const line = whole.replace(/\b\d+(?:[.,]\d+)?\s*(?:[kmgt]i?)?b(?:ytes)?\b/gi, "").trimEnd();
  const named = /^(.*?)(?:\w+\()?\W*width\W*(\d+(?:\.\d+)?)\D*?height\W*(\d+(?:\.\d+)?)/i.exec(line);
  if (named) return { name: named[1].replace(/[\s,;:]+$/, ""), width: +named[2], height: +named[3] };
  const pair = /(?<![\w.,])(\d+(?:[.,]\d+)?)\s*(?:px|pt|mm|cm)?\s*[x×*]\s*(\d+(?:[.,]\d+)?)/i.exec(line);
  const words = pair ? pair.slice(1) : line.trim().split(/[\s,;]+/)
    .filter((word) => /^\d+(\.\d+)?(px|pt|mm|cm)?$/i.test(word));
  const isNamed = !/^\s*\d/.test(line);
  const sides = (isNamed ? words.slice(-2) : words.slice(0, 2));
  if (sides.length < 2) return null;
  const name = isNamed ? line.slice(0, line.lastIndexOf(sides[0], line.lastIndexOf(sides[1]) - 1)) : "";
  const [width, height] = sides.map((side) => parseFloat(side.replace(",", ".")));
  return { name: name.replace(/[\s,;:]+$/, ""), width, height };
}

/* Rows of fields; what is in quotes may hold separators and line breaks. */
function fieldsOf(text) {
  const rows = [[]];
  const field = /("(?:[^"]|"")*"|[^",;\t\r\n]*)(\r\n|[,;\t\r\n]|$)/gy;
  for (let match = field.exec(text); match; match = field.exec(text)) {
    const isQuoted = match[1].startsWith('"');
    rows.at(-1).push(isQuoted ? match[1].slice(1, -1).replaceAll('""', '"') : match[1].trim());
    if (match[2] === "") break;
    if (/[\r\n]/.test(match[2])) rows.push([]);
  }
  return rows.filter((row) => row.some((part) => part !== ""));
}
