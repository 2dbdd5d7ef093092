function fits({ width, height }, [least, greatest]) {
  return [width, height].every((side) => side >= least && side <= greatest);
}

/* Reads sizes from text: lines, a CSV with column names, one JSON value, or one JSON value per line. Returns
   the usable sizes, and a sentence about the others. */
function readSizes(text, limits) {
  let found;
  try {
    const isJSON = /^\s*[[{]/.test(text);
    const isByLine = isJSON && /^\s*(\{.*\}|\[.*\])[ \t]*[\r\n]+\s*[[{]/.test(text);
    if (isByLine) found = linesOf(text).flatMap((line) => orNull(sizesIn(JSON.parse(line))));
    else found = isJSON ? sizesIn(JSON.parse(text)) : sizesOfLines(text);
  } catch (error) {
    return { pictures: [], problem: `Nothing was added. This starts as JSON, but isn't valid. ${error.message}` };
  }
  const pictures = found.filter((size) => size && fits(size, limits));
  const size = `width and height from ${limits.map((side) => side.toLocaleString("en")).join(" to ")}`;
  const left = found.length - pictures.length;
  if (pictures.length === 0) return { pictures, problem: `Nothing was added. No line has a ${size}.` };
  const problem = left === 0 ? "" : left === 1 ? `1 line was left out, because it has no ${size}.`
    : `${left} lines were left out, because they have no ${size}.`;
  return { pictures, problem };
}

function linesOf(text) { return text.split(/[\r\n]+/).filter((line) => line.trim()); }

/* Returns the sizes, or one `null` if there are none. The `null` counts as a line that was left out. */
function orNull(sizes) { return sizes.length > 0 ? sizes : [null]; }

/* Returns the sizes in a JSON value, at any depth. A size is an object with a width and a height, or an
   array of two numbers. If only some elements of an array contain sizes, the result has `null` for each
   other element. */
function sizesIn(value) {
  if (typeof value !== "object" || value === null) return [];
  if ("width" in value || "height" in value) {
    const { name, title, file, width, height } = value;
    return [{ name: String(name ?? title ?? file ?? ""), width: Number(width), height: Number(height) }];
  }
  const [width, height] = Array.isArray(value) ? value : [];
  if (value.length === 2 && [width, height].every(Number.isFinite)) return [{ name: "", width, height }];
  const found = Object.values(value).map(sizesIn);
  return found.flatMap((sizes) => (Array.isArray(value) && found.some(({ length }) => length > 0)
    ? orNull(sizes) : sizes));
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

/* Reads a width and a height from a line: two named numbers, two numbers with a cross between them, or the
   first two numbers. If the line starts with a name, the width and height are the last two numbers instead.
   Ignores a file size. */
function sizeOfLine(whole) {
  const line = whole.replace(/\b\d+(?:[.,]\d+)?\s*(?:[kmgt]i?)?b(?:ytes)?\b/gi, "").trimEnd();
  const named = /^(.*?)(?:\w+\()?\W*width\W*(\d+(?:\.\d+)?)\D*?height\W*(\d+(?:\.\d+)?)/i.exec(line);
  if (named) return { name: named[1].replace(/[\s,;:]+$/, ""), width: +named[2], height: +named[3] };
  const pair = /(?<![\w.,-])(\d+(?:[.,]\d+)?)\s*(?:px|pt|mm|cm)?\s*[x×*]\s*(\d+(?:[.,]\d+)?)/i.exec(line);
  const words = pair ? pair.slice(1) : line.trim().split(/[\s,;]+/)
    .filter((word) => /^\d+(\.\d+)?(px|pt|mm|cm)?$/i.test(word));
  const isNamed = !/^\s*\d/.test(line);
  const sides = (isNamed ? words.slice(-2) : words.slice(0, 2));
  if (sides.length < 2) return null;
  const name = isNamed ? line.slice(0, line.lastIndexOf(sides[0], line.lastIndexOf(sides[1]) - 1)) : "";
  const [width, height] = sides.map((side) => parseFloat(side.replace(",", ".")));
  return { name: name.replace(/[\s,;:]+$/, ""), width, height };
}

/* Returns rows of fields. A quoted field can contain separators and line breaks. */
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
