/* Fills elements: a small painting for an item, a band for a header or footer. */
function scatter(number) {
  return Math.imul(number + 1, 2654435761) >>> 8;
}

function paint(node, hues) {
  ["--a", "--b", "--c"].forEach((name, hue) => node.style.setProperty(name, hues[hue]));
}

/* Returns a new painting in the style of a number, with the colors of the element that contains it. */
function painting(number) {
  const style = (scatter(number) >>> 9) % gallery.paintings.length;
  painting.made ??= gallery.paintings.map((shapes) => {
    const box = make("div");
    const paths = shapes.map(({ hue, path }) => `<path d="${path}" fill="var(--${"abc"[hue]})"/>`);
    box.innerHTML = `<svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">${paths.join("")}</svg>`;
    return box.firstChild;
  });
  return painting.made[style].cloneNode(true);
}

/* Returns the node of an element. `scene` has `content` and `paints`. */
function makeElement(state, scene) {
  const { kind, section, item, work, frame } = state;
  const node = make("div");
  node.dataset.element = `${kind}-${section}-${item}`;
  if (kind === "item") fillTile(node, work, scene);
  else if (kind === "background") {
    node.className = "element backing";
    node.setAttribute("aria-hidden", "true");
  } else fillBand(node, kind, section, frame, scene);
  if (kind === "item") describe(node, state, scene.content);
  return node;
}

function fillTile(node, work, { paints }) {
  node.className = "element tile";
  node.role = "img";
  paint(node, paints[scatter(work) % paints.length]);
  node.append(painting(work), make("span", "label", (work + 1).toLocaleString("en")));
}

/* Describes an item to screen readers. */
function describe(node, { work, frame: [, , width, height] }, content) {
  node.ariaLabel = `${content.works?.[work] || `Picture ${(work + 1).toLocaleString("en")}`}, ${
    Math.round(width)} by ${Math.round(height)} points`;
}

function fillBand(node, kind, section, frame, { content, paints }) {
  const title = content.sections[section] ?? "";
  node.className = `element band ${kind} ${bandForm(frame)}`;
  paint(node, paints[scatter(section * 7 + 3) % paints.length]);
  node.append(make("span", "name", kind === "header" ? title : `End of ${title}`));
}

/* A header or footer is slim beside items that scroll sideways. A tall one has a color. */
function bandForm([, , width, height]) { return width < height / 2 ? "slim" : height > 90 ? "tall" : ""; }

function make(tag, className = "", text) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  if (text !== undefined) node.textContent = text;
  return node;
}

/* Returns a number as readers expect it: 5141.3 becomes 5,141. */
function plain(number) { return Math.round(number).toLocaleString("en"); }
