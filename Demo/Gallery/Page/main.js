/* Puts the page together. */
const gallery = JSON.parse(document.getElementById("gallery").textContent);

function build() {
  const main = document.getElementById("scenes");
  const contents = document.getElementById("contents");
  gallery.cards = [];
  const scenes = [...gallery.scenes];
  // The best first: what changes in an app, then how far it goes.
  if (gallery.live) scenes.splice(1, 0, gallery.live);
  scenes.forEach((scene, index) => {
    const card = new (scene === gallery.live ? LiveCard : Card)(scene, index + 1, gallery.paints);
    main.append(card.element);
    card.fit();
    if (scene === gallery.live) gallery.liveCard = card; else gallery.cards.push(card);
    list(scene, contents);
  });
  if (gallery.live?.module) {
    document.querySelector(".colophon").append(make("p", "",
      `Nothing is recorded beside the heading and under “${gallery.live.title}”: there the engine `
      + "answers as you scroll."));
  }
  document.getElementById("hint").textContent = gallery.hint;
  document.querySelectorAll(".take").forEach((place, index) => place.append(...take(index)));
  fade(contents);
  fade(document.querySelector(".swap"));
  openHero();
  followReading();
  // The browser looked for the place in an address before there was any.
  const place = document.getElementById(location.hash.slice(1) || "none");
  place?.scrollIntoView({ behavior: "instant" });
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
