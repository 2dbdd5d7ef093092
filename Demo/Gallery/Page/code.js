/* A block of code with a button that copies it. Lines that were not there before are marked. */
class CodeBlock {
  constructor(title, action = "Copy") {
    this.element = make("div", "code-block");
    this.box = make("pre", "code");
    this.box.tabIndex = 0;
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
    this.fade = fade(this.box);
    this.texts = [];
  }

  /* Shows a text; of two, which lines of the first became which of the second. */
  show(texts) {
    if (texts.join() === this.texts.join()) return;
    const before = new Set(this.texts.join("\n").split("\n"));
    const isFirst = this.texts.length === 0;
    this.texts = texts;
    const lines = texts.length > 1 ? changes(...texts) : texts[0].split("\n").map((text) => ({ text }));
    this.code.replaceChildren(...lines.map(({ text, tag }) => {
      const line = make(tag ?? "span", "line", `${text}\n`);
      line.classList.toggle("fresh", !isFirst && !before.has(text));
      return line;
    }));
    const fresh = this.code.querySelector(".fresh");
    if (fresh) this.box.scrollTo({ top: fresh.offsetTop - 80, behavior: isStill() ? "instant" : "smooth" });
    this.fade();
  }

  /* Resolves to a word for what came of it. */
  async copy() {
    try {
      await navigator.clipboard.writeText(`${this.texts.at(-1)}\n`);
      return this.say("Copied");
    } catch {
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

/* The lines of the second text, and before those that differ the lines of the first. */
function changes(first, second) {
  const [old, now] = [first.split("\n"), second.split("\n")];
  const isSame = (k, l) => old[k] === now[l] && old[k] !== undefined;
  let start = 0;
  while (isSame(start, start)) start += 1;
  let end = 0;
  while (isSame(old.length - 1 - end, now.length - 1 - end)) end += 1;
  const lines = (texts, tag) => texts.map((text) => ({ text, tag }));
  return [
    ...lines(now.slice(0, start)), ...lines(old.slice(start, old.length - end), "del"),
    ...lines(now.slice(start, now.length - end), "ins"), ...lines(now.slice(now.length - end)),
  ];
}

function make(tag, className = "", text) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  if (text !== undefined) node.textContent = text;
  return node;
}
