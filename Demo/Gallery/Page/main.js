/* Builds the page. */
const gallery = JSON.parse(document.getElementById("gallery").textContent);

/* Ends the current task, so that the browser can draw, and the reader can act. */
function nextTask() { return new Promise((done) => setTimeout(done)); }

/* The phones appear at once. Everything else is built in later tasks, so that a slow machine stays responsive. */
async function build() {
  const { live, paints, scenes } = gallery;
  if (live) {
    gallery.playCard = new PlayCard(live, paints);
    gallery.drift = new Drift(gallery.playCard);
    await nextTask();
    await gallery.playCard.begin();
    document.documentElement.classList.remove("without-phones");
    await gallery.playCard.furnish();
  } else {
    document.documentElement.classList.add("of-a-file");
    document.getElementById("scenes-title").textContent = "Your works";
  }
  gallery.cards = scenes.map((scene) => new SceneCard(scene, paints));
  const list = make("div", "list");
  if (live?.module && typeof WebAssembly !== "undefined") {
    gallery.liveCard = new LiveCard(live, paints);
    list.append(gallery.liveCard.element);
  }
  list.append(...gallery.cards.map(({ element }) => element));
  document.getElementById("scenes").append(list);
  document.documentElement.classList.remove("building");
  for (const button of document.querySelectorAll("[data-copy]")) {
    button.addEventListener("click", () => copy(button.dataset.copy, button));
  }
  for (const card of gallery.cards) {
    await nextTask();
    await card.start();
  }
  gallery.playCard?.start();
  // The browser scrolled to the anchor in the address before all scenes had their sizes. Scroll there again.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  document.querySelector(`main [id="${CSS.escape(location.hash.slice(1))}"]`)?.scrollIntoView({ behavior: "instant" });
}

gallery.ready = build();
