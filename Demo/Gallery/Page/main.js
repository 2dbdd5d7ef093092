/* Builds the page. */
const gallery = JSON.parse(document.getElementById("gallery").textContent);

/* Ends the current task, so that the browser can draw, and the reader can act. */
function nextTask() { return new Promise((done) => setTimeout(done)); }

/* Ends the current task, until the browser has drawn. In a hidden tab, it draws nothing. */
function nextFrame() {
  return new Promise((done) => {
    if (document.hidden) setTimeout(done); else requestAnimationFrame(() => setTimeout(done));
  });
}

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
    document.documentElement.classList.remove("unchanged");
    document.getElementById("scenes-title").textContent = "Your works";
  }
  gallery.cards = scenes.map((scene) => new SceneCard(scene, paints));
  const shown = [...(gallery.starts ?? []).filter(({ headline }) => headline).map((start) => new PresetCard(start, paints)),
    ...gallery.cards];
  if (live?.module && typeof WebAssembly !== "undefined") {
    gallery.liveCard = new LiveCard(live, paints);
    shown.push(gallery.liveCard);
  }
  gallery.list = new SceneList(document.getElementById("scenes"), shown);
  for (const id of ["playground", "swift", "scenes", "install"]) {
    document.getElementById(id).classList.add("built");
    await nextFrame();
  }
  document.documentElement.classList.remove("building");
  for (const button of document.querySelectorAll("[data-copy]")) {
    button.addEventListener("click", () => copy(button.dataset.copy, button));
  }
  await nextFrame();
  gallery.playCard?.start();
  // The browser scrolled to the anchor in the address before all scenes had their sizes. Scroll there again.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  document.querySelector(`main [id="${CSS.escape(location.hash.slice(1))}"]`)?.scrollIntoView({ behavior: "instant" });
}

gallery.ready = build();
