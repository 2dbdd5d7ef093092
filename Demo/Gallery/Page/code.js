/* A listing. <del> has the flow layout's lines, <ins> has this layout's, and <mark> the latest change. */
class CodeBlock {
  constructor(title, hasButton = true) {
    this.element = make("div", "code-block");
    this.box = make("pre", "code");
    Object.assign(this.box, { role: "region", ariaLabel: `The code of “${title}”` });
    this.code = make("code");
    this.box.append(this.code);
    this.element.append(this.box);
    this.text = "";
    if (!hasButton) return;
    this.button = make("button", "copy", "Copy");
    this.button.setAttribute("aria-label", `Copy the code of “${title}”`);
    this.button.addEventListener("click", () => copy(`${this.copied}\n`, this.button));
    this.element.prepend(this.button);
  }

  /* Shows a text and its differences from another one, `before`. The button copies `copied`. */
  show(text, { before = text, copied = text } = {}) {
    this.copied = copied;
    if ([text, before].join("\0") === this.shown) return;
    this.shown = [text, before].join("\0");
    this.old = (this.text || text).split("\n");
    const old = new Set(this.old);
    this.text = text;
    const lines = changes(before.split("\n"), text.split("\n"));
    // An option is a property of the layout, a registered view, or a method of the delegate.
    const isOption = /^\s*(layout\.\w+(\.\w+)*( =|\()|func collectionView\()/;
    this.options = lines.filter(({ text: line, tag }) => tag === "ins" && isOption.test(line)).length;
    this.removed = lines.filter(({ tag }) => tag === "del").length;
    this.replaceLines(lines);
    for (const line of this.code.children) line.isNew = line.localName !== "del" && !old.has(line.content);
  }

  /* Replaces only the lines between the first and the last that differ, because a slider changes one at a
     time. */
  replaceLines(lines) {
    const nodes = [...this.code.children];
    const isSame = (node, { text, tag }) => node.content === text && node.localName === tag;
    const most = Math.min(nodes.length, lines.length);
    let [start, end] = [0, 0];
    while (start < most && isSame(nodes[start], lines[start])) start += 1;
    while (end < most - start && isSame(nodes.at(-1 - end), lines.at(-1 - end))) end += 1;
    const made = lines.slice(start, lines.length - end).map(({ text, tag }) => makeLine(tag, text));
    nodes.slice(start, nodes.length - end).forEach((node) => node.remove());
    if (start > 0) nodes[start - 1].after(...made); else this.code.prepend(...made);
  }

  /* Marks the lines that the previous text didn't have, or else the line before the removed ones. */
  markNew() {
    const lines = [...this.code.children];
    const added = lines.filter((line) => line.isNew);
    const gone = lines.findIndex((line, k) => line.textContent !== `${this.old[k]}\n`);
    this.mark(added.length > 0 || gone < 1 ? added : [lines[gone - 1]]);
  }

  /* Marks the statement or the method that contains a name. If no line contains it, marks nothing. */
  markName(name) {
    const lines = [...this.code.querySelectorAll(".line:not(del)")];
    const indent = (k) => lines[k]?.textContent.search(/\S|$/) ?? 0;
    let first = name ? lines.findIndex(({ textContent }) => textContent.includes(name)) : -1;
    if (first < 0) return this.mark([]);
    while (first > 0 && !/^\s*(let|layout|collectionView|func)\b/.test(lines[first].textContent)) first -= 1;
    const isMethod = /^\s*func/.test(lines[first].textContent);
    let end = first + 1;
    while (isMethod ? end < lines.length && !/^\s*}/.test(lines[end - 1].textContent)
      : indent(end) > indent(first)) end += 1;
    this.mark(lines.slice(first, end));
  }

  /* Marks lines, and scrolls the first of them into view. */
  mark(lines) {
    for (const mark of this.code.querySelectorAll("mark")) mark.replaceWith(...mark.childNodes);
    for (const line of lines) {
      const mark = make("mark");
      mark.append(...[...line.childNodes].slice(0, -1));
      line.prepend(mark);
    }
    if (lines.length === 0 || this.box.clientHeight === 0) return;
    const { offsetTop } = lines[0];
    const { scrollTop, clientHeight } = this.box;
    if (offsetTop < scrollTop || offsetTop > scrollTop + clientHeight - 60) {
      this.box.scrollTop = Math.max(0, offsetTop - 60);
    }
  }
}

/* Returns a line of code, which continues with more indentation than it starts with. */
function makeLine(tag, text) {
  const line = make(tag, "line");
  line.content = text;
  line.append(...colored(text), "\n");
  line.style.setProperty("--indent", `${text.search(/\S|$/)}ch`);
  return line;
}

/* Returns the statements and methods of some code that contain one of some names, without their indentation. */
function excerpt(text, names) {
  const lines = text.split("\n");
  const indent = (line) => line?.search(/\S|$/) ?? 0;
  const found = new Set();
  for (const name of names) {
    let first = lines.findIndex((line) => line.includes(name));
    if (first < 0) continue;
    while (first > 0 && !STATEMENT.test(lines[first])) first -= 1;
    const isMethod = /^\s*(override )?func/.test(lines[first]);
    let end = first + 1;
    while (isMethod ? !/^\s*}/.test(lines[end - 1]) && end < lines.length : indent(lines[end]) > indent(lines[first])) end += 1;
    const least = indent(lines[first]);
    for (let k = first; k < end; k += 1) found.add(lines[k].slice(least));
  }
  return [...found];
}

