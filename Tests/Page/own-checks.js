/* The functions that Tests/Page/check-page runs with the reader's pictures, before and after a reload. */
const ownChecks = {
  files() {
    return [[64, 48], [40, 80]].map(([width, height], index) => {
      const canvas = Object.assign(document.createElement("canvas"), { width, height });
      canvas.getContext("2d").fillStyle = "#00f";
      canvas.getContext("2d").fillRect(0, 0, width, height);
      const bytes = Uint8Array.from(atob(canvas.toDataURL().split(",")[1]), (c) => c.charCodeAt(0));
      return new File([bytes], `picture-${index}.png`, { type: "image/png" });
    });
  },

  /* Drops files, and waits until the first one, which is 64 pixels wide, is visible. */
  async drop({ element, screen }, files) {
    const data = new DataTransfer();
    for (const file of files) data.items.add(file);
    element.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true }));
    await until(() => screen.world.querySelector("img")?.naturalWidth === 64);
  },

  /* A few pictures are in one section, at the top. A button says that the copied link is without them. */
  async few() {
    const { playCard: card } = gallery;
    const wrong = [];
    await playChecks.open("#playground?sections=4&by=1&header=44");
    card.screen.scrollTo(700);
    await ownChecks.drop(card, ownChecks.files());
    const { engine: { link }, screen: { offset } } = card;
    if (link !== "by=1&header=44" || offset !== 0) wrong.push(`a few pictures are at ${offset} of ${link}`);
    let copied = "";
    Object.defineProperty(navigator, "clipboard",
      { value: { writeText: async (text) => { copied = text; } }, configurable: true });
    const button = [...card.element.querySelectorAll(".bar-row button")].find(
      ({ textContent }) => textContent === "Copy link");
    button.click();
    await until(() => button.textContent !== "Copy link");
    if (button.textContent !== "Copied, without your pictures" || !copied.endsWith(`#playground?${link}`)) {
      wrong.push(`${copied} is copied, and said is ${button.textContent}`);
    }
    return wrong;
  },

  /* After a reload, the sizes are kept. Files that are chosen again have their old positions. */
  async again() {
    const { playCard: card } = gallery;
    await card.start();
    await until(() => document.querySelector(".starts .last"));
    document.querySelector(".starts .last").click();
    await until(() => card.shown.pictures.length === 2);
    const wrong = [];
    const say = () => wrong.push(`${card.shown.pictures.length} pictures, and said is ${card.sources.message.textContent}`);
    if (card.sources.message.textContent
      !== "2 pictures. Their sizes were kept. Add the files again to see them.") say();
    await ownChecks.drop(card, ownChecks.files().reverse());
    const names = card.shown.pictures.filter(({ url }) => url).map(({ name }) => name).join();
    if (names !== "picture-0.png,picture-1.png" || card.sources.message.textContent !== "2 pictures.") say();
    card.sources.sampleButton.click();
    return wrong;
  },
};
