/* A block of code with a button that copies it. What a switch changed is marked. */
const WHOLE = "The whole view controller";

class CodeBlock {
  /* Of lines that are from a file the button copies that file. */
  constructor(title, word = "Copy") {
    this.element = make("div", "code-block");
    this.box = make("pre", "code");
    Object.assign(this.box, { role: "region", ariaLabel: `The code of “${title}”` });
    this.code = make("code");
    this.box.append(this.code);
    this.button = make("button", "copy", word);
    this.button.setAttribute("aria-label", `${word}, the code of “${title}”`);
    this.button.addEventListener("click", () => this.take());
    this.more = make("button", "unfold", WHOLE);
    this.more.hidden = true;
    this.more.addEventListener("click", () => this.unfold(!this.isUnfolded));
    this.status = make("span", "unseen");
    this.status.setAttribute("role", "status");
    this.element.append(this.box, this.more, this.button, this.status);
    this.texts = [""];
  }

  /* Shows a text; of two, how the first became the second; of one, how the one before did. `file` gives
     all that the lines are from. */
  show(texts, file) {
    this.given = [texts, file];
    this.more.hidden = !file;
    const shown = this.isUnfolded ? [file()] : texts;
    if (shown.join() === this.texts.join()) return;
    const isPair = shown.length > 1;
    const last = this.texts.at(-1) || shown.at(-1);
    const before = isPair ? shown[0] : last;
    const old = new Set(last.split("\n"));
    this.texts = shown;
    const lines = changes(before.split("\n"), shown.at(-1).split("\n"), isPair);
    this.code.replaceChildren(...lines.map(({ text, tag }) => {
      const line = make(tag, "line", `${text}\n`);
      line.classList.toggle("lit", tag === "span" && isPair && !old.has(text));
      line.style.setProperty("--indent", `${text.search(/\S|$/)}ch`);
      return line;
    }));
  }

  /* Lights the lines of a property or method, which end where others begin, and answers them. */
  light(api) {
    const lines = [...this.code.querySelectorAll(".line:not(del)")];
    const first = lines.findIndex(({ textContent }) => textContent.includes(api));
    const count = first < 0 ? 0 : 1 + lines.slice(first + 1).findIndex(({ textContent }) => !/^ +\S/.test(textContent));
    lines.forEach((line, k) => line.classList.toggle("lit", k >= first && k < first + count));
    return lines.slice(first, first + count).map(({ textContent }) => textContent.trim()).join(" ");
  }

  /* Shows the file in place of the lines that matter, or these again. */
  unfold(isUnfolded) {
    this.isUnfolded = isUnfolded;
    this.element.classList.toggle("unfolded", isUnfolded);
    this.more.textContent = isUnfolded ? "The lines that matter" : WHOLE;
    this.texts = [""];
    this.show(...this.given);
  }

  async take() {
    const file = this.given[1];
    if (await copy(`${file?.() ?? this.texts.at(-1)}\n`, this.button, "Copied", "Selected", this.status)) return;
    if (file) this.unfold(true);
    getSelection().selectAllChildren(this.code);
  }
}

/* Resolves to whether a text could be copied, which its button says for a while, in one of two words, and a
   place that is read aloud. */
async function copy(text, button, copied, refused, status = make("span")) {
  const isCopied = await navigator.clipboard?.writeText(text).then(() => true, () => false);
  const name = button.dataset.name ??= button.textContent;
  button.textContent = isCopied ? copied : refused;
  status.textContent = button.textContent;
  setTimeout(() => {
    button.textContent = name;
    status.textContent = "";
  }, 1600);
  return isCopied;
}

/* The lines of the second text, those that the first has not marked as new, and where they were the
   lines that only the first has; those that others took the place of are left out unless `isPair`. */
function changes(old, now, isPair) {
  // How many lines two ends of the texts have in common, at most.
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
      continue;
    }
    const [gone, come] = [[], []];
    while ((k < old.length || l < now.length) && old[k] !== now[l]) {
      const isGone = l === now.length || (k < old.length && common[k + 1][l] >= common[k][l + 1]);
      if (isGone) gone.push({ text: old[k++], tag: "del" }); else come.push({ text: now[l++], tag: "ins" });
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
