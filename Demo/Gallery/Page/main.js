/* Builds the page. */
const gallery = JSON.parse(document.getElementById("gallery").textContent);

/* The phones and the headings appear at once. The rest of each scene is built in a task of its own, so that a
   slow machine stays responsive. */
async function build() {
  const { live, paints, scenes } = gallery;
  gallery.cards = scenes.map((scene) => new SceneCard(scene, paints));
  const list = make("div", "list");
  list.append(...gallery.cards.map(({ element }) => element));
  document.getElementById("scenes").append(list);
  if (live) openLive(live, paints, list);
  else {
    document.documentElement.classList.add("of-a-file");
    document.getElementById("scenes-title").textContent = "Your works";
  }
  document.documentElement.classList.remove("building");
  for (const button of document.querySelectorAll("[data-copy]")) {
    button.addEventListener("click", () => copy(button.dataset.copy, button));
  }
  for (const card of gallery.cards) {
    await new Promise((done) => setTimeout(done));
    await card.start();
  }
  gallery.playCard?.start();
  // The browser scrolled to the anchor in the address before all scenes had their sizes. Scroll there again.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  document.querySelector(`main [id="${CSS.escape(location.hash.slice(1))}"]`)?.scrollIntoView({ behavior: "instant" });
}

/* The phones come first, and the million items are the first scene. */
function openLive(live, paints, list) {
  gallery.playCard = new PlayCard(live, paints);
  gallery.drift = new Drift(gallery.playCard);
  gallery.playCard.begin();
  if (!live.module || typeof WebAssembly === "undefined") return;
  gallery.liveCard = new LiveCard(live, paints);
  list.prepend(gallery.liveCard.element);
}

gallery.ready = build();
