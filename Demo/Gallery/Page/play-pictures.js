/* The reader's own pictures: files, or sizes as text. Nothing leaves the page. */
const MOST_PICTURES = 600;

/* What can be used of some files, and the names of those that cannot. */
async function readPictures(files, limits) {
  const pictures = [];
  const refused = [];
  for (const file of files) {
    const isText = /^text\/|csv/.test(file.type) || /\.(csv|tsv|txt)$/i.test(file.name);
    const read = isText ? readSizes(await file.text(), limits).pictures
      : await readPicture(file, limits);
    if (read.length === 0) refused.push(file.name);
    pictures.push(...read);
  }
  return { pictures, refused };
}

function readPicture(file, limits) {
  return new Promise((done) => {
    const image = new Image();
    const url = URL.createObjectURL(file);
    const answer = () => {
      const size = { name: file.name, url, width: image.naturalWidth, height: image.naturalHeight };
      if (fits(size, limits)) return done([size]);
      URL.revokeObjectURL(url);
      done([]);
    };
    image.onload = answer;
    image.onerror = answer;
    image.src = url;
  });
}

function fits({ width, height }, [least, greatest]) {
  return [width, height].every((side) => side >= least && side <= greatest);
}

/* One size a line, as `1600 x 1067` or as a CSV; its columns are found by the words in its first
   line, or are the first two numbers. Lines without a size are counted. */
function readSizes(text, limits) {
  const rows = fieldsOf(text);
  const names = (rows[0] ?? []).map((name) => name.toLowerCase());
  const place = (word) => names.findIndex((name) => name.includes(word));
  const columns = [place("width"), place("height")];
  const title = ["title", "name", "file"].map(place).find((column) => column >= 0) ?? -1;
  const isTable = columns.every((column) => column >= 0);
  const pictures = [];
  let without = 0;
  for (const row of isTable ? rows.slice(1) : rows) {
    const found = isTable ? columns.map((column) => row[column])
      : row.join(" ").match(/\d+(\.\d+)?/g) ?? [];
    const [width, height] = found.map(Number);
    const size = { name: title < 0 ? "" : row[title] ?? "", width, height };
    if (fits(size, limits)) pictures.push(size); else without += 1;
  }
  return { pictures, without };
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