const STATEMENT = /^\s*(let|layout|collectionView|(override )?func)\b/;

const SWIFT = new RegExp([String.raw`(\/\/.*$)`, String.raw`("(?:[^"\\]|\\.)*")`,
  String.raw`\b(import|final|class|convenience|override|init|func|let|var|return|if|in|is|as|self|super|private|set|lazy|true|false|nil)\b`,
  String.raw`\b([A-Z]\w*)\b`, String.raw`\b((?:0x)?[\dA-F]*\d[\dA-F]*(?:\.\d+)?)\b`].join("|"), "g");

/* Returns a line of Swift as text and colored spans: comments, texts, keywords, types, and numbers. */
function colored(line) {
  const parts = [];
  let end = 0;
  for (const match of line.matchAll(SWIFT)) {
    const kind = match.slice(1).findIndex((part) => part !== undefined);
    parts.push(line.slice(end, match.index), make("span", ["note", "text", "word", "kind", "number"][kind], match[0]));
    end = match.index + match[0].length;
  }
  return [...parts, line.slice(end)].filter((part) => part !== "");
}

/* Copies a text, and resolves to whether the browser allowed it. For a moment, the button shows the result. */
async function copy(text, button, copied = "Copied", refused = "Not allowed") {
  const isCopied = await navigator.clipboard?.writeText(text).then(() => true, () => false);
  const name = button.dataset.name ??= button.textContent;
  button.textContent = isCopied ? copied : refused;
  announce(button.textContent);
  setTimeout(() => { button.textContent = name; }, 1600);
  return isCopied;
}

/* Makes screen readers speak a text. */
function announce(text) {
  const status = announce.status ??= Object.assign(make("p", "unseen"), { role: "status" });
  if (!status.isConnected) document.body.append(status);
  status.textContent = text;
}

/* Returns the lines of both texts in order. A line that only the old text has gets the tag del. A line that
   only the new text has gets the tag ins. All other lines get the tag span. */
function changes(old, now) {
  const span = (text) => ({ text, tag: "span" });
  let [start, end] = [0, 0];
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start += 1;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const [head, tail] = [now.slice(0, start), now.slice(now.length - end)];
  const between = differences(old.slice(start, old.length - end), now.slice(start, now.length - end));
  return [...head.map(span), ...between, ...tail.map(span)];
}

function differences(old, now) {
  // The length of the longest common subsequence of the old lines from k on and the new ones from l on.
  const common = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let k = old.length - 1; k >= 0; k -= 1) {
    for (let l = now.length - 1; l >= 0; l -= 1) {
      common[k][l] = old[k] === now[l] ? common[k + 1][l + 1] + 1
        : Math.max(common[k + 1][l], common[k][l + 1]);
    }
  }
  const lines = [];
  let [k, l] = [0, 0];
  while (k < old.length || l < now.length) {
    if (k < old.length && l < now.length && old[k] === now[l]) {
      lines.push({ text: now[l], tag: "span" });
      [k, l] = [k + 1, l + 1];
    } else if (l === now.length || (k < old.length && common[k + 1][l] >= common[k][l + 1])) {
      lines.push({ text: old[k++], tag: "del" });
    } else lines.push({ text: now[l++], tag: "ins" });
  }
  return lines;
}
