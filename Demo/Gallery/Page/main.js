/* Puts the page together. */
const gallery = JSON.parse(document.getElementById("gallery").textContent);

function build() {
  const main = document.getElementById("scenes");
  const contents = document.getElementById("contents");
  gallery.scenes.forEach((scene, index) => {
    const card = new Card(scene, index + 1, gallery.paints);
    main.append(card.element);
    card.fit();
    gallery.cards = [...(gallery.cards ?? []), card];
    list(scene, contents);
  });
  if (gallery.live) {
    gallery.liveCard = new LiveCard(gallery.live, gallery.scenes.length + 1, gallery.paints);
    main.append(gallery.liveCard.element);
    list(gallery.live, contents);
    if (gallery.live.module) {
      document.querySelector(".colophon").append(make("p", "",
        "Only in the last scene nothing is recorded: there the engine answers as you scroll."));
    }
  }
  document.getElementById("hint").textContent = gallery.hint;
  followReading();
}

function list(scene, contents) {
  const link = make("a", "", scene.title);
  link.href = `#${scene.id}`;
  const entry = make("li");
  entry.append(link);
  contents.append(entry);
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
