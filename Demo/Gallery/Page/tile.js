/* Dresses elements: a small painting for an item, a band for a header or footer. */
const STYLES = ["field", "shore", "hills", "portrait", "slabs", "arc"];

function scatter(number) {
  return Math.imul(number + 1, 2654435761) >>> 8;
}

function paint(node, number, paints) {
  const mixed = scatter(number);
  const [a, b, c] = paints[mixed % paints.length];
  node.style.setProperty("--a", a);
  node.style.setProperty("--b", b);
  node.style.setProperty("--c", c);
  return STYLES[(mixed >>> 9) % STYLES.length];
}

function makeElement(recording, i, content, paints) {
  const { kind, section, item } = recording.names[i];
  const node = document.createElement("div");
  node.dataset.element = `${kind}-${section}-${item}`;
  if (kind === "item") dressTile(node, recording, i, content, paints);
  else if (kind === "background") dressBacking(node);
  else dressBand(node, recording, i, content, paints);
  return node;
}

function dressTile(node, recording, i, content, paints) {
  const work = recording.work(i);
  const name = content.works ? content.works[work] : "";
  const [, , width, height] = recording.frames.subarray(i * 4, i * 4 + 4);
  node.className = `element tile ${paint(node, work, paints)}`;
  node.setAttribute("role", "img");
  node.setAttribute("aria-label",
    `${name || `Work ${(work + 1).toLocaleString("en")}`}, ${Math.round(width)} by ${Math.round(height)} points`);
  if (width < 26 || (height < 44 && !content.showsTitles)) return;
  const label = document.createElement("span");
  label.className = "label";
  label.textContent = name && (width > 110 || content.showsTitles) ? name : (work + 1).toLocaleString("en");
  node.append(label);
}

function dressBacking(node) {
  node.className = "element backing";
  node.setAttribute("aria-hidden", "true");
}

function dressBand(node, recording, i, content, paints) {
  const { kind, section } = recording.names[i];
  const [x, y, width, height] = recording.frames.subarray(i * 4, i * 4 + 4);
  const title = content.sections[section] ?? "";
  const count = recording.totals[section];
  const works = `${count.toLocaleString("en")} ${count === 1 ? "work" : "works"}`;
  node.className = `element band ${kind}`;
  if (width < height / 2) {
    node.classList.add("slim");
    node.style.paddingTop = `${Math.max(8, recording.lead[1] - y)}px`;
  } else node.style.paddingInline = `${Math.max(8, recording.lead[0] - x)}px`;
  if (height > 90 && width >= height / 2) {
    node.classList.add("tall");
    paint(node, section * 7 + 3, paints);
  }
  const name = document.createElement("span");
  name.className = "name";
  const note = document.createElement("span");
  note.className = "note";
  if (kind === "header") {
    node.setAttribute("role", "heading");
    node.setAttribute("aria-level", "3");
    name.textContent = title;
    note.textContent = works;
  } else {
    name.textContent = `End of ${title}`;
    note.textContent = "";
  }
  const mark = document.createElement("span");
  mark.className = "mark";
  mark.setAttribute("aria-hidden", "true");
  node.append(name, mark, note);
}
