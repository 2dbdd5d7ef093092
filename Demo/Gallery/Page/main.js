/* Builds the page. */
const gallery = JSON.parse(document.getElementById("gallery").textContent);

/* Headings and lists appear at once. The rest of each scene is built in a task of its own, so that a slow
   machine stays responsive. */
async function build() {
  const { live, paints, scenes } = gallery;
  gallery.cards = scenes.map((scene) => new SceneCard(scene, paints));
  document.getElementById("scenes").append(...gallery.cards.map(({ element }) => element));
  if (live) openLive(live, paints);
  const place = document.querySelector(`#scenes > [id="${CSS.escape(location.hash.slice(1))}"]`);
  list();
  document.querySelectorAll(".links").forEach((place) => place.append(...links()));
  const { repository, readme } = gallery.links;
  if (repository ?? readme) document.querySelector(".facts").append(" · ", link("source", repository ?? readme));
  for (const card of gallery.cards) {
    await new Promise((done) => setTimeout(done));
    await card.start();
  }
  // The browser scrolled to the anchor in the address before all scenes had their sizes. Scroll there again.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  place?.scrollIntoView({ behavior: "instant" });
}

/* The playground comes first, and the million items are the first scene. */
function openLive(live, paints) {
  gallery.playCard = new PlayCard(live, paints);
  document.getElementById("first").append(gallery.playCard.element);
  gallery.liveCard = new LiveCard(live, paints);
  document.getElementById("scenes").prepend(gallery.liveCard.element);
  if (!live.module) return;
  gallery.playCard.start().then(() => {
    if (gallery.playCard.screen) gallery.drift = new Drift(gallery.playCard);
  });
}

function list() {
  document.getElementById("contents").append(
    ...[...document.querySelectorAll("#scenes .scene")].map((scene) => {
      const entry = make("li");
      entry.append(link(scene.querySelector("h2").textContent, `#${scene.id}`));
      return entry;
    }));
}

function links() {
  const { documentation, readme, app } = gallery.links;
  return [["Documentation", documentation], ["README", readme], ["The app for your phone", app]]
    .filter(([, address]) => address).map(([text, address]) => link(text, address));
}

gallery.ready = build();
