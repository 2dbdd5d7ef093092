/* Puts the page together. */
const gallery = JSON.parse(document.getElementById("gallery").textContent);

function build() {
  const main = document.getElementById("scenes");
  const contents = document.getElementById("contents");
  gallery.cards = [];
  const scenes = [...gallery.scenes];
  // The best first: what changes in an app, then how far it goes.
  if (gallery.live) scenes.splice(1, 0, gallery.live.playground, gallery.live);
  scenes.forEach((scene, index) => {
    const card = makeCard(scene, index + 1);
    main.append(card.element);
    card.fit();
    list(scene, contents);
  });
  if (gallery.live?.module) {
    document.querySelector(".colophon").append(make("p", "",
      `Nothing is recorded beside the heading, under “${gallery.live.playground.title}” and under `
      + `“${gallery.live.title}”: there the engine answers as you scroll.`));
  }
  document.getElementById("hint").textContent = gallery.hint;
  document.querySelectorAll(".take").forEach((place, index) => place.append(...take(index)));
  fade(contents);
  fade(document.querySelector(".swap"));
  openHero();
  followReading();
  // The browser looked for the place in an address before there was any.
  const place = document.getElementById(location.hash.slice(1).split("?")[0] || "none");
  place?.scrollIntoView({ behavior: "instant" });
}

function makeCard(scene, number) {
  const { live, paints } = gallery;
  if (scene === live) return (gallery.liveCard = new LiveCard(live, number, paints));
  if (scene === live?.playground) return (gallery.playCard = new PlayCard(live, number, paints));
  const card = new Card(scene, number, paints);
  gallery.cards.push(card);
  return card;
}

function openHero() {
  const place = document.getElementById("hero");
  if (!gallery.live) return place.remove();
  gallery.hero = new Hero(place, gallery);
  gallery.hero.started = gallery.hero.start();
}

function list(scene, contents) {
  const link = make("a", "", scene.title);
  link.href = `#${scene.id}`;
  const entry = make("li");
  entry.append(link);
  contents.append(entry);
}

/* How to get it, and where to read on. */
function* take(index) {
  const { install, documentation, readme, app } = gallery.links;
  if (install) {
    const block = new CodeBlock(index === 0 ? "Install" : "Install, again");
    block.show([install]);
    yield block.element;
  }
  const links = make("p", "links");
  for (const [text, address] of [
    ["Documentation", documentation], ["README", readme], ["The app for your phone", app]]) {
    if (!address) continue;
    const link = make("a", "", text);
    link.href = address;
    links.append(link);
  }
  yield links;
}

/* Marks the scene being read in the list of scenes. */
function followReading() {
  const links = new Map([...document.querySelectorAll("#contents a")].map(
    (link) => [link.hash.slice(1), link]));
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue;
      links.forEach((link) => link.removeAttribute("aria-current"));
      const link = links.get(entry.target.id);
      link.setAttribute("aria-current", "true");
      const list = link.closest("ol");
      list.scrollTo({ left: link.offsetLeft - list.clientWidth / 2 + link.clientWidth / 2 });
    }
  }, { rootMargin: "-30% 0px -60% 0px" });
  document.querySelectorAll(".scene").forEach((scene) => observer.observe(scene));
}

build();
