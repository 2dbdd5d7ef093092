/* A block of code with a button that copies it. What every collection view has is folded, and what a
   switch changed is marked. */
const FOLDED = new RegExp("numberOfSections|numberOfItemsInSection|cellForItemAt|sizeForItemAt"
  + "|viewForSupplementary|register\\(|^import |required init|: \\[\\[\\w+\\]\\] =|let (titles|colors) =|func color\\("
  + "|class (PictureCell|TitleView|BackgroundView|BackingView)|layoutSubviews");

class CodeBlock {
  constructor(title, action = "Copy") {
    this.element = make("div", "code-block");
    this.box = make("pre", "code");
    this.box.setAttribute("role", "region");
    this.box.setAttribute("aria-label", `The code of “${title}”`);
    this.code = make("code");
    this.box.append(this.code);
    this.action = action;
    this.button = make("button", "copy", action);
    this.button.setAttribute("aria-label", `${action}, the code of “${title}”`);
    this.button.addEventListener("click", () => this.copy());
    this.status = make("span", "unseen");
    this.status.setAttribute("role", "status");
    this.element.append(this.box, this.button, this.status);
    this.texts = [];
  }

  /* Shows a text; of two, how the first became the second; of one, how the one before did. */
  show(texts) {
    if (texts.join() === this.texts.join()) return;
    const isPair = texts.length > 1;
    const before = isPair ? texts[0] : this.texts[0] ?? texts[0];
    this.texts = texts;
    const lines = changes(folded(before), folded(texts.at(-1)), isPair);
    this.code.replaceChildren(...runs(lines).flatMap((run) => this.run(run)));
  }

  /* Lines in a row that are folded, or that are not. */
  run({ isFolded, lines }) {
    const nodes = lines.map(({ text, tag }) => {
      const line = make(tag ?? "span", "line", `${text}\n`);
      line.style.setProperty("--indent", `${text.search(/\S|$/)}ch`);
      line.hidden = isFolded;
      return line;
    });
    if (!isFolded) return nodes;
    const count = lines.filter(({ text }) => text).length;
    const unfold = make("button", "unfold", `${count} ${count === 1 ? "line" : "lines"} more`);
    unfold.type = "button";
    unfold.addEventListener("click", () => {
      nodes.forEach((node) => { node.hidden = false; });
      unfold.remove();
    });
    return [unfold, ...nodes];
  }

  /* Resolves to a word for what came of it. */
  async copy() {
    try {
      await navigator.clipboard.writeText(`${this.texts.at(-1)}\n`);
      return this.say("Copied");
    } catch {
      this.code.querySelectorAll(".unfold").forEach((button) => button.click());
      getSelection().selectAllChildren(this.code);
      return this.say("Selected");
    }
  }

  say(word) {
    this.button.textContent = word;
    this.status.textContent = word;
    clearTimeout(this.saying);
    this.saying = setTimeout(() => {
      this.button.textContent = this.action;
      this.status.textContent = "";
    }, 1600);
    return word;
  }
}

/* The lines of a text, and which of them every collection view has: all around what makes the layout,
   the data source, its views, and tables. */
function folded(text) {
  return text.split("\n\n").flatMap((member, index) => {
    const lines = [...index > 0 ? [""] : [], ...member.split("\n")];
    const start = lines.findIndex((line) => /^ +let layout = /.test(line));
    const end = lines.findIndex((line) => /collectionViewLayout(:| =)/.test(line));
    return lines.map((text, k) => ({ text, isFolded: !text.includes("semanticContentAttribute")
      && (start < 0 ? FOLDED.test(member) : k < start || k > end) }));
  });
}

function runs(lines) {
  const runs = [];
  for (const line of lines) {
    const isFolded = line.isFolded && !line.tag;
    if (runs.at(-1)?.isFolded !== isFolded) runs.push({ isFolded, lines: [] });
    runs.at(-1).lines.push(line);
  }
  return runs;
}

/* The lines of the second text, those that the first has not marked as new, and where they were the
   lines that only the first has; those that others took the place of are left out unless `isPair`. */
function changes(old, now, isPair) {
  // How many lines two ends of the texts have in common, at most.
  const common = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let k = old.length - 1; k >= 0; k -= 1) {
    for (let l = now.length - 1; l >= 0; l -= 1) {
      common[k][l] = old[k].text === now[l].text ? common[k + 1][l + 1] + 1
        : Math.max(common[k + 1][l], common[k][l + 1]);
    }
  }
  const lines = [];
  let [k, l] = [0, 0];
  while (k < old.length || l < now.length) {
    if (k < old.length && l < now.length && old[k].text === now[l].text) {
      lines.push(now[l]);
      [k, l] = [k + 1, l + 1];
      continue;
    }
    const [gone, come] = [[], []];
    while ((k < old.length || l < now.length) && old[k]?.text !== now[l]?.text) {
      const isGone = l === now.length || (k < old.length && common[k + 1][l] >= common[k][l + 1]);
      if (isGone) gone.push({ ...old[k++], tag: "del" }); else come.push({ ...now[l++], tag: "ins" });
    }
    lines.push(...isPair || come.length === 0 ? gone : [], ...come);
  }
  return lines;
}

function make(tag, className = "", text) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  if (text !== undefined) node.textContent = text;
  return node;
}
