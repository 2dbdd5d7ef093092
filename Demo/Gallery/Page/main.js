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
    const link = make("a", "", scene.title);
    link.href = `#${scene.id}`;
    const entry = make("li");
    entry.append(link);
    contents.append(entry);
  });
  document.getElementById("hint").textContent = gallery.hint;
  followReading();
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
